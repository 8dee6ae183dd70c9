import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

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

test('weapons in the hand are shown one way: all in words or all in signs, prices in one place; play fits into one screen at the end and in the past as well', async () => {
  const page = await at.visit({ lang: 'pl' });
  const fits = async (state: string): Promise<void> =>
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
      state,
    ).toEqual([1440, 900]);
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
  await fits('a replay');
  await goInside(page, new URL(page.url()).pathname.replace('/replay', ''));
  await page.locator('.end .scores').waitFor();
  await fits('the end');
  // The whole end is in sight, without scrolling.
  expect(await page.locator('.end').evaluate(el => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(0);
  // No name of a figure is broken.
  const rows = await page.locator('.end .score-name').evaluateAll(all =>
    all.map(el => {
      const words = document.createRange();
      words.selectNodeContents(el);
      return words.getClientRects().length;
    }),
  );
  expect(rows).toEqual([1, 1, 1]);
  await page.locator('.end .close').click();
  await page.locator('.log .line-text').last().click();
  await page.locator('.past').waitFor();
  await fits('the past');
});
