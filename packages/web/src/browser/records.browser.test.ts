import { expect, test } from 'vitest';
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
