import type { Answer, OneAsk, RuleId } from '@potyczka/kernel';
import { focusOf } from './battle/focus.js';
import type { Result } from './rules/end.js';
import { costOf, thresholdOf, woundsLeft } from './sheet.js';
import { inPlay, leaderOf, type S, type Seat, sideOf, type UnitS, unitCardOf } from './state.js';
import { foeOf } from './vocabulary.js';

/** What things are worth to a bot, in army points. */
const WEIGHTS = {
  /** A victory point. */
  victory: 60,
  /** A token that is there to be spent. */
  token: 0.8,
  suppression: -2.5,
  /** For each hundred millimetres that a unit is away from where the mission wants it. */
  far: -4,
  /** A unit that has not been activated yet. */
  ready: 0.5,
};

/** Points of a unit that are still alive. */
const alive = (s: S, u: UnitS): number => {
  const card = unitCardOf(s, u);
  const full = u.minis.reduce((sum, m) => sum + thresholdOf(s, u, m.role), 0) + u.fallen.length * card.wounds;
  return (costOf(s, u) * (woundsLeft(s, u) + 0.25 * full)) / (1.25 * Math.max(1, full));
};

const distanceTo = (s: S, u: UnitS): number => {
  const focus = focusOf(s, u.id);
  if (!focus) return 0;
  const { x, y } = leaderOf(u);
  const dx = x - focus.x;
  const dy = y - focus.y;
  return Math.sqrt(dx * dx + dy * dy) / 10000;
};

const worthOf = (s: S, seat: Seat): number => {
  let sum = sideOf(s, seat).points * WEIGHTS.victory;
  for (const u of inPlay(s, seat)) {
    sum += alive(s, u);
    sum += WEIGHTS.token * (u.tokens.aim + u.tokens.dodge + u.tokens.standby);
    sum += WEIGHTS.suppression * u.tokens.suppression;
    sum += WEIGHTS.far * distanceTo(s, u);
    if (u.order !== 'down') sum += WEIGHTS.ready;
  }
  return sum;
};

/** How good a position is for a seat, in army points. */
const value = (s: S, seat: Seat): number => worthOf(s, seat) - worthOf(s, foeOf(seat));

const REST: ReadonlySet<RuleId> = new Set<RuleId>([
  'LEG-ACTV-10',
  'LEG-ACTV-03',
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

const firstOf = <X>(items: Iterable<X>, most: number): X[] => {
  const out: X[] = [];
  for (const x of items) {
    out.push(x);
    if (out.length >= most) break;
  }
  return out;
};

/** The best proposals of a question; the others of a unit, and minis put back, stand as proposed. */
const proposals = (_: S, ask: OneAsk, most: number): readonly Answer[] => {
  const n = Math.min(most, WORTH[ask.spec.ask.id] ?? 1);
  if (ask.kind === 'place' || ask.kind === 'places') return firstOf<Answer>(ask.spec.propose(), n);
  if (ask.kind !== 'many' || !ask.spec.propose) return [];
  return firstOf(ask.spec.propose(), n).map(set => set.map(x => ask.spec.key(x)));
};

/** What is answered without thinking: the first proposal, the sensible amount, a useful effect, an attack if there is one. */
const habit = (s: S, ask: OneAsk): Answer | undefined => {
  if (ask.kind !== 'choose') return proposals(s, ask, 1)[0];
  const keys = ask.spec.from.map(x => ask.spec.key(x));
  const { id } = ask.spec.ask;
  if (id === 'ask-action') return keys.find(k => k === 'aim') ?? keys[0];
  if (id === 'ask-moment') return keys.find(k => k !== 'pass');
  return id === 'ask-standby' ? keys[1] : keys[0];
};

export const hints = {
  proposals,
  habit,
  value,
  result: (r: Result, seat: Seat): number => (r.winner === null ? 0.5 : r.winner === seat ? 1 : 0),
  isRest: (rule: RuleId): boolean => REST.has(rule),
};
