import { describe, expect, test } from 'vitest';
import { type Army, muster, type Options } from '../fixtures/muster.js';
import { words } from '../fixtures/words.js';
import {
  type BroughtField,
  type Campaign,
  type Chapter,
  type DataRead,
  foldAll,
  foldedNone,
  foldNext,
  type Game,
  type Seat,
} from '../index.js';
import { beginning, chanceFrom, fromKept, hashOf, quickDice, resume, toKeep, World } from '../run/index.js';
import { checkPlayout } from './index.js';
import { checkStoredCampaign, stored } from './stored.js';

/** Rules that go through a record as it was filled: whoever came first is asked first. */
const queue: Game<{ waits: Record<string, number> }, { type: 'served'; who: string }, null, object, true> = {
  id: 'queue',
  rulesVersion: 1,
  options: {},
  seats: () => ['p1'],
  initial: () => ({ waits: { zofia: 1, adam: 2, jan: 3 } }),
  *setup() {},
  *step(t) {
    const [first] = Object.keys(t.s.waits);
    if (!first) return true;
    yield* t.choose<string>('p1', {
      rule: 'QUEUE-01',
      ask: { id: first },
      from: [first],
      key: x => x,
      show: x => ({ label: { id: x } }),
    });
    t.emit({ type: 'served', who: first }, 'QUEUE-01');
    return undefined;
  },
  apply: { served: (s, { who }) => void delete s.waits[who] },
  hidden: () => [],
  view: () => null,
};

const chance = chanceFrom(quickDice(1));
const begun = () => new World(queue, {}, beginning(queue, {}), chance);

describe('what a store gives back', () => {
  test('has its keys as jsonb has them, and nothing that is undefined', () => {
    const of = { unit: 'a', at: -0, gone: undefined, up: { zz: 1e21, b: 2 } };
    expect(JSON.stringify(stored(of))).toBe('{"at":0,"up":{"b":2,"zz":1e+21},"unit":"a"}');
  });

  test('a checkpoint goes on as it was, also where the order of a record decides', () => {
    const world = begun();
    const asked = (checkpoint: ReturnType<typeof world.checkpoint>) =>
      resume(queue, {}, checkpoint, chance).ask?.spec.ask.id;
    expect(world.ask?.spec.ask.id).toBe('zofia');
    expect(asked(fromKept(stored(toKeep(world.checkpoint()))))).toBe('zofia');
    // As it would be without the text.
    expect(asked(stored(world.checkpoint()))).toBe('jan');
  });

  test('of an older program, with an object in it, is taken too', () => {
    const checkpoint = begun().checkpoint();
    expect(fromKept(checkpoint)).toEqual(checkpoint);
  });
});

test('the suite finds a game that knows its own proposal by its text', () => {
  const proposed = { units: ['archers'], motto: '' } as const satisfies Army & { motto: string };
  const isOwn = (army: Army | undefined) =>
    army !== undefined && JSON.stringify(army) !== JSON.stringify(proposed);
  const byText: typeof muster = {
    ...muster,
    options: {
      ...muster.options,
      armies: {
        ...(muster.options.armies as BroughtField<Army>),
        default: () => proposed,
        read: (): DataRead<Army> => ({ ok: true, value: proposed }),
      },
    },
    initial: o => {
      const of = (seat: Seat) => o.armies[seat] ?? proposed;
      const s = muster.initial({ ...o, armies: { p1: of('p1'), p2: of('p2') } });
      return isOwn(o.armies.p1) ? { ...s, rounds: 2 } : s;
    },
  };
  const options: Options = { points: 8, field: { name: 'the ford', rounds: 1 }, armies: {} };
  const suite = { game: byText, options: [options], seeds: [1], bound: 20, ...words };
  expect(() => checkPlayout({ suite, options, seed: 1 })).toThrow(
    'with options that were stored the match begins elsewhere',
  );
});

/** Nights of a league: whoever came first in the table of a night begins the next one. */
const league: Campaign<{ begins: string; gold: Record<string, number> }, { begins: string }, Night> = {
  id: 'league',
  rulesVersion: 1,
  begin: () => ({ begins: '', gold: {} }),
  offers: () => [{ id: 'night', game: 'cards', rule: 'LEAGUE-01', ask: { id: 'night' } }],
  optionsFor: c => ({ begins: `${c.begins} ${Object.keys(c.gold).join()}` }),
  fold: (c, _, { gold }) => ({ begins: Object.keys(gold)[0] ?? '', gold: { ...gold, ...c.gold } }),
};
type Night = { gold: Record<string, number> };

test('a campaign comes to the same from every store, also one that goes by the order of its records', () => {
  const night = (n: number, from: string): Chapter => ({
    n,
    offer: 'night',
    from,
    rulesVersion: 1,
    result: { gold: { zofia: n, adam: 2, jan: 3 } },
  });
  const none = foldedNone(league, {}, hashOf);
  const first = night(1, none.moment);
  const second = night(2, foldNext(league, none, first, hashOf).moment);
  checkStoredCampaign(league, {}, [first, second], ['p1']);
  expect(foldAll(league, {}, [first, second], hashOf).state.begins).toBe('jan');
});
