import { readFileSync } from 'node:fs';
import { figureName } from '@potyczka/gloomhaven/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { clickOn } from './fixtures/gloomhaven.js';
import { keptOf } from './fixtures/kept.js';
import { myTurn, options } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { playByProtocol } from './fixtures/tables.js';

const at = stand(startServer);

const KEPT = new URL('../../../games/gloomhaven/src/campaign/fixtures/kept-1.json', import.meta.url);

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

/** Answers the first thing until the match is over, and goes back to the campaign. */
const toTheEnd = async (page: Page, leave: RegExp): Promise<void> => {
  for (let k = 0; k < 20 && (await myTurn(page)) !== 'over'; k++) {
    const leaves = await options(page).filter({ hasText: leave }).count();
    await choose(page, leaves > 0 ? leave : /./);
  }
  await back(page);
};

const back = async (page: Page): Promise<void> => {
  await page.locator('.end a', { hasText: 'Wróć do kampanii' }).click();
  await page.locator('.campaign .offers').waitFor();
  await pastScenes(page);
};

/** What was unlocked is looked at, one scene after the other, and does not come back. */
const pastScenes = async (page: Page): Promise<void> => {
  for (let k = 0; k < 9 && (await page.locator('.glmc-unveiling').count()) > 0; k++)
    await page.locator('.glmc-unveiling button').first().click();
  expect(await page.locator('.glmc-veil').count()).toBe(0);
};

/** Through what is due, to the free choice in the city. */
const toTheCity = async (page: Page): Promise<void> => {
  await page.locator('.match').waitFor();
  for (let k = 0; k < 12 && (await myTurn(page)) === 'asked'; k++) {
    if ((await page.locator('.glmc-town').count()) > 0) return;
    await choose(page, /./);
  }
};

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] as string;

/** All that can be read or seen of a page that somebody may lose: every sheet opened, every figure with its place. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('.glmc details')) folded.open = true;
    const texts = [...document.querySelectorAll<HTMLElement>('.campaign, .ask, .glmc-counter, .glmc-mine')];
    const figures = [...document.querySelectorAll('.board [data-el], .glmc-map .place')];
    return [
      ...texts.map(el => el.innerText.replaceAll(/\s+/g, ' ')),
      ...figures.map(el => `${el.getAttribute('data-el')} ${el.getAttribute('transform')}`).sort(),
    ];
  });

/** Reloads, and finds everything as it was. */
const again = async (page: Page, sign: string): Promise<void> => {
  await page.locator(sign).first().waitFor();
  // Tales are loaded by themselves.
  await page.locator('.tale-wait').first().waitFor({ state: 'detached' });
  const before = await shown(page);
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await page.locator(sign).first().waitFor();
  await expect.poll(() => shown(page), { timeout: 30_000 }).toEqual(before);
};

const offer = (page: Page, name: RegExp) => page.locator('.offers button', { hasText: name });
const chapters = (page: Page, count: number) =>
  page.locator('.campaign h2', { hasText: new RegExp(`^${count}\\s`) }).waitFor();

const begin = async (page: Page, name: string, people: string, place: string): Promise<void> => {
  await page.goto('/campaign/gloomhaven');
  const form = page.locator('.campaigns form');
  await form.locator('input').first().fill(name);
  await form.locator('select').nth(0).selectOption(people);
  await form.locator('select').nth(1).selectOption(place);
  await form.locator('button[type=submit]').click();
  await page.locator('.campaign .offers').waitFor();
};

/** Until the whole of the game is kept in this browser: from then on it needs no connection. */
const untilKept = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/learn/gloomhaven-campaign');
  for (const part of ['gloomhaven-rules', 'gloomhaven-campaign-rules', 'gloomhaven-campaign-ui'])
    await expect.poll(() => keptOf(page, part), { timeout: 60_000 }).toBeGreaterThan(0);
};

const hero = async (page: Page, figure: string, name: string): Promise<void> => {
  await choose(page, /Stwórz/);
  await choose(page, new RegExp(figure));
  await choose(page, new RegExp(name));
  await choose(page, /:/);
};

/** Chapters out into a file, as a person gets them. */
const fileOf = async (page: Page): Promise<Buffer> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('button', { hasText: 'Zapisz do pliku' }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const bring = async (page: Page, buffer: Buffer, place = 'browser'): Promise<void> => {
  await page.goto('/campaign/gloomhaven');
  await page.locator('section.form-part select').selectOption(place);
  const file = { name: 'campaign.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
};

test('two browsers in one campaign on the server: a party, the road, scenario 1, the city, a purchase, the road, the next one', async () => {
  const [ann, bob] = [await at.visit({ lang: 'pl' }), await at.visit({ lang: 'pl', phone: true })];
  await begin(ann, 'Wspólna', '2', 'server');
  const link = await ann.locator('.chair-link').inputValue();
  await bob.goto(link);
  await bob.locator('.campaign .offers').waitFor();
  await ann.locator('.chair-link').waitFor({ state: 'detached' });
  await offer(ann, /Załóż/).click();
  await ann.locator('.match').waitFor();
  await choose(ann, /Lumen/);
  await hero(ann, 'Kark', 'Arda');
  await choose(ann, /Arda:\szakupy/);
  await choose(ann, /\(10\s/);
  await choose(ann, /Gotowe/);
  await bob.locator('a', { hasText: /Wróć do rozdziału/ }).click();
  await bob.locator('.match').waitFor();
  await hero(bob, 'Druciarz', 'Belko');
  await choose(bob, /Gotowe|Opuść/);
  await choose(ann, /Opuść\smiasto|Gotowe/);
  await bob.locator('.end').waitFor();
  await back(ann);
  await chapters(ann, 1);
  expect(await ann.locator('.glmc-hero').count()).toBe(2);
  expect(await ann.locator('.glmc-quest').count()).toBe(1);
  await again(ann, '.offers');
  await offer(ann, /Wyrusz/).click();
  await ann.locator('.match').waitFor();
  await choose(ann, /Czarny\sKurhan(?!,)/);
  await choose(ann, /Poziom\s0/);
  await again(ann, '.glmc-event.road');
  await Promise.all([playByProtocol(ann, tableOf(ann)), playByProtocol(bob, tableOf(ann))]);
  await back(ann);
  await offer(ann, /Zagraj:\s1\.\sCzarny\sKurhan/).click();
  await ann.locator('.match').waitFor();
  await Promise.all([playByProtocol(ann, tableOf(ann)), playByProtocol(bob, tableOf(ann))]);
  await back(ann);
  await chapters(ann, 3);
  await offer(ann, /Odwiedź/).click();
  await toTheCity(ann);
  // Another tab of the same person follows, and goes on.
  const tab = await ann.context().newPage();
  await tab.goto(ann.url());
  await choose(tab, /Arda:\szakupy/);
  await ann.locator('.glmc-ware.lit').first().waitFor();
  await choose(ann, /\d\sszt\. złota\)/);
  await tab.locator('.glmc-town').waitFor();
  await tab.close();
  await choose(ann, /Gotowe/);
  await bob.goto(ann.url());
  await toTheCity(bob);
  await choose(bob, /Opuść\smiasto/);
  await back(ann);
  await chapters(ann, 4);
  await offer(ann, /Wyrusz/).click();
  await ann.locator('.match').waitFor();
  await Promise.all([playByProtocol(ann, tableOf(ann)), playByProtocol(bob, tableOf(ann))]);
  await back(ann);
  await offer(ann, /Zagraj:/).click();
  await ann.locator('.match').waitFor();
  await bob.goto('/');
  await bob.locator('.my-campaigns a').first().click();
  await bob.locator('a', { hasText: /Wróć do rozdziału/ }).waitFor();
  await Promise.all([playByProtocol(ann, tableOf(ann)), playByProtocol(bob, tableOf(ann))]);
  await back(ann);
  await chapters(ann, 6);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
}, 300_000);

test('alone and without a connection: a party, the shop, the road, and scenario 1 by clicking what is lit; every page stands a reload', async () => {
  const page = await at.visit({ lang: 'pl', keeps: true });
  await untilKept(page);
  await page.context().setOffline(true);
  await begin(page, 'Odludna', '1', 'browser');
  await offer(page, /Załóż/).click();
  await page.locator('.match').waitFor();
  await choose(page, /Lumen/);
  await choose(page, /Stwórz/);
  await again(page, '.glmc-classcard.lit');
  await choose(page, /Kark/);
  await choose(page, /Arda/);
  await again(page, '.glmc-questcard.lit');
  await choose(page, /:/);
  await hero(page, 'Tkaczka', 'Belko');
  await choose(page, /Arda:\szakupy/);
  await choose(page, /\(10\s/);
  await again(page, '.glmc-town .lit');
  await choose(page, /Gotowe|Opuść/);
  await back(page);
  await again(page, '.glmc-hero');
  await offer(page, /Wyrusz/).click();
  await page.locator('.match').waitFor();
  await again(page, '.glmc-map .place.lit');
  await choose(page, /Czarny\sKurhan(?!,)/);
  await choose(page, /Poziom\s0/);
  await again(page, '.glmc-event.road .lit');
  await choose(page, /./);
  await myTurn(page);
  await toTheEnd(page, /./);
  expect(await page.locator('.glmc-ahead').innerText()).toContain('Opowiadamy własnymi słowami');
  await offer(page, /Zagraj:\s1\.\sCzarny\sKurhan/).click();
  await page.locator('.match').waitFor();
  await myTurn(page);
  for (let n = 0; n < 400 && (await clickOn(page)) === 'asked'; n++)
    if (n === 30) await again(page, '.board .figure');
  await page.locator('.end h2', { hasText: /Porażka|Zwycięż/ }).waitFor();
  const text = (await page.locator('.match').innerText()).toLowerCase();
  for (const name of ['brute', 'spellweaver', 'bandit-guard'])
    expect(text).not.toContain(figureName('en', name).toLowerCase());
  expect(text).not.toMatch(/\b(round|hand|attack|discarded|lost|monsters|initiative|goal|damage)\b/);
  const rows = await page.locator('.end .scores tbody th').allTextContents();
  expect(rows).toEqual(expect.arrayContaining(['zabite potwory', 'złoto', 'doświadczenie']));
  expect(await page.locator('.end .plot path').count()).toBe(2);
  await back(page);
  await chapters(page, 3);
  await again(page, '.glmc-journal li');
  expect(page.faults).toEqual([]);
}, 300_000);

test('a kept campaign from a file: level up, enhance, buy; reloaded, without a connection, out again, to the server, on the road and into the next scenario', async () => {
  const page = await at.visit({ lang: 'pl', keeps: true });
  await bringAxe(page);
  await untilKept(page);
  await bring(page, readFileSync(KEPT));
  await chapters(page, 116);
  expect(await seriousProblems(page)).toEqual([]);
  // From the first page to the next decision: two clicks.
  await page.goto('/');
  await page.locator('.my-campaigns a').first().click();
  await offer(page, /Odwiedź/).click();
  await page.locator('.match').waitFor();
  await myTurn(page);
  expect(await page.locator('.glmc-cards .glmc-card').count()).toBeGreaterThanOrEqual(2);
  expect(await seriousProblems(page)).toEqual([]);
  await page.context().setOffline(true);
  await again(page, '.glmc-cards .glmc-card.lit');
  await choose(page, /./);
  await choose(page, /./);
  await again(page, '.glmc-town .lit');
  await choose(page, /Cirra:\swzmocnienie/);
  await choose(page, /Dudniące\snatarcie/);
  await again(page, '.glmc-spot.lit');
  await choose(page, /Dół:/);
  await again(page, '.glmc-price.lit');
  expect(await page.locator('.glmc-price').first().innerText()).toContain('30 + 0 + 0 = 30');
  await choose(page, /\+1/);
  await choose(page, /Falk:\szakupy/);
  await again(page, '.glmc-ware.lit');
  await choose(page, /Wróć|\d/);
  await toTheEnd(page, /Opuść\smiasto/);
  await chapters(page, 117);
  await again(page, '.glmc-journal li');
  await page.context().setOffline(false);
  const file = await fileOf(page);
  expect(JSON.parse(String(file)).chapters).toHaveLength(117);
  await bring(page, file, 'server');
  await page.waitForURL(/\/campaign\/t\//);
  await chapters(page, 117);
  await again(page, '.offers');
  await offer(page, /Wyrusz/).click();
  await page.locator('.match').waitFor();
  await page.locator('.glmc-map .place.lit').first().waitFor();
  await again(page, '.glmc-map .place.lit');
  await playByProtocol(page, tableOf(page));
  await back(page);
  await chapters(page, 118);
  await offer(page, /Zagraj:/).click();
  expect(await myTurn(page)).toBe('asked');
  const forged = String(file).replace('"gold":', '"gold":-');
  await bring(page, Buffer.from(forged));
  await page.getByText(/nie wynika z poprzednich/).waitFor();
  expect(page.faults).toEqual([]);
}, 300_000);

test('lessons of the campaign are played, and what is unlocked is a scene that one remembers', async () => {
  const page = await at.visit({ lang: 'pl' });
  await bringAxe(page);
  await page.goto('/campaign/gloomhaven');
  await page.locator('main a', { hasText: 'Nauka' }).click();
  await page.locator('.learn-steps li').nth(11).waitFor();
  await page.goto('/learn/gloomhaven-campaign/retire');
  await page.locator('.glmc-house', { hasText: 'Stan spoczynku' }).locator('.lit').click();
  const scene = page.locator('.glmc-unveiling');
  await scene.locator('h2', { hasText: 'Spełnione życie' }).waitFor();
  await page.keyboard.press('Enter');
  await scene.locator('h2', { hasText: 'Kwatermistrz' }).waitFor();
  expect(await scene.locator('.glmc-envelope').count()).toBe(1);
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await scene.waitFor({ state: 'detached' });
  await page.locator('.coach-verdict .primary').click();
  await page.locator('.glmc-map .place.lit').click();
  await options(page)
    .filter({ hasText: /Poziom\s1/ })
    .click();
  await page.locator('.coach-verdict .primary').click();
  await page.locator('.glmc-way.lit').first().click();
  await page.locator('.coach-verdict .primary', { hasText: 'Nowa kampania' }).click();
  await page.waitForURL(/campaign\/gloomhaven$/);
  expect(page.faults).toEqual([]);
}, 120_000);
