import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitLater } from './fixtures/late.js';
import { goInside } from './fixtures/local.js';
import { answerOnce, myTurn } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** So many decisions fill a log. */
const DECISIONS = 60;

const lastLine = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('.log .line')].at(-1)?.textContent ?? '');

/** Answers until something more is told: nothing happens while I am asked. */
const toldMore = async (page: Page, n = 0): Promise<void> => {
  const before = await lastLine(page);
  while ((await lastLine(page)) === before) {
    await myTurn(page);
    await answerOnce(page, n);
    await myTurn(page);
  }
};

const scrolled = (page: Page): Promise<{ top: number; left: number }> =>
  page.locator('.log-lines').evaluate(el => ({
    top: el.scrollTop,
    left: el.scrollHeight - el.scrollTop - el.clientHeight,
  }));

/** Scrolls up as a reader does: again, should a line have come in the very same moment. */
const readAt = async (page: Page, top: number): Promise<void> => {
  const tryIt = (el: Element, to: number): Promise<boolean> =>
    new Promise(resolve => {
      el.scrollTo(0, to);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(el.scrollTop === to)));
    });
  while (!(await page.locator('.log-lines').evaluate(tryIt, top)));
};

/** The log goes along with what happens, until somebody reads further up. */
const follows = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'In short' }).click();
  await toldMore(page);
  expect(await page.locator('.log .line').count()).toBeGreaterThan(40);
  expect((await scrolled(page)).left).toBeLessThan(40);
  await readAt(page, 60);
  const read = await page.locator('.log .line').nth(5).textContent();
  const fresh = page.getByRole('button', { name: 'New lines' });
  await toldMore(page);
  await fresh.waitFor();
  expect((await scrolled(page)).top).toBe(60);
  expect(await page.locator('.log .line').nth(5).textContent()).toBe(read);
  await fresh.click();
  await fresh.waitFor({ state: 'detached' });
  await toldMore(page);
  expect((await scrolled(page)).left).toBeLessThan(40);
  expect(await fresh.count()).toBe(0);
};

/** Turns that are over are folded, each for itself and all of them at once. */
const folds = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'In short' }).click();
  await page.locator('.log .turn-head').nth(4).waitFor();
  const first = page.locator('.log .turn-head').first();
  expect(await first.locator('.line-fold').getAttribute('aria-expanded')).toBe('false');
  const second = page.locator('.log .line').nth(1);
  expect(await second.getAttribute('class')).toContain('turn-head');
  await first.locator('.line-fold').click();
  expect(await second.getAttribute('class')).not.toContain('turn-head');
  await page.getByRole('button', { name: 'In short' }).click();
  expect(await page.locator('.log .line-fold[aria-expanded=false]').count()).toBe(0);
};

/** In a replay setting up is folded as well, and the lines of one player can be read alone. */
const replayed = async (page: Page): Promise<void> => {
  await goInside(page, '/replay');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  await page.locator('.timeline').waitFor();
  expect(await page.locator('.log .line').count()).toBe(0);
  const fold = page.locator('.fold-text', { hasText: /Setting up: \d+ lines/ });
  const told = Number(/\d+/.exec((await fold.textContent()) ?? '')?.[0]);
  await fold.click();
  expect(await page.locator('.log .line').count()).toBe(told);
  await fold.click();

  for (let turn = 0; turn < 12; turn++) await page.getByRole('button', { name: 'Next turn' }).click();
  const all = await page.locator('.log .line-text').allTextContents();
  const who = (await page.locator('.log-head option').nth(1).textContent()) ?? '';
  await page.locator('.log-head select').selectOption({ label: who });
  const own = await page.locator('.log .line-text').allTextContents();
  expect(own.length).toBeLessThan(all.length);
  for (const line of all.filter(x => x.startsWith(`${who} `))) expect(own).toContain(line);
  expect(own.filter(line => line.includes('turn') && !line.includes(who))).toEqual([]);
};

test('the log follows what happens, but never under the eyes of a reader; turns that are over and setting up are one line each, and open again; the filter shows one player', async () => {
  const page = await at.visit();
  await sitLater(page, DECISIONS);
  await myTurn(page);
  await follows(page);
  await folds(page);
  await replayed(page);

  // Whoever looks on sees the game, is asked nothing and can choose nothing.
  await sitLater(page, DECISIONS, { me: false });
  await page.getByText('You are watching').waitFor();
  await page.locator('.log .line').nth(20).waitFor();
  for (const mine of ['.lit', '.option', '.undo', '.mine']) expect(await page.locator(mine).count()).toBe(0);
  expect(page.faults).toEqual([]);
});
