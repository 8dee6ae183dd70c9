import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, answer, myTurn, playTo, sit } from './fixtures/apex.js';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { answered, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** More answers than anything here needs. */
const MOST = 160;

/** What is asked in an activation of mine: it says how many action points are left. */
const IS_ACTING = /\bAP\b|PA\./;

/** Whole matches are played by `scripts/click-match.mjs`: here one from so many decisions before its end. */
const LEFT = 40;

test('the end of a game of two against two is played by clicking what is lit; reactions are passed until the end of the turn, and asked again with one click', async () => {
  const page = await at.visit();
  // One who shoots: then reactions are asked for.
  await sit(page, 'versus', { bots: 'greedy', left: LEFT });
  const passing = page.locator('.ask button.passing');
  await playTo(page, MOST, async () => (await passing.count()) > 0);
  const asked = await question(page);
  // Both clicks before the table passes, which it does after a moment.
  await passing.evaluate(async (button: HTMLElement) => {
    button.click();
    await null;
    document.querySelector<HTMLElement>('.notice.passing button')?.click();
  });
  await passing.waitFor();
  expect(await question(page)).toBe(asked);
  await answered(page, () => passing.click());
  await playTo(page, MOST);
  await page.locator('.end').waitFor();
  expect(await page.locator('.end').innerText()).toMatch(/Red|Blue/);
  expect(page.faults).toEqual([]);
}, 240_000);

/** By how much something is larger inside than it is: what is more is cut, or has to be scrolled. */
const cutBy = (page: Page, what: string): Promise<readonly [across: number, down: number]> =>
  page
    .locator(what)
    .first()
    .evaluate(el => [el.scrollWidth - el.clientWidth, el.scrollHeight - el.clientHeight] as const);

/** On a desk the map has the height, and of the own board nothing is cut. */
const lookAtRoom = async (page: Page): Promise<void> => {
  const map = await page.locator('.board.apex .ring-now').boundingBox();
  expect(map?.height).toBeGreaterThan(600);
  expect(await cutBy(page, '.mine.apex')).toEqual([0, 0]);
};

/** The loadout has nothing that axe finds serious; a weapon more is one chosen, and a token goes to one place only. */
const lookAtLoadout = async (page: Page, choose: (button: Locator) => Promise<void>): Promise<void> => {
  expect(await seriousProblems(page), 'loadout').toEqual([]);
  expect(await page.locator('.board.apex').isVisible()).toBe(false);
  expect((await cutBy(page, '.bottom .equip'))[0]).toBe(0);
  await choose(page.locator('.equip-arm:visible').first());
  await page.locator('.equip-arm.chosen:visible').waitFor();
  const token = page.locator('.equip-tokens li:visible', { has: page.locator('.place + .place') }).first();
  await choose(token.locator('.place').first());
  await choose(token.locator('.place').last());
  await expect.poll(() => page.locator('.place.chosen:visible').count()).toBe(1);
};

/** The middle of something that is lit, in sight and not covered. */
const litSpot = (page: Page, what: string, nth = 0): Promise<{ x: number; y: number } | null> =>
  page.evaluate(
    ([what, n]) => {
      const free = [...document.querySelectorAll(what)].flatMap(el => {
        const { x, y, width, height } = el.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        return document.elementFromPoint(at.x, at.y)?.closest('.lit') === el ? [at] : [];
      });
      return free[n % Math.max(1, free.length)] ?? null;
    },
    [what, nth] as const,
  );

/** An answer by keys alone: the key of a button, or the board with b, the arrows and Enter. */
const answerByKeys = async (page: Page): Promise<void> => {
  if ((await page.locator('.ask .propose').count()) > 0) {
    await page.locator('.ask .propose').focus();
    await page.keyboard.press('Enter');
    await page.locator('.ask .confirm:enabled:not(.propose)').focus();
    return page.keyboard.press('Enter');
  }
  const keys = await page
    .locator('.ask .option:enabled')
    .evaluateAll(all => all.flatMap(el => el.getAttribute('data-key') ?? []));
  if (keys.length > 0) return page.keyboard.press(keys.at(-1) as string);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
};

test('by keys alone: from the first choice, over the loadout, to the end of the first activation; then an enemy that is pointed at shows line, threshold and odds, and a space its way and price', async () => {
  const page = await at.visit();
  await bringAxe(page);
  await sit(page);
  const over = (): Promise<number> =>
    page.locator('.log-lines .line', { hasText: 'begins an activation' }).count();
  let looked = 0;
  // The other side may be first to begin the next one.
  let ended = 0;
  const isOver = async (): Promise<boolean> => looked === 2 && (await over()) > ended;
  for (let n = 0; n < 60 && !(await isOver()); n++) {
    await myTurn(page);
    if (looked === 0 && (await page.locator('.equip-arm').count()) > 0) {
      looked = await lookAtLoadout(page, button => button.press('Enter')).then(() => 1);
    } else if (looked === 1 && IS_ACTING.test(await question(page))) {
      expect(await seriousProblems(page, '.ask'), 'activation').toEqual([]);
      await lookAtRoom(page);
      looked = 2;
      ended = await over();
    }
    await answered(page, () => answerByKeys(page));
  }
  expect(await isOver()).toBe(true);
  const isOnTheWay = async (): Promise<boolean> =>
    IS_ACTING.test(await question(page)) && (await litSpot(page, '.board .space.lit')) !== null;
  await playTo(page, MOST, isOnTheWay);
  const space = await litSpot(page, '.board .space.lit');
  await page.mouse.move(space?.x ?? 0, space?.y ?? 0);
  await page.locator('.preview .way').waitFor({ state: 'attached' }); // a straight one has no height
  expect(await page.locator('.preview .callout').textContent()).toMatch(/^\d/);
  const shot = page.locator('.ask .option', { hasText: 'Shoot at' });
  await playTo(page, MOST, async () => (await shot.count()) > 0);
  await shot.first().hover();
  await page.locator('.shot-odds .odds').waitFor();
  expect(await page.locator('.preview .aim').count()).toBe(1);
  expect(await page.locator('.preview .callout').textContent()).toMatch(/^\d+\+$/);
  expect(await page.locator('.shot-odds .three b').count()).toBe(3);
  // One level of the map alone: roofs are out of the way of the hand.
  const roof = page.locator('.board .space:not(.level-0)').first();
  const isInTheWay = (): Promise<boolean> =>
    roof.evaluate(el => getComputedStyle(el).pointerEvents !== 'none');
  expect(await isInTheWay()).toBe(true);
  await page.getByRole('button', { name: 'Level 0' }).click();
  expect(await isInTheWay()).toBe(false);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  expect(await isInTheWay()).toBe(true);
  expect(page.faults).toEqual([]);
}, 240_000);

test('alone against two Automas, in Polish: their turns are drawn step by step, and N goes on to the next; what is lit is clicked until both have acted', async () => {
  const page = await at.visit({ lang: 'pl', motion: 'full' });
  await sit(page, 'solo');
  // What is drawn for a moment is noted on the page: a slow machine may look too late.
  await page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('.board .hunts')) document.body.dataset.hunted = 'yes';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const hunted = page.locator('body[data-hunted]');
  const next = page.locator('.telling button:enabled', { has: page.getByText('N', { exact: true }) });
  const acted = page.locator('.log-lines .line', { hasText: 'Głównym wrogiem' });
  const lines = (): Promise<number> => page.locator('.log-lines .line').count();
  /** Whether N brought a line; not if what was told came to its end meanwhile. */
  const goOn = async (): Promise<boolean> => {
    const before = await lines();
    await page.keyboard.press('n');
    await expect.poll(async () => (await lines()) > before || (await next.count()) === 0).toBe(true);
    return (await lines()) > before;
  };
  let wentOn = false;
  const isSeen = async (): Promise<boolean> =>
    wentOn && (await hunted.count()) > 0 && (await acted.count()) > 1;
  for (let n = 0; n < 80 && !(await isSeen()); n++) {
    await page.locator(ASKED).or(next).first().waitFor();
    if ((await next.count()) > 0) wentOn = (await goOn()) || wentOn;
    else await answer(page, n);
  }
  expect({ wentOn, hunted: await hunted.count() }).toEqual({ wentOn: true, hunted: 1 });
  expect(await acted.count()).toBeGreaterThan(1);
  const text = (await page.locator('.match').innerText()).toLowerCase();
  expect(text).not.toMatch(/\b(round|feats|shield|health|backpack|gear|shoot|activation|moves|draws)\b/);
  expect(text).not.toMatch(/[a-z]{2}-f-\d|#/);
  expect(page.faults).toEqual([]);
}, 240_000);

/** Taps what may go meanwhile, with the question that it belongs to: the tap before has answered it. */
const tapIfThere = (wanted: Locator): Promise<void> =>
  wanted.tap({ timeout: 5000 }).catch(async e => {
    if ((await wanted.count()) > 0) throw e;
  });

/** An answer by thumb: a proposal as it is, else the end or the first button, and what confirms it. */
const tapAnswer = async (page: Page): Promise<void> => {
  const propose = page.locator('.ask .propose');
  if ((await propose.count()) > 0) await propose.tap();
  else if ((await page.locator('.ask .confirm:enabled').count()) === 0) {
    const declines = page.locator('.ask .option.declines:enabled');
    const button = (await declines.count()) > 0 ? declines : page.locator('.ask .option:enabled');
    if ((await button.count()) === 0) return tapLit(page, 0);
    await tapIfThere(button.first());
  }
  await tapIfThere(page.locator('.ask .confirm:enabled:not(.propose)'));
};

/** Two fingers on the map, from so far apart to so far apart. */
const pinch = async (page: Page, from: number, to: number): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  for (let i = 0; i <= 5; i++) {
    const apart = from + ((to - from) * i) / 5;
    const touchPoints = [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 200 + side * apart, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** A tap on something lit, and the tap that confirms it; what is out of sight comes into it when the fingers close. */
const tapLit = async (page: Page, nth: number): Promise<void> => {
  if (!(await litSpot(page, '.board .lit', nth))) await pinch(page, 110, 15);
  await expect.poll(() => litSpot(page, '.board .lit', nth)).not.toBeNull();
  const spot = await litSpot(page, '.board .lit', nth);
  await page.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
  await page.locator('.ask .confirm:enabled, .inspector .option').first().waitFor();
  const several = page.locator('.inspector .option');
  if ((await several.count()) > 0) await several.first().tap();
  await page.locator('.ask .confirm:enabled').tap();
};

test('on a phone a loadout and several moves are tapped, also on a map brought nearer by two fingers', async () => {
  const page = await at.visit({ lang: 'pl', phone: true });
  await bringAxe(page);
  await sit(page);
  const moved = page.locator('.log-lines .line', { hasText: 'przechodzi na' });
  let taps = 0;
  let looked = false;
  for (let n = 0; n < 80 && taps < 2; n++) {
    if ((await myTurn(page)) === 'over') break;
    if (!looked && (await page.locator('.equip-arm').count()) > 0) {
      await lookAtLoadout(page, button => button.tap());
      looked = true;
    }
    const isActing = IS_ACTING.test(await question(page));
    if (isActing && taps === 1) await pinch(page, 20, 45);
    const isLit = isActing && (await page.locator('.board .space.lit').count()) > 0;
    await answered(page, () => (isLit ? tapLit(page, n) : tapAnswer(page)));
    if (isLit) taps++;
  }
  expect({ taps, looked }).toEqual({ taps: 2, looked: true });
  expect(await moved.count()).toBeGreaterThan(0);
  expect(page.faults).toEqual([]);
}, 300_000);
