import { expect, test } from 'vitest';
import { PAGES } from '../games/index.js';
import { goInside } from './fixtures/local.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

test('each game is opened from a new table, dealt in the browser, and asks me something; its rules can be read', async () => {
  const page = await at.visit();
  await page.goto('/settings');
  for (const { id } of PAGES) {
    await goInside(page, `/new/${id}`);
    await page.locator(`[data-game="${id}"] form.new-table button[type=submit]`).click();
    await page.locator(`.match[data-game="${id}"]`).waitFor();
    await page.locator('.ask h2.prompt').first().waitFor();
    await page.locator('.table-menu > button').click();
    await page.locator(`a[href="/rules/${id}"]`).click();
    await page.locator('.rules-page h1').waitFor();
    expect(page.faults, id).toEqual([]);
  }
}, 240_000);
