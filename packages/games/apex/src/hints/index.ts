import type { RuleId } from '@potyczka/kernel';
import type { Hints } from '@potyczka/kernel/register';
import type { Result } from '../rules/end.js';
import type { S, Seat, State } from '../state.js';
import { otherTeam } from '../vocabulary.js';
import { featuresOf, sideOf, WEIGHTS } from './features.js';
import { habit } from './habit.js';
import { groups, prior } from './prior.js';

/** Between actions, at each question before the clash, and while a shot is about to be answered. */
const RESTS: ReadonlySet<RuleId> = new Set<RuleId>([
  'APX-ACT-01',
  'APX-ROUND-04',
  'APX-SHOOT-17',
  'APX-SETUP-45',
  'APX-SETUP-50',
  'APX-SETUP-53',
  'AUT-SETUP-11',
  'AUT-LOAD-03',
  'APX-EQUIP-03',
  'APX-EQUIP-04',
  'APX-DROP-04',
  'APX-DROP-09',
  'APX-DROP-12',
  'AUT-DROP-05',
]);

const value = (s: S, seat: Seat): number => {
  const features = featuresOf(s, seat);
  let sum = 0;
  for (const name in WEIGHTS) {
    const known = name as keyof typeof WEIGHTS;
    sum += WEIGHTS[known] * features[known];
  }
  return sum;
};

/** What bots are told about this game. */
export const hints: Hints<State, Result> = {
  value,
  /** A draw counts half. */
  result: (r, seat) => {
    if (r.winner === null) return 0.5;
    return r.winners.includes(seat) ? 1 : 0;
  },
  margin: (r, seat) => {
    if (r.winner === null) return 0;
    const lead = r.points[r.winner] - r.points[otherTeam(r.winner)];
    return r.winners.includes(seat) ? lead : -lead;
  },
  isRest: rule => RESTS.has(rule),
  /** Team mates win together. */
  side: sideOf,
  turns: 1,
  /** The best of many guesses promises too much: an answer is judged where it comes to rest. */
  rests: 0,
  /** A legend is safe or not when the others have had their turn. */
  playOn: {
    turns: 2,
    samples: 2,
    begins: rule => rule === 'APX-ACT-01' || rule === 'APX-ROUND-04',
    from: s => s.stage === 'clash',
  },
  prior,
  groups,
  habit,
  features: { of: featuresOf, weights: WEIGHTS },
};
