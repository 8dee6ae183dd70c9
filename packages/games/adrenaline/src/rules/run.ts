import type { Proc, Seat } from '@potyczka/kernel';
import { standsOn, type T } from '../state.js';
import { no } from '../text/say.js';
import { askMove, go } from './move.js';

/** ADR-RUN-01: how far. */
export const RUN = 3;

/** ADR-RUN-01; a run ends on another square (G-17). */
export function* run(t: T, p: Seat, most: number): Proc {
  const from = standsOn(t.s, p);
  const to = yield* askMove(t, p, {
    rule: 'ADR-RUN-01',
    ask: 'ask-run',
    most,
    judge: q => (q === from ? no('ADR-RUN-01', 'must-move') : undefined),
  });
  go(t, p, to, 'run');
}
