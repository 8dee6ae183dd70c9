import { expect, test } from 'vitest';
import { localTable, sitAt } from './fixtures/local.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

test('a record that takes for ever is cancelled, and nothing else has to wait for it', async () => {
  const page = await at.visit();
  // Workers that never come to the end of checking a record.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: object, ...rest: []) {
      if (!('check' in message) || sessionStorage.getItem('quick')) post.call(this, message, ...rest);
    };
  });
  await page.goto('/replay');
  await page.locator('.drop input').setInputFiles(recordFile());
  await page.locator('.checking progress').waitFor();
  await page.getByText('Playing the match again').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.locator('.checking').count()).toBe(0);

  // The same page goes on: what is dropped next is checked by another worker.
  await page.locator('.drop input').setInputFiles(recordFile());
  await page.locator('.checking').waitFor();
  await page.evaluate(() => sessionStorage.setItem('quick', 'yes'));
  await page.locator('.drop input').setInputFiles(recordFile());
  await page.waitForURL(/\/replay\/b\//);
  await page.locator('.timeline').waitFor();
  expect(page.faults).toEqual([]);
});

test('a match that does not come back as it was says so, keeps its log, and the same people begin a new one', async () => {
  const page = await at.visit();
  const table = localTable();
  // An answer that no rule knows: so it is when rules have been mended since.
  await sitAt(page, { ...table, chat: true }, [{ n: 1, seat: 'p1', q: 0, a: 'no such place' }]);
  const told = page.getByRole('alert');
  await told.getByText('This match stands still').waitFor();
  expect(await told.textContent()).toContain('is not played on as another');
  expect(await page.locator('.options button').count()).toBe(0);
  expect(await page.locator('.log li').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'New match, same people' }).click();
  await page.waitForURL(/\/b\/(?!.*\/).*again/);
  expect(page.url()).not.toContain(table.id);
  await page.locator('.prompt').waitFor();
  expect(page.faults).toEqual([]);
});
