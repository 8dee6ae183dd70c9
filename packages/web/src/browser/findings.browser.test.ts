import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { myTurn, newLocalTable, options, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Enters the board: the first question of a match is which card to discard. */
const enter = async (page: Page): Promise<void> => {
  await myTurn(page);
  await options(page).first().click();
  await page
    .getByText(/^Choose (an|your)/)
    .first()
    .waitFor();
};

/** A point of an element that lies on top. */
const spotOn = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(sel => {
    for (const el of document.querySelectorAll(sel)) {
      const box = el.getBoundingClientRect();
      for (let y = 4; y < box.height; y += 9) {
        for (let x = 4; x < box.width; x += 9) {
          const spot = { x: box.x + x, y: box.y + y };
          if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-el]') === el) return spot;
        }
      }
    }
    return null;
  }, selector);

test('a click on a square says both the action and where it leads', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await enter(page);
  const asked = await question(page);
  const before = Number(await page.locator('.match').getAttribute('data-n'));
  const spot = await spotOn(page, '.board .square.lit[data-choices="1"]');
  expect(spot).not.toBeNull();
  await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0);
  await page.waitForFunction(
    n => Number(document.querySelector('.match')?.getAttribute('data-n')) >= n,
    before + 2,
  );
  await page
    .locator('.log .line-text', { hasText: / (runs to|goes to) / })
    .first()
    .waitFor();
  expect(await question(page)).not.toBe(asked);
  expect(page.faults).toEqual([]);
});

/** Where the board has been moved to. */
const shift = (page: Page): Promise<string> =>
  page.locator('.stage-inner').evaluate(el => getComputedStyle(el).transform);

test('however it is dragged the board stays in sight, and a key brings it back', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await enter(page);
  await options(page).filter({ hasText: 'Run' }).click();
  await page.locator('.board .square.lit').first().waitFor();
  await page.mouse.move(700, 300);
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -100);
  const shown = (): Promise<number> =>
    page.evaluate(() => {
      const [a, b] = ['.stage', '.stage-inner'].map(s => document.querySelector(s)?.getBoundingClientRect());
      if (!a || !b) return 0;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(width / a.width, height / a.height);
    });
  for (const [x, y] of [
    [3000, 2000],
    [-3000, -2000],
  ] as const) {
    await page.mouse.move(700, 300);
    await page.mouse.down();
    await page.mouse.move(700 + x, 300 + y, { steps: 5 });
    await page.mouse.up();
    expect(await shown()).toBeGreaterThan(0.5);
  }
  const whole = (): Promise<boolean> =>
    page.locator('.stage-inner').evaluate(el => new DOMMatrix(getComputedStyle(el).transform).a === 1);
  expect(await whole()).toBe(false);
  // Keys move it as well; what can be done is out of sight now, and a button and a key lead back to it.
  const before = await shift(page);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await shift(page)).not.toBe(before);
  const back = page.getByRole('button', { name: 'Back to where it happens' });
  await back.waitFor();
  await page.keyboard.press('f');
  await back.waitFor({ state: 'detached' });
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, -100);
  await page.keyboard.press('0');
  await page.waitForFunction(() => {
    const el = document.querySelector('.stage-inner');
    return el && new DOMMatrix(getComputedStyle(el).transform).a === 1;
  });
});

/** The smallest text on the board and beside it, in pixels on the screen. */
const smallest = (page: Page): Promise<{ board: number; page: number }> =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<SVGTextElement>('.board .name, .board .wounds text')].map(
      el => {
        const matrix = el.getScreenCTM();
        return Number.parseFloat(getComputedStyle(el).fontSize) * (matrix?.a ?? 1);
      },
    );
    const texts = [...document.querySelectorAll<HTMLElement>('.ask *, .log *, .person *, .mine *')]
      .filter(
        el => el.childNodes.length === 1 && el.firstChild?.nodeType === 3 && !el.closest('.hidden-text'),
      )
      .filter(el => !(el instanceof SVGElement) && el.getClientRects().length > 0)
      .map(el => Number.parseFloat(getComputedStyle(el).fontSize));
    return { board: Math.min(99, ...sizes), page: Math.min(99, ...texts) };
  });

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
])('at %i x %i no text is smaller than 14 pixels, and the board has its room', async (width, height) => {
  const page = await at.visit({ phone: Math.min(width, height) < 500 });
  await page.setViewportSize({ width, height });
  await newLocalTable(page, { players: 4 });
  await myTurn(page);
  await page.waitForTimeout(400);
  const { board, page: beside } = await smallest(page);
  expect(board).toBeGreaterThanOrEqual(13.9);
  expect(beside).toBeGreaterThanOrEqual(14);
  const box = await page.locator('.stage').boundingBox();
  expect(Math.min(box?.width ?? 0, (box?.height ?? 0) * 1.25)).toBeGreaterThan(height < 500 ? 380 : 370);
  const [wide, high] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect([wide, high]).toEqual([width, height]);
});

test('a table in this browser needs no connection, and says nothing of one', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await enter(page);
  await page.context().setOffline(true);
  await options(page).first().click();
  await myTurn(page);
  expect(await page.getByText('No connection to the server').count()).toBe(0);
  await page.context().setOffline(false);
});
