import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './fixtures/chromium.js';
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
