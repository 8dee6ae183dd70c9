import { figureName } from '@potyczka/gloomhaven/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  again,
  back,
  begin,
  chapters,
  choose,
  hero,
  offer,
  toShortlyBefore,
  toTheEnd,
  untilKept,
} from './fixtures/campaign.js';
import { clickOn } from './fixtures/gloomhaven.js';
import { clickLit, myTurn, options, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** A whole scenario is played by `scripts/click-match.mjs`: here its beginning, and its last decisions. */
const BEGINNING = 9;
const LEFT = 12;

/** The most clicks from founding a campaign to the first cards. */
const FEW_CLICKS = 12;

/** One click of somebody who takes what is proposed, and the first of what is left. */
const clickHurriedly = async (page: Page): Promise<number> => {
  const proposed = page.locator('.ask .propose');
  const confirm = page.locator('.ask .confirm:enabled:not(.propose)');
  const before = await page.locator('.ask').getAttribute('data-question');
  let clicks = 1;
  if ((await proposed.count()) > 0) {
    await proposed.click();
    clicks++;
  }
  if ((await confirm.count()) > 0) await confirm.click();
  else if ((await options(page).count()) > 0) await options(page).first().click();
  else await clickLit(page, 0);
  await page.waitForFunction(
    was => document.querySelector('.ask')?.getAttribute('data-question') !== was,
    before,
  );
  return clicks;
};

test('heroes picked and named on the form go straight to the first scenario: few clicks to the first cards, and the names stay', async () => {
  const page = await at.visit({ lang: 'pl' });
  await page.goto('/campaign/gloomhaven');
  await page.locator('.glmc-picker .goes').nth(1).waitFor();
  await page.locator('.campaigns form input').first().fill('Kompania');
  await page.locator('.glmc-picker input').first().fill('Żaneta');
  await page.locator('.campaigns form button[type=submit]').click();
  let clicks = 1;
  await page.locator('.glmc-event.road .lit').first().click();
  await page.locator('.glmc-outcome button').click();
  await page.locator('.end button.primary').click();
  clicks += 3;
  await page.locator('.glm-people').waitFor();
  for (let n = 0; n < 12 && !/dwie karty/.test(await question(page)); n++) {
    await myTurn(page);
    if (!/dwie karty/.test(await question(page))) clicks += await clickHurriedly(page);
    await myTurn(page);
  }
  expect(await question(page)).toMatch(/dwie karty/);
  expect(clicks).toBeLessThanOrEqual(FEW_CLICKS);
  expect(await page.locator('.glm-people').innerText()).toContain('Żaneta · Kark');
  expect(page.faults).toEqual([]);
}, 180_000);

test('alone and without a connection: a party, the shop, the road, and beginning and end of scenario 1 by clicking what is lit; every page stands a reload', async () => {
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
  await choose(page, /:/);
  await choose(page, /Arda\s?kupuje/);
  await choose(page, /\(10\s/);
  await again(page, '.glmc-town .lit');
  await choose(page, /Gotowe|Opuść/);
  await back(page);
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
  for (let n = 0; n < BEGINNING; n++) expect(await clickOn(page)).toBe('asked');
  await again(page, '.board .figure');
  await toShortlyBefore(page, LEFT);
  await myTurn(page);
  for (let n = 0; n < 200 && (await clickOn(page)) === 'asked'; n++);
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
  await again(page, '.glmc-hero, .glmc-journal li');
  expect(page.faults).toEqual([]);
}, 300_000);
