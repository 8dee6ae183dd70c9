import type { RuleId } from '@potyczka/kernel';
import type { Result } from './rules/end.js';
import { boardOf, type S, type Seat } from './state.js';

/** What bots are told about this game. */
export const hints = {
  /** Points expected. */
  value: (s: S, seat: Seat): number => boardOf(s, seat).points,
  /** A shared victory counts in part (ADR-XEND-04). */
  result: (r: Result, seat: Seat): number => (r.winners.includes(seat) ? 1 / r.winners.length : 0),
  /** Between actions, and when the turn has passed. */
  isRest: (rule: RuleId): boolean => rule === 'ADR-TURN-02',
};
