import { baseLength } from '../base.js';
import type { Point } from '../exact.js';
import type { Field, Mini, MiniId, Pose, Unit } from '../field.js';
import { MEASURES, mm } from '../measures.js';
import {
  type Bystander,
  bystanders,
  type Closing,
  enemiesTouched,
  judgeClosing,
  judgeContact,
  judgeEndOnBases,
  judgeNoContact,
  judgeOnOwn,
} from './bases.js';
import { angleOf } from './bearing.js';
import { judgeCohesion } from './cohesion.js';
import { judgeEnds } from './judge.js';
import type { MoveRule, Obstacle } from './obstacle.js';
import { circlesRound, levelsFrom, placesTouching, posesAt } from './spots.js';
import { difficultUnder, judgeStanding } from './standing.js';

/** What is fixed while the other minis of a unit are placed. */
export interface Placing {
  readonly field: Field;
  readonly unit: Unit;
  /** All minis of other units that stand on the field. */
  readonly standing: readonly Bystander[];
  readonly leader: Mini;
  /** LEG-MOVE-33: the tool was too fast to end in difficult terrain. */
  readonly avoidDifficult?: boolean;
  /** The rule, if any, that rules out base contact with enemies. */
  readonly noContact?: MoveRule;
  readonly closing?: Closing;
}

/** How far from its leader a mini is looked a place for that cannot be in cohesion. */
const FARTHEST = mm(400);

/** Base contact with enemies that rules out a place. */
const judgeTouching = (p: Placing, mini: Mini): readonly Obstacle[] => {
  if (p.noContact) return judgeNoContact(p.unit, [mini], p.standing, p.noContact);
  if (enemiesTouched(p.unit, mini.pose, p.standing).size === 0) return [];
  if (p.closing) return judgeClosing(p.unit, [mini], p.standing, p.closing);
  return judgeContact(p.unit, [p.leader, mini], p.standing).filter(r => r.mini === mini.id);
};

/** What speaks against a place, cohesion apart. */
const judgeSpot = (p: Placing, placed: readonly Mini[], mini: Mini): readonly Obstacle[] => [
  ...judgeOnOwn(p.unit, mini, [p.leader, ...placed]),
  ...judgeEndOnBases(p.unit, mini, p.standing),
  ...judgeStanding(p.field, p.unit, mini.pose, mini.id),
  ...judgeTouching(p, mini),
];

/** May a mini of the unit be placed there, next to the leader and those already placed? */
export const judgePlacement = (p: Placing, placed: readonly Mini[], mini: Mini): readonly Obstacle[] => [
  ...judgeSpot(p, placed, mini),
  ...judgeCohesion(p.field, p.unit, p.leader.pose, mini),
];

/** The first kind of reason against a place, whoever else of the unit stands where; the others are not looked for. */
export const whyNotThere = (p: Placing, mini: Mini): readonly Obstacle[] => {
  const kinds = [
    () => judgeOnOwn(p.unit, mini, [p.leader]),
    () => judgeEndOnBases(p.unit, mini, p.standing),
    () => judgeStanding(p.field, p.unit, mini.pose, mini.id),
    () => judgeTouching(p, mini),
    () => judgeCohesion(p.field, p.unit, p.leader.pose, mini),
  ];
  for (const judge of kinds) {
    const reasons = judge();
    if (reasons.length > 0) return reasons;
  }
  return [];
};

/** Like `judgeSpot`, but what is quickly asked comes first, and one reason is enough. */
const isSpotFree = (p: Placing, placed: readonly Mini[], mini: Mini): boolean =>
  judgeOnOwn(p.unit, mini, [p.leader]).length === 0 &&
  judgeOnOwn(p.unit, mini, placed).length === 0 &&
  judgeEndOnBases(p.unit, mini, p.standing).length === 0 &&
  judgeTouching(p, mini).length === 0 &&
  judgeStanding(p.field, p.unit, mini.pose, mini.id).length === 0;

const isAllowed = (p: Placing, placed: readonly Mini[], mini: Mini, inCohesion: boolean): boolean => {
  if (!isSpotFree(p, placed, mini)) return false;
  if (p.avoidDifficult && difficultUnder(p.field, p.unit, mini.pose).length > 0) return false;
  return !inCohesion || judgeCohesion(p.field, p.unit, p.leader.pose, mini).length === 0;
};

/** The first of some places where a mini may stand; out of cohesion on any level. */
const firstAllowed = (
  p: Placing,
  placed: readonly Mini[],
  id: string,
  places: Iterable<Point>,
  accepts: (mini: Mini) => boolean = () => true,
  inCohesion = true,
): Mini | undefined => {
  const { level, facing } = p.leader.pose;
  const levels = levelsFrom(p.field, p.unit, level, inCohesion ? undefined : Number.POSITIVE_INFINITY);
  for (const at of places)
    for (const pose of posesAt(p.field, p.unit, at, levels, facing)) {
      const mini = { id, pose };
      if (accepts(mini) && isAllowed(p, placed, mini, inCohesion)) return mini;
    }
  return undefined;
};

/** Places of base contact with the minis of a unit, from the side on which `seenFrom` lies. */
function* contactPlaces(p: Placing, enemy: Unit, seenFrom: Point): Generator<Point> {
  for (const mini of enemy.minis) {
    const { at } = mini.pose;
    const first = angleOf({ x: seenFrom.x - at.x, y: seenFrom.y - at.y });
    yield* placesTouching(at, (baseLength(p.unit.base) + baseLength(enemy.base)) / 2, 24, first);
  }
}

/** How closely minis are packed where there is room for few. */
const FINE = 360;

/** The same degree by degree, round each mini from a place where nobody can stand: whoever comes next stands close to the last. */
function* packedPlaces(p: Placing, placed: readonly Mini[], id: string, enemy: Unit): Generator<Point> {
  const { level, facing } = p.leader.pose;
  const isShut = (at: Point): boolean => !isSpotFree(p, placed, { id, pose: { at, level, facing } });
  for (const mini of enemy.minis) {
    const reach = (baseLength(p.unit.base) + baseLength(enemy.base)) / 2;
    const round = [...placesTouching(mini.pose.at, reach, FINE)];
    const first = Math.max(0, round.findIndex(isShut));
    yield* [...round.slice(first), ...round.slice(0, first)];
  }
}

/** LEG-MELEE-04: a place in base contact with a unit that the leader touches, and with no other enemy. */
const placeInContact = (
  p: Placing,
  placed: readonly Mini[],
  id: string,
  { enemy, isPacked }: { readonly enemy: Unit; readonly isPacked: boolean },
): Mini | undefined =>
  firstAllowed(
    p,
    placed,
    id,
    isPacked ? packedPlaces(p, placed, id, enemy) : contactPlaces(p, enemy, p.leader.pose.at),
    mini => enemiesTouched(p.unit, mini.pose, p.standing).has(enemy.id),
  );

/** LEG-MELEE-04, -18: loosely if all find a place so, otherwise as close together as more of them come into contact. */
const looseOrPacked = (
  arrange: (isPacked: boolean) => readonly Mini[],
  touches: (mini: Mini) => boolean,
  wanted: number,
): readonly Mini[] => {
  const contacts = (minis: readonly Mini[]): number => minis.filter(touches).length;
  const loose = arrange(false);
  if (contacts(loose) >= wanted) return loose;
  const packed = arrange(true);
  return contacts(packed) > contacts(loose) ? packed : loose;
};

/** LEG-MOVE-08: a place in cohesion: as it stood to the leader before, or near the leader. */
const placeInCohesion = (p: Placing, placed: readonly Mini[], mini: Mini): Mini | undefined => {
  const from = p.unit.minis[0].pose.at;
  const to = p.leader.pose.at;
  const same = {
    x: Math.round(to.x + mini.pose.at.x - from.x),
    y: Math.round(to.y + mini.pose.at.y - from.y),
  };
  const size = baseLength(p.unit.base);
  return (
    firstAllowed(p, placed, mini.id, [same]) ??
    firstAllowed(p, placed, mini.id, circlesRound(to, size + MEASURES.touch, size + MEASURES.tool[1]))
  );
};

/** LEG-MOVE-09, G-32: as close to the leader as a place is found. */
const placeNearby = (p: Placing, placed: readonly Mini[], mini: Mini): Mini => {
  const size = baseLength(p.unit.base);
  const places = circlesRound(p.leader.pose.at, size + MEASURES.touch, FARTHEST);
  return firstAllowed(p, placed, mini.id, places, undefined, false) ?? mini;
};

/**
 * LEG-MOVE-08, -09, LEG-MELEE-04, -05: places for the other minis of a unit whose leader has been placed: in
 * contact with the enemy unit that the leader touches if they can, else in cohesion, else as close as possible.
 */
export const placeOthers = (
  field: Field,
  unit: Unit,
  leader: Pose,
  options: Pick<Placing, 'avoidDifficult' | 'noContact'> & { readonly standing?: readonly Bystander[] } = {},
): readonly Mini[] => {
  const standing = options.standing ?? bystanders(field, unit);
  const p: Placing = { field, unit, ...options, standing, leader: { id: unit.minis[0].id, pose: leader } };
  const touched = options.noContact ? [] : [...enemiesTouched(unit, leader, standing).keys()];
  const enemy = field.units.find(u => u.id === touched[0]);
  const arrange = (isPacked: boolean): readonly Mini[] => {
    const placed: Mini[] = [];
    for (const mini of unit.minis.slice(1))
      placed.push(
        (enemy && placeInContact(p, placed, mini.id, { enemy, isPacked })) ??
          placeInCohesion(p, placed, mini) ??
          placeNearby(p, placed, mini),
      );
    return placed;
  };
  if (!enemy) return arrange(false);
  const touches = (mini: Mini) => enemiesTouched(unit, mini.pose, standing).has(enemy.id);
  return looseOrPacked(arrange, touches, unit.minis.length - 1);
};

/**
 * LEG-MELEE-06, -18, -19, G-35: where minis of a unit are brought into contact with an enemy unit. The leader goes
 * first, if it is among them and a place in cohesion with those that stay is found. Who cannot be brought into contact
 * keeps cohesion; if nobody can, nobody moves.
 */
export const joinMelee = (
  field: Field,
  unit: Unit,
  enemy: Unit,
  moved: ReadonlySet<MiniId> = outOfMelee(field, unit),
): readonly Mini[] => {
  const standing = bystanders(field, unit);
  const touches = (mini: Mini) => enemiesTouched(unit, mini.pose, standing).has(enemy.id);
  const closing = { enemy: enemy.id, moved };
  const [first, ...others] = unit.minis;
  const staying = others.filter(mini => !moved.has(mini.id));
  const p: Placing = { field, unit, standing, leader: first, closing };
  const arrange = (isPacked: boolean): readonly Mini[] => {
    const close = moved.has(first.id) ? leaderInContact(p, staying, { enemy, isPacked }) : undefined;
    const leader = close ?? first;
    const led = { ...p, leader };
    const placed = new Map(staying.map(mini => [mini.id, mini]));
    for (const mini of others) {
      if (placed.has(mini.id)) continue;
      const stood = [...placed.values()];
      const close = placeInContact(led, stood, mini.id, { enemy, isPacked });
      placed.set(mini.id, close ?? keepCohesion(led, stood, mini));
    }
    return unit.minis.map(mini => (mini.id === leader.id ? leader : (placed.get(mini.id) ?? mini)));
  };
  const ends = looseOrPacked(arrange, mini => moved.has(mini.id) && touches(mini), moved.size);
  return ends.some(mini => moved.has(mini.id) && touches(mini)) ? ends : unit.minis;
};

/** Minis that touch no enemy. */
const outOfMelee = (field: Field, unit: Unit): ReadonlySet<MiniId> => {
  const standing = bystanders(field, unit);
  const isLoose = (mini: Mini) => enemiesTouched(unit, mini.pose, standing).size === 0;
  return new Set(unit.minis.filter(isLoose).map(mini => mini.id));
};

const keepCohesion = (p: Placing, placed: readonly Mini[], mini: Mini): Mini =>
  judgePlacement(p, placed, mini).length === 0
    ? mini
    : (placeInCohesion(p, placed, mini) ?? placeNearby(p, placed, mini));

const leaderInContact = (
  p: Placing,
  staying: readonly Mini[],
  { enemy, isPacked }: { readonly enemy: Unit; readonly isPacked: boolean },
): Mini | undefined => {
  const { field, unit, standing } = p;
  const { id, pose } = p.leader;
  const levels = levelsFrom(field, unit, pose.level);
  const places = isPacked ? packedPlaces(p, staying, id, enemy) : contactPlaces(p, enemy, pose.at);
  for (const at of places)
    for (const there of posesAt(field, unit, at, levels, pose.facing)) {
      const leader = { id, pose: there };
      const joins = enemiesTouched(unit, there, standing).has(enemy.id);
      if (!joins || judgeEnds(field, unit, [leader, ...staying], standing, p.closing).length > 0) continue;
      if (staying.every(mini => judgeCohesion(field, unit, there, mini).length === 0)) return leader;
    }
  return undefined;
};
