import {
  angleOf,
  direction,
  endOf,
  type Field,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  halfWay,
  type Judged,
  type Move,
  type MoveKind,
  mayMove,
  notchedHeading,
  type Speed,
  turned,
} from '@potyczka/geometry/plane';
import type { MoveHow } from '../moments.js';

/** Which kinds of tool work a move may be. */
export const kindsOf = (how: MoveHow): readonly [MoveKind, ...MoveKind[]] => {
  if (how === 'climb' || how === 'reverse') return [how];
  return how === 'strafe' ? ['strafe left', 'strafe right'] : ['standard'];
};

/** LEG-GAP-127: climbs, reverses and strafes are none. */
export const isStandard = (how: MoveHow): boolean => how !== 'climb' && how !== 'reverse' && how !== 'strafe';

/** LEG-MOVE-07: a tool so bent, to one side or to the other, that a small base touching its far end stands on a point. */
const wholeWays = (
  { base, type, minis: [{ pose }] }: FieldUnit,
  tool: Speed,
  end: FieldPose,
): readonly Move[] => {
  const half = halfWay(base, type, tool);
  const dx = end.at.x - pose.at.x;
  const dy = end.at.y - pose.at.y;
  const square = dx * dx + dy * dy;
  if (square > 4 * half * half || square < 2 * half * half) return []; // too far, or bent beyond a right angle
  const aside = Math.sqrt((half * half) / square - 1 / 4);
  return [aside, -aside].map(k => {
    const hinge = { x: pose.at.x + dx / 2 - k * dy, y: pose.at.y + dy / 2 + k * dx };
    const heading = angleOf({ x: hinge.x - pose.at.x, y: hinge.y - pose.at.y });
    const left = turned(angleOf({ x: end.at.x - hinge.x, y: end.at.y - hinge.y }) - heading);
    const bend = Math.max(-9000, Math.min(9000, left > 18000 ? left - 36000 : left));
    return { kind: 'standard', tool, heading, bend, travel: 'full', level: end.level, others: [] };
  });
};

/** LEG-GAP-170: may a small base have come to an end with the whole tool of its highest speed? */
export const isWholeWay = (field: Field, body: FieldUnit, end: FieldPose): boolean =>
  body.speed >= 1 && wholeWays(body, body.speed as Speed, end).some(move => mayMove(field, body, move));

/** The move of a notched base that brings its centre to a point with this tool, if there is one. */
export const moveTo = (
  body: FieldUnit,
  kind: MoveKind,
  tool: 1 | 2 | 3,
  p: { x: number; y: number },
  level: number,
): Move | undefined => {
  const { pose } = body.minis[0];
  const heading = notchedHeading(pose, kind);
  const half = halfWay(body.base, body.type, tool, kind);
  const u = direction(heading);
  const dx = p.x - pose.at.x;
  const dy = p.y - pose.at.y;
  const along = dx * u.x + dy * u.y;
  const across = dx * u.y - dy * u.x;
  const base = { kind, tool, heading, level, others: [] } as const;
  if (Math.abs(across) <= 2 && along >= 0 && along <= half) return { ...base, bend: 0, travel: along };
  const v = { x: dx - u.x * half, y: dy - u.y * half };
  const length = Math.sqrt(v.x * v.x + v.y * v.y);
  if (length > half + 3 || length === 0) return undefined;
  const left = turned(angleOf(v) - heading);
  const bend = left > 18000 ? left - 36000 : left;
  if (Math.abs(bend) > 9000) return undefined;
  return { ...base, bend, travel: length > half - 3 ? 'full' : half + length };
};

export const apart = (a: number, b: number): number => {
  const d = turned(a - b);
  return d > 18000 ? 36000 - d : d;
};

const BENDS = [0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000, 7500, -7500, 9000, -9000];
/** Every five degrees, the straight tool first: looked through where those find nothing. */
const ALL_BENDS = Array.from({ length: 37 }, (_, n) => Math.ceil(n / 2) * (n % 2 === 0 ? -500 : 500));

/** LEG-MOVE-12: a base that stops on the first half may have its tool bent in any way. */
export function* bentOtherwise(move: Move, half: number): Generator<Move> {
  if (move.travel === 'full' || move.travel > half) return;
  for (const bend of ALL_BENDS) if (bend !== move.bend) yield { ...move, bend };
}

/** How finely a place to stop is looked for. */
const STEP = 250;

/** On which levels a base might end over a point. */
type Levels = (at: { readonly x: number; readonly y: number }) => readonly number[];

/** The move so far along the tool, on the first level that is legal. */
const legalMove = (field: Field, body: FieldUnit, move: Move, levels: Levels): Move | undefined =>
  levels(endOf(body, move).at)
    .map(level => ({ ...move, level }))
    .find(m => mayMove(field, body, m));

/** LEG-KWU-SPEEDER-04: how far along a tool so bent the base gets at most; nothing if it cannot end anywhere. */
export const farthest = (
  field: Field,
  body: FieldUnit,
  tool: Speed,
  bend: number,
  levels: Levels,
): Move | undefined => {
  const start = { kind: 'standard', tool, heading: 0, bend, level: 0, others: [], compulsory: true } as const;
  const at = (travel: Move['travel']) => legalMove(field, body, { ...start, travel }, levels);
  const whole = Math.floor(2 * halfWay(body.base, body.type, tool));
  let good: { readonly travel: number; readonly move: Move } | undefined;
  let bad = whole;
  const full = at('full');
  if (full) return full;
  for (let travel = whole - STEP; travel > 0 && !good; travel -= STEP) {
    const move = at(travel);
    if (move) good = { travel, move };
    else bad = travel;
  }
  while (good && bad - good.travel > 1) {
    const travel = Math.floor((good.travel + bad) / 2);
    const move = at(travel);
    if (move) good = { travel, move };
    else bad = travel;
  }
  return good?.move;
};

const wholeMove = (field: Field, body: FieldUnit, bend: number, levels: Levels): Move | undefined =>
  legalMove(
    field,
    body,
    {
      kind: 'standard',
      tool: body.speed as Speed,
      heading: 0,
      bend,
      travel: 'full',
      level: 0,
      others: [],
      compulsory: true,
    },
    levels,
  );

/** Does a whole tool of the highest speed fit somewhere? */
export const hasWhole = (field: Field, body: FieldUnit, levels: Levels): boolean =>
  body.speed >= 1 && [...BENDS, ...ALL_BENDS].some(bend => wholeMove(field, body, bend, levels));

/** LEG-KWU-SPEEDER-03, -04: whole tools of the highest speed, or as far as one gets where no whole one fits. */
export function* compulsoryMoves(
  field: Field,
  body: FieldUnit,
  levels: Levels,
  whole: boolean,
): Generator<Move> {
  if (body.speed < 1) return;
  let given = 0;
  for (const bends of [BENDS, ALL_BENDS]) {
    for (const bend of bends) {
      const move = whole
        ? wholeMove(field, body, bend, levels)
        : farthest(field, body, body.speed as Speed, bend, levels);
      if (!move) continue;
      yield move;
      given++;
    }
    if (given > 0) return;
  }
}

/** A millimetre, and half a centimetre: how finely ends along a tool are looked for where nearly none is free. */
const FINE = 100;
const COARSE = 500;

/** Legal ends of a notched base along a tool, from one distance to another, until something stops it. */
function* endsAlong(
  judge: (move: Move) => Judged,
  { move, from, to, step }: { move: Move; from: number; to: number; step: number },
  levels: (move: Move) => readonly number[],
): Generator<Move, boolean> {
  for (let travel = from; travel < to + step; travel += step) {
    const here = { ...move, travel: Math.min(travel, to) };
    let isStopped = true;
    for (const level of levels(here)) {
      const judged = judge({ ...here, level });
      if (judged.legal) yield { ...here, level };
      if (judged.slide?.stoppedBy.length === 0) isStopped = false;
    }
    if (isStopped) return false;
  }
  return true;
}

/** All ends of a notched base that a fine raster finds: along the straight tool, then along bent ones. */
export function* everyMove(
  body: FieldUnit,
  [kind, tool]: readonly [MoveKind, Speed],
  judge: (move: Move) => Judged,
  levels: Levels,
): Generator<Move> {
  const half = halfWay(body.base, body.type, tool, kind);
  const start: Move = { kind, tool, heading: 0, bend: 0, travel: 0, level: 0, others: [] };
  const at = (move: Move) => levels(endOf(body, move).at);
  if (!(yield* endsAlong(judge, { move: start, from: FINE, to: half, step: FINE }, at))) {
    // what stops the base stops it however the tool is bent; what is under the tool does not
    for (const bend of ALL_BENDS.slice(1))
      yield* endsAlong(judge, { move: { ...start, bend }, from: FINE, to: half, step: COARSE }, at);
    return;
  }
  for (const bend of ALL_BENDS)
    yield* endsAlong(judge, { move: { ...start, bend }, from: half, to: 2 * half, step: COARSE }, at);
}
