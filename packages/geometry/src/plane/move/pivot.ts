import { turned } from '../angle.js';
import { baseOutline } from '../base.js';
import { type Field, isNotched, type Mini, type MiniId, type Pose, type Unit } from '../field.js';
import { DEGREE, MEASURES } from '../measures.js';
import { compareOutlines, nearest, type Outline } from '../shapes.js';
import { type Bystander, bystanders, isInMelee, judgeOwnBases, onTheWay, passing } from './bases.js';
import { heightOf, onLevel } from './level.js';
import { type Obstacle, refusal } from './obstacle.js';
import { type BoxVerdict, findFree } from './search.js';
import { judgeStanding } from './standing.js';

/** What a pivot comes to. */
export interface Pivoted {
  readonly legal: boolean;
  readonly refusals: readonly Obstacle[];
  readonly ends: readonly Mini[];
  readonly displaced: readonly MiniId[];
}

/** LEG-GAP-124: up to 90 degrees either way. */
const QUARTER = 90 * DEGREE;
/** Overlaps of less than 0.001 mm during a pivot are none. */
const FINEST = 0.1;

const pivotedPose = (pose: Pose, turn: number): Pose => ({ ...pose, facing: turned(pose.facing + turn) });

/** Does the base overlap another one at some moment of the pivot? A round base covers the same ground throughout. */
const sweeps = (unit: Unit, pose: Pose, turn: number, other: Outline): boolean => {
  const { base } = unit;
  const overlaps = (part: number) =>
    compareOutlines(baseOutline(base, pivotedPose(pose, part)), other, -MEASURES.touch) <= 0;
  if (base.shape === 'round') return overlaps(0);
  const rate = ((base.length - base.width) / 2) * (Math.PI / (180 * DEGREE));
  const visit = (part: number, _: number, half: number): BoxVerdict => {
    if (overlaps(part)) return 'free';
    const moved = rate * half;
    const apart = nearest(baseOutline(base, pivotedPose(pose, part)), other).distance;
    return moved < FINEST || apart > moved ? 'none' : 'split u';
  };
  return overlaps(0) || overlaps(turn) || findFree(visit, turn / 2, 0, Math.abs(turn) / 2, 0);
};

/** LEG-NOTCH-03 to -06: the leader turns about its centre, the others in the same way. Left is positive. */
export const judgePivot = (
  field: Field,
  unit: Unit,
  turn: number,
  limit = unit.mobility?.pivots ?? QUARTER,
): Pivoted => {
  const ends = unit.minis.map(mini => ({ id: mini.id, pose: pivotedPose(mini.pose, turn) }));
  const refusals: Obstacle[] = [];
  const displaced = new Set<MiniId>();
  if (!isNotched(unit.type)) refusals.push(refusal('LEG-NOTCH-03'));
  if (Math.abs(turn) > limit) refusals.push(refusal('LEG-NOTCH-04'));
  for (const mini of unit.minis) {
    const near = onTheWay(bystanders(field, unit), onLevel(mini.pose.level), heightOf(unit));
    for (const b of near) {
      if (!sweeps(unit, mini.pose, turn, b.outline)) continue;
      if (passing(unit, b.unit.type, isInMelee(field, b.unit), false) === 'displaces')
        displaced.add(b.mini.id);
      else refusals.push(overlapped(field, mini, b));
    }
  }
  refusals.push(...judgeOwnBases(unit, ends), ...newlyWrong(field, unit, ends));
  return { legal: refusals.length === 0, refusals, ends, displaced: [...displaced] };
};

/** LEG-NOTCH-06, or -08 for troopers that could be displaced were they not in melee. */
const overlapped = (field: Field, mini: Mini, b: Bystander): Obstacle => {
  const couldBe = !isNotched(b.unit.type) && isInMelee(field, b.unit);
  return refusal(couldBe ? 'LEG-NOTCH-08' : 'LEG-NOTCH-06', mini.id, { mini: b.mini.id });
};

/** What the pivoted bases stand on and did not stand on before (oblong bases only). */
const newlyWrong = (field: Field, unit: Unit, ends: readonly Mini[]): readonly Obstacle[] =>
  unit.base.shape === 'round'
    ? []
    : ends.flatMap((mini, n) => {
        const before = new Set(judgeStanding(field, unit, unit.minis[n]!.pose).map(r => r.rule));
        return judgeStanding(field, unit, mini.pose, mini.id).filter(r => !before.has(r.rule));
      });
