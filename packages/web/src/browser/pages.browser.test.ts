import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { answerOnce, myTurn, newLocalTable } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** What of the first page lies below what is in sight: the way to go on, and every way to begin each game. */
const outOfSight = (page: Page): Promise<string[]> =>
  page
    .locator('.hero .primary, .game h3, .game .way')
    .evaluateAll(all =>
      all.filter(el => el.getBoundingClientRect().bottom > innerHeight).map(el => el.textContent ?? ''),
    );

/** Buttons whose words do not fit into them. */
const tooNarrow = (page: Page): Promise<string[]> =>
  page
    .locator('.game .way')
    .evaluateAll(all => all.filter(el => el.scrollWidth > el.clientWidth).map(el => el.textContent ?? ''));

test('rules are found by words in either language, with and without diacritics, and by a link; preferences hold after a reload', async () => {
  const page = await at.visit();
  await page.goto('/rules/adrenaline/ADR-RUN-02');
  await page.locator('#ADR-RUN-02.wanted').waitFor();
  // Examples are drawn as one comes to them, and only then.
  expect(await page.locator('.picture .board').count()).toBe(0);
  const entries = page.locator('.rule-entry');
  const all = await entries.count();
  await page.getByRole('searchbox').fill('zoltym');
  await page.waitForFunction(n => document.querySelectorAll('.rule-entry').length < n, all);
  await page.getByRole('searchbox').fill('ADR-RUN-01');
  await page.waitForFunction(() => document.querySelectorAll('.rule-entry').length === 1);
  await page.getByLabel('Polish and English side by side').check();
  expect(await entries.first().locator('[lang]').count()).toBe(2);
  await goInside(page, '/rules/adrenaline/ADR-EX-01');
  await page.locator('#ADR-EX-01 .picture .board').waitFor();
  expect(await page.locator('.picture .board').count()).toBeLessThan(await page.locator('.picture').count());

  await goInside(page, '/settings');
  await page.getByText('safe for colour blindness').click();
  await page.getByText('light', { exact: true }).click();
  await page.reload();
  await page.locator('html[data-palette=safe][data-theme=light]').waitFor({ state: 'attached' });
  expect(page.faults).toEqual([]);
});

test('a running game is on the first page and goes on from there', async () => {
  const page = await at.visit();
  // Whoever comes for the first time is offered to learn; whoever has a game, to go on with it.
  await page.goto('/');
  const learn = page.locator('.hero').getByRole('link', { name: 'Learn it first' });
  await learn.waitFor();
  for (const lang of ['PL', 'EN']) {
    await page.getByText(lang, { exact: true }).click();
    expect(await tooNarrow(page), lang).toEqual([]);
  }
  await newLocalTable(page);
  await myTurn(page);
  await answerOnce(page, 0);
  await myTurn(page);
  await goInside(page, '/');
  await page.locator('.hero a.primary').waitFor();
  expect(await learn.count()).toBe(0);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('.game .way').count()).toBeGreaterThanOrEqual(8);
    expect(await outOfSight(page), `${width} x ${height}`).toEqual([]);
  }
  await page.getByLabel('Join by link').fill('http://example.org/elsewhere');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This is not a link to a table.').waitFor();
  await page.locator('.hero .primary').click();
  expect(await myTurn(page)).toBe('asked');
});
