import type { Msg, Proc, RuleId, Verdict } from '@potyczka/kernel';
import type { ModeRecord, OptionalRecord, WeaponRecord, Where } from '../content/effects.js';
import {
  arenaOf,
  figuresOn,
  isDomination,
  movesBetween,
  playerOf,
  type S,
  type Seat,
  seesFigure,
  seesSquare,
  squareOf,
  type T,
} from '../state.js';
import { msg, no } from '../text/say.js';
import type { Blow } from '../view/preview.js';
import {
  COLOURS,
  colourOfSpawn,
  type Figure,
  isFigure,
  isSpawnTarget,
  type SquareId,
  spawnOn,
  spawnTarget,
  type Target,
  type WeaponCard,
} from '../vocabulary.js';
import { dealDamage } from './damage.js';
import { tagByDamage } from './domination.js';
import { type Payment, settle } from './pay.js';

/** What a shot knows of itself while it is resolved. */
export interface Shot {
  readonly by: Seat;
  readonly card: WeaponCard;
  readonly weapon: Weapon;
  /** Targets chosen so far, in order. */
  readonly targets: Target[];
  /** Figures that took damage from this shot. */
  readonly damaged: Figure[];
  /** Whether the effect at hand has damaged a figure. */
  dealt: boolean;
  /** Damaged figures that saw the shooter at the moment of a damage (G-09). */
  readonly saw: Figure[];
  /** Marks to be given when all damage is dealt (G-08). */
  readonly marks: { readonly rule: RuleId; readonly who: Figure; readonly amount: number }[];
  /** Effects used so far. */
  readonly used: string[];
  /** Targets that an optional effect gave additional damage. */
  readonly raised: Target[];
  /** The square that the shot is about, where a card makes one: a vortex, the first place of a target. */
  place: SquareId | null;
  /** What was chosen to pay the effect at hand with; handed over when it begins to act. */
  owed: Payment | null;
}

export const newShot = (by: Seat, card: WeaponCard, weapon: Weapon): Shot => ({
  by,
  card,
  weapon,
  targets: [],
  damaged: [],
  dealt: false,
  saw: [],
  marks: [],
  used: [],
  raised: [],
  place: null,
  owed: null,
});

/** One effect of a weapon: whether it can be carried out by a shooter who stands on `at`, and how. */
export interface Effect {
  judge(s: S, shot: Shot, at: SquareId): Verdict;
  /** Whether a target can be one of those that it hits first: for effects that a shot can begin with. */
  aim?(s: S, shot: Shot, at: SquareId, target: Target): Verdict;
  play(t: T, shot: Shot): Proc;
  /** What it would do, where nothing is left to choose. */
  blows?(s: S, shot: Shot, at: SquareId): readonly Blow[];
}

/** A mode, or the basic effect, that can be played. */
export interface Mode extends Omit<ModeRecord, 'effect'> {
  readonly effect: Effect;
}

export interface Optional extends Omit<OptionalRecord, 'effect'> {
  readonly effect: Effect;
}

/** A weapon whose effects can be played: what its record says, see `interpret`. */
export interface Weapon extends Omit<WeaponRecord, 'modes' | 'optional'> {
  readonly modes: readonly [Mode, ...Mode[]];
  readonly optional?: readonly Optional[];
}

/**
 * Everything that a weapon can be aimed at: all other figures, never the
 * shooter (ADR-GEN-01); in domination, from the second turn on, spawnpoints
 * that were not damaged in this turn (ADR-XDOM-02, -03).
 */
export const allTargets = (s: S, by: Figure): Target[] => [
  ...s.figures.filter(f => f !== by),
  ...openSpawns(s, by),
];

const openSpawns = (s: S, by: Figure): Target[] =>
  isDomination(s) && isFigure(by) && by !== 'bot' && playerOf(s, by).turns > 1
    ? COLOURS.filter(c => !s.tagged.includes(c)).map(spawnTarget)
    : [];

/** Everybody and everything that an area effect hits on a square (ADR-GEN-04). */
export const targetsOn = (s: S, by: Figure, square: SquareId): Target[] => {
  const spawn = spawnOn(square);
  const figures: Target[] = figuresOn(s, square).filter(f => f !== by);
  return spawn && openSpawns(s, by).includes(spawnTarget(spawn)) ? [...figures, spawnTarget(spawn)] : figures;
};

/** Whether a target is somewhere on these squares. */
export const isIn = (s: S, squares: readonly SquareId[], target: Target): boolean => {
  const at = squareOf(s, target);
  return at !== null && squares.includes(at);
};

/** G-03: an effect is paid for when it starts to act. */
export const payOwed = (t: T, shot: Shot): void => {
  if (shot.owed) settle(t, 'ADR-SHOOT-04', shot.by, shot.owed);
  shot.owed = null;
};

/** Deals what an effect deals to one target: damage at once, marks when the shot ends (G-08). */
export const hit = (t: T, shot: Shot, rule: RuleId, target: Target, damage: number, marks = 0): void => {
  payOwed(t, shot);
  if (isSpawnTarget(target)) {
    // What only marks cannot be aimed at it.
    tagByDamage(t, shot.by, colourOfSpawn(target));
    return;
  }
  if (damage > 0) {
    dealDamage(t, rule, shot.by, target, damage);
    shot.dealt = true;
    if (!shot.damaged.includes(target)) shot.damaged.push(target);
    if (seesFigure(t.s, target, shot.by) && !shot.saw.includes(target)) shot.saw.push(target);
  }
  if (marks > 0) shot.marks.push({ rule, who: target, amount: marks });
};

const SQUARE_NOT_VISIBLE = msg('square-not-visible');
const NOT_VISIBLE = msg('not-visible');

/** Judges a square against what an effect asks of it. */
export const judgeWhere = (
  s: S,
  rule: RuleId,
  where: Where,
  from: SquareId,
  to: SquareId,
  unseen: Msg = SQUARE_NOT_VISIBLE,
): Verdict => {
  if (where.visible === true && !seesSquare(s, from, to)) return { rule, why: unseen };
  if (where.visible === false && seesSquare(s, from, to)) return no(rule, 'visible');
  const { least = 0, most = Number.POSITIVE_INFINITY } = where;
  const moves = movesBetween(s, from, to);
  if (moves < least) return no(rule, 'too-near', { least });
  if (moves > most) return most === 0 ? no(rule, 'other-square') : no(rule, 'too-far', { most });
  return undefined;
};

/** Judges a target: on the board (G-22), and where the effect wants it. */
export const judgeTarget = (
  s: S,
  rule: RuleId,
  where: Where,
  from: SquareId,
  target: Target,
  unseen: Msg = NOT_VISIBLE,
): Verdict => {
  const at = squareOf(s, target);
  return at === null ? no(rule, 'not-on-board') : judgeWhere(s, rule, where, from, at, unseen);
};

/** The squares of the arena, one of them first. */
export const squaresFrom = (s: S, first: SquareId): SquareId[] => [
  first,
  ...arenaOf(s).squares.filter(q => q !== first),
];
