import { focusOf } from '../battle/focus.js';
import { objectiveOf } from '../battle/objectives.js';
import { costOf, thresholdOf, woundsLeft } from '../sheet.js';
import {
  inPlay,
  leaderOf,
  onField,
  type S,
  type Seat,
  sideOf,
  type T,
  type UnitS,
  unitCardOf,
} from '../state.js';
import { foeOf, ROUNDS, SEATS } from '../vocabulary.js';
import { damageOf, threatOf } from './threat.js';

/** What things are worth to a bot, in points of an army. */
export const WEIGHTS = {
  /** A victory point, and one that would be scored if the battle ended now. */
  victory: 60,
  projected: 25,
  /** Points of the units that are left, as far as they are unhurt. */
  alive: 1,
  /** Tokens that are there to be spent: more where somebody is to be attacked, or could attack. */
  tokens: 0.8,
  suppression: -4,
  /** For each hundred millimetres that a unit is away from where the mission wants it. */
  far: -2.5,
  /** Units that have not been activated yet. */
  ready: 0.5,
  /** Mean points that each unit takes with its best attack, if it may still attack in this round, and if not. */
  threat: 0.6,
  later: 0.3,
  /** The attack that has been begun: the best of its targets. */
  attack: 1,
} as const;

export type Feature = keyof typeof WEIGHTS;

/** Points of a unit that are still alive: the first wounds count less than the last. */
const alive = (s: S, u: UnitS): number => {
  const card = unitCardOf(s, u);
  const full = u.minis.reduce((sum, m) => sum + thresholdOf(s, u, m.role), 0) + u.fallen.length * card.wounds;
  return (costOf(s, u) * (woundsLeft(s, u) + 0.25 * full)) / (1.25 * Math.max(1, full));
};

/** Hundreds of millimetres to where the mission wants a unit. */
export const farFrom = (s: S, u: UnitS, at: { readonly x: number; readonly y: number }): number => {
  const focus = focusOf(s, u.id);
  if (!focus) return 0;
  const dx = at.x - focus.x;
  const dy = at.y - focus.y;
  return Math.sqrt(dx * dx + dy * dy) / 10000;
};

/** Points that would be scored if the battle ended now, by the objective's own rule; they count more and more. */
const projected = (s: S): Record<Seat, number> => {
  const points: Record<Seat, number> = Object.fromEntries(SEATS.map(seat => [seat, 0]));
  const count = (e: { type: string; who?: Seat; points?: number }): void => {
    if (e.type === 'scored' && e.who) points[e.who] = (points[e.who] ?? 0) + (e.points ?? 0);
  };
  objectiveOf(s)
    .gameOver({ s, emit: count } as unknown as T)
    .next();
  return points;
};

const hasAttacked = (s: S, u: UnitS): boolean =>
  u.order === 'down' || (s.act?.unit === u.id && (s.act.left === 0 || s.act.done.includes('attack')));

const ofSide = (s: S, seat: Seat): Record<Feature, number> => {
  const sum = { alive: 0, tokens: 0, suppression: 0, far: 0, ready: 0, threat: 0, later: 0 };
  const enemies = onField(s, foeOf(seat));
  for (const u of inPlay(s, seat)) {
    sum.alive += alive(s, u);
    sum.suppression += u.tokens.suppression;
    sum.far += farFrom(s, u, leaderOf(u));
    if (u.order !== 'down') sum.ready++;
    const threat = u.where === 'field' ? threatOf(s, u, enemies) : 0;
    if (hasAttacked(s, u)) sum.later += threat;
    else sum.threat += threat;
    const { aim, dodge, standby, surge } = u.tokens;
    sum.tokens += (threat > 0 ? 2 : 1) * (Math.min(2, aim) + standby) + Math.min(2, dodge) + 0.5 * surge;
  }
  return { ...sum, victory: sideOf(s, seat).points, projected: 0, attack: 0 };
};

/** What is to be expected of the attack in hand until its dice are rolled. */
const inHand = (s: S): { readonly seat: Seat; readonly points: number } | undefined => {
  const by = s.attack && s.units[s.attack.by];
  if (!by || s.attack?.part !== 'declare' || by.where !== 'field') return undefined;
  const against = s.attack.against;
  const enemies = onField(s, foeOf(by.seat)).filter(e => against === null || e.id === against);
  return { seat: by.seat, points: Math.max(0, ...enemies.map(e => damageOf(s, by, e))) };
};

/** The parts of the value of a position by name: what one side has beyond the other. */
export const featuresOf = (s: S, seat: Seat): Record<Feature, number> => {
  const own = ofSide(s, seat);
  const other = ofSide(s, foeOf(seat));
  const found = {} as Record<Feature, number>;
  for (const name in own) found[name as Feature] = own[name as Feature] - other[name as Feature];
  const ahead = projected(s);
  found.projected = ((ahead[seat] ?? 0) - (ahead[foeOf(seat)] ?? 0)) * (0.3 + (0.7 * s.round) / ROUNDS);
  const attack = inHand(s);
  if (attack) found.attack = attack.seat === seat ? attack.points : -attack.points;
  return found;
};

/** How good a position is for a seat, in points of an army. */
export const value = (s: S, seat: Seat): number => {
  const features = featuresOf(s, seat);
  let sum = 0;
  for (const name in WEIGHTS) sum += WEIGHTS[name as Feature] * features[name as Feature];
  return sum;
};
