import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, myTurn, newLocalTable } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

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

test('turns that are over are one line with what came of them, and open again', async () => {
  const page = await at.visit();
  await newLocalTable(page, { me: false });
  await page.locator('.log .turn-head').nth(4).waitFor();
  const first = page.locator('.log .turn-head').first();
  expect(await first.locator('.line-fold').getAttribute('aria-expanded')).toBe('false');
  const second = page.locator('.log .line').nth(1);
  expect(await second.getAttribute('class')).toContain('turn-head');
  await first.locator('.line-fold').click();
  expect(await second.getAttribute('class')).not.toContain('turn-head');
  await page.getByRole('button', { name: 'In short' }).click();
  expect(await page.locator('.log .line-fold[aria-expanded=false]').count()).toBe(0);
});

test('the log follows what happens, but never under the eyes of a reader', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'In short' }).click();
  for (let n = 0; (await page.locator('.log .line').count()) <= 40; n++) await toldMore(page, n);
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
});

test('setting up is one line that opens; the filter shows one player', async () => {
  const page = await at.visit();
  await page.goto('/replay');
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
});
