import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { planning } from '../fixtures/planning.js';
import { type Event, type State, ticTacToe } from '../fixtures/tic-tac-toe.js';
import { words } from '../fixtures/words.js';
import { type DeepReadonly, memo, refuse, renewing, untilEvent } from '../index.js';
import { checkMemos } from './memos.js';

type S = DeepReadonly<State>;

const TAKEN = refuse('TTT-MARK', 'taken');
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The smallest game, whose free cells somebody remembers in a certain way. */
const withFree = (
  freeOf: (s: S) => readonly number[],
  apply = ticTacToe.apply,
  leftOf = freeOf,
): typeof ticTacToe => ({
  ...ticTacToe,
  apply,
  *step(t) {
    const by = t.s.turn;
    const cell = yield* t.choose(by, {
      rule: 'TTT-MARK',
      ask: { id: 'mark' },
      from: CELLS,
      key: String,
      judge: c => (freeOf(t.s).includes(c) ? undefined : TAKEN),
    });
    t.emit({ type: 'marked', cell, by }, 'TTT-MARK');
    return leftOf(t.s).length > 1 ? undefined : { winner: null };
  },
});

const free = (s: S): number[] => CELLS.filter(c => s.cells[c] === null);

/** Plays with and without memos. */
const checked = (game: typeof ticTacToe) => () => {
  for (const seed of [1, 2, 3])
    checkMemos({ suite: { game, options: [{}], seeds: [seed], bound: 9, ...words }, options: {}, seed });
};

/** Cells are replaced, as a part of a state that memos hang on has to be. */
const replacing = {
  marked: (s: State, e: Event): void => {
    s.cells = s.cells.map((x, c) => (c === e.cell ? e.by : x));
    s.turn = e.by === 'p1' ? 'p2' : 'p1';
  },
};

describe('a playout with memos and one without are the same', () => {
  test('where a memo hangs on a part that is replaced', () => {
    expect(
      checked(
        withFree(
          memo(s => s.cells, free),
          replacing,
        ),
      ),
    ).not.toThrow();
  });

  test('where it hangs on the state until the next event', () => {
    expect(checked(withFree(memo(untilEvent, free), renewing(ticTacToe.apply)))).not.toThrow();
  });

  test('where answers are secret, or given at the same time', () => {
    const of = { seeds: [1], ...words, every: 3 };
    checkMemos({ suite: { game: ambush, options: [], bound: 120, ...of }, options: { players: 3 }, seed: 1 });
    checkMemos({
      suite: { game: planning, options: [], bound: 40, ...of },
      options: { players: 2 },
      seed: 1,
    });
  });
});

describe('a stale memo is found', () => {
  const STALE = /^\[tic-tac-toe .* decision=\d\] .* with all memos emptied: something remembered is stale$/;

  test('that hangs on less than it should', () => {
    expect(
      checked(
        withFree(
          memo(s => s.turn, free),
          replacing,
        ),
      ),
    ).toThrow(STALE);
  });

  test('that hangs on a part which is changed in place', () => {
    expect(checked(withFree(memo(s => s.cells, free)))).toThrow(STALE);
  });

  test('that hangs on the state until the next event, of which nobody tells', () => {
    expect(checked(withFree(memo(untilEvent, free)))).toThrow(STALE);
  });

  test('whose value somebody changes', () => {
    const freeOf = memo(s => s.cells, free);
    const careless = (s: S): readonly number[] => {
      const list = freeOf(s);
      if (s.cells.length - list.length === 4) (list as number[]).shift();
      return list;
    };
    expect(checked(withFree(freeOf, replacing, careless))).toThrow(STALE);
  });
});
