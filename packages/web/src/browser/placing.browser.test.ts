import { discs } from '@potyczka/kernel/fixtures';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { sitAt, tableOf } from './fixtures/local.js';
import { answered, question } from './fixtures/play.js';
import { serveFixtures } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(serveFixtures);

/** Sits down at another table of discs in this browser, alone with a bot. */
const sit = async (page: Page, { squad = 1, arrows = false } = {}): Promise<void> => {
  await sitAt(page, tableOf(discs, { side: 10_000, squad, arrows }, { bots: 'greedy' }));
  await myDisc(page);
};

const myDisc = (page: Page): Promise<void> => page.locator('.placing-piece').first().waitFor();

/** The discs that lie on the table. */
const laid = (page: Page): Promise<string[]> =>
  page.locator('.disc').evaluateAll(all => all.map(el => el.getAttribute('data-at') ?? ''));

const first = async (page: Page): Promise<{ x: number; y: number }> => {
  const [x = 0, y = 0] = ((await laid(page))[0] ?? '').split(' ').map(Number);
  return { x, y };
};

/** Where on the screen a point of the table is, in millimetres. */
const spot = (page: Page, x: number, y: number) =>
  page.locator('svg.board').evaluate(
    (el, [x, y]) => {
      const box = (el.querySelector('rect') as Element).getBoundingClientRect();
      return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
    },
    [x, y] as const,
  );

const verdict = (page: Page) => page.locator('.placing-verdict');

const grab = async (page: Page, nth = 0): Promise<void> => {
  const box = await page.locator('.placing-piece > .placing-grip').nth(nth).boundingBox();
  if (!box) throw new Error('nothing to grab');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
};

const carry = async (page: Page, x: number, y: number): Promise<void> => {
  const to = await spot(page, x, y);
  await page.mouse.move(to.x, to.y, { steps: 5 });
};

/** A disc is dragged, judged on the way, and laid where it is let go. */
const isDragged = async (page: Page): Promise<void> => {
  await sit(page);
  expect(await question(page)).toContain('Lay a disc');
  expect(await page.locator('.placing-region rect').count()).toBe(1);
  await grab(page);
  await carry(page, 5, 50);
  await page.locator('.placing-piece.refused').waitFor();
  expect(await verdict(page).textContent()).toContain('A disc lies on the table.');
  await carry(page, 61, 42);
  await page.locator('.placing-piece.legal').waitFor();
  await answered(page, () => page.mouse.up());
  await myDisc(page);
  const { x, y } = await first(page);
  expect(Math.abs(x - 6100)).toBeLessThan(60);
  expect(Math.abs(y - 4200)).toBeLessThan(60);
  // Let go where it may not lie, it snaps to the nearest place where it may.
  const before = await laid(page);
  await grab(page);
  await carry(page, 70, 98);
  await page.locator('.placing-piece.refused').waitFor();
  await answered(page, () => page.mouse.up());
  await myDisc(page);
  const added = (await laid(page)).filter(each => !before.includes(each));
  expect(added.some(each => each.endsWith(' 8750'))).toBe(true);
};

/** Arrows go from proposal to proposal, Shift a little further, Enter lays. */
const isLaidByKeys = async (page: Page): Promise<void> => {
  await sit(page);
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('.placing-which').textContent()).toContain('at 25, 25');
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.placing-piece.legal').waitFor();
  expect(await page.locator('.placing-which').textContent()).toBe('A place of your own');
  await answered(page, () => page.keyboard.press('Enter'));
  await myDisc(page);
  expect(await first(page)).toEqual({ x: 2625, y: 2500 });
};

/** A tap on the table or on buttons of 44 pixels, then one that lays. */
const isLaidByThumb = async (page: Page): Promise<void> => {
  await sit(page);
  const to = await spot(page, 70, 30);
  await page.touchscreen.tap(to.x, to.y);
  await page.locator('.placing-piece.legal').waitFor();
  expect(await laid(page)).toEqual([]);
  const targets = page.locator('.placing-bar button, .ask .confirm, .placing-piece > .placing-grip');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
  }
  await answered(page, () => page.locator('.ask .confirm').tap());
  await myDisc(page);
  const { x, y } = await first(page);
  expect([Math.abs(x - 7000) < 100, Math.abs(y - 3000) < 100]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Next proposal' }).tap();
  expect(await page.locator('.placing-which').textContent()).toMatch(/Proposal.2.of.\d+/);
  await answered(page, () => page.locator('.ask .confirm').tap());
};

/** Several discs are one decision: each is dragged, all are judged, one button lays them. */
const areLaidTogether = async (page: Page): Promise<void> => {
  await sit(page, { squad: 3 });
  expect(await page.locator('.placing-piece').count()).toBe(3);
  await grab(page, 1);
  await carry(page, 80, 80);
  await page.mouse.up();
  await page.locator('.placing-piece.refused').first().waitFor();
  expect(await verdict(page).textContent()).toContain('Discs of one squad lie close to its first.');
  expect(await laid(page)).toEqual([]);
  expect(await page.locator('.ask .confirm').isDisabled()).toBe(true);
  await grab(page, 1);
  await carry(page, 40, 40);
  await page.mouse.up();
  await page.locator('.placing-piece.legal').first().waitFor();
  await answered(page, () => page.locator('.ask .confirm').click());
  await page.waitForFunction(() => document.querySelectorAll('.disc').length >= 3);
};

/** A disc with an arrow is turned by wheel, by keys and by either handle. */
const isTurned = async (page: Page): Promise<void> => {
  await sit(page, { arrows: true });
  const turn = (degrees: number): Promise<void> =>
    page.locator(`.placing-piece.legal > g[transform="rotate(${degrees})"]`).first().waitFor();
  const middle = await spot(page, 50, 50);
  await page.mouse.click(middle.x, middle.y);
  await turn(0);
  for (let i = 0; i < 2; i++) await page.mouse.wheel(0, 100);
  await turn(60);
  await page.keyboard.press('b');
  await page.keyboard.press(']');
  await turn(90);
  const handle = async (end: string, x: number, y: number): Promise<void> => {
    const box = await page.locator(`.placing-handle.${end} > .placing-grip`).boundingBox();
    if (!box) throw new Error(`no handle ${end}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await carry(page, x, y);
    await page.mouse.up();
  };
  await handle('front', 20, 50);
  await turn(180);
  await handle('back', 50, 90);
  await turn(270);
  expect(await laid(page)).toEqual([]);
  await page.keyboard.press('b');
  await answered(page, () => page.keyboard.press('Enter'));
  await myDisc(page);
  expect((await laid(page))[0]).toMatch(/^(50|49)\d\d (50|49)\d\d 270$/);
};

/** A thumb that drags sees through a lens what it hides, and the lens goes with it. */
const isSeenThroughLens = async (page: Page): Promise<void> => {
  await sit(page);
  const cdp = await page.context().newCDPSession(page);
  const box = await page.locator('.placing-piece > .placing-grip').first().boundingBox();
  if (!box) throw new Error('nothing to grab');
  const thumb = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await thumb('touchStart', box.x + box.width / 2, box.y + box.height / 2);
  const to = await spot(page, 61, 70);
  await thumb('touchMove', to.x, to.y);
  const lens = page.locator('.lens');
  await page.waitForFunction(() => {
    const [, x = 0] = document.querySelector('.lens')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    return x > 0;
  });
  const [x = 0, y = 0, width = 0, height = 0] = String(await lens.getAttribute('viewBox'))
    .split(' ')
    .map(Number);
  expect(Math.abs(x + width / 2 - 61)).toBeLessThan(1);
  expect(Math.abs(y + height / 2 - 70)).toBeLessThan(1);
  const seen = await lens.boundingBox();
  expect((seen?.y ?? 0) + (seen?.height ?? 0), 'above the thumb').toBeLessThan(to.y);
  expect((seen?.width ?? 0) / width, 'larger than on the board').toBeGreaterThan(box.width / 30);
  await thumb('touchEnd');
  await lens.waitFor({ state: 'detached' });
};

const reading = (page: Page) => page.locator('.ruler-reading');
const millimetres = async (page: Page): Promise<number> =>
  Number.parseInt((await reading(page).textContent()) ?? '', 10);

/** The board is measured between any two points, dragged or clicked, and from piece to piece by keys. */
const isMeasured = async (page: Page): Promise<void> => {
  await sit(page);
  await page.keyboard.press('m');
  expect(await reading(page).textContent()).toBe('Drag from one point to another.');
  const [a, b] = [await spot(page, 20, 30), await spot(page, 50, 70)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
  expect(Math.abs((await millimetres(page)) - 50)).toBeLessThan(2);
  // Nothing under it is chosen or moved.
  expect(await laid(page)).toEqual([]);
  await page.mouse.click(b.x, b.y);
  await page.mouse.click(b.x, a.y);
  expect(Math.abs((await millimetres(page)) - 40)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Ruler' }).click();
  expect(await reading(page).count()).toBe(0);
  await sit(page, { squad: 3 });
  await page.keyboard.press('b');
  await page.keyboard.press('m');
  await page.keyboard.press('Tab');
  expect(await millimetres(page)).toBeGreaterThan(3);
};

/** By thumb the board is measured from one tap to the next. */
const isMeasuredByThumb = async (page: Page): Promise<void> => {
  await sit(page, { squad: 3 });
  await page.getByRole('button', { name: 'Ruler' }).tap();
  const [from, to] = [await spot(page, 10, 50), await spot(page, 90, 50)];
  await page.touchscreen.tap(from.x, from.y);
  await page.touchscreen.tap(to.x, to.y);
  expect(Math.abs((await millimetres(page)) - 80)).toBeLessThan(2);
};

test('on a desk a disc is dragged and judged on the way, laid by keys, turned by wheel, keys and handles; several are one decision; the board is measured', async () => {
  const page = await at.visit();
  await bringAxe(page);
  await isLaidByKeys(page);
  await isDragged(page);
  await areLaidTogether(page);
  await isTurned(page);
  await isMeasured(page);
  expect(page.faults).toEqual([]);
});

test('by thumb a disc is laid by a tap and one more, and dragged under a lens; the board is measured', async () => {
  const page = await at.visit({ phone: true });
  await isLaidByThumb(page);
  await isMeasuredByThumb(page);
  // Last: the browser takes a tap so soon after a drag for the end of a fling.
  await isSeenThroughLens(page);
  expect(page.faults).toEqual([]);
});
