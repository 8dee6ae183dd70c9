import { baseOutline, outlineOf } from './base.js';
import {
  type Base,
  type Field,
  isTrooper,
  type Mini,
  type Pose,
  type Terrain,
  type Token,
  type Unit,
} from './field.js';
import { MEASURES } from './measures.js';
import { compareGap, compareOutlines, disc, type Outline } from './shapes.js';

const longest = (base: Base): number => (base.shape === 'round' ? base.diameter : base.length);

/**
 * LEG-MEAS-20, -22: two bases are in contact when, seen from above, they touch or overlap and their levels
 * differ by at most the silhouette height of the lower mini (so always on one level).
 */
export const posesTouch = (one: Unit, a: Pose, two: Unit, b: Pose): boolean => {
  const reach = (longest(one.base) + longest(two.base)) / 2 + MEASURES.touch;
  if (Math.abs(a.at.x - b.at.x) > reach || Math.abs(a.at.y - b.at.y) > reach) return false;
  const lower = a.level <= b.level ? one : two;
  if (Math.abs(a.level - b.level) > lower.silhouette.top) return false;
  return compareOutlines(baseOutline(one.base, a), baseOutline(two.base, b), MEASURES.touch) <= 0;
};

export const inBaseContact = (one: Unit, a: Mini, two: Unit, b: Mini): boolean =>
  posesTouch(one, a.pose, two, b.pose);

/** Does an outline overlap a polygon, seen from above (G-01: drawn smaller by the tolerance it still meets it)? */
export const overlapsFootprint = (base: Outline, terrain: Terrain): boolean =>
  compareGap(base.core, terrain.polygon, base.radius - MEASURES.touch) <= 0;

/** D20, G-57: contact of a base with one part of a piece of terrain; standing on or in it counts. */
const touchesPart = (base: Outline, level: number, terrain: Terrain): boolean =>
  terrain.bottom - MEASURES.touch <= level &&
  level <= terrain.top + MEASURES.touch &&
  compareGap(base.core, terrain.polygon, base.radius + MEASURES.touch) <= 0;

/** Are these two the same piece (G-57)? */
export const samePiece = (one: Terrain, two: Terrain): boolean =>
  one.id === two.id || (one.partOf !== undefined && one.partOf === two.partOf);

/** The terrain with which a base is in contact, part by part. */
export const terrainTouched = (field: Field, unit: Unit, mini: Mini): readonly Terrain[] => {
  const base = outlineOf(unit, mini);
  return field.terrain.filter(t => touchesPart(base, mini.pose.level, t));
};

/** LEG-MEAS-20: base contact with a token, which lies on the battlefield. */
export const touchesToken = (unit: Unit, mini: Mini, token: Token): boolean =>
  compareOutlines(outlineOf(unit, mini), disc(token.at, token.radius), MEASURES.touch) <= 0 &&
  mini.pose.level <= MEASURES.touch;

export type Contact = readonly [Mini, Mini];

/** All pairs of minis of two units that are in base contact. */
export const contacts = (one: Unit, two: Unit): readonly Contact[] => {
  const found: Contact[] = [];
  for (const a of one.minis) for (const b of two.minis) if (inBaseContact(one, a, two, b)) found.push([a, b]);
  return found;
};

/** LEG-MELEE-01: the contacts that put two units in melee; none between friends. */
export const melee = (one: Unit, two: Unit): readonly Contact[] =>
  one.side === two.side ? [] : contacts(one, two);

/** LEG-MELEE-09: troopers in melee with troopers are engaged; vehicles never are. */
export const areEngaged = (one: Unit, two: Unit): boolean =>
  isTrooper(one.type) && isTrooper(two.type) && melee(one, two).length > 0;

/** LEG-MELEE-08: the enemy units with which a unit is in melee. */
export const inMeleeWith = (field: Field, unit: Unit): readonly Unit[] =>
  field.units.filter(other => other.id !== unit.id && melee(unit, other).length > 0);

export const isEngaged = (field: Field, unit: Unit): boolean =>
  field.units.some(other => areEngaged(unit, other));
