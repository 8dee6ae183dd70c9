import { boxOfPolygon, mm, type Point } from '@potyczka/geometry/plane';
import { memo, nth, sure } from '@potyczka/kernel';
import { DICE_COLOURS, type Weapon } from '../content/cards.js';
import { costOf, isMelee, isRanged, roomOf, weaponsOf } from '../rules/sheet.js';
import { worth } from '../rules/values.js';
import { leaderOf, type S, type UnitS, unitCardOf } from '../state.js';
import { ATTACK_DICE, DEFENCE_DICE } from '../vocabulary.js';

/**
 * What units could do to each other, roughly and quickly: ranges and lines from leader to leader, means instead of
 * dice. The rules measure to the letter; whoever thinks ahead asks thousands of times.
 */

/** A segment of the range tool. */
const SEGMENT = mm(152.4);
const FARTHEST = 5;
/** Contact, as far as anybody here is concerned: from leader to leader. */
const TOUCH = mm(60);

const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const crosses = (a: Point, b: Point, points: readonly Point[]): boolean => {
  const { x0, x1, y0, y1 } = boxOfPolygon(points);
  if ((a.x < x0 && b.x < x0) || (a.x > x1 && b.x > x1)) return false;
  if ((a.y < y0 && b.y < y0) || (a.y > y1 && b.y > y1)) return false;
  for (let n = 0; n < points.length; n++) {
    const p = nth(points, n);
    const q = nth(points, (n + 1) % points.length);
    if (side(a, b, p) * side(a, b, q) <= 0 && side(p, q, a) * side(p, q, b) <= 0) return true;
  }
  return false;
};

/** A place with its level. */
export interface Spot extends Point {
  readonly z: number;
}

/** What lies between two places. */
interface Between {
  readonly distance: number;
  /** 0 none, 1 light, 2 heavy, 3: nothing is seen. */
  readonly cover: number;
}

const COVER = { none: 0, light: 1, heavy: 2 } as const;
/** So much of the way before the target counts as its cover, and a body must be so tall to hide it. */
const NEAR = mm(70);
const TALL = mm(28);

const lookBetween = (s: S, from: Spot, to: Spot): Between => {
  const distance = Math.sqrt(square(from, to));
  const level = Math.max(from.z, to.z);
  const part = Math.min(1, NEAR / Math.max(1, distance));
  const last = { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part };
  const first = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  let cover = 0;
  for (const t of s.ground.terrain) {
    if (t.top <= level || (t.cover === 'none' && !t.blocksSight)) continue;
    if (t.blocksSight && t.top - level > TALL && crosses(first, last, t.polygon))
      return { distance, cover: 3 };
    if (COVER[t.cover] > cover && crosses(last, to, t.polygon)) cover = COVER[t.cover];
  }
  return { distance, cover };
};

/** The same for two leaders, remembered while both stand. */
const betweenLeaders = memo(
  [
    (_: S, one: UnitS) => leaderOf(one),
    (_: S, __: UnitS, two: UnitS) => leaderOf(two),
    (s: S) => s.ground.terrain,
  ],
  (s: S, one: UnitS, two: UnitS): Between => lookBetween(s, leaderOf(one), leaderOf(two)),
);

/** Mean hits and crits of dice. */
interface Mean {
  readonly hits: number;
  readonly crits: number;
}
const NONE: Mean = { hits: 0, crits: 0 };

const meanOf = (weapon: Weapon, surge: 'hit' | 'crit' | undefined): Mean => {
  let hits = 0;
  let crits = 0;
  for (const colour of DICE_COLOURS) {
    const n = weapon.dice[colour] ?? 0;
    const faces = ATTACK_DICE[colour];
    const count = (face: string) => faces.filter(f => f === face).length / faces.length;
    hits += n * (count('hit') + (surge === 'hit' ? count('surge') : 0));
    crits += n * (count('crit') + (surge === 'crit' ? count('surge') : 0));
  }
  return { hits, crits };
};

const reaches = (weapon: Weapon, segment: number): boolean => {
  if (segment === 0) return isMelee(weapon);
  if (!isRanged(weapon)) return false;
  const [least, most] = sure(weapon.range, 'range');
  return segment >= least && (most === 'any' || segment <= most);
};

/** Mean results of all weapons of a unit at a range: 0 is melee, 1 to 5 segments. */
const powerOf = memo(
  [(_: S, unit: UnitS) => unit.minis, (_: S, unit: UnitS) => unit.upgrades],
  (s: S, unit: UnitS): readonly Mean[] => meansOf(s, unit),
);

const meansOf = (s: S, unit: UnitS): readonly Mean[] => {
  const { attackSurge } = unitCardOf(s, unit);
  const by = Array.from({ length: FARTHEST + 1 }, (_, segment) =>
    unit.minis.reduce<Mean>((sum, mini) => {
      let best = NONE;
      for (const { weapon } of weaponsOf(s, unit, mini)) {
        if (!reaches(weapon, segment)) continue;
        const mean = meanOf(weapon, weapon.surge ?? attackSurge);
        if (mean.hits + mean.crits > best.hits + best.crits) best = mean;
      }
      return { hits: sum.hits + best.hits, crits: sum.crits + best.crits };
    }, NONE),
  );
  return by;
};

/** How many segments away something is; 0: in contact, 6: too far. */
const segmentOf = (distance: number): number =>
  distance <= TOUCH ? 0 : Math.min(FARTHEST + 1, Math.max(1, Math.ceil((distance - mm(27)) / SEGMENT)));

const roomLeft = (s: S, unit: UnitS): number => unit.minis.reduce((sum, m) => sum + roomOf(s, unit, m), 0);

/** Points of an army that go with one wound of a unit. */
const pointsOfWound = (s: S, unit: UnitS): number => {
  const card = unitCardOf(s, unit);
  return (
    costOf(s, unit) / Math.max(1, card.wounds * Math.max(unit.minis.length + unit.fallen.length, card.minis))
  );
};

/** How much of what comes through is not blocked. */
const unblocked = (s: S, unit: UnitS): number => {
  const { die, defenceSurge } = unitCardOf(s, unit);
  const faces = DEFENCE_DICE[die];
  const blocks = faces.filter(f => f === 'block' || (defenceSurge && f === 'surge')).length;
  return 1 - blocks / faces.length;
};

/** Mean points that an attack takes from a unit, from what lies between them. */
const damageOver = (s: S, by: UnitS, to: UnitS, { distance, cover }: Between): number => {
  const segment = segmentOf(distance);
  if (segment > FARTHEST || (cover === 3 && segment > 0)) return 0;
  const mean = nth(powerOf(s, by), segment);
  const suppressed = to.tokens.suppression > 0 ? 1 : 0;
  const shield = segment === 0 ? 0 : Math.min(2, cover + suppressed);
  const armoured = worth('isArmoured', false, { s, unit: to.id });
  const hits = armoured ? 0.15 * mean.hits : Math.max(0.2 * mean.hits, mean.hits - shield);
  const through = Math.max(0, hits + mean.crits - 0.7 * to.tokens.dodge);
  const aimed = 1 + 0.2 * Math.min(2, by.tokens.aim);
  const room = roomLeft(s, to);
  const wounds = Math.min(room, aimed * through * unblocked(s, to));
  const fear = segment > 0 && through > 0.5 ? SHAKEN : 0;
  // A unit that is gone does not act any more: whoever is hurt already is finished off.
  const isGone = Math.max(0, (1.5 * wounds) / Math.max(1, room) - 0.5);
  return wounds * pointsOfWound(s, to) + GONE * isGone * costOf(s, to) + fear;
};
/** The part of a unit's points that goes with its last wound. */
const GONE = 0.2;
/** A suppression token comes with every ranged attack that hits. */
const SHAKEN = 1;

export const damageOf = (s: S, by: UnitS, to: UnitS): number =>
  damageOver(s, by, to, betweenLeaders(s, by, to));

/** The same from a place where the attacker does not stand yet. */
export const damageFrom = (s: S, by: UnitS, at: Spot, to: UnitS): number =>
  damageOver(s, by, to, lookBetween(s, at, leaderOf(to)));

/** And to a place where the defender does not stand yet. */
export const damageTo = (s: S, by: UnitS, to: UnitS, at: Spot): number =>
  damageOver(s, by, to, lookBetween(s, leaderOf(by), at));

/** The best that a unit could do now. */
export const threatOf = (s: S, by: UnitS, enemies: readonly UnitS[]): number => {
  let best = 0;
  for (const e of enemies) best = Math.max(best, damageOf(s, by, e));
  return best;
};

/** So far a unit comes with one move, roughly. */
export const strideOf = (s: S, unit: UnitS): number => {
  const { speed } = unitCardOf(s, unit);
  return mm(52 + 50 * Math.max(1, speed));
};

/** The farthest segment at which a unit could take anything; 0 for those who only fight hand to hand. */
const reachOf = (s: S, unit: UnitS): number =>
  powerOf(s, unit).findLastIndex(({ hits, crits }) => hits + crits > 0);

/** Hundreds of millimetres from a place to where the weapons of a unit reach the nearest enemy; they count the more the later it is. */
export const farOf = (s: S, unit: UnitS, at: Point, enemies: readonly UnitS[]): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const e of enemies) nearest = Math.min(nearest, square(at, leaderOf(e)));
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  const far = Math.max(0, Math.sqrt(nearest) - Math.max(TOUCH, reachOf(s, unit) * SEGMENT)) / 10000;
  return far * (0.6 + 0.3 * s.round);
};
