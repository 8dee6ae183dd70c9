import { makeBot, sightOf } from '@potyczka/bots';
import { GAMES } from '@potyczka/catalogue';
import { suppressionImproves } from '@potyczka/geometry/plane';
import { quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { rangeFromLeader, sees, terrainCover } from '@potyczka/legion/lab';
import { type UnitView, unitCard, type View } from '@potyczka/legion/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { usualOptions } from '../../browser/fixtures/local.js';
import { knownKinds } from '../../browser/fixtures/walk/kinds.js';
import { momentOf, type Position, positionsOf } from '../../browser/fixtures/walk/positions.js';
import { isDrawable, litOnBoard, sceneAt } from '../../browser/fixtures/walk/scene.js';
import { elementsOf } from '../../ui/table3/model.js';
import { eyes } from './gaze.js';
import { groundIn } from './plan.js';
import type { Scene } from './scene.js';
import { fieldUnit } from './sights.js';
import { sighted, table3 } from './table3.js';
import { CM } from './terrain3.js';
import { ui } from './ui.js';

let positions: readonly Position[];
beforeAll(async () => {
  const legion = GAMES.find(g => g.id === 'legion');
  positions = legion ? await positionsOf(legion, { most: 60, sets: [0, 3] }) : [];
}, 180_000);

const scenes = (): Scene[] => positions.map(p => sceneAt(p) as Scene);
const onTable = (view: View): readonly UnitView[] => view.units.filter(u => u.where === 'field');
/** Positions with both armies on the table. */
const battles = (): Scene[] =>
  scenes().filter(({ view }) => new Set(onTable(view).map(u => u.seat)).size > 1);

describe('the battlefield in three dimensions', () => {
  test('every lit element of every kind of question has a body or a spot', () => {
    expect(positions.length).toBeGreaterThan(10);
    for (const scene of scenes()) {
      const known = elementsOf(table3(scene));
      expect(
        litOnBoard(ui, scene).filter(el => !known.has(el)),
        scene.question?.ask.id,
      ).toEqual([]);
    }
    expect(scenes().some(scene => litOnBoard(ui, scene).length > 1)).toBe(true);
    // Each of them is answered in a picture by the test of all kinds, or stands there with the reason why not.
    const lit = scenes().filter(scene => litOnBoard(ui, scene).length > 0);
    const asked = lit.flatMap(({ question }) => question?.ask.id ?? []);
    expect(asked.filter(kind => !knownKinds('legion').includes(kind))).toEqual([]);
  });

  test('a piece is exactly the prism that the rules measure, and an eye sees no less than the rules', () => {
    for (const scene of scenes()) {
      const { terrain } = groundIn(scene.view);
      const { solids } = table3(scene);
      for (const piece of terrain) {
        const [body, ...others] = solids.filter(s => s.el === piece.id && !s.isDecor);
        expect(others).toEqual([]);
        expect(body?.outline).toEqual(piece.polygon.map(p => [p.x / CM, p.y / CM]));
        if (piece.kind === 'area') continue;
        expect([body?.bottom, body?.top]).toEqual([piece.bottom / CM, piece.top / CM]);
        const decor = solids.filter(s => s.el === piece.id && s.isDecor);
        for (const s of decor) expect(s.top).toBeLessThanOrEqual(piece.top / CM + 0.11);
      }
    }
  });

  test('minis stand where they are, as high as the rules see them', () => {
    for (const scene of scenes()) {
      const table = table3(scene);
      expect(isDrawable(table)).toBe(true);
      const minis = scene.view.units
        .filter(u => u.where === 'field')
        .flatMap(u => u.minis.map(mini => ({ u, mini })));
      expect(table.standees).toHaveLength(minis.length);
      for (const { u, mini } of minis) {
        const standee = table.standees.find(s => s.id === mini.id);
        expect(standee?.at).toEqual([mini.x / CM, mini.y / CM, mini.z / CM]);
        expect(standee?.height).toBe(fieldUnit(u).silhouette.top / CM);
      }
    }
  });
});

type State = Parameters<typeof sees>[0];

/** Ten moments of a battle, as the rules know them and as a seat sees them. */
const moments = async (): Promise<readonly { readonly s: State; readonly view: View }[]> => {
  const legion = GAMES.find(g => g.id === 'legion');
  if (!legion) throw new Error('no such game');
  const [{ game }, { hints }] = await Promise.all([legion.rules(), legion.hints()]);
  const options = usualOptions<unknown>(game, {
    battlefield: 'desert',
    first: 'rebels-500',
    second: 'empire-500',
  });
  const run = new Run<unknown, { type: string }, unknown, unknown, unknown>(game, options, {
    seed: seedOf(3),
  });
  const [bot, dice] = [makeBot('random', hints), quickDice(3)];
  const found: { s: State; view: View }[] = [];
  for (let n = 0; found.length < 10 && run.result === undefined; n++) {
    const { ask } = run.now;
    if (!ask) break;
    const view = run.view(ask.seat) as View;
    const isBattle = view.round > 0 && new Set(onTable(view).map(u => u.seat)).size > 1;
    if (isBattle && n % 25 === 0)
      found.push({ s: structuredClone(run.now.state) as State, view: structuredClone(view) });
    run.answer(ask.seat, run.q, bot.answer(sightOf(run.now, ask.seat), dice, {}));
  }
  return found;
};

test('a look is what the rules judge, for every unit in ten positions', async () => {
  const all = await moments();
  expect(all).toHaveLength(10);
  const [scene] = scenes();
  const kinds = new Set<string>();
  for (const { s, view } of all) {
    const there = onTable(view);
    for (const unit of there) {
      const { looks, sum } = sighted({ ...scene, view } as Scene, { from: unit.id, to: null, view });
      const enemies = there.filter(u => u.seat !== unit.seat);
      expect(looks.map(l => l.to)).toEqual(enemies.map(u => u.id));
      expect(sum).toBe(`sees ${looks.filter(l => l.sees).length} of ${enemies.length}`);
      for (const enemy of enemies) {
        const look = looks.find(l => l.to === enemy.id);
        const isSeen = sees(s, unit.id, enemy.id).leaderSees;
        const better = enemy.tokens.suppression > 0 && suppressionImproves(unitCard(enemy.card).type) ? 1 : 0;
        const cover = isSeen ? Math.min(2, terrainCover(s, unit.id, enemy.id).cover + better) : 0;
        const range = rangeFromLeader(s, unit.id, enemy.id);
        expect([look?.sees, look?.cover], `${unit.id} at ${enemy.id}`).toEqual([isSeen, cover]);
        if (isSeen) expect(look?.text).toContain(range > 5 ? 'beyond range 5' : `range ${range}`);
        else expect(look?.by.length).toBeGreaterThan(0);
        kinds.add(`${isSeen} ${cover}`);
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(2);
});

test('a look is said in both languages, with how many are seen', () => {
  const [scene] = battles().slice(-1);
  if (!scene) throw new Error('no battle');
  const [unit] = scene.view.units.filter(u => u.where === 'field');
  const gaze = eyes.gazeAt(scene.view, unit?.id ?? '');
  if (!gaze) throw new Error('no look');
  const [en, pl] = [sighted(scene, gaze), sighted({ ...scene, lang: 'pl' }, gaze)];
  expect(en.sum).toMatch(/^sees \d+ of \d+$/);
  expect(pl.sum).toMatch(/^widzi \d+ z \d+$/);
  expect(pl.looks.map(l => l.to)).toEqual(en.looks.map(l => l.to));
  expect(pl.looks.every((l, i) => l.text !== en.looks[i]?.text)).toBe(true);
});

test('at the choice of a target whoever attacks looks at it, and the sentence says how far and through what', async () => {
  const registration = GAMES.find(g => g.id === 'legion');
  if (!registration) throw new Error('no such game');
  const { game } = await registration.rules();
  const options = usualOptions<unknown>(game, { first: 'rebels-500', second: 'empire-500' });
  const moment = { options, seed: 5, level: 'random', after: 0, asks: 'ask-target' } as const;
  const scene = sceneAt((await momentOf(registration, moment)).position) as Scene;
  const gaze = eyes.gazeNow(scene, []);
  if (!gaze) throw new Error('no look');
  expect(gaze.from).toBe(scene.view.act?.unit ?? scene.view.attack?.by);
  const targets = scene.question?.options.filter(o => !o.refusal).map(o => o.at[0]);
  expect(targets).toContain(gaze.to);
  const look = sighted(scene, gaze).looks.find(l => l.to === gaze.to);
  expect(look?.sees).toBe(true);
  expect(look?.text).toMatch(/: range \d, (no|light|heavy) cover/);
  const other = scene.view.units.find(u => u.where === 'field' && u.seat !== scene.question?.seat);
  expect(eyes.gazeAt(scene.view, other?.id ?? '')?.from).toBe(gaze.from);
});
