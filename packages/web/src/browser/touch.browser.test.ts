import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, myTurn, newLocalTable, options, question } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

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

test('two fingers zoom, one drags without choosing, a double tap fits', async () => {
  const page = await at.visit({ phone: true });
  await newLocalTable(page);
  await myTurn(page);
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
  expect(page.faults).toEqual([]);
});

test('however many options there are, the button to confirm is in sight', async () => {
  const page = await at.visit({ phone: true });
  await newLocalTable(page);
  const tap = async (which: Locator): Promise<void> => {
    await which.tap();
    const confirm = page.locator('.ask .confirm');
    await confirm.waitFor();
    const [box, tabs] = [await confirm.boundingBox(), await page.locator('.tabs').boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    await answered(page, () => confirm.tap());
    await myTurn(page);
  };
  await myTurn(page);
  await tap(options(page).first());
  await tap(options(page).filter({ hasText: 'Run' }));
  expect(await options(page).count()).toBeGreaterThan(5);
  await tap(options(page).nth(1));
});

test('on a desk the wheel zooms around the pointer, mouse and overview move the board, keys fit again', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await myTurn(page);
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

test('no page scrolls sideways at 390 pixels, in the longer language', async () => {
  const page = await at.visit({ phone: true, lang: 'pl' });
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
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    // On the server a table has more to set.
    if (path.startsWith('/new')) await page.locator('input[name=where]').first().check();
    expect(await sideways(page), path).toEqual([]);
  }
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  await page.locator('.timeline').waitFor();
  expect(await sideways(page), 'a replay').toEqual([]);
  await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
  await page.locator('.end .scores').waitFor();
  expect(await sideways(page), 'the end').toEqual([]);
  const end = await page.locator('.end').evaluate(el => el.scrollWidth - el.clientWidth);
  expect(end).toBeLessThanOrEqual(0);
});

test('play fits into one screen at 1440 x 900: at the end, in the past, with everything open', async () => {
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
  await page.locator('.timeline').waitFor();
  await fits('a replay');
  await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
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
