import { direction } from '../angle.js';
import { baseLength } from '../base.js';
import type { Point } from '../exact.js';
import type { Field, Pose, Unit } from '../field.js';
import { FULL_TURN, MEASURES, mm } from '../measures.js';
import { boxOfPolygon } from '../shapes.js';
import { isNear } from './box.js';
import { hasBody } from './level.js';

/** G-32: how fine places are tried. */
const STEP = mm(5);

const rounded = (at: Point, u: Point, distance: number): Point => ({
  x: Math.round(at.x + u.x * distance),
  y: Math.round(at.y + u.y * distance),
});

/** Places round a point in growing circles, about 5 mm apart, the first of each circle in the direction `first`. */
export function* circlesRound(at: Point, from: number, to: number, first = 0): Generator<Point> {
  for (let distance = from; distance <= to; distance += STEP) {
    const count = Math.max(1, Math.ceil((distance * 2 * Math.PI) / (2 * STEP)));
    for (let n = 0; n < count; n++) yield rounded(at, direction(first + (n * FULL_TURN) / count), distance);
  }
}

/**
 * Places from which a round base of this radius touches another outline's centre-and-radius: half the tolerance
 * apart, so that the whole numbers of a pose keep the contact and never overlap.
 */
export function* placesTouching(centre: Point, reach: number, count: number, first = 0): Generator<Point> {
  for (let n = 0; n < count; n++)
    yield rounded(centre, direction(first + (n * FULL_TURN) / count), reach + MEASURES.touch / 2);
}

/** How far up or down the keywords of the mover take it. */
const reachUp = (unit: Unit): number => (unit.mobility?.over ?? 0) * MEASURES.height;

/** All levels, not too far up or down, on which a base could stand somewhere, those nearest to `level` first. */
export const levelsFrom = (
  field: Field,
  unit: Unit,
  level: number,
  far = Math.max(unit.silhouette.top, reachUp(unit)),
): readonly number[] => {
  const levels = new Set([0, level]);
  for (const t of field.terrain) if (hasBody(t)) levels.add(t.top);
  return [...levels]
    .filter(l => Math.abs(l - level) <= far)
    .sort((a, b) => Math.abs(a - level) - Math.abs(b - level));
};

/** Is there something near a place that a base could stand on at this level? */
const hasGround = (field: Field, unit: Unit, at: Point, level: number): boolean =>
  level === 0 ||
  field.terrain.some(
    t => t.top === level && hasBody(t) && isNear(at, baseLength(unit.base), boxOfPolygon(t.polygon)),
  );

/** The poses on those of some levels on which a base could stand at a place. */
export const posesAt = (
  field: Field,
  unit: Unit,
  at: Point,
  levels: readonly number[],
  facing: number,
): readonly Pose[] =>
  levels.filter(level => hasGround(field, unit, at, level)).map(level => ({ at, level, facing }));
