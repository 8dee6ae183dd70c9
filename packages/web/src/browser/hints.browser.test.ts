import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { options } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

const placesOf = (page: Page): Promise<number[]> =>
  options(page).evaluateAll(all => all.map(el => el.getBoundingClientRect().top));

/** How much of what an option has to say is cut off, in pixels. */
const cutOff = (page: Page, nth: number): Promise<number> =>
  options(page)
    .nth(nth)
    .locator('small')
    .evaluate(el => el.scrollHeight - el.clientHeight);

test('whatever is pointed at can be read to its end, moves nothing, and shows whom one would see', async () => {
  const page = await at.visit({ lang: 'pl' });
  await page.goto('/learn/adrenaline/run');
  await page.getByRole('button', { name: 'Biegnij' }).click();
  const square = options(page).filter({ hasText: 'A4' }).first();
  await square.waitFor();
  const nth = (await options(page).allInnerTexts()).findIndex(text => text.startsWith('A4'));
  const before = await placesOf(page);
  expect(await cutOff(page, nth)).toBeGreaterThan(10);
  await square.hover();
  await page.locator('.options > .open').waitFor();
  expect(await cutOff(page, nth)).toBeLessThanOrEqual(1);
  expect(await placesOf(page)).toEqual(before);
  const names = (await square.locator('small').innerText()).replace(/^widać: | · .*/g, '').split(', ');
  expect(await page.locator('.board .sight').count()).toBe(names.length);
});
