import type { Point } from '../exact.js';
import { MEASURES } from '../measures.js';
import { halfTangent, QUARTERS, type Turn, turnedOn } from './bearing.js';
import { isNear } from './box.js';
import { type BoxVerdict, findFree } from './search.js';
import { type Strip, stripMeets } from './strips.js';
import { type LaidTool, type Speed, toolBetween } from './tool.js';
import { type Blocker, toolMeets } from './under.js';

const { touch } = MEASURES;
const HALF_WIDTH = MEASURES.toolWidth / 2;
/** A gap narrower than this (0.000001 mm; where two angles are free 0.01 mm) is none. */
const FINEST = 0.0001;
const FINEST_OF_TWO = 1;
/** What is at least this far from a border needs no exact test. */
const CLEAR = 0.001;
/** Tangent of half of 45 degrees: headings within 45 degrees of a quarter turn. */
const EIGHTH = Math.SQRT2 - 1;

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A tool and the places of the leader's centre at its start, hinge and far end: enough to lay it (`toolBetween`). */
export interface Way {
  readonly speed: Speed;
  readonly path: LaidTool['path'];
}

/** A family of ways to lay a tool: directions of both halves by bend and heading (tangents of half angles). */
interface Family {
  readonly at: (bend: number, heading: number) => readonly [Turn, Turn];
  readonly widest: number;
  readonly headings: number;
  /** Does the first direction turn with the bend (at most as fast)? */
  readonly firstTurns: boolean;
  /** No point of the second half lies farther than `far` from here. */
  readonly centre: Point;
  readonly far: number;
}

/** The end lies on the first half: its direction is known, the bend is free. */
const onFirstHalf = (start: Point, straight: Turn, tool: number, half: number): Family => ({
  at: bend => [straight, turnedOn(straight, halfTangent(bend))],
  widest: 1,
  headings: 0,
  firstTurns: false,
  centre: { x: start.x + half * straight.x, y: start.y + half * straight.y },
  far: tool + HALF_WIDTH,
});

/** The end is the start: heading and bend are free. */
const onTheSpot = (start: Point, quarter: Turn, tool: number, half: number): Family => ({
  at: (bend, heading) => {
    const first = turnedOn(quarter, halfTangent(heading));
    return [first, turnedOn(first, halfTangent(bend))];
  },
  widest: 1,
  headings: EIGHTH,
  firstTurns: false,
  centre: start,
  far: half + tool + HALF_WIDTH,
});

/**
 * The end lies on the second half. A bend fixes the triangle start, hinge, end: by the law of cosines the hinge
 * is `rest` from the end, and neither direction turns faster than the bend does. The widest bend is the one with
 * which the second half still reaches the end.
 */
const onSecondHalf = (end: Point, straight: Turn, distance: number, half: number): Family => {
  const cosine = (distance * distance) / (2 * half * half) - 1;
  return {
    at: t => {
      const bend = halfTangent(t);
      const opposite = half * bend.y;
      const rest = Math.sqrt(Math.max(0, distance * distance - opposite * opposite)) - half * bend.x;
      const aside = { x: (half + rest * bend.x) / distance, y: (-rest * bend.y) / distance };
      const first = turnedOn(straight, aside);
      return [first, turnedOn(first, bend)];
    },
    widest: cosine <= 0 ? 1 : Math.sqrt(Math.max(0, (1 - cosine) / (1 + cosine))),
    headings: 0,
    firstTurns: true,
    centre: end,
    far: half + HALF_WIDTH,
  };
};

/**
 * A free way to lay a tool from `start` such that the leader can stop on `end`, if there is one (`end` is near
 * enough). `met` collects what stands against the ways that are not free.
 */
export const layFreely = (
  speed: Speed,
  start: Point,
  end: Point,
  edge: number,
  blockers: readonly Blocker[],
  met: Set<Blocker>,
): Way | undefined => {
  const tool = MEASURES.tool[speed] / 2;
  const half = tool + edge;
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const distance = length(dx, dy);
  if (distance === 0) {
    for (const quarter of QUARTERS) {
      const way = layOne(speed, start, edge, onTheSpot(start, quarter, tool, half), blockers, met);
      if (way) return way;
    }
    return undefined;
  }
  const straight = { x: dx / distance, y: dy / distance };
  const direct = layStraight(speed, start, edge, straight, blockers);
  if (direct) return direct;
  const family =
    distance <= half ? onFirstHalf(start, straight, tool, half) : onSecondHalf(end, straight, distance, half);
  return layOne(speed, start, edge, family, blockers, met);
};

/** The tool without a bend, if it is clearly free: most ways are. */
const layStraight = (
  speed: Speed,
  start: Point,
  edge: number,
  u: Turn,
  blockers: readonly Blocker[],
): Way | undefined => {
  const half = MEASURES.tool[speed] / 2 + edge;
  const whole = {
    x: start.x + edge * u.x,
    y: start.y + edge * u.y,
    ux: u.x,
    uy: u.y,
    length: 2 * (half - edge),
  };
  if (touches(whole, blockers)) return undefined;
  const hinge = { x: start.x + half * u.x, y: start.y + half * u.y };
  return { speed, path: [start, hinge, { x: hinge.x + half * u.x, y: hinge.y + half * u.y }] };
};

const layOne = (
  speed: Speed,
  start: Point,
  edge: number,
  family: Family,
  all: readonly Blocker[],
  met: Set<Blocker>,
): Way | undefined => {
  const tool = MEASURES.tool[speed] / 2;
  const half = tool + edge;
  const swing = length(tool, HALF_WIDTH);
  const reach = length(half, HALF_WIDTH);
  const finest = family.headings > 0 ? FINEST_OF_TWO : FINEST;
  const byFirst = all.filter(b => isNear(start, half + HALF_WIDTH, b.box));
  const bySecond = all.filter(b => isNear(family.centre, family.far, b.box));
  let found: Way | undefined;
  const visit = (t: number, heading: number, dt: number, dh: number): BoxVerdict => {
    const [u1, u2] = family.at(t, heading);
    const hinge = { x: start.x + half * u1.x, y: start.y + half * u1.y };
    const one = stripFrom({ x: start.x + edge * u1.x, y: start.y + edge * u1.y }, u1, tool);
    const two = stripFrom(hinge, u2, tool);
    // how far a point of each strip can be from where it is in the middle of the box
    const turn1 = 2 * (dh + (family.firstTurns ? dt : 0));
    const off1 = reach * turn1;
    const off2 = half * turn1 + swing * 2 * (dh + dt);
    const isLast = off1 + off2 <= finest;
    // A half that does not turn is where it is: to cut further would say nothing new about it, without end.
    const a = against(one, byFirst, off1, isLast || off1 === 0, met);
    if (a === 'none') return a;
    const b = against(two, bySecond, off2, isLast, met);
    if (b === 'none') return b;
    if (a === undefined && b === undefined) {
      const far = { x: hinge.x + half * u2.x, y: hinge.y + half * u2.y };
      const path = [start, hinge, far] as const;
      const isClear = !touches(one, byFirst) && !touches(two, bySecond);
      if (isClear || !all.some(blocker => toolMeets(toolBetween(speed, path, edge), blocker.shape))) {
        found = { speed, path };
        return 'free';
      }
      if (isLast) return 'none';
    }
    return dh > dt ? 'split v' : 'split u';
  };
  findFree(visit, 0, 0, family.widest, family.headings);
  return found;
};

const stripFrom = (p: Point, u: Turn, tool: number): Strip => ({
  x: p.x,
  y: p.y,
  ux: u.x,
  uy: u.y,
  length: tool,
});

/** Does something block this strip, and all strips that are at most `off` away from it? */
const against = (
  strip: Strip,
  blockers: readonly Blocker[],
  off: number,
  isLast: boolean,
  met: Set<Blocker>,
): 'here' | 'none' | undefined => {
  let here: 'here' | undefined;
  const middle = middleOf(strip);
  for (const b of blockers) {
    if (!isNear(middle, strip.length / 2 + HALF_WIDTH, b.box) || !stripMeets(strip, touch, b.shape)) continue;
    here = 'here';
    if (!isLast && !stripMeets(strip, touch + off + FINEST, b.shape)) continue;
    met.add(b);
    return 'none';
  }
  return here;
};

/** Is something so near that doubles cannot tell whether it is met? */
const touches = (strip: Strip, blockers: readonly Blocker[]): boolean => {
  const middle = middleOf(strip);
  for (const b of blockers)
    if (isNear(middle, strip.length / 2 + HALF_WIDTH, b.box) && stripMeets(strip, touch - CLEAR, b.shape))
      return true;
  return false;
};

const middleOf = (s: Strip): Point => ({ x: s.x + (s.ux * s.length) / 2, y: s.y + (s.uy * s.length) / 2 });
