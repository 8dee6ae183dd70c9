import { outlineOf } from './base.js';
import { compareDistanceToSegment } from './exact.js';
import type { Mini, Unit } from './field.js';
import { MEASURES } from './measures.js';
import { compareOutlines, type Nearest, nearest, nearestOfCores, type Outline } from './shapes.js';

/** The number of the segment in which something lies (LEG-MEAS-05); past the last one there is no limit. */
export const RANGES = [1, 2, 3, 4, 5] as const;
export type Segment = (typeof RANGES)[number];
export type Range = Segment | 'beyond 5';

/** Planar distance of two bases with the shortest line between them (LEG-MEAS-04, -06, -07). */
export const gap = (one: Outline, two: Outline): Nearest => nearest(one, two);

/** How far the farthest point of `two` lies from `one` (for showing; rules ask `isWithin`). */
export const farthest = (one: Outline, two: Outline): number =>
  Math.max(0, ...two.core.map(p => nearestOfCores([p], one.core).distance + two.radius - one.radius));

/** LEG-MEAS-11: some part of `two` is inside range `n` of `one`. */
export const isAt = (one: Outline, two: Outline, n: number): boolean =>
  compareOutlines(one, two, n * MEASURES.segment) <= 0;

/**
 * LEG-MEAS-14: the whole of `two` is inside range `n` of `one`. The point of a disc farthest from a convex core
 * is as far as its centre and its radius together, and of a core an end is the farthest.
 */
export const isWithin = (one: Outline, two: Outline, n: number): boolean => {
  const limit = n * MEASURES.segment + one.radius - two.radius;
  const from = one.core[0]!;
  const to = one.core[one.core.length - 1]!;
  return two.core.every(p => compareDistanceToSegment(p, from, to, limit) <= 0);
};

/** LEG-MEAS-05, G-02: a distance on the border of two segments belongs to the nearer one. */
export const rangeOf = (one: Outline, two: Outline): Range =>
  RANGES.find(n => isAt(one, two, n)) ?? 'beyond 5';

/** What a range tool shows: which minis, the range, and the line along which it lies. */
export interface Measured {
  readonly range: Range;
  readonly from: Mini;
  readonly to: Mini;
  readonly line: Nearest;
}

const rank = (range: Range): number => (range === 'beyond 5' ? 6 : range);

const shortest = (pairs: readonly Measured[]): Measured =>
  pairs.reduce((best, next) => {
    const nearer = rank(next.range) - rank(best.range) || next.line.distance - best.line.distance;
    return nearer < 0 ? next : best;
  });

export const measure = (one: Unit, from: Mini, two: Unit, to: Mini): Measured => {
  const a = outlineOf(one, from);
  const b = outlineOf(two, to);
  return { range: rangeOf(a, b), from, to, line: gap(a, b) };
};

/** Range from one mini to the nearest mini of a unit (weapons: LEG-ATK-12, from the leader). */
export const rangeToUnit = (one: Unit, from: Mini, two: Unit): Measured =>
  shortest(two.minis.map(to => measure(one, from, two, to)));

/** G-51: range between two units, the closest pair of minis. */
export const rangeOfUnits = (one: Unit, two: Unit): Measured =>
  shortest(one.minis.map(from => rangeToUnit(one, from, two)));

/** How a unit lies to a range of a mini, and what each of its minis does (LEG-MEAS-12, -15, -18). */
export interface UnitAtRange {
  readonly at: boolean;
  readonly within: boolean;
  readonly beyond: boolean;
  readonly minis: readonly { readonly mini: Mini; readonly at: boolean; readonly within: boolean }[];
}

export const unitAtRange = (one: Unit, from: Mini, two: Unit, n: Segment): UnitAtRange => {
  const origin = outlineOf(one, from);
  const minis = two.minis.map(mini => {
    const same = one.id === two.id && mini.id === from.id; // LEG-MEAS-13
    const target = outlineOf(two, mini);
    return { mini, at: same || isAt(origin, target, n), within: same || isWithin(origin, target, n) };
  });
  const at = minis.some(m => m.at);
  return { at, within: minis.every(m => m.within), beyond: !at, minis };
};
