import { ahead, turned } from './angle.js';
import { outlineOf } from './base.js';
import type { Point } from './exact.js';
import type { Mini, Pose, Unit } from './field.js';
import { DEGREE } from './measures.js';
import { compareGap, type Outline, placeIn } from './shapes.js';

/** LEG-NOTCH-20 */
export const ARCS = ['front', 'left', 'rear', 'right'] as const;
export type Arc = (typeof ARCS)[number];

/** Farther than the table is long: an arc has no end. */
const FAR = 4_000_000;

/** A point far away in a direction; whole numbers on the eighth turns, so that borders are exact there. */
const farAway = (from: Point, angle: number): Point => {
  const eighth = turned(angle) / (45 * DEGREE);
  if (!Number.isInteger(eighth)) return ahead(from, angle, FAR);
  const x = [1, 1, 0, -1, -1, -1, 0, 1][eighth]!;
  const y = [0, 1, 1, 1, 0, -1, -1, -1][eighth]!;
  return { x: from.x + FAR * x, y: from.y + FAR * y };
};

/** The quarter of the plane within 45 degrees of the arc's direction, seen from the centre of the base. */
export const arcArea = (pose: Pose, arc: Arc): readonly Point[] => {
  const middle = pose.facing + ARCS.indexOf(arc) * 90 * DEGREE;
  return [
    pose.at,
    farAway(pose.at, middle - 45 * DEGREE),
    farAway(pose.at, middle),
    farAway(pose.at, middle + 45 * DEGREE),
  ];
};

/** D20 inArc: some point of the base lies in the arc, its borders included. */
export const isInArc = (pose: Pose, arc: Arc, base: Outline): boolean =>
  compareGap(base.core, arcArea(pose, arc), base.radius) <= 0;

/** The arcs of a mini in which another stands, and those that hold the centre of its base (LEG-GAP-172). */
export interface InArcs {
  readonly arcs: readonly Arc[];
  /** Two of them when the centre is on a border. */
  readonly centre: readonly Arc[];
}

export const arcsOf = (of: Mini, unit: Unit, mini: Mini): InArcs => {
  const base = outlineOf(unit, mini);
  return {
    arcs: ARCS.filter(arc => isInArc(of.pose, arc, base)),
    centre: ARCS.filter(arc => placeIn(mini.pose.at, arcArea(of.pose, arc)) !== 'outside'),
  };
};
