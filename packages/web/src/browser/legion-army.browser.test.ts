import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Opens the editor of the first army at a new table. */
const edit = async (page: Page): Promise<void> => {
  await page.goto('/new/legion');
  await open(page);
};
const open = async (page: Page): Promise<void> => {
  await page.locator('.data-option details.army-text > summary').first().click();
  await page.locator('.army-editor').first().waitFor();
};

const editor = (page: Page) => page.locator('.army-editor').first();
const take = (page: Page, id: string, n = 0) =>
  editor(page).locator(`:scope > .army-take select`).nth(n).selectOption(id);
const units = (page: Page) => editor(page).locator(':scope > ol > li');
const submit = (page: Page) => page.locator('form.new-table button[type=submit]');

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('on a phone an army is built from nothing, refused with its rule, mended and kept; axe finds nothing serious, at a desk neither', async () => {
  const page = await at.visit({ phone: true, lang: 'pl' });
  await bringAxe(page);
  await edit(page);
  await editor(page).locator(':scope > button').first().click();
  expect(await units(page).count()).toBe(0);
  await take(page, 'rebel-troopers');
  expect(await units(page).count()).toBe(1);
  // LEG-ARMY: a commander is wanted, and more of the corps.
  const faults = page.locator('.army-faults').first();
  expect(await faults.textContent()).toMatch(/LEG-ARMY-/);
  expect(await submit(page).isDisabled()).toBe(true);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await seriousProblems(page), `${size.width}`).toEqual([]);
  }
  for (let n = 0; n < 8 && (await faults.count()) > 0; n++) {
    const before = await editor(page).textContent();
    await faults.locator('button').first().click();
    await expect.poll(() => editor(page).textContent()).not.toBe(before);
  }
  expect(await faults.count()).toBe(0);
  expect(await submit(page).isEnabled()).toBe(true);
  const built = await units(page).allTextContents();
  await editor(page).locator('.army-head input').fill('Mine');
  await editor(page).locator('.army-kept button').first().click();
  await editor(page).locator('.army-kept button').nth(1).click();
  const link = await editor(page).locator('.army-kept input').inputValue();
  await page.goto('/settings');
  await page.goto(link);
  await open(page);
  await expect.poll(() => units(page).allTextContents()).toEqual(built);
  expect(new URL(page.url()).hash).toBe('');
  expect(await editor(page).locator('.army-kept li').textContent()).toContain('Mine');
  await submit(page).click();
  await page.locator('.board.legion .terrain').first().waitFor();
  expect(page.faults).toEqual([]);
});
