import { direction } from '../angle.js';
import type { Point } from '../exact.js';
import type { Field, Pose, Unit } from '../field.js';
import { FULL_TURN, MEASURES, mm } from '../measures.js';
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

/** The poses on all levels on which a base could stand at a place, those nearest to `level` first. */
export const posesAt = (
  field: Field,
  unit: Unit,
  at: Point,
  level: number,
  facing: number,
): readonly Pose[] => {
  const levels = new Set([0, level]);
  for (const t of field.terrain) if (hasBody(t)) levels.add(t.top);
  return [...levels]
    .filter(l => Math.abs(l - level) <= Math.max(unit.silhouette.top, reachUp(unit)))
    .sort((a, b) => Math.abs(a - level) - Math.abs(b - level))
    .map(l => ({ at, level: l, facing }));
};
