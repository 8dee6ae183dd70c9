import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { myTurn, options } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

const n = (page: Page): Promise<string | null> => page.locator('.match').getAttribute('data-n');

/** Chooses what is called so, and waits for what comes next. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  await myTurn(page);
  const before = await n(page);
  await options(page).filter({ hasText: name }).first().click();
  await page.waitForFunction(
    was =>
      document.querySelector('.match')?.getAttribute('data-n') !== was ||
      document.querySelector('.end') !== null,
    before,
  );
};

/** Answers the first thing until the match is over. */
const toTheEnd = async (page: Page, leave: RegExp): Promise<void> => {
  for (let k = 0; k < 12 && (await myTurn(page)) !== 'over'; k++) {
    const leaves = await options(page).filter({ hasText: leave }).count();
    await choose(page, leaves > 0 ? leave : /./);
  }
  await page.locator('.end a', { hasText: 'Wróć do kampanii' }).click();
  await page.locator('.campaign .offers').waitFor();
};

const offer = (page: Page, name: string | RegExp) => page.locator('.offers button', { hasText: name });

test('a party is founded, visits the city, sets out and begins a scenario; a reload and a file keep it', async () => {
  const page = await at.visit({ lang: 'pl' });
  await bringAxe(page);
  await page.goto('/campaign/gloomhaven');
  await page.locator('.campaigns input').first().fill('Próba');
  await page.locator('.campaigns button[type=submit]').click();
  await offer(page, /Załóż/).click();
  await page.locator('.match').waitFor();
  await choose(page, /Lumen/);
  for (const [hero, name] of [
    ['Kark', 'Arda'],
    ['Druciarz', 'Belko'],
  ] as const) {
    await choose(page, /Stwórz/);
    await choose(page, new RegExp(hero));
    await choose(page, new RegExp(name));
    await choose(page, /:/);
  }
  await choose(page, /Arda:\szakupy/);
  await choose(page, /\(10\s/);
  await toTheEnd(page, /Opuść\smiasto/);
  expect(await page.locator('.glmc-hero').count()).toBe(2);
  expect(await page.locator('.glmc-hero').first().innerText()).toContain('20 złota');
  expect(await seriousProblems(page)).toEqual([]);
  await page.reload();
  await offer(page, /Wyrusz/).click();
  await page.locator('.match').waitFor();
  await choose(page, /Czarny\sKurhan(?!,)/);
  await choose(page, /Poziom\s1/);
  await toTheEnd(page, /nothing/);
  await offer(page, /Zagraj:\s1\.\sCzarny\sKurhan/).click();
  await page.locator('.match').waitFor();
  await myTurn(page);
  await page.goto('/campaign/gloomhaven');
  await page.locator('.campaigns .tables a', { hasText: /Próba · 2\swpisy/ }).click();
  await page.locator('a', { hasText: /Wróć do rozdziału/ }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('button', { hasText: 'Zapisz do pliku' }).click(),
  ]);
  await page.goto('/campaign/gloomhaven');
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const buffer = Buffer.concat(parts);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  await offer(page, /Zagraj:\s1\.\sCzarny\sKurhan/).waitFor();
  expect(page.faults).toEqual([]);
}, 240_000);
