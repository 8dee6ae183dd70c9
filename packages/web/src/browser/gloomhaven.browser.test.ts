import { figureName } from '@potyczka/gloomhaven/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { clickLit, myTurn, options, pointAt, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Scenario 1, alone with two heroes, in the browser. */
const alone = async (page: Page): Promise<void> => {
  await page.goto('/new/gloomhaven');
  await page.locator('input[type=radio][name=players]').first().check();
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.match').waitFor();
  await myTurn(page);
};

/** What tells one question from the next, also while an answer is said piece by piece. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const n = document.querySelector('.match')?.getAttribute('data-n');
    const prompt = document.querySelector('.ask h2.prompt')?.textContent;
    return `${n} ${prompt} ${document.querySelectorAll('.ask .option').length}`;
  });

/** Clicks what is lit: cards of the hand, halves, the board; else the last button, which is mostly to do without. */
const clickOn = async (page: Page): Promise<void> => {
  const before = await asked(page);
  const cards = page.locator('.held.lit:not(.taken), .half.lit').first();
  if ((await cards.count()) > 0) await cards.click({ position: { x: 70, y: 45 } });
  else if (!(await clickLit(page, 0)) && !(await clickLit(page, 1))) await options(page).last().click();
  await page.waitForFunction(was => {
    const n = document.querySelector('.match')?.getAttribute('data-n');
    const prompt = document.querySelector('.ask h2.prompt')?.textContent;
    return `${n} ${prompt} ${document.querySelectorAll('.ask .option').length}` !== was;
  }, before);
  await myTurn(page);
};

const round = async (page: Page): Promise<number> =>
  Number(/(\d+)$/.exec((await page.locator('h1.where').textContent()) ?? '')?.[1]);

test('scenario 1 is begun alone with two heroes, and a whole round is played by clicking what is lit', async () => {
  const page = await at.visit({ lang: 'pl' });
  await alone(page);
  for (let n = 0; n < 80 && (await round(page)) < 2; n++) await clickOn(page);
  expect(await round(page)).toBe(2);
  expect(await page.locator('.board .figure').count()).toBeGreaterThan(0);
  const text = (await page.locator('.match').innerText()).toLowerCase();
  for (const name of ['brute', 'spellweaver', 'bandit-guard', 'item-1'])
    expect(text).not.toContain(figureName('en', name).toLowerCase());
  expect(text).not.toMatch(/\b(round|hand|attack|discarded|lost|monsters|initiative|goal)\b/);
  expect(page.faults).toEqual([]);
}, 180_000);

/** To the first choice of cards. */
const toCards = async (page: Page): Promise<void> => {
  for (let n = 0; n < 8 && !/dwie karty/.test(await question(page)); n++) {
    const before = await asked(page);
    await options(page).first().click();
    if (await page.locator('.ask .confirm:enabled').count()) await page.locator('.ask .confirm').click();
    await page.waitForFunction(
      was => !was.includes(document.querySelector('.ask h2.prompt')?.textContent ?? '?'),
      before,
    );
    await myTurn(page);
  }
};

test('two cards are chosen on the hand, the first leads, and it can be taken back', async () => {
  const page = await at.visit({ lang: 'pl' });
  await alone(page);
  await toCards(page);
  const cards = page.locator('.hand .held');
  await cards.nth(1).click({ position: { x: 20, y: 60 } });
  await page.locator('.held.taken .place-of', { hasText: '1' }).waitFor();
  const lead = await cards.nth(1).locator('.seam').textContent();
  expect(await page.locator('.initiative-note b').textContent()).toBe(lead);
  await cards.nth(1).click({ position: { x: 20, y: 60 } });
  await page.locator('.held.taken').waitFor({ state: 'detached' });
  expect(page.faults).toEqual([]);
}, 120_000);

test.each([false, true])(
  'cards and map have nothing that axe finds serious; on a phone: %s',
  async phone => {
    const page = await at.visit({ lang: 'pl', phone });
    await bringAxe(page);
    await alone(page);
    await toCards(page);
    expect(await seriousProblems(page)).toEqual([]);
    if (phone) {
      await options(page).nth(0).tap();
      await page.locator('.ask h2.prompt', { hasText: 'Która karta druga' }).waitFor();
      await options(page).nth(2).tap();
      await page.locator('.ask .confirm').tap();
      await page.locator('.ask h2.prompt', { hasText: 'Tkaczka' }).waitFor();
    } else await pointAt(page, '.board .figure');
    expect(page.faults).toEqual([]);
  },
  180_000,
);
