import type { RuleId } from '@potyczka/kernel';
import { boardOf, isDomination, type S, type Seat, seatsAfter, type T } from '../state.js';
import { tracksAreFull } from './domination.js';
import { movesBeforeGrab } from './grab.js';
import { RUN } from './run.js';
import { movesBeforeShot } from './shoot.js';

/** What a player may do in a turn. */
export interface Actions {
  readonly count: number;
  /** Squares to run; undefined where the list has no such action. */
  readonly run: number | undefined;
  readonly grab: number;
  readonly shoot: number;
  /** The rules that let a figure move that far in a run and before a grab. */
  readonly runBy: RuleId;
  readonly grabBy: RuleId;
  /** Reloading is part of the Shoot action. */
  readonly reloads: boolean;
}

/** ADR-FRENZY-05 */
const LIST_A: Actions = {
  count: 2,
  run: 4,
  grab: 2,
  shoot: 1,
  reloads: true,
  runBy: 'ADR-FRENZY-05',
  grabBy: 'ADR-FRENZY-05',
};
/** ADR-FRENZY-06 */
const LIST_B: Actions = {
  count: 1,
  run: undefined,
  grab: 3,
  shoot: 2,
  reloads: true,
  runBy: 'ADR-FRENZY-06',
  grabBy: 'ADR-FRENZY-06',
};

/** ADR-FRENZY-05, -06: whether a player's frenzy turn comes before the first player's. */
const isBeforeFirst = (s: S, p: Seat, by: Seat): boolean => {
  const order = seatsAfter(s, by);
  return order.indexOf(p) < order.indexOf(s.first);
};

/** ADR-TURN-02, ADR-XADR-01, -03: the actions of a turn, with the limits as they are now (G-24). */
export const actionsOf = (s: S, p: Seat): Actions => {
  if (s.frenzy) return isBeforeFirst(s, p, s.frenzy.by) ? LIST_A : LIST_B;
  const grab = movesBeforeGrab(s, p);
  return {
    count: 2,
    run: RUN,
    grab,
    shoot: movesBeforeShot(s, p),
    reloads: false,
    runBy: 'ADR-RUN-01',
    grabBy: grab > 1 ? 'ADR-GRAB-02' : 'ADR-GRAB-01',
  };
};

/** ADR-FRENZY-01, ADR-XDOM-07 */
export const lastSkullIsTaken = (s: S): boolean => s.skulls === 0 || (isDomination(s) && tracksAreFull(s));

/** ADR-FRENZY-02, -04: after the scoring of the turn that took the last skull (G-23). */
export const beginFrenzy = (t: T, by: Seat): void => {
  t.emit({ type: 'frenzy', by }, t.s.skulls === 0 ? 'ADR-FRENZY-01' : 'ADR-XDOM-07');
  for (const on of t.s.figures) {
    const board = boardOf(t.s, on);
    if (board.damage.length === 0 && !board.turned) t.emit({ type: 'turned', on }, 'ADR-FRENZY-02');
  }
};
