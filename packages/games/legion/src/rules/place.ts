import {
  boxOfPolygon,
  bystanders,
  direction,
  type Field,
  type Mini as FieldMini,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  judgeCohesion,
  judgeEnds,
  mm,
  type Obstacle,
} from '@potyczka/geometry/plane';
import { memo, type Pose, type RuleId, type Verdict } from '@potyczka/kernel';
import type { Stand } from '../events.js';
import { no, type Says } from '../text/say.js';

/** An answer as the ground reads it. */
export const fieldPose = (p: Pose, facing = 0): FieldPose => ({
  at: { x: p.x, y: p.y },
  level: p.z ?? 0,
  facing: p.facing ?? facing,
});

export const answerPose = (p: FieldPose): Pose => ({
  x: Math.round(p.at.x),
  y: Math.round(p.at.y),
  z: p.level,
  facing: Math.round(p.facing),
});

export const standOf = (p: FieldPose): Stand => ({
  x: Math.round(p.at.x),
  y: Math.round(p.at.y),
  z: p.level,
  facing: Math.round(p.facing),
});

/** The first reason of the ground, with what stands in the way. */
export const refusalOf = (refusals: readonly Obstacle[]): Verdict => {
  const [first] = refusals;
  if (!first) return undefined;
  const by = first.by ? Object.values(first.by)[0] : undefined;
  return no(first.rule as RuleId, `no-${first.rule}` as Says<'by'>, { by: by ?? 'none' });
};

/** The pieces of terrain that come near a point. */
export const terrainNear = (
  field: Field,
  at: { readonly x: number; readonly y: number },
  far: number,
): Field['terrain'] =>
  field.terrain.filter(t => {
    const { x0, x1, y0, y1 } = boxOfPolygon(t.polygon);
    return x1 >= at.x - far && x0 <= at.x + far && y1 >= at.y - far && y0 <= at.y + far;
  });

/** What lies or stands near a point: the rest of the field plays no part in placing a unit there. */
export const nearField = (field: Field, at: Spot, far: number, beyond = mm(100)): Field =>
  keptNear(field, at, far, beyond);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const keptNear = memo(
  [
    (field: Field, _at: Spot, _far: number, _beyond: number) => field,
    (_: Field, at: Spot, far: number, beyond: number) => `${at.x},${at.y},${far},${beyond}`,
  ],
  (field: Field, at: Spot, far: number, beyond: number): Field => cutOut(field, at, far, beyond),
);

const cutOut = (field: Field, at: Spot, far: number, beyond: number): Field => {
  const wide = far + beyond;
  const isNear = ({ pose }: FieldMini): boolean =>
    Math.abs(pose.at.x - at.x) < wide && Math.abs(pose.at.y - at.y) < wide;
  return {
    ...field,
    terrain: terrainNear(field, at, far),
    units: field.units.filter(u => u.minis.some(isNear)),
  };
};

/** All that speaks against a whole unit standing so; `ends[0]` is the leader. Who stays put is not judged where it stands. */
export const judgeStand = (
  field: Field,
  unit: FieldUnit,
  ends: readonly FieldMini[],
  contact?: Parameters<typeof judgeEnds>[4],
  stays: (mini: FieldMini) => boolean = () => false,
): Verdict => {
  const [leader] = ends;
  if (!leader) return undefined;
  const fixed = new Set(ends.filter(stays).map(m => m.id));
  const against = judgeEnds(field, unit, ends, bystanders(field, unit), contact);
  return (
    refusalOf(fixed.size === 0 ? against : against.filter(r => !r.mini || !fixed.has(r.mini))) ??
    refusalOf(ends.slice(1).flatMap(mini => judgeCohesion(field, unit, leader.pose, mini)))
  );
};

const sizeOf = (unit: FieldUnit): number =>
  unit.base.shape === 'round' ? unit.base.diameter : unit.base.length;

/** Places round a leader in rings, those at `first` first: beside each other, then looser. */
export function* rings(unit: FieldUnit, leader: FieldPose, first: number): Generator<FieldPose> {
  const size = sizeOf(unit);
  for (const [distance, count] of [
    [size + mm(0.6), 6],
    [2 * size + mm(1), 12],
    [size + mm(30), 8],
    [size + mm(60), 16],
    [size + mm(74), 24],
    [size + mm(15), 24],
    [size + mm(45), 36],
  ] as const)
    for (let n = 0; n < count; n++) {
      const turn = (n % 2 === 0 ? 1 : -1) * Math.ceil(n / 2) * (36000 / count);
      const u = direction(first + turn);
      yield {
        at: { x: Math.round(leader.at.x + u.x * distance), y: Math.round(leader.at.y + u.y * distance) },
        level: leader.level,
        facing: leader.facing,
      };
    }
}

/** Finds places for the followers of a unit, each the first that is accepted; nothing if one finds none. */
export const formUp = (
  unit: FieldUnit,
  leader: FieldPose,
  places: (mini: FieldMini) => Iterable<FieldPose>,
  accepts: (mini: FieldMini, placed: readonly FieldMini[]) => boolean,
): FieldMini[] | undefined => {
  const placed: FieldMini[] = [{ id: unit.minis[0].id, pose: leader }];
  for (const follower of unit.minis.slice(1)) {
    let found: FieldMini | undefined;
    for (const pose of places(follower)) {
      const mini = { id: follower.id, pose };
      if (isClear(unit, placed, pose) && accepts(mini, placed)) {
        found = mini;
        break;
      }
    }
    if (!found) return undefined;
    placed.push(found);
  }
  return placed;
};

/** No base on another of the same unit. */
const isClear = (unit: FieldUnit, placed: readonly FieldMini[], pose: FieldPose): boolean => {
  const least = unit.base.shape === 'round' ? unit.base.diameter : unit.base.width;
  return placed.every(({ pose: p }) => {
    const dx = p.at.x - pose.at.x;
    const dy = p.at.y - pose.at.y;
    return dx * dx + dy * dy >= least * least;
  });
};
