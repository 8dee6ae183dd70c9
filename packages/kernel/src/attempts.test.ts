import { describe, expect, test } from 'vitest';
import { attempts } from './attempts.js';
import { Fault } from './fault.js';
import type { Proc } from './question.js';
import type { Table } from './table.js';

interface State {
  at: number;
  kept: { names: string[] };
}
type Event =
  | { readonly type: 'moved'; readonly by: number }
  | { readonly type: 'named'; readonly name: string };
type T = Table<State, Event>;

const GAME = {
  apply: {
    moved: (s: State, e: { by: number }) => {
      s.at += e.by;
    },
    named: (s: State, e: { name: string }) => {
      s.kept = { names: [...s.kept.names, e.name] };
    },
  },
  shared: { kept: 'whole' },
} as const;

const START: State = { at: 1, kept: { names: [] } };

const ask = (t: T, id: string, from: readonly number[]) =>
  t.choose('p1', {
    rule: 'ABC-MOVE-01',
    ask: { id },
    from,
    key: String,
    judge: n => (n < 0 ? { rule: 'ABC-MOVE-02', why: { id: 'back' } } : undefined),
  });

/** By so many, and a second time if the first was long; the card that pays for it does not matter. */
function* walk(t: T): Proc<string> {
  const by = yield* ask(t, 'how-far', [-1, 0, 1, 2]);
  t.emit({ type: 'moved', by }, 'ABC-MOVE-01');
  if (by < 2) return 'short';
  const card = yield* ask(t, 'which-card', [7, 8, 9]);
  t.emit({ type: 'named', name: String(card) }, 'ABC-MOVE-01');
  const more = yield* ask(t, 'how-much-more', [0, 3]);
  t.emit({ type: 'moved', by: more }, 'ABC-MOVE-01');
  return 'long';
}

describe('attempts', () => {
  const alike = ({ id }: { readonly id: string }): boolean => id === 'which-card';

  test('every legal answer to every question is tried once', () => {
    const found = [...attempts(GAME, START, walk)].map(({ s, value }) => [s.at, value, s.kept.names.join()]);
    expect(found).toEqual([
      [1, 'short', ''],
      [2, 'short', ''],
      ...['7', '8', '9'].flatMap(card => [
        [3, 'long', card],
        [6, 'long', card],
      ]),
    ]);
  });

  test('where answers are alike the first stands for all', () => {
    const found = [...attempts(GAME, START, walk, { alike })].map(({ s, events }) => [s.at, events.length]);
    expect(found).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [6, 3],
    ]);
  });

  test('nobody who was asked to try has changed anything, and no further than wanted', () => {
    const start = structuredClone(START);
    let runs = 0;
    const counted = function* (t: T): Proc<string> {
      runs++;
      return yield* walk(t);
    };
    for (const { s } of attempts(GAME, start, counted)) if (s.at === 2) break;
    expect(start).toEqual(START);
    expect(runs).toBe(2);
  });

  test('what draws or asks for more than one cannot be tried', () => {
    const draws = function* (t: T): Proc {
      t.roll('ABC-MOVE-01', [1, 2]);
    };
    expect(() => [...attempts(GAME, START, draws)]).toThrow(Fault);
    const asks = function* (t: T): Proc {
      yield* t.chooseMany('p1', {
        rule: 'ABC-MOVE-01',
        ask: { id: 'x' },
        from: [1],
        key: String,
        min: 0,
        max: 1,
      });
    };
    expect(() => [...attempts(GAME, START, asks)]).toThrow(Fault);
  });

  test('a question that nobody can answer is a fault', () => {
    const stuck = function* (t: T): Proc {
      yield* ask(t, 'how-far', [-1]);
    };
    expect(() => [...attempts(GAME, START, stuck)]).toThrow('ABC-MOVE-01 asks what nobody can answer');
  });
});
