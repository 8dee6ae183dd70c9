import type { DeepReadonly, RuleId, Seat } from '../index.js';

/** What a game tells bots about itself. Asked about guessed worlds only. */
export interface Hints<S, R> {
  /** How good a position is for a seat, in any unit; the higher the better. */
  value(s: DeepReadonly<S>, seat: Seat): number;
  /** How good a final result is for a seat: 1 is a victory, 0 a defeat. */
  result(r: R, seat: Seat): number;
  /** Whether a position is at rest when this question is asked, so that its value means something. */
  isRest(rule: RuleId): boolean;
  /**
   * How many turns a search looks ahead, the one at hand included: a turn
   * passes when somebody else is asked and the position is at rest. Without
   * it a search looks to the end of the game.
   */
  readonly turns?: number;
}
