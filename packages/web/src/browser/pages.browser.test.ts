import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, type Visitor, visit } from './fixtures/chromium.js';
import { answerOnce, myTurn, newLocalTable } from './fixtures/play.js';
import { type Site, servePage } from './fixtures/site.js';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([servePage(), launch()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** What axe finds on a page as it stands that is serious or worse. */
const seriousProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run({ resultTypes: ["violations"] })')) as axe.AxeResults;
  return found.violations
    .filter(v => v.impact === 'serious' || v.impact === 'critical')
    .flatMap(v =>
      v.nodes.slice(0, 3).map(n => `${v.id}: ${n.html.slice(0, 140)} ${n.failureSummary?.slice(0, 160)}`),
    );
};

const VISITORS: readonly Visitor[] = [
  { theme: 'dark', lang: 'pl' },
  { theme: 'light', lang: 'en', phone: true },
];

describe.each(VISITORS)('axe finds no serious problem: $theme, $lang, phone $phone', visitor => {
  test.each([
    ['/', '.primary.big'],
    ['/new/adrenaline', 'form'],
    ['/settings', '.form'],
    ['/rules/adrenaline/ADR-RUN-01', '.rule-entry.wanted'],
    ['/learn/adrenaline', '.page h1'],
    ['/replay', '.drop'],
    ['/nowhere', 'h1'],
  ])('%s', async (path, sign) => {
    const page = await visit(browser, site.address, visitor);
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a match', async () => {
    const page = await visit(browser, site.address, visitor);
    await page.goto('/');
    await page.locator('.primary.big').click();
    for (let n = 0; n < 3; n++) {
      await myTurn(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('.ask .option')?.click());
      await page
        .locator('.ask .confirm')
        .click({ timeout: 300 })
        .catch(() => undefined);
    }
    await myTurn(page);
    expect(await seriousProblems(page)).toEqual([]);
    for (const tab of visitor.phone ? await page.locator('.tabs button').all() : []) {
      await tab.tap();
      expect(await seriousProblems(page)).toEqual([]);
    }
    await page.context().close();
  });
});

test('rules are found by words in either language, with and without diacritics', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/rules/adrenaline');
  const entries = page.locator('.rule-entry');
  await entries.first().waitFor();
  const all = await entries.count();
  await page.getByRole('searchbox').fill('zoltym');
  await page.waitForFunction(n => document.querySelectorAll('.rule-entry').length < n, all);
  await page.getByRole('searchbox').fill('ADR-RUN-01');
  await page.waitForFunction(() => document.querySelectorAll('.rule-entry').length === 1);
  await page.getByLabel('Polish and English side by side').check();
  expect(await entries.first().locator('[lang]').count()).toBe(2);
  await page.goto('/rules/adrenaline/ADR-RUN-02');
  await page.locator('#ADR-RUN-02.wanted').waitFor();
  expect(await page.locator('.picture .board').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('lessons go step by step and end in a game', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/learn/adrenaline');
  await page.locator('.lesson h2').waitFor();
  const first = await page.locator('.lesson h2').textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await page.locator('.lesson h2').textContent()).not.toBe(first);
  await page.locator('.steps button').last().click();
  await page.getByRole('button', { name: 'Try it in a game' }).click();
  expect(await myTurn(page)).toBe('asked');
  await page.context().close();
});

test('a running game is on the first page and goes on from there', async () => {
  const page = await visit(browser, site.address);
  await newLocalTable(page);
  await myTurn(page);
  await answerOnce(page, 0);
  await myTurn(page);
  await page.goto('/');
  await page.locator('.tables .mine-turn').click();
  expect(await myTurn(page)).toBe('asked');
  await page.goto('/');
  await page.getByLabel('Join by link').fill('http://example.org/elsewhere');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This is not a link to a table.').waitFor();
  await page.context().close();
});

test('preferences hold after a reload', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/settings');
  await page.getByText('safe for colour blindness').click();
  await page.getByText('light', { exact: true }).click();
  await page.reload();
  const root = page.locator('html');
  expect(await root.getAttribute('data-palette')).toBe('safe');
  expect(await root.getAttribute('data-theme')).toBe('light');
  await page.context().close();
});
