import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

const lines = (page: Page) => page.locator('.army-lines > li');
const faults = (page: Page) => page.locator('.army-wrong');
const tab = (page: Page, n: number) => page.locator('.army-tabs [role=tab]').nth(n);

/** Mends what the rules do not allow, one press for each fault. */
const mendAll = async (page: Page): Promise<void> => {
  for (let n = 0; n < 12 && (await faults(page).count()) > 0; n++) {
    const before = await page.locator('.army-bench').textContent();
    await faults(page).locator('button').first().click();
    await expect.poll(() => page.locator('.army-bench').textContent()).not.toBe(before);
  }
  expect(await faults(page).count()).toBe(0);
};

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('on a phone the page of armies is reached from the first page; an army is built, refused with its rule, mended, kept and shared; axe finds nothing serious, at a desk neither', async () => {
  const page = await at.visit({ phone: true, lang: 'pl' });
  await bringAxe(page);
  await page.goto('/');
  await page.locator('a[href="/workshop/legion"]').first().click();
  await page.locator('.army-take-unit').click();
  await page.locator('.army-offer', { hasText: 'Rebel Troopers' }).locator('.army-plus').first().click();
  await page.locator('.army-sheet-close').click();
  expect(await lines(page).count()).toBe(1);
  // LEG-ARMY: a commander is wanted, and more of the corps.
  expect(await faults(page).textContent()).toMatch(/LEG-ARMY-0[46]/);
  for (const button of await page.locator('.army-play button').all())
    expect(await button.isDisabled()).toBe(true);
  // A slot lights up, and what fits it comes with its text.
  await page.locator('.army-slot.empty').first().click();
  expect(await page.locator('.army-slot-offers .army-offer').count()).toBeGreaterThan(1);
  await page.locator('.army-slot-offers .army-plus').first().click();
  expect(await page.locator('.army-slot.full').count()).toBe(1);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await seriousProblems(page), `${size.width}`).toEqual([]);
  }
  await mendAll(page);
  const built = await lines(page).allTextContents();
  await page.locator('.army-name').fill('Mine');
  // The page comes back as it was left.
  await page.reload();
  await expect.poll(() => lines(page).allTextContents()).toEqual(built);
  expect(await page.locator('.army-name').inputValue()).toBe('Mine');
  expect(await page.locator('.army-choose').inputValue()).toBe('kept:Mine');
  expect(page.faults).toEqual([]);
});

test('LEG-ARMY-17 LEG-ARMY-18 the command hand is built with the list, goes out as text and comes back from it; the army is taken to a table', async () => {
  const page = await at.visit({ phone: false, lang: 'en' });
  await page.goto('/workshop/legion');
  await page.locator('.army-choose').selectOption('starter:empire-800');
  await tab(page, 1).click();
  expect(await page.locator('.army-command [aria-pressed=true]').count()).toBe(7);
  await page.locator('.army-command [aria-pressed=true]').first().click();
  expect(await faults(page).textContent()).toContain('LEG-ARMY-17');
  await mendAll(page);
  await page.getByRole('button', { name: 'As text' }).click();
  const text = await page.locator('.army-dialog textarea').inputValue();
  expect(text).toMatch(/^Commands: •/m);
  await page.keyboard.press('Escape');
  await tab(page, 0).click();
  // Three equal units are one line; one of them is changed alone.
  const storm = lines(page).filter({ hasText: 'DLT-19 Stormtrooper' });
  expect(await storm.count()).toBe(1);
  await storm.locator('.army-apart').click();
  expect(await lines(page).filter({ hasText: 'DLT-19 Stormtrooper' }).count()).toBe(2);
  await page.getByRole('button', { name: 'As text' }).click();
  await page.locator('.army-dialog textarea').fill(text.replace('General Veers', 'General Weers'));
  await page.locator('.army-dialog .primary').click();
  expect(await page.locator('.army-dialog [role=status]').textContent()).toContain('General Weers');
  await page.locator('.army-dialog textarea').fill(text);
  await page.locator('.army-dialog .primary').click();
  await expect.poll(() => page.locator('.army-dialog').count()).toBe(0);
  await page.locator('.army-play button').first().click();
  await page.locator('form.new-table').waitFor();
  expect(await page.locator('.army-chip[aria-pressed=true]').first().textContent()).toContain('786');
  expect(new URL(page.url()).hash).toBe('');
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.board.legion .terrain').first().waitFor();
  expect(page.faults).toEqual([]);
});
