import { type Game, refuse, type Seat } from '@potyczka/kernel';
import type { Hints } from '@potyczka/kernel/register';

export interface Options {
  heap: 'small' | 'usual' | 'large';
}
export interface State {
  left: number;
  turn: Seat;
}
export type View = State;
export type Event = { type: 'begins'; who: Seat } | { type: 'took'; who: Seat; n: number };
export type Result = { winner: Seat };

const HEAPS = { small: 10, usual: 15, large: 21 } as const;
const MOST = [1, 2, 3];
const TOO_FEW = refuse('PEB-TAKE-02', 'too-few');
const other = (seat: Seat): Seat => (seat === 'p1' ? 'p2' : 'p1');

/** Pebbles: whoever takes the last one wins. */
export const game: Game<State, Event, View, Options, Result> = {
  id: 'pebbles',
  rulesVersion: 1,
  options: { heap: { kind: 'choice', of: ['small', 'usual', 'large'], default: 'usual' } },
  seats: () => ['p1', 'p2'],
  initial: ({ heap }) => ({ left: HEAPS[heap], turn: 'p1' }),
  *setup(t) {
    t.emit({ type: 'begins', who: t.roll('PEB-SETUP-01', ['p1', 'p2'] as const) }, 'PEB-SETUP-01');
  },
  /** PEB-TAKE-01 */
  *step(t) {
    const who = t.s.turn;
    const n = yield* t.choose(who, {
      rule: 'PEB-TAKE-01',
      ask: { id: 'take', args: { left: t.s.left } },
      from: MOST,
      key: String,
      judge: x => (x <= t.s.left ? undefined : TOO_FEW),
      show: x => ({ label: { id: 'take-label', args: { n: x } }, at: [`pebble-${x}`] }),
    });
    t.emit({ type: 'took', who, n }, 'PEB-TAKE-01');
    return t.s.left === 0 ? { winner: who } : undefined; // PEB-END-01
  },
  apply: {
    begins: (s, e) => {
      s.turn = e.who;
    },
    took: (s, e) => {
      s.left -= e.n;
      s.turn = other(e.who);
    },
  },
  hidden: () => [],
  view: s => ({ left: s.left, turn: s.turn }),
};

export const hints: Hints<State, Result> = {
  value: (s, seat) => ((s.left % 4 === 0) === (s.turn === seat) ? 0 : 1),
  result: (r, seat) => (r.winner === seat ? 1 : 0),
  isRest: () => true,
};
