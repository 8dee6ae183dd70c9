import { describe, expect, test } from 'vitest';
import { oneOf, type SceneTable, scene, world } from '../fixtures/scene.js';
import { shots } from '../fixtures/shots.js';
import { ATTACK, DEFENCE, RED, WHITE } from '../fixtures/skirmish/attack.js';
import { skirmish } from '../fixtures/skirmish/index.js';
import type { Event, State as Field, UnitId } from '../fixtures/skirmish/state.js';
import type { CardId, DeepReadonly, Odds, Proc, Seat, Table } from '../index.js';
import {
  beginning,
  chanceFrom,
  determinize,
  odds,
  position,
  quickDice,
  scripted,
  TooManyPaths,
  World,
} from './index.js';

/** How likely `n` dice show each number of each face, by rolling them one after the other. */
const rolled = <F extends string>(faces: readonly F[], n: number): Map<string, number> => {
  let all = new Map<string, number>([['', 1]]);
  for (let i = 0; i < n; i++) {
    const next = new Map<string, number>();
    for (const [shown, p] of all)
      for (const face of faces) {
        const key = [...shown.split(' ').filter(Boolean), face].sort().join(' ');
        next.set(key, (next.get(key) ?? 0) + p / faces.length);
      }
    all = next;
  }
  return all;
};
const count = (shown: string, face: string): number => shown.split(' ').filter(f => f === face).length;

/** The chances of wounds by formula: hits less cover, crits, each dice of defence blocks or does not. */
const woundsByFormula = (dice: {
  red: number;
  white: number;
  cover: number;
  blocks: string[];
  most: number;
}) => {
  const chances = new Map<number, number>();
  for (const [reds, p] of rolled(RED, dice.red))
    for (const [whites, q] of rolled(WHITE, dice.white)) {
      const hits = Math.max(0, count(reds, 'hit') + count(whites, 'hit') - dice.cover);
      const n = hits + count(reds, 'crit') + count(whites, 'crit');
      for (const [defence, r] of rolled(DEFENCE, n)) {
        const blocks = dice.blocks.reduce((sum, face) => sum + count(defence, face), 0);
        const wounds = Math.min(dice.most, n - blocks);
        chances.set(wounds, (chances.get(wounds) ?? 0) + p * q * r);
      }
    }
  return chances;
};

const expectSame = (
  found: ReadonlyMap<string | number, number>,
  wanted: ReadonlyMap<string | number, number>,
): void => {
  expect(found.size).toBeGreaterThan(0);
  for (const value of new Set([...found.keys(), ...wanted.keys()]))
    expect(Math.abs((found.get(value) ?? 0) - (wanted.get(value) ?? 0)), `chance of ${value}`).toBeLessThan(
      1e-12,
    );
};

const field = (
  dice: { red: number; white: number },
  { from = 'sniper', to = 'scout' }: { from?: UnitId; to?: UnitId } = {},
): { s: DeepReadonly<Field>; wanted: Odds<Field, Event> } => {
  const s = skirmish.initial({ notes: 0 }) as Field;
  s.units[from] = { ...(s.units[from] as Field['units'][string]), dice };
  s.units[to] = { ...(s.units[to] as Field['units'][string]), health: 99 };
  const shown = skirmish.odds?.(
    s,
    'p2',
    { rule: 'SKM-ACTION', ask: { id: 'what', args: { unit: from } } },
    `shoot:${to}`,
  );
  if (!shown) throw new Error('nothing to reckon');
  return { s, wanted: shown };
};
const reckon = (f: ReturnType<typeof field>, more: Partial<Odds<Field, Event>> & { most?: number } = {}) =>
  odds(skirmish, f.s, new Map(), { ...f.wanted, who: 'p2', ...more });

describe('odds of dice', () => {
  test.each([
    [{ red: 1, white: 2 }, 'ward', 'scout', 1, ['block']],
    [{ red: 2, white: 1 }, 'ward', 'scout', 1, ['block']],
    [{ red: 3, white: 3 }, 'ward', 'scout', 1, ['block']],
    [{ red: 2, white: 2 }, 'scout', 'ward', 0, ['block', 'surge']],
  ] as const)('%o of the %s at the %s are those of the formula', (dice, from, to, cover, blocks) => {
    const { chances } = reckon(field(dice, { from, to }));
    expectSame(chances, woundsByFormula({ ...dice, cover, blocks: [...blocks], most: 99 }));
  });

  test('do not hang on how it is cut into parts, nor on a key', () => {
    const f = field({ red: 3, white: 3 });
    const parts = reckon(f);
    const { key: _, ...rest } = f.wanted;
    const whole = reckon({ s: f.s, wanted: rest as typeof f.wanted });
    const legs = [
      function* all(t: Table<Field, Event>): Proc {
        for (const leg of f.wanted.legs) yield* leg(t);
      },
    ];
    const atOnce = reckon(f, { legs });
    expectSame(whole.chances, parts.chances);
    expectSame(atOnce.chances, parts.chances);
    expect(parts.paths).toBeLessThan(atOnce.paths);
  });

  test('follow the answers that the policy gives', () => {
    const f = field({ red: 2, white: 0 });
    const spared = (policy: Odds<Field, Event>['policy']): number =>
      reckon(f, policy && { policy }).chances.get(0) ?? 0;
    const usesAll = spared(ask => ask.legal().at(-1));
    const pierces = spared(ask => (ask.ask.id === 'modify-defence' ? ask.legal().at(-1) : undefined));
    expect(pierces).toBeLessThan(spared(undefined)); // the attacker pierces a block
    expect(pierces).toBeLessThan(usesAll); // a guardian takes the hits as well
  });

  test('stop beyond the most paths that they may take', () => {
    expect(() => reckon(field({ red: 6, white: 6 }), { most: 100 })).toThrow(TooManyPaths);
    expect(reckon(field({ red: 1, white: 0 }), { most: 100 }).paths).toBeLessThan(100);
  });

  test('leave the state as it was', () => {
    const f = field({ red: 2, white: 1 });
    const before = JSON.stringify(f.s);
    reckon(f);
    expect(JSON.stringify(f.s)).toBe(before);
  });

  test('one die and faces that are alike', () => {
    const game = scene(function* () {
      return 'never';
    });
    const state = game.initial({});
    const one = function* (t: SceneTable): Proc {
      t.emit({ type: 'noted', what: t.roll('SCENE-DIE', ['a', 'b', 'a', 'c']) }, 'SCENE-EVENT');
    };
    const { chances, paths } = odds(game, state, new Map(), {
      legs: [one],
      value: s => String(s.notes[0]),
      who: 'p1',
    });
    expect([...chances]).toEqual(
      expect.arrayContaining([
        ['a', 0.5],
        ['b', 0.25],
        ['c', 0.25],
      ]),
    );
    expect(paths).toBe(3);
  });
});

const choose = (n: number, k: number): number => {
  let c = 1;
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1);
  return k > n ? 0 : c;
};
/** How many of `drawn` cards hit, out of `all` of which `hits` hit. */
const hypergeometric = (all: number, hits: number, drawn: number): Map<number, number> =>
  new Map(
    Array.from({ length: drawn + 1 }, (_, k) => [
      k,
      (choose(hits, k) * choose(all - hits, drawn - k)) / choose(all, drawn),
    ]),
  );

/** A match of shots after `aimed` Aim cards have been drawn, with some values among them. */
const shooting = (drawn: CardId[]) => {
  const w = new World(shots, { aim: 10 }, beginning(shots, { aim: 10 }), chanceFrom(quickDice(7)));
  const state = JSON.parse(JSON.stringify(w.state)) as Parameters<typeof shots.view>[0] & {
    aim: CardId[];
    aimed: CardId[];
  };
  state.aim = state.aim.filter(c => !drawn.includes(c));
  state.aimed = [...drawn];
  const wanted = shots.odds?.(state, 'p1', { rule: 'SHT-TARGET', ask: { id: 'whom' } }, 'p2');
  if (!wanted) throw new Error('nothing to reckon');
  return { state, lastShuffle: w.lastShuffle, wanted: { ...wanted, who: 'p1' as Seat } };
};
const numbers = (from: number, to: number): CardId[] =>
  Array.from({ length: to - from + 1 }, (_, i): CardId => `#aim-${from + i}`);

describe('odds of cards', () => {
  test('drawn from a full deck are hypergeometric: six of ten hit', () => {
    const { state, lastShuffle, wanted } = shooting([]);
    const { face: _, ...byCard } = wanted;
    const { chances, paths } = odds(shots, state, lastShuffle, byCard);
    expectSame(chances, hypergeometric(10, 6, 3));
    expect(paths).toBe(1 + 1 + 10 * 9 * 8);
  });

  test('that make no difference are taken together', () => {
    const { state, lastShuffle, wanted } = shooting([]);
    const face = (c: CardId): string => (Number(c.slice(5)) >= 5 ? 'hit' : 'miss');
    const { chances, paths } = odds(shots, state, lastShuffle, { ...wanted, face });
    expectSame(chances, hypergeometric(10, 6, 3));
    expect(paths).toBe(1 + 1 + 8);
  });

  test('do not come again until the deck is shuffled', () => {
    const { state, lastShuffle, wanted } = shooting(numbers(1, 3));
    expectSame(odds(shots, state, lastShuffle, wanted).chances, hypergeometric(7, 6, 3));
  });

  test('with a shuffle in the middle: the last of the old deck, then two of all', () => {
    const { state, lastShuffle, wanted } = shooting([...numbers(1, 4), ...numbers(6, 10)]);
    const fresh = hypergeometric(10, 6, 2);
    const shifted = new Map([...fresh].map(([k, p]) => [k + 1, p])); // #aim-5 is left, and hits
    expectSame(odds(shots, state, lastShuffle, wanted).chances, shifted);
  });

  test('are the same in every world that the seat cannot tell from the true one', () => {
    const w = world(
      scene(
        function* (t) {
          yield* t.choose('p1', oneOf('go'));
          return 0;
        },
        { setup: dealt },
      ),
      scripted(['#b', '#d', '#c', '#a']),
    );
    const at = (x: typeof w) => odds(x.game, x.state, x.lastShuffle, { ...drawTwo, who: 'p1' });
    const here = at(w);
    for (let i = 0; i < 20; i++) {
      const there = at(determinize(w, 'p1', quickDice(i), chanceFrom(quickDice(i))));
      expectSame(there.chances, here.chances);
      expect(there.paths).toBe(here.paths);
    }
  });

  test('leave out what the seat has seen, and count what others hold', () => {
    const w = world(
      scene(
        function* (t) {
          yield* t.choose('p1', oneOf('go'));
          return 0;
        },
        { setup: dealt },
      ),
      scripted(['#b', '#d', '#c', '#a']),
    );
    const for_ = (who: Seat) => odds(w.game, w.state, w.lastShuffle, { ...drawOne, who }).chances;
    // p1 holds #b, p2 holds #d; #c lies on top.
    expectSame(
      for_('p1'),
      new Map([
        ['#a', 1 / 3],
        ['#c', 1 / 3],
        ['#d', 1 / 3],
      ]),
    );
    expectSame(
      for_('p2'),
      new Map([
        ['#a', 1 / 3],
        ['#b', 1 / 3],
        ['#c', 1 / 3],
      ]),
    );
    expectSame(for_('p3'), new Map((['#a', '#b', '#c', '#d'] as const).map(c => [c, 1 / 4])));
  });

  test('of a pool that was picked from in secret', () => {
    const game = scene(function* () {
      return 'never';
    });
    const state = game.initial({});
    state.down.push({ card: '#x', seen: ['p2'], among: 'p2' }, { card: '#y', seen: ['p2'], among: 'p2' });
    const { lastShuffle } = position(state);
    const seen = odds(game, state, lastShuffle, { ...drawOne, who: 'p1' }).chances;
    expectSame(
      seen,
      new Map([
        ['#x', 1 / 2],
        ['#y', 1 / 2],
      ]),
    );
    expectSame(odds(game, state, lastShuffle, { ...drawOne, who: 'p2' }).chances, new Map([['#x', 1]]));
  });
});

function* dealt(t: SceneTable): Proc {
  const cards = t.shuffle('SCENE-DECK', ['#a', '#b', '#c', '#d']);
  t.emit({ type: 'laid', cards }, 'SCENE-EVENT');
  t.emit({ type: 'peeked', card: t.s.down[0]?.card ?? '#', by: 'p1' }, 'SCENE-EVENT');
  t.emit({ type: 'peeked', card: t.s.down[1]?.card ?? '#', by: 'p2' }, 'SCENE-EVENT');
}
/** Turns up the first card that nobody but the hands' owners has seen. */
function* draw(t: SceneTable): Proc {
  const card = t.s.down.find(d => d.seen.length === 0)?.card ?? t.s.down[0]?.card;
  if (card) t.emit({ type: 'turned', card }, 'SCENE-EVENT');
}
const drawOne = { legs: [draw], value: (s: { up: readonly CardId[] }) => s.up.join() };
const drawTwo = { legs: [draw, draw], value: (s: { up: readonly CardId[] }) => s.up.join() };

test('an attack is its parts', () => {
  expect(ATTACK.map(part => part.name)).toEqual([
    'rollReds',
    'rollWhites',
    'applyCover',
    'modifyAttack',
    'rollDefence',
    'modifyDefence',
    'wound',
  ]);
});
