import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toTheLastTurns } from './fixtures/late.js';
import { goInside } from './fixtures/local.js';
import { answerOnBoard, withoutList } from './fixtures/on-board.js';
import {
  answered,
  answerOnce,
  clickLit,
  myTurn,
  newLocalTable,
  options,
  pointAt,
  question,
} from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** A whole game is played by `scripts/adrenaline-game.mjs`: here its beginning and its end. */
const BEGINNING = 8;

test('a game by mouse on the board alone, without the list; its end, its replay, its record', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await withoutList(page);
  for (let n = 0; n < BEGINNING && (await myTurn(page)) === 'asked'; n++) await answerOnBoard(page, n);
  await toTheLastTurns(page);
  await withoutList(page);
  for (let n = 0; (await myTurn(page)) === 'asked'; n++) await answerOnBoard(page, n);

  const total = (await page.locator('.scores .total').allTextContents()).map(Number);
  expect(total).toHaveLength(3);
  expect(total).toEqual(total.toSorted((a, b) => b - a));
  for (const column of [0, 1, 2]) {
    const parts = await page.locator(`.scores tbody tr td:nth-of-type(${column + 1})`).allTextContents();
    expect(parts.reduce((sum, p) => sum + (Number(p) || 0), 0)).toBe(total[column]);
  }
  expect(await page.locator('.plot path').count()).toBe(3);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('the match ends exactly like this').waitFor();
  expect(await page.locator('.checks .wrong').count()).toBe(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const record = await (await saved).createReadStream().then(buffer);

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Next kill' }).click();
  const step = await page.locator('.step-of').textContent();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.waitForURL(/at=\d+/);
  const tokens = await page.locator('.board .wounds').count();
  await page.reload();
  await page.locator('.step-of').waitFor();
  expect(await page.locator('.step-of').textContent()).toBe(step);
  expect(await page.locator('.board .wounds').count()).toBe(tokens);
  await page.getByRole('button', { name: 'One step on' }).click();
  expect(await page.locator('.step-of').textContent()).not.toBe(step);
  await page.locator('.controls select').first().selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();

  await goInside(page, '/replay');
  const file = page.locator('input[type=file]');
  const garbled = Buffer.from('{"format":1,"game":"adrenaline"}');
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: garbled });
  await page.getByRole('alert').waitFor();
  await file.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: record });
  await page.waitForURL(/\/replay\/b\//);
  await page.getByRole('slider').fill(await page.getByRole('slider').getAttribute('max').then(String));
  expect((await page.locator('.scores .total').allTextContents()).map(Number)).toEqual(total);
  expect(page.faults).toEqual([]);
}, 300_000);

/** What is free is taken back; what blocks the rest is said. */
const takenBack = async (page: Page): Promise<void> => {
  const [asked, offered] = [await question(page), await options(page).allTextContents()];
  await answered(page, () => options(page).filter({ hasText: 'Run' }).click());
  await page.locator('.board .lit').first().waitFor();
  await page.locator('.undo-more').click();
  const menu = page.locator('.undo-box .menu');
  expect(await menu.textContent()).toContain('1 decision');
  expect(await menu.textContent()).toMatch(/Before that, .+/);
  await answered(page, () => page.locator('.undo').click());
  expect(await question(page)).toBe(asked);
  expect(await options(page).allTextContents()).toEqual(offered);
};

/** What may not be chosen says why, on the board and in the list, with its rule. */
const saysWhyNot = async (page: Page): Promise<void> => {
  await answered(page, () => options(page).filter({ hasText: 'Run' }).click());
  await page.locator('.board .quiet').first().waitFor();
  await pointAt(page, '.board .quiet');
  const why = page.locator('.inspector .why-not');
  await why.filter({ hasText: /Why not\?.*ADR-RUN-01/ }).waitFor();
  await page.mouse.move(5, 5);
  await why.waitFor({ state: 'detached' });
  await page.locator('.illegal summary').click();
  await page.locator('.illegal li').first().getByRole('button', { name: 'Rule ADR-RUN-01' }).waitFor();

  await pointAt(page, '.board .lit');
  await page.locator('.board .preview').waitFor();
  expect(await page.locator('.board .preview path').count()).toBeGreaterThan(0);
  await answered(page, async () => expect(await clickLit(page, 0)).toBe(true));
};

/** The same is asked again after a reload; the log can go back before it. */
const comesBack = async (page: Page): Promise<void> => {
  const [asked, offered] = [await question(page), await options(page).allTextContents()];
  const lines = await page.locator('.log .line').count();
  await page.reload();
  await myTurn(page);
  expect(await question(page)).toBe(asked);
  expect(await options(page).allTextContents()).toEqual(offered);
  expect(await page.locator('.log .line').count()).toBe(lines);

  await page.locator('.log .fold-text', { hasText: 'Setting up' }).click();
  await page.locator('.log .line-text').nth(12).click();
  await page.locator('.past').waitFor();
  expect(await page.locator('.board .lit').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.past').waitFor({ state: 'detached' });
  await page.locator('.line-rules').last().click();
  await page.locator('.line-open .rule-text').first().waitFor();
  expect(await page.locator('.line-open .rule-text [lang]').count()).toBe(2);
};

test('undo takes back what is free; what may not be chosen says why; a reload in mid-question asks the same again, and the log goes back before it', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await myTurn(page);
  await answerOnce(page, 0);
  await myTurn(page);
  await takenBack(page);
  await saysWhyNot(page);
  await myTurn(page);
  await comesBack(page);
  expect(page.faults).toEqual([]);
});

test('what others do is told one after the other, and one key skips it', async () => {
  const page = await at.visit({ motion: 'full' });
  // What is told passes: the page itself notes that it said how long it still takes, beside the button that skips it.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (
        document.querySelector('.telling:has(.skip:enabled) .time-left') &&
        document.querySelector('.caption')
      )
        document.documentElement.dataset.told = 'yes';
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  });
  await newLocalTable(page);
  const isTold = () => page.evaluate(() => document.documentElement.dataset.told === 'yes');
  for (let n = 0; n < 30 && !(await isTold()); n++) {
    await page.locator('html[data-told], .ask .option:enabled').first().waitFor();
    if (!(await isTold())) await answerOnce(page, n);
  }
  expect(await isTold()).toBe(true);
  await page.keyboard.press('s');
  await page.locator('.skip:enabled').waitFor({ state: 'detached' });
  // It is told faster or slower from now on, by keys and in the settings.
  const pace = () => page.evaluate(() => JSON.parse(localStorage.getItem('potyczka-prefs') ?? '{}').pace);
  await page.keyboard.press('.');
  await expect.poll(pace).toBe('fast');
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await expect.poll(pace).toBe('slow');
  await goInside(page, '/settings');
  await page.getByLabel('slowly').and(page.locator(':checked')).waitFor();
});
