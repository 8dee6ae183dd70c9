import type { Cylinder } from './base.js';
import { ROUNDING, type SightLine } from './between.js';
import { tangentLines } from './critical.js';
import {
  type Band,
  crossedByAll,
  type Frame,
  framed,
  framesFor,
  type Interval,
  reachOf,
  unframed,
} from './frame.js';
import type { Outline } from './shapes.js';
import { freeUprightLine, type Rect, type UprightLine } from './upright.js';
import type { Solid } from './volumes.js';

/**
 * Is there a free line between two silhouettes? Planar lines form a plane of two dimensions; over each of them
 * lies an upright plane in which the question is solved directly (upright.ts). The plane of lines is searched in
 * bands: a band is done when over all its lines everything is blocked, the search ends when the middle line of a
 * band is free, other bands are halved. What only touches is never free in the middle of a band: if narrow bands
 * remain, the lines that touch two things are tried one by one (critical.ts).
 */
export type LineOrBlockers =
  | { readonly line: SightLine; readonly by?: undefined }
  | { readonly line?: undefined; readonly by: readonly string[] };

/** Bands narrower than 0.005 mm are not halved. */
const NARROW = 0.5;
/** After so many bands, and when none is left, the touching lines are tried. */
const PATIENCE = 300;
/** Nobody stands like this: two silhouettes that overlap inside a wall. They count as hidden. */
const LIMIT = 12_000;

interface Body {
  readonly shapes: readonly Outline[];
  readonly bottom: number;
  readonly top: number;
  readonly of: readonly string[];
}

interface Ground extends Frame {
  readonly band: Band;
  readonly a: Cylinder;
  readonly b: Cylinder;
  readonly bodies: readonly Body[];
  /** Everything blocking rests on the ground, b is to the right of a and its top not lower: the highest line decides. */
  readonly plain: boolean;
}

const inFrame = (frame: Frame, o: Outline): Outline => ({
  core: o.core.map(p => framed(frame.axis, frame.origin, p)),
  radius: o.radius,
});

const groundOf = (
  frame: Frame & { band: Band },
  a: Cylinder,
  b: Cylinder,
  solids: readonly Solid[],
  one: boolean,
): Ground => {
  const bodies = solids.map(s => ({ ...s, shapes: s.shapes.map(o => inFrame(frame, o)) }));
  const base = inFrame(frame, a.outline);
  const end = Math.max(...base.core.map(p => p.x)) + base.radius;
  const overhead = (s: Body) => s.top > a.top && s.shapes.every(o => o.core.some(p => p.x - o.radius < end));
  const plain =
    one && bodies.every(s => s.bottom === Number.NEGATIVE_INFINITY && (a.top === b.top || !overhead(s)));
  return {
    ...frame,
    a: { ...a, outline: base },
    b: { ...b, outline: inFrame(frame, b.outline) },
    bodies,
    plain,
  };
};

/** The outcome for a band: missed (no line meets both), blocked by bodies, or open (as far as one can tell). */
type SearchOutcome =
  | { readonly is: 'missed' }
  | { readonly is: 'blocked'; readonly by: readonly Body[] }
  | { readonly is: 'open'; readonly line: UprightLine };

const MISSED: SearchOutcome = { is: 'missed' };

/** `chords` bounds where the lines enter and leave the bases, `lines` what all of them cross. */
const judge = (g: Ground, chords: Band, lines: Band): SearchOutcome => {
  const width = g.right - g.left;
  const flattest = Math.max(
    0,
    (chords.right0 - chords.left1) / width,
    (chords.left0 - chords.right1) / width,
  );
  if (flattest > g.steepest + 1e-9) return MISSED;
  const a = reachOf(g, chords, g.a.outline);
  const b = a && reachOf(g, chords, g.b.outline);
  if (!a || !b) return MISSED;
  return g.plain ? judgePlain(g, lines, a, b) : judgeUpright(g, lines, a, b);
};

/** From the far rim of the lower top to the near rim of the higher top: no line over the same ground is higher. */
const judgePlain = (g: Ground, lines: Band, a: Interval, b: Interval): SearchOutcome => {
  const slope = (g.b.top - g.a.top) / (b.from - a.from);
  for (const body of g.bodies) {
    const crossed = crossedByAll(g, lines, body.shapes);
    const from = Math.max(crossed.from, a.to);
    if (from >= Math.min(crossed.to, b.from)) continue;
    if (g.a.top + slope * (from - a.from) < body.top - ROUNDING) return { is: 'blocked', by: [body] };
  }
  const start = slope === 0 ? a.to : a.from;
  return { is: 'open', line: { x0: start, z0: g.a.top, x1: b.from, z1: g.b.top } };
};

const judgeUpright = (g: Ground, lines: Band, a: Interval, b: Interval): SearchOutcome => {
  const met: Body[] = [];
  const blocks: Rect[] = [];
  for (const body of g.bodies) {
    const { from, to } = crossedByAll(g, lines, body.shapes);
    if (from >= to) continue;
    met.push(body);
    blocks.push({ x0: from, x1: to, z0: body.bottom + ROUNDING, z1: body.top - ROUNDING });
  }
  const start = { x0: a.from, x1: a.to, z0: g.a.bottom, z1: g.a.top };
  const end = { x0: b.from, x1: b.to, z0: g.b.bottom, z1: g.b.top };
  const line = freeUprightLine(start, end, blocks);
  return line ? { is: 'open', line } : { is: 'blocked', by: met };
};

/** A single planar line, through the heights y at the left and the right place of the frame. */
const tryLine = (g: Ground, left: number, right: number): SightLine | undefined => {
  const chord = { left0: left, left1: left, right0: right, right1: right };
  const lines = {
    left0: left - ROUNDING,
    left1: left + ROUNDING,
    right0: right - ROUNDING,
    right1: right + ROUNDING,
  };
  const found = judge(g, chord, lines);
  if (found.is !== 'open') return undefined;
  const { x0, z0, x1, z1 } = found.line;
  const at = (x: number) => left + ((x - g.left) / (g.right - g.left)) * (right - left);
  return { from: { ...unframed(g, x0, at(x0)), z: z0 }, to: { ...unframed(g, x1, at(x1)), z: z1 } };
};

const tryTouching = (g: Ground): SightLine | undefined => {
  for (const [left, right] of tangentLines(
    g,
    g.a.outline,
    g.b.outline,
    g.bodies.flatMap(s => s.shapes),
  )) {
    const line = tryLine(g, left, right);
    if (line) return line;
  }
  return undefined;
};

const halves = (band: Band): readonly [Band, Band] => {
  if (band.left1 - band.left0 >= band.right1 - band.right0) {
    const middle = (band.left0 + band.left1) / 2;
    return [
      { ...band, left1: middle },
      { ...band, left0: middle },
    ];
  }
  const middle = (band.right0 + band.right1) / 2;
  return [
    { ...band, right1: middle },
    { ...band, right0: middle },
  ];
};

const searchFrame = (g: Ground, by: Set<string>): SightLine | undefined => {
  const queue: Band[] = [g.band];
  let isNarrow = false;
  let touchingTried = false;
  for (let n = 0; n < queue.length && n < LIMIT; n++) {
    const band = queue[n]!;
    const found = judge(g, band, band);
    if (found.is === 'missed') continue;
    if (found.is === 'blocked') {
      for (const body of found.by) for (const id of body.of) by.add(id);
      continue;
    }
    const line = tryLine(g, (band.left0 + band.left1) / 2, (band.right0 + band.right1) / 2);
    if (line) return line;
    if (n >= PATIENCE && !touchingTried) {
      touchingTried = true;
      const touching = tryTouching(g);
      if (touching) return touching;
    }
    if (Math.max(band.left1 - band.left0, band.right1 - band.right0) < NARROW) isNarrow = true;
    else queue.push(...halves(band));
  }
  return isNarrow && !touchingTried ? tryTouching(g) : undefined;
};

/** A free line between two silhouettes past the given bodies, or all the volumes that together block them. */
export const search = (one: Cylinder, two: Cylinder, solids: readonly Solid[]): LineOrBlockers => {
  const swapped = one.top > two.top;
  const [a, b] = swapped ? [two, one] : [one, two];
  const frames = framesFor(a, b);
  const by = new Set<string>();
  for (const frame of frames) {
    const line = searchFrame(groundOf(frame, a, b, solids, frames.length === 1), by);
    if (line) return { line: swapped ? { from: line.to, to: line.from } : line };
  }
  return { by: [...by].sort() };
};
