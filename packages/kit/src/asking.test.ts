import { type Game, PASS, type Proc, quickDice, refuse, type Seat, type Table } from '@potyczka/kernel';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { askAmount, asking } from './asking.js';

interface State {
  took: string[];
}
type Event = { type: 'took'; what: string };
type T = Table<State, Event>;

const ask = asking<T['s'], { letter: string }>({
  letter: { key: x => x, show: (_, x) => ({ label: { id: 'letter', args: { x } }, at: [x] }) },
});

/** A game of one question: what came of it stands in its state. */
const asked = (question: (t: T) => Proc<unknown>) => {
  const game: Game<State, Event, State, Record<never, never>, string> = {
    id: 'letters',
    rulesVersion: 1,
    options: {},
    seats: () => ['p1'],
    initial: () => ({ took: [] }),
    *setup() {},
    *step(t) {
      t.emit({ type: 'took', what: JSON.stringify(yield* question(t)) }, 'L-1');
      return 'over';
    },
    apply: { took: (s, e) => void s.took.push(e.what) },
    hidden: () => [],
    view: s => ({ took: [...s.took] }),
  };
  const world = new World(game, {}, beginning(game, {}), chanceFrom(quickDice(1)));
  return {
    world,
    legal: () => world.legal('p1' as Seat),
    spec: () => world.ask?.spec as unknown as Record<string, unknown> & { show(x: unknown): unknown },
    takes: (a: string | string[]) => {
      world.give('p1' as Seat, a);
      return world.state.took[0];
    },
  };
};

const WHICH = { rule: 'L-1', ask: { id: 'which' }, from: ['a', 'b', 'c'] } as const;
const NOT_B = { ...WHICH, judge: (x: string) => (x === 'b' ? refuse('L-2', 'not-b') : undefined) };

describe('one thing of a kind', () => {
  test('is named and shown as its kind is, judged and drawn as the question says', () => {
    const one = asked(function* (t) {
      const preview = (x: string) => (x === 'a' ? { n: 1 } : undefined);
      return yield* ask.one(t, 'p1', 'letter', { ...NOT_B, preview });
    });
    expect(one.legal()).toEqual(['a', 'c']);
    expect(['a', 'c'].map(x => one.spec().show(x))).toEqual([
      { label: { id: 'letter', args: { x: 'a' } }, at: ['a'], preview: { n: 1 } },
      { label: { id: 'letter', args: { x: 'c' } }, at: ['c'] },
    ]);
    expect(one.takes('c')).toBe('"c"');
  });

  test('may be declined: that comes first, and is shown so', () => {
    const not = asked(function* (t) {
      return yield* ask.orNot(t, 'p1', 'letter', NOT_B, { id: 'none' });
    });
    expect(not.legal()).toEqual([PASS, 'a', 'c']);
    expect(not.spec().show(PASS)).toEqual({ label: { id: 'none' }, declines: true });
  });

  test('is taken without a question where there is only one', () => {
    const lone = asked(function* (t) {
      return yield* ask.theOne(t, 'p1', 'letter', { ...WHICH, from: ['z'] });
    });
    expect([lone.world.result, lone.world.state.took]).toEqual(['over', ['"z"']]);
    expect(
      asked(function* (t) {
        return yield* ask.theOne(t, 'p1', 'letter', WHICH);
      }).legal(),
    ).toEqual(['a', 'b', 'c']);
  });
});

test('several things are a set, up to so many', () => {
  const set = asked(function* (t) {
    return yield* ask.many(t, 'p1', 'letter', { ...NOT_B, upTo: 2, none: { id: 'none' } });
  });
  expect(set.legal()).toEqual([[], ['a'], ['c'], ['a', 'c']]);
  expect(set.spec()).toMatchObject({ min: 0, max: 2, none: { id: 'none' } });
  expect(set.takes(['c', 'a'])).toBe('["a","c"]');
});

test('an amount is one of a list, the sensible one first; none of it declines', () => {
  const q = {
    rule: 'L-1',
    ask: { id: 'how-many' },
    show: (n: number) => ({ id: 'n', args: { n } }),
  } as const;
  const some = asked(function* (t) {
    return yield* askAmount(t, 'p1', { ...q, upTo: 3, sensible: 2 });
  });
  expect(some.legal()).toEqual(['2', '0', '1', '3']);
  expect(some.spec().show(0)).toEqual({ label: { id: 'n', args: { n: 0 } }, declines: true });
  expect(some.takes('3')).toBe('3');
  expect(
    asked(function* (t) {
      return yield* askAmount(t, 'p1', { ...q, least: 1, upTo: 1, sensible: 1 });
    }).world.state.took,
  ).toEqual(['1']);
});
