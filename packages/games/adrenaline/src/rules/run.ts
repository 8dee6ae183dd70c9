import { reach } from '@potyczka/geometry/rooms';
import type { Proc, RuleId, Seat, Verdict } from '@potyczka/kernel';
import { arenaOf, type S, standsOn, type T } from '../state.js';
import { no } from '../text/say.js';
import type { SquareId } from '../vocabulary.js';
import { askMove, go } from './move.js';

/** ADR-RUN-01: how far. */
export const RUN = 3;

const MUST_MOVE = no('ADR-RUN-01', 'must-move');

const judgeRunTo = (from: SquareId, to: SquareId): Verdict => (to === from ? MUST_MOVE : undefined);

/** Where a run can end. */
export const runReach = (s: S, p: Seat, most: number): SquareId[] => {
  const from = standsOn(s, p);
  return reach(arenaOf(s), from, most).filter(q => !judgeRunTo(from, q));
};

/** ADR-RUN-01; a run ends on another square (G-17). */
export function* run(t: T, p: Seat, most: number, movesBy: RuleId): Proc {
  const from = standsOn(t.s, p);
  const to = yield* askMove(t, p, {
    rule: 'ADR-RUN-01',
    ask: 'ask-run',
    most,
    judge: q => judgeRunTo(from, q),
  });
  go(t, movesBy, p, to, 'run');
}
