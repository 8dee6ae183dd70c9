import { turned } from '../angle.js';
import { isNotched, type Mini, type Pose, type Unit } from '../field.js';
import { FULL_TURN, MEASURES } from '../measures.js';
import { lengthOf } from '../shapes.js';
import { angleOf } from './bearing.js';
import { type Stretch, stretch } from './slide.js';
import {
  halfWay,
  isStrafe,
  type LaidTool,
  layTool,
  type MoveKind,
  notchedHeading,
  type Speed,
  travelled,
} from './tool.js';

/** A move with all that its player decides. */
export interface Move {
  readonly kind: MoveKind;
  readonly tool: Speed;
  /** Of the first half of the tool; a notched base starts along its facing whatever stands here. */
  readonly heading: number;
  /** At the hinge, positive to the left. */
  readonly bend: number;
  /** How far the leader's centre goes along the tool. */
  readonly travel: 'full' | number;
  /** Level on which the leader ends. */
  readonly level: number;
  /** End poses of the other minis. */
  readonly others: readonly Mini[];
  /** LEG-UTYPE-49: a repulsor vehicle displaces in a compulsory move only. */
  readonly compulsory?: boolean;
  /** LEG-MELEE-13: the move of a unit that leaves melee. */
  readonly withdraw?: boolean;
}

/** Heading of the first half of the tool. */
const headingOf = (unit: Unit, move: Move): number =>
  isNotched(unit.type) ? notchedHeading(unit.minis[0].pose, move.kind) : move.heading;

export const travelOf = (unit: Unit, move: Move): number =>
  move.travel === 'full' ? 2 * halfWay(unit.base, unit.type, move.tool, move.kind) : move.travel;

/** LEG-MOVE-07, -13: does the leader stop beyond the end of the tool? */
export const isBeyondTool = (unit: Unit, move: Move): boolean =>
  travelOf(unit, move) > 2 * halfWay(unit.base, unit.type, move.tool, move.kind);

/** The tool as it is laid for a move. */
export const toolOf = (unit: Unit, move: Move): LaidTool =>
  layTool(
    move.tool,
    unit.base,
    unit.type,
    unit.minis[0].pose.at,
    headingOf(unit, move),
    move.bend,
    move.kind,
  );

/** D6: the pose in which the leader ends. A base that stops on the hinge keeps its facing. */
export const endOf = (unit: Unit, move: Move): Pose => {
  const { pose } = unit.minis[0];
  const half = halfWay(unit.base, unit.type, move.tool, move.kind);
  const { at, bent } = travelled(pose.at, half, headingOf(unit, move), move.bend, travelOf(unit, move));
  const facing = turned(isNotched(unit.type) && bent ? pose.facing + move.bend : pose.facing);
  return { at, level: move.level, facing };
};

/** The way on which the base of a leader slides, stretch by stretch. */
export const wayOf = (unit: Unit, move: Move): readonly Stretch[] => {
  const start = unit.minis[0].pose.at;
  const heading = headingOf(unit, move);
  const half = halfWay(unit.base, unit.type, move.tool, move.kind);
  const travel = travelOf(unit, move);
  const { at: end } = travelled(start, half, heading, move.bend, travel);
  const across = isStrafe(move.kind);
  if (travel <= half) return [stretch(unit, start, end, heading, across)];
  const hinge = travelled(start, half, heading, move.bend, half).at;
  return [
    stretch(unit, start, hinge, heading, across),
    stretch(unit, hinge, end, heading + move.bend, across),
  ];
};

/** The move of a leader on a small base whose tool lies on a known way and who stops on a point of it. */
export const moveOn = (
  kind: MoveKind,
  way: { readonly speed: Speed; readonly path: LaidTool['path'] },
  end: Pose,
  others: readonly Mini[],
): Move => {
  const [start, hinge, far] = way.path;
  const heading = angleOf({ x: hinge.x - start.x, y: hinge.y - start.y });
  const after = angleOf({ x: far.x - hinge.x, y: far.y - hinge.y });
  const left = turned(after - heading);
  const bend = left > FULL_TURN / 2 ? left - FULL_TURN : left;
  const half = lengthOf(start, hinge);
  const direct = lengthOf(start, end.at);
  const onFirst = lengthOf(hinge, end.at) + direct <= half + 1;
  const travel = Math.min(2 * half, onFirst ? direct : half + lengthOf(hinge, end.at));
  const within = Math.max(-MEASURES.maxBend, Math.min(MEASURES.maxBend, bend));
  return { kind, tool: way.speed, heading, bend: within, travel, level: end.level, others };
};
