import { ahead } from '../angle.js';
import { baseLength, baseWidth } from '../base.js';
import { compareDistance, type Point } from '../exact.js';
import { type Base, isNotched, type Pose, type UnitType } from '../field.js';
import { DEGREE, MEASURES } from '../measures.js';
import { type Outline, strip } from '../shapes.js';

/** LEG-MEAS-03 */
export const TOOLS = [1, 2, 3] as const;
export type Speed = (typeof TOOLS)[number];

/** LEG-MOVE-01; reverses and strafes are kinds of their own (NOTCH-16, LEG-GAP-127). */
export const MOVE_KINDS = ['standard', 'climb', 'reverse', 'strafe left', 'strafe right'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** LEG-KWU-STRAFE-04: the tool lies in a side notch, and the base slides sideways. */
export const isStrafe = (kind: MoveKind): boolean => kind === 'strafe left' || kind === 'strafe right';

/** A tool on the field: where its two halves lie, and the line on which the leader's centre travels (D6). */
export interface LaidTool {
  readonly speed: Speed;
  /** Start of the leader's centre, centre at the hinge, centre at the far end. */
  readonly path: readonly [Point, Point, Point];
  /** The two halves as rectangles. */
  readonly halves: readonly [Outline, Outline];
  /** The same drawn smaller by the tolerance: what it meets, the tool overlaps (G-01). */
  readonly area: readonly [Outline, Outline];
}

/** Half of the way that a base of this kind travels along a tool: L/2 + r - n of D6. */
export const halfWay = (base: Base, type: UnitType, speed: Speed, kind: MoveKind = 'standard'): number =>
  MEASURES.tool[speed] / 2 + edgeOf(base, type, kind);

/** Where the tool begins, seen from the centre of the base: its edge, or the bottom of the notch. */
export const edgeOf = (base: Base, type: UnitType, kind: MoveKind = 'standard'): number =>
  (isStrafe(kind) ? baseWidth(base) : baseLength(base)) / 2 - (isNotched(type) ? MEASURES.notch : 0);

const along = (from: Point, to: Point, distance: number): Point => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: from.x + (dx / length) * distance, y: from.y + (dy / length) * distance };
};

/** The tool whose hinge and far end (as places of the leader's centre) are known. */
export const toolBetween = (speed: Speed, path: readonly [Point, Point, Point], edge: number): LaidTool => {
  const [start, hinge, far] = path;
  const near = along(start, hinge, edge);
  const end = along(hinge, far, MEASURES.tool[speed] / 2);
  const halves = (inset: number): readonly [Outline, Outline] => [
    strip(near, hinge, MEASURES.toolWidth, inset),
    strip(hinge, end, MEASURES.toolWidth, inset),
  ];
  return { speed, path, halves: halves(0), area: halves(MEASURES.touch) };
};

/** LEG-MOVE-06, -10: the tool laid from a base with a heading and bent at the hinge. */
export const layTool = (
  speed: Speed,
  base: Base,
  type: UnitType,
  start: Point,
  heading: number,
  bend: number,
  kind: MoveKind = 'standard',
): LaidTool => {
  const half = halfWay(base, type, speed, kind);
  const hinge = ahead(start, heading, half);
  return toolBetween(speed, [start, hinge, ahead(hinge, heading + bend, half)], edgeOf(base, type, kind));
};

/** How far a notched base's way is turned against its facing (LEG-MOVE-10, NOTCH-17, LEG-KWU-STRAFE-04). */
const TURNED: Readonly<Record<MoveKind, number>> = {
  standard: 0,
  climb: 0,
  reverse: 180 * DEGREE,
  'strafe left': 90 * DEGREE,
  'strafe right': -90 * DEGREE,
};

/** Heading of the first half of the tool for a notched base. */
export const notchedHeading = (pose: Pose, kind: MoveKind): number => pose.facing + TURNED[kind];

/** LEG-MOVE-07, -12, D6: where the centre stands after `travel` along the tool, and on which half. */
export const travelled = (
  start: Point,
  half: number,
  heading: number,
  bend: number,
  travel: number,
): { readonly at: Point; readonly bent: boolean } =>
  travel <= half
    ? { at: ahead(start, heading, travel), bent: false }
    : { at: ahead(ahead(start, heading, half), heading + bend, travel - half), bent: true };

/** LEG-MOVE-07: can a base reach a point at all with this tool, bent or not? The limit is included. */
export const isLongEnough = (start: Point, end: Point, half: number): boolean =>
  compareDistance(start, end, 2 * half) <= 0;
