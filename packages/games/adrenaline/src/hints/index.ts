import type { RuleId } from '@potyczka/kernel';
import type { Hints, Weights } from '@potyczka/kernel/register';
import type { Result } from '../rules/end.js';
import type { S, Seat, State } from '../state.js';
import { DESIGNED } from './designed.js';
import { countAll } from './features.js';
import { WEIGHTS } from './weights.js';

/** Points beside the mean of the others. */
const margin = (r: Result, seat: Seat): number => {
  let [mine, others] = [0, 0];
  for (const { who, points } of r.scores) {
    if (who === seat) mine = points;
    else others += points;
  }
  return mine - others / (r.scores.length - 1);
};

const featuresOf = (s: S, seat: Seat): Weights => {
  const found: Record<string, number> = {};
  countAll(s, seat, (name, n) => {
    found[name] = (found[name] ?? 0) + n;
  });
  return found;
};

const valueWith =
  (w: Weights) =>
  (s: S, seat: Seat): number => {
    let sum = 0;
    countAll(s, seat, (name, n) => {
      if (n !== 0) sum += n * (w[name] ?? 0);
    });
    return sum;
  };

const hintsWith = (weights: Weights): Hints<State, Result> => ({
  /** Points expected, and what may bring more of them. */
  value: valueWith(weights),
  /** A shared victory counts in part (ADR-XEND-04). */
  result: (r, seat) => (r.winners.includes(seat) ? 1 / r.winners.length : 0),
  margin,
  /** Between actions. */
  isRest: (rule: RuleId) => rule === 'ADR-TURN-02',
  /** What others will do in their turns is left to the value: there is too much of it. */
  turns: 1,
  features: { of: featuresOf, weights, designed: DESIGNED },
});

/** What bots are told about this game. */
export const hints: Hints<State, Result> = hintsWith({ ...DESIGNED, ...WEIGHTS });
