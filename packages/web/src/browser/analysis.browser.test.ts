import { game } from '@potyczka/adrenaline';
import { expect, test } from 'vitest';
import { byChance } from './fixtures/late.js';
import { goInside, localTable, sitAt } from './fixtures/local.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

test('a match that is over is answered otherwise, judged until that is stopped, shared as a link and played on', async () => {
  const page = await at.visit();
  await page.goto('/analysis');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  const rows = page.locator('.decisions li button');
  await rows.nth(40).click();
  await page.locator('.decisions [aria-current=step]').waitFor();

  // Another answer begins a line, and bots answer on.
  await page.getByRole('button', { name: 'What if…' }).click();
  const options = page.locator('.what-if .option:not(.refused)');
  await options.nth(1).click();
  const confirm = page.locator('.what-if .confirm');
  if (await confirm.count()) await confirm.first().click();
  const lines = page.locator('.line-tree li');
  await expect.poll(() => lines.count()).toBe(2);
  await page.getByRole('textbox', { name: 'Name of the line' }).fill('Over the roof');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await lines.filter({ hasText: 'Over the roof' }).waitFor();

  // Whoever has the link has all of it, in another browser.
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const there = await at.visit();
  await there.goto(link);
  await there.locator('.line-tree li', { hasText: 'Over the roof' }).waitFor();
  expect(await there.locator('.step-of').textContent()).toBe(await page.locator('.step-of').textContent());

  // What was judged stands when it is stopped.
  await page.getByRole('button', { name: 'Leave what-if' }).click();
  await lines.first().locator('button').click();
  await page.getByRole('button', { name: 'Judge the decisions' }).click();
  await page.locator('.decisions .share').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('svg.chances').waitFor();
  expect(await page.locator('.judging progress').count()).toBe(0);

  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByRole('button', { name: /^Play on as/ })
    .first()
    .click();
  await page.waitForURL(/\/b\//);
  await page.locator('.match .ask').waitFor();
  expect([page.faults, there.faults]).toEqual([[], []]);
});

test('a match that is still played is not opened, and says so', async () => {
  const page = await at.visit();
  const table = localTable();
  await sitAt(page, table, byChance(game, table).slice(0, 20));
  await goInside(page, `/analysis/b/${table.id}`);
  await page.getByRole('alert').waitFor();
  expect(await page.locator('.decisions').count()).toBe(0);
});
