import type { Cylinder } from './base.js';
import { ROUNDING } from './between.js';
import type { Point } from './exact.js';
import { type Outline, sides } from './shapes.js';

/**
 * A frame in which planar lines that run roughly along its x axis are given by their heights `y` at two places,
 * `left` and `right`, which enclose both silhouettes. A `Band` is all lines between two such pairs of heights:
 * between left and right they fill the area from the lower to the upper line.
 */
export interface Band {
  readonly left0: number;
  readonly left1: number;
  readonly right0: number;
  readonly right1: number;
}

export interface Frame {
  readonly origin: Point;
  readonly axis: Point;
  readonly left: number;
  readonly right: number;
  /** Lines steeper than this are another frame's. */
  readonly steepest: number;
}

export const framed = (axis: Point, origin: Point, p: Point): Point => ({
  x: (p.x - origin.x) * axis.x + (p.y - origin.y) * axis.y,
  y: (p.y - origin.y) * axis.x - (p.x - origin.x) * axis.y,
});

export const unframed = ({ axis, origin }: Frame, x: number, y: number): Point => ({
  x: origin.x + x * axis.x - y * axis.y,
  y: origin.y + x * axis.y + y * axis.x,
});

export interface Interval {
  readonly from: number;
  readonly to: number;
}

const EMPTY: Interval = { from: 0, to: 0 };
const EVERYWHERE: Interval = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

const common = (one: Interval, two: Interval): Interval => ({
  from: Math.max(one.from, two.from),
  to: Math.min(one.to, two.to),
});

/** Where a line runs through a convex polygon; empty if it only touches it. */
const throughPolygon = (core: readonly Point[], y: number, slope: number, left: number): Interval => {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let p = core[core.length - 1]!;
  let above = p.y - y - slope * (p.x - left);
  for (const q of core) {
    const next = q.y - y - slope * (q.x - left);
    if (above >= 0 !== next >= 0) {
      const x = p.x + ((q.x - p.x) * above) / (above - next);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    p = q;
    above = next;
  }
  return from < to ? { from, to } : EMPTY;
};

const throughDisc = (c: Point, r: number, y: number, slope: number, left: number): Interval => {
  const e = y + slope * (c.x - left) - c.y;
  const steep = 1 + slope * slope;
  const square = r * r * steep - e * e;
  if (square <= 0) return EMPTY;
  const root = Math.sqrt(square);
  return { from: c.x + (-slope * e - root) / steep, to: c.x + (-slope * e + root) / steep };
};

/** The straight part of an oblong outline. */
const middleOf = ({ core, radius }: Outline): readonly Point[] => {
  const [a, b] = core as readonly [Point, Point];
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const scale = radius / Math.sqrt(dx * dx + dy * dy);
  const across = { x: -dy * scale, y: dx * scale };
  return [
    { x: a.x - across.x, y: a.y - across.y },
    { x: b.x - across.x, y: b.y - across.y },
    { x: b.x + across.x, y: b.y + across.y },
    { x: a.x + across.x, y: a.y + across.y },
  ];
};

const through = (shape: Outline, y: number, slope: number, left: number): Interval => {
  const { core, radius } = shape;
  if (radius === 0) return throughPolygon(core, y, slope, left);
  if (core.length === 1) return throughDisc(core[0]!, radius, y, slope, left);
  const parts = [
    throughDisc(core[0]!, radius, y, slope, left),
    throughDisc(core[1]!, radius, y, slope, left),
    throughPolygon(middleOf(shape), y, slope, left),
  ].filter(i => i.from < i.to);
  if (parts.length === 0) return EMPTY;
  return { from: Math.min(...parts.map(i => i.from)), to: Math.max(...parts.map(i => i.to)) };
};

/** The stretch of x over which every line of the band is inside all the shapes. */
export const crossedByAll = (frame: Frame, band: Band, shapes: readonly Outline[]): Interval => {
  const width = frame.right - frame.left;
  let stretch = EVERYWHERE;
  for (const shape of shapes) {
    stretch = common(stretch, through(shape, band.left0, (band.right0 - band.left0) / width, frame.left));
    if (stretch.from >= stretch.to) return EMPTY;
    stretch = common(stretch, through(shape, band.left1, (band.right1 - band.left1) / width, frame.left));
    if (stretch.from >= stretch.to) return EMPTY;
  }
  return stretch;
};

/** The stretch of x outside which no line of the band is in the disc; undefined if none meets it. */
const reachOfDisc = (frame: Frame, band: Band, c: Point, r: number): Interval | undefined => {
  const width = frame.right - frame.left;
  const t = (c.x - frame.left) / width;
  const e0 = band.left0 + t * (band.right0 - band.left0) - c.y;
  const e1 = band.left1 + t * (band.right1 - band.left1) - c.y;
  const m0 = (band.right0 - band.left1) / width;
  const m1 = (band.right1 - band.left0) / width;
  const steepest = 1 + Math.max(m0 * m0, m1 * m1);
  const least = e0 <= 0 && e1 >= 0 ? 0 : Math.min(e0 * e0, e1 * e1);
  const square = r * r * steepest - least;
  if (square < 0 && Math.sqrt(least) > r * Math.sqrt(steepest) + ROUNDING) return undefined;
  const root = Math.sqrt(Math.max(0, square));
  const flattest = 1 + (m0 <= 0 && m1 >= 0 ? 0 : Math.min(m0 * m0, m1 * m1));
  const a = m0 * e0;
  const b = m0 * e1;
  const c0 = m1 * e0;
  const d = m1 * e1;
  const low = -Math.max(a, b, c0, d) - root;
  const high = -Math.min(a, b, c0, d) + root;
  return {
    from: c.x + low / (low < 0 ? flattest : steepest),
    to: c.x + high / (high > 0 ? flattest : steepest),
  };
};

/** The stretch of x in which some line of the band is in the polygon. */
const reachOfPolygon = (frame: Frame, band: Band, core: readonly Point[]): Interval | undefined => {
  const width = frame.right - frame.left;
  const lower = (p: Point) => p.y - band.left0 - ((p.x - frame.left) / width) * (band.right0 - band.left0);
  const upper = (p: Point) => p.y - band.left1 - ((p.x - frame.left) / width) * (band.right1 - band.left1);
  const found: number[] = core.filter(p => lower(p) >= 0 && upper(p) <= 0).map(p => p.x);
  for (const [p, q] of sides(core)) {
    for (const side of [lower, upper]) {
      const [f, g] = [side(p), side(q)];
      if (f >= 0 === g >= 0) continue;
      const t = f / (f - g);
      const at = { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) };
      if (lower(at) >= -ROUNDING && upper(at) <= ROUNDING) found.push(at.x);
    }
  }
  return found.length > 0 ? { from: Math.min(...found), to: Math.max(...found) } : undefined;
};

/** The stretch of x that encloses the chords of all lines of the band in the outline of a base. */
export const reachOf = (frame: Frame, band: Band, outline: Outline): Interval | undefined => {
  const parts = outline.core.map(c => reachOfDisc(frame, band, c, outline.radius));
  if (outline.core.length > 1) parts.push(reachOfPolygon(frame, band, middleOf(outline)));
  let reach: Interval | undefined;
  for (const part of parts) {
    if (!part) continue;
    reach = reach ? { from: Math.min(reach.from, part.from), to: Math.max(reach.to, part.to) } : part;
  }
  return reach;
};

const centreOf = ({ core }: Outline): Point => {
  const last = core[core.length - 1]!;
  return { x: (core[0]!.x + last.x) / 2, y: (core[0]!.y + last.y) / 2 };
};

const extent = (axis: Point, origin: Point, outline: Outline) => {
  const points = outline.core.map(p => framed(axis, origin, p));
  return {
    x0: Math.min(...points.map(p => p.x)) - outline.radius,
    x1: Math.max(...points.map(p => p.x)) + outline.radius,
    y: Math.max(...points.map(p => Math.abs(p.y))) + outline.radius,
  };
};

const frameAlong = (
  axis: Point,
  origin: Point,
  a: Outline,
  b: Outline,
  steepest: number,
): Frame & { band: Band } => {
  const p = extent(axis, origin, a);
  const q = extent(axis, origin, b);
  const left = Math.min(p.x0, q.x0);
  const right = Math.max(p.x1, q.x1);
  const half = (x: typeof p, at: number) =>
    x.y + steepest * Math.max(Math.abs(x.x0 - at), Math.abs(x.x1 - at));
  const atLeft = Math.min(half(p, left), half(q, left));
  const atRight = Math.min(half(p, right), half(q, right));
  const band = { left0: -atLeft, left1: atLeft, right0: -atRight, right1: atRight };
  return { axis, origin, left, right, steepest, band };
};

const EIGHTH = Math.SQRT2 - 1; // tangent of 22.5 degrees

/**
 * Frames that together hold every planar line through both outlines: one along the line of their centres if they
 * are well apart, otherwise four, turned by 45 degrees. Each comes with the band of all its lines.
 */
export const framesFor = (a: Cylinder, b: Cylinder): readonly (Frame & { readonly band: Band })[] => {
  const from = centreOf(a.outline);
  const to = centreOf(b.outline);
  const distance = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  if (distance > 0) {
    const axis = { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance };
    const p = extent(axis, from, a.outline);
    const q = extent(axis, from, b.outline);
    const steepest = (p.y + q.y) / (q.x0 - p.x1);
    if (q.x0 > p.x1 && steepest <= 2) return [frameAlong(axis, from, a.outline, b.outline, steepest)];
  }
  const turns = [
    { x: 1, y: 0 },
    { x: Math.SQRT1_2, y: Math.SQRT1_2 },
    { x: 0, y: 1 },
    { x: -Math.SQRT1_2, y: Math.SQRT1_2 },
  ];
  return turns.map(axis => frameAlong(axis, from, a.outline, b.outline, EIGHTH));
};
