import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  answered,
  chooseSeveral,
  cutOptions,
  isFree,
  myTurn,
  newLocalTable,
  options,
} from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** How many answers are given; THUMB_ANSWERS=1000 plays a whole game. */
const ANSWERS = Number(process.env.THUMB_ANSWERS ?? 9);
/** A thumb needs so much room, in pixels. */
const THUMB = 44;

/** Where something that is lit on the board can be touched, if anything can. */
const litSpot = (page: Page, nth: number) =>
  page.evaluate(n => {
    const spots = [...document.querySelectorAll('.board .lit')].flatMap(el => {
      const { x, y, width, height } = el.getBoundingClientRect();
      const points = [0.5, 0.2, 0.8].flatMap(a =>
        [0.5, 0.15, 0.85].map(b => [x + width * a, y + height * b]),
      );
      return (
        points.find(([px, py]) => document.elementFromPoint(px ?? 0, py ?? 0)?.closest('[data-el]') === el) ??
        []
      );
    });
    const count = spots.length / 2;
    const i = 2 * (n % Math.max(1, count));
    return count > 0 ? { x: spots[i] as number, y: spots[i + 1] as number } : null;
  }, nth);

/** Something is chosen by a touch of the board or of the list. */
const choose = async (page: Page, n: number): Promise<void> => {
  const spot = n % 2 === 1 ? await litSpot(page, n) : null;
  if (spot) {
    await page.touchscreen.tap(spot.x, spot.y);
    const listed = page.locator('.inspector .option');
    const count = await listed.count();
    if (count > 0) await listed.nth(n % count).tap();
    return;
  }
  const count = await options(page).count();
  await options(page)
    .nth(count > 1 ? 1 + (n % (count - 1)) : 0)
    .tap();
};

/** One touch chooses, a second one confirms. */
const touch = async (page: Page, n: number): Promise<void> => {
  const confirm = page.locator('.ask .confirm');
  await choose(page, n);
  // A touch so soon after the one before is no choice but the second half of a double tap.
  await confirm.waitFor({ timeout: 1000 }).catch(() => choose(page, n));
  await confirm.waitFor();
  const box = await confirm.boundingBox();
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.height).toBeGreaterThanOrEqual(THUMB);
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the button to confirm is in sight').toBeLessThanOrEqual(
    screen.height,
  );
  expect(await isFree(confirm), 'nothing lies over the button to confirm').toBe(true);
  expect(await cutOptions(page)).toEqual([]);
  await confirm.tap();
};

const answerByThumb = async (page: Page, n: number): Promise<void> => {
  expect(await page.locator('.ask').innerText(), 'a question without a choice').not.toMatch(
    /Choose (0 to 0|1 to 1)/,
  );
  const none = page.locator('.ask .none');
  const isSet = (await page.locator('.ask .option[aria-pressed]').count()) > 0;
  // To choose none is said at once.
  if (!isSet && (await none.count()) > 0) return answered(page, () => none.tap());
  if (!isSet) return answered(page, () => touch(page, n));
  await chooseSeveral(
    page,
    button => button.tap(),
    () => page.locator('.ask .confirm, .ask .none').first().tap(),
  );
};

test.each([
  [390, 844],
  [844, 390],
])(
  'by thumb at %i x %i: two touches answer anything, and nothing has to be searched for',
  async (width, height) => {
    const page = await at.visit({ phone: true });
    await page.setViewportSize({ width, height });
    await newLocalTable(page);
    for (let n = 0; n < ANSWERS && (await myTurn(page)) === 'asked'; n++) await answerByThumb(page, n);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(page.faults).toEqual([]);
  },
  600_000,
);
