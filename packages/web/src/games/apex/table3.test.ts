import { isHidden, sees } from '@potyczka/apex/lab';
import { type Event, MAPS, type View } from '@potyczka/apex/view';
import { makeBot, sightOf } from '@potyczka/bots';
import { GAMES } from '@potyczka/catalogue';
import { quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { beforeAll, describe, expect, test } from 'vitest';
import { usualOptions } from '../../browser/fixtures/local.js';
import { knownKinds } from '../../browser/fixtures/walk/kinds.js';
import { type Position, positionsOf } from '../../browser/fixtures/walk/positions.js';
import { isDrawable, litOnBoard, sceneAt } from '../../browser/fixtures/walk/scene.js';
import { elementsOf } from '../../ui/table3/model.js';
import { C, cellOf, L, wallId } from './ground3.js';
import { edgeLevel } from './plan.js';
import type { Scene } from './scene.js';
import { sighted, table3 } from './table3.js';
import { ui } from './ui.js';

let positions: readonly Position[];
beforeAll(async () => {
  const apex = GAMES.find(g => g.id === 'apex');
  positions = apex ? await positionsOf(apex, { most: 300 }) : [];
}, 180_000);

const scenes = (): Scene[] => positions.map(p => sceneAt(p) as Scene);

describe('the map in three dimensions', () => {
  test('every lit element of every kind of question has a body or a spot', () => {
    expect(positions.length).toBeGreaterThan(10);
    for (const scene of scenes()) {
      const table = table3(scene);
      expect(isDrawable(table)).toBe(true);
      const known = elementsOf(table);
      expect(
        litOnBoard(ui, scene).filter(el => !known.has(el)),
        scene.question?.ask.id,
      ).toEqual([]);
    }
    expect(scenes().some(scene => litOnBoard(ui, scene).length > 10)).toBe(true);
    // Each of them is answered in a picture by the test of all kinds, or stands there with the reason why not.
    const lit = scenes().filter(scene => litOnBoard(ui, scene).length > 0);
    const asked = lit.flatMap(({ question }) => question?.ask.id ?? []);
    expect(asked.filter(kind => !knownKinds('apex').includes(kind))).toEqual([]);
  });

  test('a space is as high as its level, a wall stands on its edge and a low one is lower than a level', () => {
    const [scene] = scenes();
    if (!scene) throw new Error('no match');
    const { solids } = table3(scene);
    for (const map of MAPS) {
      map.levels.forEach((row, y) => {
        row.forEach((level, x) => {
          const [block] = solids.filter(s => s.el === `${x},${y}` && !s.isDecor && s.cap === 'roof');
          expect(block?.top, `${x},${y}`).toBe(level > 0 ? level * L : undefined);
          if (block) expect(block.outline).toEqual(cellOf(map, { x, y }));
        });
      });
      for (const { kind, at } of map.edges.filter(e => e.kind !== 'supply-bin')) {
        const wall = solids.find(s => s.el === wallId(at));
        const base = edgeLevel(map, at) * L;
        expect(wall?.bottom).toBe(base);
        if (kind.startsWith('low')) expect(wall?.top).toBeLessThan(base + L);
        else expect(wall?.top).toBe(base + L);
        const xs = wall?.outline.map(p => p[0]) ?? [];
        expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(
          C * (at.side === 'V' ? at.x : at.x + 0.5),
        );
      }
    }
  });
});

type State = Parameters<typeof sees>[0];

/** Ten moments of a match, as the rules know them and as a seat sees them. */
const moments = async (): Promise<readonly { readonly s: State; readonly view: View }[]> => {
  const apex = GAMES.find(g => g.id === 'apex');
  if (!apex) throw new Error('no such game');
  const [{ game }, { hints }] = await Promise.all([apex.rules(), apex.hints()]);
  const options = usualOptions<unknown>(game, { mode: 'versus', legends: 3 });
  const run = new Run<unknown, { type: string }, unknown, unknown, unknown>(game, options, {
    seed: seedOf(4),
  });
  const [bot, dice] = [makeBot('random', hints), quickDice(4)];
  const found: { s: State; view: View }[] = [];
  for (let n = 0; found.length < 10 && run.result === undefined; n++) {
    const { ask } = run.now;
    if (!ask) break;
    const view = run.view(ask.seat) as View;
    const isFight = new Set(view.legends.flatMap(l => (l.at ? [l.team] : []))).size > 1;
    if (isFight && n % 20 === 0)
      found.push({ s: structuredClone(run.now.state) as State, view: structuredClone(view) });
    run.answer(ask.seat, run.q, bot.answer(sightOf(run.now, ask.seat), dice, {}));
  }
  return found;
};

test('a look is what the rules judge, for every legend in ten positions', async () => {
  const all = await moments();
  expect(all).toHaveLength(10);
  const kinds = new Set<string>();
  for (const { s, view } of all) {
    for (const own of view.legends) {
      if (!own.at) continue;
      const scene = { ...scenes()[0], view } as Scene;
      const { looks, sum } = sighted(scene, { from: own.id, to: null, view });
      const enemies = view.legends.filter(l => l.at && l.team !== own.team);
      expect(looks.map(l => l.to)).toEqual(enemies.map(l => l.id));
      for (const look of looks) {
        const to = enemies.find(l => l.id === look.to)?.at;
        if (!to) throw new Error('not on the map');
        const seen = sees(s, own.at, to);
        const covered = seen && isHidden(s, own.at, to);
        expect([look.sees, look.cover], `${own.id} at ${look.to}`).toEqual([seen, covered ? 1 : 0]);
        expect(look.by.length > 0).toBe(!seen || covered);
        kinds.add(`${seen} ${covered}`);
      }
      expect(sum).toBe(`sees ${looks.filter(l => l.sees).length} of ${looks.length}`);
    }
  }
  expect(kinds.size).toBe(3);
});

test('every body that a look names is one of the table, and both languages name it', () => {
  for (const scene of scenes()) {
    const known = elementsOf(table3(scene));
    for (const { id } of scene.view.legends) {
      const gaze = { from: id, to: null, view: scene.view };
      const [en, pl] = [sighted(scene, gaze), sighted({ ...scene, lang: 'pl' }, gaze)];
      for (const [i, look] of en.looks.entries()) {
        expect(look.by.filter(el => !known.has(el))).toEqual([]);
        expect(pl.looks[i]?.text).not.toBe(look.text);
      }
    }
  }
});

test('the cards of a shot that was told before come down over whoever shoots, as the rules judge them', () => {
  const scene = scenes().find(({ view }) => view.legends.filter(l => l.at).length > 1);
  const [by, at] = scene?.view.legends.filter(l => l.at) ?? [];
  if (!scene || !by?.at || !at?.at) throw new Error('nobody is on the map');
  const aimed: Event = {
    ...{ type: 'aimed', who: by.id, at: at.id, slot: 0, card: '#W-1', distance: 3 },
    ...{ from: by.at, to: at.at, by: null, paid: null, ap: 1, charged: [] },
  };
  const verdict = (result: 'h' | 'm') => ({ result, half: false, head: false });
  const revealed: Event = {
    type: 'revealed',
    who: by.id,
    threshold: 50,
    shots: [
      { at: -1, cards: ['#A-8'], verdicts: [verdict('h')] },
      { at: 0, cards: ['#A-7'], verdicts: [verdict('m')] },
    ],
  };
  const line = (event: Event) => ({ n: 1, rule: '', event });
  const told = (happening: readonly Event[]): Scene => ({
    ...scene,
    happening: happening.map(line),
    log: [aimed, revealed].map(line),
  });
  const { deeds } = table3(told([revealed]));
  expect(deeds).toMatchObject([{ kind: 'cards', at: by.id, cards: [{ text: '50' }, { text: '45' }] }]);
  expect(table3(told([aimed])).deeds.map(d => d.kind)).toEqual(['shot']);
});
