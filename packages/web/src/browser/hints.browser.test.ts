import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { options } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
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
  expect(await cutOff(page, nth)).toBeLessThanOrEqual(1);
  await square.hover();
  await page.locator('.option.pointed').waitFor();
  expect(await cutOff(page, nth)).toBeLessThanOrEqual(1);
  expect(await placesOf(page)).toEqual(before);
  const names = (await square.locator('small').innerText()).replace(/^widać: | · .*/g, '').split(', ');
  expect(await page.locator('.board .sight').count()).toBe(names.length);
});

/** What the hand on the page looks like, once it has been drawn: cards are measured as they are. */
const handOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const cards = [...document.querySelectorAll<HTMLElement>('.mine .card')];
    const weapons = cards.filter(card => card.dataset.el?.startsWith('#weapon-'));
    return {
      weapons: weapons.length,
      inSigns: weapons.filter(card => card.matches('.tight')).length,
      // A price stands at the upper right, and no card says more than one can see.
      misplaced: weapons.filter(card => {
        const [box, cost] = [card, card.querySelector('.cost')].map(el => el?.getBoundingClientRect());
        return box && cost && cost.width > 0 && (cost.top - box.top > 12 || box.right - cost.right > 16);
      }).length,
      cut: cards.filter(card => card.scrollHeight > card.clientHeight + 1).length,
    };
  });

test('weapons in the hand are shown one way: all in words or all in signs, prices in one place', async () => {
  const page = await at.visit({ lang: 'pl' });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  const slider = page.locator('input[type=range]');
  await slider.waitFor();
  await page.locator('.controls select').nth(1).selectOption('p1');
  await page.locator('.mine').waitFor();
  const last = Number(await slider.getAttribute('max'));
  const seen = new Set<string>();
  for (let step = 0; step <= last; step += 25) {
    await slider.fill(String(step));
    const { weapons, inSigns, misplaced, cut } = await handOf(page);
    expect([misplaced, cut], `step ${step}`).toEqual([0, 0]);
    expect([0, weapons], `step ${step}`).toContain(inSigns);
    if (weapons > 1) seen.add(inSigns > 0 ? 'signs' : 'words');
  }
  expect([...seen].sort()).toEqual(['signs', 'words']);
});
