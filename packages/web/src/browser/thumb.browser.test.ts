import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import {
  answered,
  chooseSeveral,
  cutOptions,
  isFree,
  myTurn,
  newLocalTable,
  options,
  question,
} from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { expectRoomAt } from './fixtures/sizes.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** How many answers are given in each position; THUMB_ANSWERS=1000 plays a whole game. */
const ANSWERS = Number(process.env.THUMB_ANSWERS ?? 4);
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

/** Options that the button to confirm lies over, as far as they are in sight. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.ask .confirm')?.getBoundingClientRect();
    const inSight = (el: Element): { top: number; bottom: number } => {
      let { top, bottom } = el.getBoundingClientRect();
      for (let up = el.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue;
        const room = up.getBoundingClientRect();
        [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
      }
      return { top, bottom };
    };
    return [...document.querySelectorAll('.ask .option')].flatMap(el => {
      const { top, bottom } = inSight(el);
      const isUnder = button && bottom > top && bottom > button.top + 1 && top < button.bottom - 1;
      return isUnder ? (el.textContent ?? '') : [];
    });
  });

/** One touch chooses and answers nothing yet, a second one confirms. */
const touch = async (page: Page, choose: () => Promise<void>): Promise<void> => {
  const confirm = page.locator('.ask .confirm');
  const asked = await question(page);
  await choose();
  // A touch so soon after the one before is no choice but the second half of a double tap.
  await confirm.waitFor({ timeout: 1000 }).catch(choose);
  await confirm.waitFor();
  expect(await question(page)).toBe(asked);
  const box = await confirm.boundingBox();
  const end = (box?.y ?? 0) + (box?.height ?? 0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.height).toBeGreaterThanOrEqual(THUMB);
  expect(end, 'the button to confirm is in sight').toBeLessThanOrEqual(height);
  if (width < height) expect(end).toBeLessThanOrEqual((await page.locator('.tabs').boundingBox())?.y ?? 0);
  expect(await isFree(confirm), 'nothing lies over the button to confirm').toBe(true);
  expect(await cutOptions(page)).toEqual([]);
  expect(await hidden(page), 'the button to confirm lies over no option').toEqual([]);
  expect(await confirm.innerText(), 'it says what is confirmed').not.toMatch(/^(Confirm|Zatwierdź)?$/);
  await confirm.tap();
};

/** Touches an option of the list, then confirms it. */
const touchListed = async (page: Page, option: Locator): Promise<void> => {
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB);
  await answered(page, () => touch(page, () => option.tap()));
  await myTurn(page);
};

const answerByThumb = async (page: Page, n: number): Promise<void> => {
  expect(await page.locator('.ask').innerText(), 'a question without a choice').not.toMatch(
    /Choose (0 to 0|1 to 1)/,
  );
  const none = page.locator('.ask .none');
  const isSet = (await page.locator('.ask .option[aria-pressed]').count()) > 0;
  // To choose none is said at once.
  if (!isSet && (await none.count()) > 0) return answered(page, () => none.tap());
  if (!isSet) return answered(page, () => touch(page, () => choose(page, n)));
  await chooseSeveral(
    page,
    button => button.tap(),
    () => page.locator('.ask .confirm, .ask .none').first().tap(),
  );
};

type Point = readonly [x: number, y: number];

/** Fingers on the glass: down, along their ways, up. */
const swipe = async (cdp: CDPSession, ways: readonly (readonly Point[])[]): Promise<void> => {
  const steps = ways[0]?.length ?? 0;
  for (let i = 0; i < steps; i++) {
    const touchPoints = ways.map((way, id) => ({ x: way[i]?.[0] ?? 0, y: way[i]?.[1] ?? 0, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Two taps, sent together: a slow machine must not make two single ones of them. */
const doubleTap = (cdp: CDPSession, x: number, y: number): Promise<unknown> =>
  Promise.all(
    (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map(type =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] }),
    ),
  );

const line = (from: Point, to: Point): Point[] =>
  Array.from({ length: 6 }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / 5,
    from[1] + ((to[1] - from[1]) * i) / 5,
  ]);

/** How the board is shown: shift and scale. */
const camera = (page: Page): Promise<{ x: number; y: number; scale: number }> =>
  page.locator('.stage-inner').evaluate(el => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(el).transform);
    return { x: e, y: f, scale: a };
  });

/** Two fingers zoom, one drags without choosing, a double tap fits. */
const fingersMoveIt = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const asked = await question(page);
  expect((await camera(page)).scale).toBe(1);
  await swipe(cdp, [line([180, 200], [100, 120]), line([210, 230], [290, 310])]);
  const near = await camera(page);
  expect(near.scale).toBeGreaterThan(1.5);
  await swipe(cdp, [line([200, 220], [140, 180])]);
  const moved = await camera(page);
  expect(moved.scale).toBe(near.scale);
  expect(moved.x).toBeLessThan(near.x - 30);
  expect(moved.y).toBeLessThan(near.y - 20);
  expect(await page.locator('.inspector, .board .chosen').count()).toBe(0);
  expect(await question(page)).toBe(asked);
  await doubleTap(cdp, 200, 200);
  await page.waitForFunction(() => {
    const el = document.querySelector('.stage-inner');
    return el && new DOMMatrix(getComputedStyle(el).transform).a === 1;
  });
  // Nobody can zoom out further than the whole board.
  await swipe(cdp, [line([100, 120], [180, 200]), line([290, 310], [210, 230])]);
  expect((await camera(page)).scale).toBe(1);
};

/** Whatever is behind a tab fits, and each of them is large enough for a thumb; the board can be touched. */
const tabsFit = async (page: Page): Promise<void> => {
  for (const tab of await page.locator('.tabs button').all()) {
    await tab.tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB);
  }
  await page.locator('.tabs button').first().tap();
  await page.locator('.board [data-el="02"]').tap({ position: { x: 12, y: 12 } });
  await page.locator('.inspector, .board .chosen').first().waitFor();
};

test('by thumb two touches answer anything, and nothing has to be searched for, upright and across; fingers move the board', async () => {
  const page = await at.visit({ phone: true });
  await newLocalTable(page, { players: 4 });
  await myTurn(page);
  await fingersMoveIt(page);
  // A tap tells of what it touches, and so does the first of two.
  await page.keyboard.press('Escape');
  await page.locator('.inspector').waitFor({ state: 'detached' });
  await expectRoomAt(page, 390, 844);
  // However many options there are, the button to confirm is in sight.
  await touchListed(page, options(page).first());
  await touchListed(page, options(page).filter({ hasText: 'Run' }));
  expect(await options(page).count()).toBeGreaterThan(5);
  await touchListed(page, options(page).nth(1));
  for (let n = 0; n < ANSWERS && (await myTurn(page)) === 'asked'; n++) await answerByThumb(page, n);
  await expectRoomAt(page, 844, 390);
  for (let n = 0; n < ANSWERS && (await myTurn(page)) === 'asked'; n++) await answerByThumb(page, n);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  await page.setViewportSize({ width: 390, height: 844 });
  await tabsFit(page);
  expect(page.faults).toEqual([]);
}, 600_000);

test('what is lit on the board is chosen there by thumb: a square with the way to it, and a weapon; the button says which', async () => {
  const page = await at.visit({ phone: true, lang: 'pl' });
  await newLocalTable(page, { players: 3 });
  await myTurn(page);
  await touchListed(page, options(page).first());
  const confirm = page.locator('.ask .confirm');
  const tap = async (lit: Locator, inward: number): Promise<void> => {
    const box = (await lit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const once = (): Promise<void> => page.touchscreen.tap(box.x + inward, box.y + box.height - inward);
    await once();
    // Two touches so soon after each other are a double tap, which chooses nothing.
    await confirm.waitFor({ timeout: 1000 }).catch(once);
    await confirm.waitFor();
  };
  const squares = page.locator('.board .square.lit');
  const ways: number[] = [];
  for (const nth of [0, 1, 2]) {
    // In its corner, where nobody stands.
    await tap(squares.nth(nth), 8);
    const name = await squares.nth(nth).locator('.name').textContent();
    expect(await confirm.innerText()).toMatch(new RegExp(`(Biegnij na|Zabierz ekwipunek z)\\s${name}$`));
    // Where it stands already there is no way to draw.
    ways.push(await page.locator('.board .preview .path').count());
    expect(await page.locator('.board .chosen').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await confirm.waitFor({ state: 'detached' });
  }
  expect(Math.max(...ways)).toBe(1);
  // A weapon of the spawnpoint where the figure stands.
  const weapon = page.locator('.board .offer.lit').nth(1);
  const name = ((await weapon.getAttribute('aria-label')) ?? '').split(':')[0];
  await tap(weapon.locator('.tile'), 14);
  expect(await confirm.innerText()).toMatch(/^Weź\s/);
  const taken = page.locator('.log .line', { hasText: name ?? '' });
  expect(await taken.count()).toBe(0);
  await confirm.tap();
  await taken.first().waitFor({ state: 'attached' });
  expect(page.faults).toEqual([]);
});

/** How far the page could be scrolled sideways, and what sticks out. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A page that is too wide makes the window of a phone wider; its glass stays what it is.
    const wide = document.documentElement.scrollWidth - screen.width;
    if (wide <= 0) return [];
    const all = [...document.querySelectorAll('body *')];
    const out = all.filter(el => el.getBoundingClientRect().right > screen.width + 1).slice(0, 3);
    return [`${wide} px`, ...out.map(el => el.outerHTML.slice(0, 100))];
  });

test('no page scrolls sideways at 390 pixels, in the longer language; a step of the course is taken by thumb', async () => {
  const page = await at.visit({ phone: true, lang: 'pl' });
  await page.goto('/');
  for (const [path, sign] of [
    ['/', '.play-now'],
    ['/new/adrenaline', 'form'],
    ['/settings', '.form'],
    ['/learn/adrenaline', '.page h1'],
    ['/rules/adrenaline/ADR-RUN-01', '.rule-entry.wanted'],
    ['/replay', '.drop'],
    ['/nowhere', 'h1'],
    ['/b/nosuchtable', '[role=alert]'],
  ] as const) {
    await goInside(page, path);
    await page.locator(sign).first().waitFor();
    // On the server a table has more to set.
    if (path.startsWith('/new')) await page.locator('input[name=where]').first().check();
    expect(await sideways(page), path).toEqual([]);
  }
  await goInside(page, '/learn/adrenaline/spawn');
  const card = page.locator('.ask .option', { hasText: 'Teleport' });
  await card.waitFor();
  expect(await sideways(page), 'a step').toEqual([]);
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB);
  await card.tap();
  await page.locator('.ask .confirm').tap();
  await page.locator('.coach-verdict .primary').tap();
  await page.waitForURL(/\/more-weapons$/);
  await goInside(page, '/replay');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  await page.locator('.timeline').waitFor();
  expect(await sideways(page), 'a replay').toEqual([]);
  await goInside(page, new URL(page.url()).pathname.replace('/replay', ''));
  await page.locator('.end .scores').waitFor();
  expect(await sideways(page), 'the end').toEqual([]);
  const end = await page.locator('.end').evaluate(el => el.scrollWidth - el.clientWidth);
  expect(end).toBeLessThanOrEqual(0);
  expect(page.faults).toEqual([]);
});
