import { MOVE_RULES, type MoveRule, type Obstacle } from './obstacle.js';

/** The rules of some refusals, each once, in the order of `MOVE_RULES`. */
export const rulesOf = (refusals: readonly Obstacle[]): readonly MoveRule[] => {
  const named = new Set(refusals.map(r => r.rule));
  return MOVE_RULES.filter(rule => named.has(rule));
};
