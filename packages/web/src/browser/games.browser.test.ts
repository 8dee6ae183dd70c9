import { expect, test } from 'vitest';
import { PAGES } from '../games/index.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

test.each(PAGES)(
  '$id is opened from a new table, dealt in the browser, and asks me something',
  async ({ id }) => {
    const page = await at.visit();
    await page.goto(`/new/${id}`);
    await page.locator('form.new-table button[type=submit]').click();
    await page.locator('.match').waitFor();
    await page.locator('.ask h2.prompt').first().waitFor();
    expect(await page.locator('[data-game]').first().getAttribute('data-game')).toBe(id);
    await page.goto(`/rules/${id}`);
    await page.locator('.rules-page h1').waitFor();
    expect(page.faults).toEqual([]);
  },
);
