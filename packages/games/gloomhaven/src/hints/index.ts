import type { DeepReadonly, RuleId } from '@potyczka/kernel';
import type { Result } from '../rules/end.js';
import type { Seat, State } from '../state.js';
import { habit, prior } from './choices.js';
import { intention, sayings, wishes } from './companion.js';
import { featuresOf, value, WEIGHTS } from './worth.js';

/** A round is thought through whole: monsters follow rules, so they can be played, and partners have habits. */
const REST: ReadonlySet<RuleId> = new Set<RuleId>(['GLM-ROUND-02', 'GLM-REST-03']);

export const hints = {
  value,
  result: (r: Result): number => (r.outcome === 'won' ? 1 : 0),
  counts: (r: Result) => ({
    rounds: r.rounds,
    'exhausted characters': r.heroes.filter(h => h.exhausted).length,
  }),
  isRest: (rule: RuleId): boolean => REST.has(rule),
  /** A turn is the rest of the round: what lies beyond is for `value`. */
  turns: 1,
  rests: 0,
  /** Cards and dice decide much: answers are compared over the same guesses. */
  samples: 2,
  side: (): string => 'party',
  prior,
  habit,
  features: { of: (s: DeepReadonly<State>, seat: Seat) => featuresOf(s, seat), weights: WEIGHTS },
  wishes,
  sayings,
  intention,
};
