import { game } from '@potyczka/legion';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import type { Visitor } from './fixtures/chromium.js';
import { sitAt, tableOf, usualOptions } from './fixtures/local.js';
import { answered, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Sits down at a battle of five hundred points in this browser, alone with a bot. */
const sit = async (visitor: Visitor = {}) => {
  const page = await at.visit(visitor);
  await bringAxe(page);
  await sitAt(page, tableOf(game, usualOptions(game), { bots: 'random' }));
  await page.locator('.board.legion .terrain').first().waitFor();
  await asked(page);
  return page;
};

const asked = (page: Page): Promise<void> => page.locator('.ask h2.prompt').first().waitFor();

/** How many choices the opening has at most before something is to be placed. */
const MOST = 12;

/** Answers by the first of the buttons, and by the one that confirms it where there is one. */
const choose = (page: Page): Promise<void> =>
  answered(page, async () => {
    const which = (): Promise<string | null> => page.locator('.ask').getAttribute('data-question');
    const before = await which();
    await page.locator('.ask .option:enabled').first().click();
    const confirm = page.locator('.ask .confirm:enabled');
    await expect.poll(async () => (await which()) !== before || (await confirm.count()) > 0).toBe(true);
    if ((await which()) === before) await confirm.first().click();
  });

/** Answers by the buttons until a question is put that is answered on the table. */
const toPlacing = async (page: Page): Promise<void> => {
  for (let n = 0; n < MOST; n++) {
    await page.locator('.ask .option:enabled, .placing-piece').first().waitFor();
    if ((await page.locator('.placing-piece').count()) > 0) return;
    await choose(page);
  }
  throw new Error(`nothing to place: ${await question(page)}`);
};

const placesOf = (page: Page): Promise<string[]> =>
  page
    .locator('.board .unit.p1 .bases > g')
    .evaluateAll(all => all.map(el => el.getAttribute('transform') ?? ''));

test('the opening in Polish: a unit is dragged into its zone, refused outside of it, and stands; the next is put down by keys alone, arrows and Enter; its card opens a rule; axe finds nothing serious', async () => {
  const page = await sit({ lang: 'pl' });
  expect(await seriousProblems(page), 'choices').toEqual([]);
  await toPlacing(page);
  for (const part of ['.ask', '.board-room'])
    expect(await seriousProblems(page, part), 'placing').toEqual([]);
  expect(await page.locator('.placing-region > *').count()).toBeGreaterThan(0);
  const before = (await placesOf(page)).length;
  const pieces = await page.locator('.placing-piece').count();
  const grip = page.locator('.placing-piece > .placing-grip').first();
  const box = await grip.boundingBox();
  const middle = await page.locator('.board.legion .rim').boundingBox();
  if (!box || !middle) throw new Error('nothing to grab');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The other half of the table belongs to the other army.
  await page.mouse.move(
    2 * (middle.x + middle.width / 2) - from.x,
    2 * (middle.y + middle.height / 2) - from.y,
    {
      steps: 6,
    },
  );
  await page.locator('.placing-piece.refused').first().waitFor();
  expect(await page.locator('.placing-verdict').textContent()).not.toBe('');
  await page.mouse.move(from.x + 2, from.y, { steps: 6 });
  await page.locator('.placing-piece.legal').first().waitFor();
  await answered(page, async () => {
    await page.mouse.up();
    await page.locator('.ask .confirm:enabled').click();
  });
  await asked(page);
  expect((await placesOf(page)).length).toBe(before + pieces);
  await toPlacing(page);
  const dragged = (await placesOf(page)).length;
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.locator('.placing-piece.legal').first().waitFor();
  await answered(page, () => page.keyboard.press('Enter'));
  await asked(page);
  expect((await placesOf(page)).length).toBeGreaterThan(dragged);
  await page.locator('.unit-row').last().click();
  const card = page.locator('.inspector .unit-card');
  await card.waitFor();
  expect(await card.locator('.arms li').count()).toBeGreaterThan(0);
  await card.locator('.keyword button').first().click();
  expect(await card.locator('.keyword-rule').first().textContent()).toMatch(/LEG-KW/);
  expect(page.faults).toEqual([]);
});

test('on a phone axe finds no serious problem behind any tab', async () => {
  const page = await sit({ phone: true });
  await toPlacing(page);
  for (const tab of await page.locator('nav.tabs button').all()) {
    await tab.click();
    expect(await seriousProblems(page), (await tab.textContent()) ?? '').toEqual([]);
  }
  expect(page.faults).toEqual([]);
});

test('a lesson with a move is played like a match: its piece is dragged, refused, put back and placed', async () => {
  const page = await at.visit({ lang: 'pl' });
  await page.goto('/learn/legion/move');
  await page.locator('.ask .option', { hasText: 'Ruch' }).click();
  await page.locator('.placing-piece.legal').waitFor();
  const box = await page.locator('.placing-piece > .placing-grip').boundingBox();
  if (!box) throw new Error('nothing to grab');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 300, from.y - 300, { steps: 4 });
  await page.locator('.placing-piece.refused').waitFor();
  expect(await page.locator('.placing-verdict').textContent()).toContain('§');
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await page.locator('.placing-piece.legal').waitFor();
  await page.mouse.up();
  await page.locator('.coach-verdict .primary').waitFor();
  expect(await page.locator('.coach-verdict.missed').count()).toBe(0);
  expect(page.faults).toEqual([]);
});

/** Where the pieces that are placed stand on the screen. */
const piecesAt = (page: Page): Promise<(readonly [number, number])[]> =>
  page.locator('.placing-piece').evaluateAll(all =>
    all.map(el => {
      const { x, y, width, height } = (el.querySelector('.placing-ring') as Element).getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );

const dragged = async (page: Page, from: readonly [number, number], by: readonly [number, number]) => {
  await page.mouse.move(from[0], from[1]);
  await page.mouse.down();
  await page.mouse.move(from[0] + by[0], from[1] + by[1], { steps: 5 });
  await page.mouse.up();
};

/** How each piece has moved from one look to the next, in whole pixels. */
const moves = (
  before: readonly (readonly [number, number])[],
  after: readonly (readonly [number, number])[],
) => after.map(([x, y], n) => [Math.round(x - (before[n]?.[0] ?? 0)), Math.round(y - (before[n]?.[1] ?? 0))]);

test('a squad is deployed as a block: one drag takes all of it wherever it is grabbed, the disc turns it, formations draw it up anew, and a single mini can be taken out', async () => {
  const page = await sit({ lang: 'pl' });
  for (let n = 0; n < 8; n++) {
    await toPlacing(page);
    if ((await page.locator('.placing-piece').count()) > 3) break;
    await answered(page, () => page.locator('.ask .confirm:enabled').click());
  }
  const before = await piecesAt(page);
  expect(before.length).toBeGreaterThan(3);
  const last = before[before.length - 1] as readonly [number, number];
  // Grabbed by its last mini, which is not the leader, the whole unit follows.
  await dragged(page, last, [-14, 6]);
  const after = await piecesAt(page);
  for (const [dx = 0, dy = 0] of moves(before, after)) {
    expect(Math.abs(dx + 14)).toBeLessThanOrEqual(1);
    expect(Math.abs(dy - 6)).toBeLessThanOrEqual(1);
  }
  await page.locator('.formations li button').nth(1).click();
  const line = await piecesAt(page);
  const spread = (axis: 0 | 1): number =>
    Math.max(...line.map(p => p[axis])) - Math.min(...line.map(p => p[axis]));
  expect(Math.min(spread(0), spread(1))).toBeLessThan(2);
  // The disc over it turns it about its leader.
  const knob = await page.locator('.placing-spin .placing-knob').boundingBox();
  if (!knob) throw new Error('nothing to turn it by');
  const leader = line[0] as readonly [number, number];
  const grip = [knob.x + knob.width / 2, knob.y + knob.height / 2] as const;
  await dragged(page, grip, [leader[0] - grip[0] + 80, leader[1] - grip[1]]);
  const turned = await piecesAt(page);
  expect(Math.hypot(...(moves([leader], [turned[0] ?? leader])[0] as [number, number]))).toBeLessThanOrEqual(
    1,
  );
  expect(moves(line, turned).some(([dx = 0, dy = 0]) => Math.hypot(dx, dy) > 15)).toBe(true);
  // One by one: only the mini that is nearest to the hand moves.
  await page.locator('.block-switch').click();
  const one = turned[2] as readonly [number, number];
  await dragged(page, one, [9, 9]);
  const apart = moves(turned, await piecesAt(page));
  expect(apart.filter(([dx = 0, dy = 0]) => Math.abs(dx) + Math.abs(dy) > 2)).toHaveLength(1);
  expect(Math.abs((apart[2]?.[0] ?? 0) - 9)).toBeLessThanOrEqual(1);
  expect(page.faults).toEqual([]);
});

test('a unit of six stands at a place of its own after three presses at most: the unit, where to, yes', async () => {
  const page = await sit();
  await toPlacing(page);
  for (let n = 0; n < 8 && (await page.locator('.ask .placing-bar').count()) > 0; n++)
    await answered(page, () => page.locator('.ask .confirm:enabled').click());
  await page.locator('.ask .option:enabled').first().waitFor();
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    const count = (e: Event): void => {
      if (e.isTrusted) Object.assign(window, { presses: Number(Reflect.get(window, 'presses')) + 1 });
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
  });
  const stood = (await placesOf(page)).length;
  await answered(page, () =>
    page
      .locator('.ask .option:enabled', { hasText: /Troopers/ })
      .first()
      .click(),
  );
  await page.locator('.placing-piece').first().waitFor();
  expect(await page.locator('.placing-piece').count()).toBe(6);
  // Where the deal has something in the way it is tried elsewhere, and counted anew from the unit's own press on.
  for (const by of [
    [-12, 6],
    [12, 6],
    [-12, -6],
    [12, -6],
  ] as const) {
    await page.evaluate(() => Object.assign(window, { presses: 1 }));
    const before = await piecesAt(page);
    await dragged(page, before[0] as readonly [number, number], by);
    await page.locator('.placing-piece.legal, .placing-piece.refused').first().waitFor();
    const moved = moves(before, await piecesAt(page));
    if ((await page.locator('.placing-piece.refused').count()) > 0) continue;
    expect(moved.some(([dx = 0, dy = 0]) => Math.hypot(dx, dy) > 5)).toBe(true);
    break;
  }
  await answered(page, () => page.locator('.ask .confirm:enabled').click());
  await expect.poll(async () => (await placesOf(page)).length).toBe(stood + 6);
  expect(await page.evaluate(() => Reflect.get(window, 'presses'))).toBeLessThanOrEqual(3);
  expect(page.faults).toEqual([]);
});

test('the table has most of the screen while units act, minis stand on it as figures, and the hand lies open when a command card is asked for', async () => {
  const page = await sit();
  await toPlacing(page);
  const room = await page.locator('.board-room').boundingBox();
  expect((room?.height ?? 0) / 900).toBeGreaterThan(0.85);
  for (let n = 0; n < 60 && (await page.locator('.command-pick').count()) === 0; n++) {
    await page.locator('.ask .option:enabled, .ask .confirm:enabled').first().waitFor();
    if ((await page.locator('.command-pick').count()) > 0) break;
    if ((await page.locator('.placing-piece').count()) > 0)
      await answered(page, () => page.locator('.ask .confirm:enabled').click());
    else await choose(page);
  }
  expect(await page.locator('.command-pick .command-face').count()).toBe(7);
  const units = await page.locator('.board .unit').count();
  expect(await page.locator('.board .unit .carpet').count()).toBe(units);
  expect(await page.locator('.board .sign').count()).toBe(units);
  const hidden = await page
    .locator('.board .bases > g')
    .evaluateAll(
      all =>
        all.filter(g => !document.querySelector(g.querySelector('use')?.getAttribute('href') ?? '#none'))
          .length,
    );
  expect(hidden).toBe(0);
  await answered(page, () => page.locator('.command-pick .pick-card.lit').first().click());
  expect(page.faults).toEqual([]);
});
