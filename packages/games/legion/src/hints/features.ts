import type { Point } from '@potyczka/geometry/plane';
import { goalOf, wayTo } from '../battle/focus.js';
import { objectiveOf } from '../battle/objectives.js';
import { costOf, thresholdOf, woundsLeft } from '../rules/sheet.js';
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
import { damageOf, farOf, strideOf, threatOf } from './threat.js';

/** What things are worth to a bot, in points of an army. */
export const WEIGHTS = {
  /** A victory point, and one that would be scored if the round and the battle ended now. */
  victory: 80,
  projected: 60,
  /** Victory points that units may still come to where the mission wants them. */
  goal: 30,
  /** Points of the units that are left, as far as they are unhurt. */
  alive: 1,
  /** Tokens that are there to be spent: more where somebody is to be attacked, or could attack. */
  tokens: 0.8,
  suppression: -4,
  /** For each hundred millimetres that a unit is beyond the reach of its weapons from the nearest enemy. */
  far: -3,
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

/** Actions that a unit has until the battle ends. */
export const actionsLeft = (s: S, u: UnitS): number => {
  const now = s.act?.unit === u.id ? s.act.left : u.order === 'down' ? 0 : 2;
  return now + 2 * (ROUNDS - Math.max(1, s.round));
};

/** Victory points that a unit at a place may come to, the fewer the more of its time the way takes. */
export const hopeOf = (s: S, u: UnitS, at: Point): number => {
  const goal = goalOf(s, u.id);
  if (!goal) return 0;
  const way = wayTo(goal, at) / strideOf(s, u);
  const left = actionsLeft(s, u);
  if (way > left) return goal.points * Math.max(0, 0.3 - 0.03 * (way - left));
  return goal.points * (1 - (way > 0 ? (0.7 * way) / left : 0));
};

/** What it is worth to have arrived where the mission wants a unit, as far as it will still be there at the end. */
export const arrivedWorth = (s: S, u: UnitS, at: Point): number => {
  const goal = goalOf(s, u.id);
  return goal && wayTo(goal, at) === 0 ? WEIGHTS.projected * (SURE[s.round] ?? 1) * goal.points : 0;
};

/** How sure it is that what would be scored now will be, round by round. */
const SURE = [0.05, 0.05, 0.1, 0.2, 0.35, 0.6, 1] as const;

/** Points that would be scored if the round and the battle ended now, by the objective's own rule. */
const projected = (s: S): Record<Seat, number> => {
  const points: Record<Seat, number> = Object.fromEntries(SEATS.map(seat => [seat, 0]));
  const sure = SURE[s.round] ?? 1;
  const counted = (weight: number): T =>
    ({
      s,
      emit: (e: { type: string; who?: Seat; points?: number }): void => {
        if (e.type === 'scored' && e.who) points[e.who] = (points[e.who] ?? 0) + weight * (e.points ?? 0);
      },
    }) as unknown as T;
  objectiveOf(s).gameOver(counted(sure)).next();
  // A cart is not only counted but rolled when a round ends.
  if (s.round > 0 && !s.tokens.some(t => t.kind === 'cart'))
    objectiveOf(s).roundOver(counted(OF_ROUND), s.round).next();
  return points;
};
/** What is scored when the round ends is nearly sure when it has been fought. */
const OF_ROUND = 0.6;

const hasAttacked = (s: S, u: UnitS): boolean =>
  u.order === 'down' || (s.act?.unit === u.id && (s.act.left === 0 || s.act.done.includes('attack')));

/** Whoever is being activated and has an action left will attack before anything happens to them. */
const NOW = 1.5;

const ofSide = (s: S, seat: Seat): Record<Feature, number> => {
  const sum = { alive: 0, tokens: 0, suppression: 0, goal: 0, far: 0, ready: 0, threat: 0, later: 0 };
  const enemies = onField(s, foeOf(seat));
  for (const u of inPlay(s, seat)) {
    sum.alive += alive(s, u);
    sum.suppression += u.tokens.suppression;
    if (u.where === 'field') {
      sum.far += farOf(s, u, leaderOf(u), enemies);
      sum.goal += hopeOf(s, u, leaderOf(u));
    }
    if (u.order !== 'down') sum.ready++;
    const threat = u.where === 'field' ? threatOf(s, u, enemies) : 0;
    const isDone = hasAttacked(s, u);
    if (isDone) sum.later += threat;
    else sum.threat += s.act?.unit === u.id ? NOW * threat : threat;
    const { aim, dodge, standby, surge } = u.tokens;
    const ready = isDone ? 0 : (threat > 0 ? 2 : 1) * Math.min(2, aim);
    sum.tokens += ready + (threat > 0 ? 2 : 0.5) * standby + Math.min(2, dodge) + 0.5 * surge;
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
  // Who comes nearer brings the others nearer as well: that is no gain of theirs.
  found.far = own.far;
  const ahead = projected(s);
  found.projected = (ahead[seat] ?? 0) - (ahead[foeOf(seat)] ?? 0);
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
