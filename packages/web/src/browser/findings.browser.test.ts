import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, myTurn, newLocalTable, options, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { expectRoomAt } from './fixtures/sizes.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Enters the board: the first question of a match is which card to discard. */
const enter = async (page: Page): Promise<void> => {
  await myTurn(page);
  await answered(page, () => options(page).first().click());
  await myTurn(page);
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

/** A click on a square says both the action and where it leads. */
const actsAndLeads = async (page: Page): Promise<void> => {
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
};

/** How the board is shown: shift and scale. */
const camera = (page: Page): Promise<{ x: number; y: number; scale: number }> =>
  page.locator('.stage-inner').evaluate(el => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(el).transform);
    return { x: e, y: f, scale: a };
  });

/** The wheel zooms around the pointer, mouse and overview move the board, keys fit it again. */
const isMoved = async (page: Page): Promise<void> => {
  await page.mouse.move(700, 300);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => document.querySelector('.stage-inner')?.matches('[style*="scale(1.9"]'));
  const near = await camera(page);
  await page.mouse.down();
  await page.mouse.move(640, 260, { steps: 4 });
  await page.mouse.up();
  const dragged = await camera(page);
  expect(dragged.x).toBeLessThan(near.x);
  // The overview goes where it is pressed: to the left edge, at the same scale.
  await page.locator('.overview').click({ position: { x: 3, y: 40 } });
  expect((await camera(page)).x).toBeGreaterThan(dragged.x);
  expect((await camera(page)).scale).toBe(dragged.scale);
  await page.keyboard.press('0');
  expect((await camera(page)).scale).toBe(1);
  await page.locator('.overview').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect((await camera(page)).scale).toBeGreaterThan(1);
};

/** Where the board has been moved to. */
const shift = (page: Page): Promise<string> =>
  page.locator('.stage-inner').evaluate(el => getComputedStyle(el).transform);

/** However it is dragged the board stays in sight, and a key brings it back. */
const staysInSight = async (page: Page): Promise<void> => {
  await answered(page, () => options(page).filter({ hasText: 'Run' }).click());
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
};

/** Windows of a desk. */
const SIZES = [
  [1280, 720],
  [1024, 768],
  [1440, 900],
] as const;

test('on a desk play fits into windows of all sizes, and no text is smaller than 14 pixels; wheel, mouse, overview and keys move the board, which stays in sight; a click on a square says both the action and where it leads', async () => {
  const page = await at.visit();
  await newLocalTable(page, { players: 5 });
  await enter(page);
  for (const [width, height] of SIZES) await expectRoomAt(page, width, height);
  await isMoved(page);
  await page.keyboard.press('0');
  // A table in this browser needs no connection, and says nothing of one.
  await page.context().setOffline(true);
  await actsAndLeads(page);
  await myTurn(page);
  expect(await page.getByText('No connection to the server').count()).toBe(0);
  await page.context().setOffline(false);
  await staysInSight(page);
  expect(page.faults).toEqual([]);
});
