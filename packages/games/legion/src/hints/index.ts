import type { Answer, OneAsk, RuleId } from '@potyczka/kernel';
import type { Hints } from '@potyczka/kernel/register';
import type { Result } from '../rules/end.js';
import type { S, State } from '../state.js';
import { foeOf } from '../vocabulary.js';
import { featuresOf, value, WEIGHTS } from './features.js';
import { bestOf, prior } from './prior.js';

/** What bots reckon with acts only in a game that is put together: whoever loads this has that as well. */
export { game } from '../index.js';

/** Between actions, before an attack finds its target, and at each question of set-up and command. */
const REST: ReadonlySet<RuleId> = new Set<RuleId>([
  'LEG-ACTV-10',
  'LEG-ACTV-03',
  'LEG-ATK-04',
  'LEG-SETUP-19',
  'LEG-CMD-01',
]);

/** How many proposals are worth comparing at a question about places or sets. */
const WORTH: Readonly<Record<string, number>> = {
  'ask-move': 6,
  'ask-climb': 2,
  'ask-reverse': 3,
  'ask-jump': 5,
  'ask-withdraw': 3,
  'ask-scout': 3,
  'ask-compulsory': 3,
  'ask-pivot': 3,
  'ask-deploy': 2,
  'ask-token': 2,
  'ask-reroll': 2,
  'ask-orders': 3,
};
/** So many ends of a move are looked at beforehand. */
const MOST_ENDS = 10;

const firstOf = <X>(items: Iterable<X>, most: number): X[] => {
  const out: X[] = [];
  for (const x of items) {
    out.push(x);
    if (out.length >= most) break;
  }
  return out;
};

/** The best proposals of a question; the others of a unit, and minis put back, stand as proposed. */
const proposals = (s: S, ask: OneAsk, most: number): readonly Answer[] => {
  const n = Math.min(most, WORTH[ask.spec.ask.id] ?? 1);
  if (ask.kind === 'places') return firstOf<Answer>(ask.spec.propose(), n);
  if (ask.kind === 'place') return bestEnds(s, ask, n);
  if (ask.kind !== 'many' || !ask.spec.propose) return [];
  return firstOf(ask.spec.propose(), n).map(set => set.map(x => ask.spec.key(x)));
};

const bestEnds = (s: S, ask: Extract<OneAsk, { kind: 'place' }>, n: number): readonly Answer[] => {
  const all = firstOf<Answer>(ask.spec.propose(), n > 1 ? MOST_ENDS : 1);
  if (all.length <= n) return all;
  const promises = prior(s, ask, all);
  return all
    .map((answer, i) => ({ answer, promise: promises[i] ?? 0 }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, n)
    .map(x => x.answer);
};

/** What is answered without thinking: the best end, the best target, the sensible amount, a useful effect. */
const habit = (s: S, ask: OneAsk): Answer | undefined => {
  const { id } = ask.spec.ask;
  if (ask.kind === 'place') return bestOf(s, ask, firstOf<Answer>(ask.spec.propose(), WORTH[id] ?? 1));
  if (ask.kind !== 'choose') return proposals(s, ask, 1)[0];
  const { from, key, judge } = ask.spec;
  if (id === 'ask-moment') return from.map(x => key(x)).find(k => k !== 'pass');
  if (id === 'ask-standby') return from[1] === undefined ? undefined : key(from[1]);
  if (id !== 'ask-action' && id !== 'ask-target' && id !== 'ask-turn' && id !== 'ask-unit')
    return from[0] === undefined ? undefined : key(from[0]);
  return bestOf(
    s,
    ask,
    from.filter(x => !judge?.(x)).map(x => key(x)),
  );
};

export const hints: Hints<State, Result> = {
  value,
  result: (r, seat) => (r.winner === null ? 0.5 : r.winner === seat ? 1 : 0),
  margin: (r, seat) => (r.points[seat] ?? 0) - (r.points[foeOf(seat)] ?? 0),
  isRest: rule => REST.has(rule),
  /** An activation: what the other player does then is not thought of. */
  turns: 1,
  /** Whether somebody stands well shows when the other player has had an activation. */
  playOn: {
    turns: 2,
    samples: 2,
    begins: rule => rule === 'LEG-ACTV-03' || rule === 'LEG-ACTV-10',
    from: s => s.round > 0,
  },
  prior,
  proposals,
  habit,
  features: { of: featuresOf, weights: WEIGHTS },
};
