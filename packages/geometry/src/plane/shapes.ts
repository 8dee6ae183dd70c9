import { compareDistanceToSegment, orientation, type Point, type Sign, snapped } from './exact.js';

/**
 * A convex outline: the points within `radius` of the convex `core`. A disc has one core point, an oblong base
 * two, a rectangle four (anticlockwise) and radius 0.
 */
export interface Outline {
  readonly core: readonly Point[];
  readonly radius: number;
}

/** A simple polygon, anticlockwise, not always convex. Made by `polygon`. */
export type Polygon = readonly Point[];

export type Meeting = 'apart' | 'touch' | 'overlap';
export type Containment = 'inside' | 'border' | 'outside';

/** An upright rectangle round something. */
export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export const boxOf = ({ core, radius }: Outline): Box => {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = x0;
  let x1 = -x0;
  let y1 = -x0;
  for (const { x, y } of core) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0: x0 - radius, x1: x1 + radius, y0: y0 - radius, y1: y1 + radius };
};

/** Polygons are never changed: the box round one is found once. */
const boxes = new WeakMap<readonly Point[], Box>();

export const boxOfPolygon = (points: Polygon): Box => {
  const known = boxes.get(points);
  if (known) return known;
  const box = boxOf({ core: points, radius: 0 });
  boxes.set(points, box);
  return box;
};

export const disc = (at: Point, radius: number): Outline => ({ core: [at], radius });

/** Twice the area, positive for anticlockwise points. */
export const twiceArea = (points: readonly Point[]): number =>
  points.reduce((sum, p, n) => {
    const q = points[(n + 1) % points.length]!;
    return sum + (p.x - points[0]!.x) * (q.y - points[0]!.y) - (p.y - points[0]!.y) * (q.x - points[0]!.x);
  }, 0);

/** The same polygon anticlockwise, without repeated points and points on a straight side. */
export const polygon = (points: readonly Point[]): Polygon => {
  let left = points.filter((p, n) => {
    const q = points[(n + 1) % points.length]!;
    return p.x !== q.x || p.y !== q.y;
  });
  for (let n = 0; n < left.length; ) {
    const before = left[(n + left.length - 1) % left.length]!;
    const after = left[(n + 1) % left.length]!;
    if (left.length > 3 && orientation(before, left[n]!, after) === 0) {
      left = left.filter((_, m) => m !== n);
      n = 0;
    } else n++;
  }
  return twiceArea(left) < 0 ? left.reverse() : left;
};

/** Sides of a core or polygon; the single point of a disc is its only side. */
export const sides = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.length < 3
    ? [[points[0]!, points[points.length - 1]!]]
    : points.map((p, n) => [p, points[(n + 1) % points.length]!] as const);

/** How two segments meet: `overlap` when they cross inside both. */
export const meetingOfSegments = (a: Point, b: Point, c: Point, d: Point): Meeting => {
  const c1 = orientation(a, b, c);
  const d1 = orientation(a, b, d);
  const a1 = orientation(c, d, a);
  const b1 = orientation(c, d, b);
  if (c1 * d1 < 0 && a1 * b1 < 0) return 'overlap';
  if (c1 * d1 > 0 || a1 * b1 > 0) return 'apart';
  const touches =
    (c1 === 0 && inBox(c, a, b)) ||
    (d1 === 0 && inBox(d, a, b)) ||
    (a1 === 0 && inBox(a, c, d)) ||
    (b1 === 0 && inBox(b, c, d));
  return touches ? 'touch' : 'apart';
};

const inBox = (p: Point, a: Point, b: Point): boolean =>
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y);

/** Where a point lies in a polygon (or convex core of any number of points). */
export const placeIn = (p: Point, points: readonly Point[]): Containment => {
  let inside = false;
  for (let n = 0; n < sideCount(points); n++) {
    const a = points[n]!;
    const b = sideEnd(points, n);
    if ((a.y > p.y && b.y > p.y) || (a.y < p.y && b.y < p.y)) continue;
    const turn = orientation(a, b, p);
    if (turn === 0 && inBox(p, a, b)) return 'border';
    if (points.length > 2 && a.y > p.y !== b.y > p.y && turn > 0 === b.y > a.y) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
};

/** How many sides a core or polygon has: a point counts as one side of no length. */
const sideCount = (points: readonly Point[]): number => (points.length < 3 ? 1 : points.length);
const sideEnd = (points: readonly Point[], n: number): Point => points[n + 1 < points.length ? n + 1 : 0]!;

/** The core lies farther from a box than the limit: whatever is in the box does too. */
const isOff = (core: readonly Point[], { x0, x1, y0, y1 }: Box, limit: number): boolean => {
  let [left, right, below, above] = [true, true, true, true];
  for (let n = 0; n < core.length; n++) {
    const { x, y } = core[n]!;
    if (x0 - x <= limit) left = false;
    if (x - x1 <= limit) right = false;
    if (y0 - y <= limit) below = false;
    if (y - y1 <= limit) above = false;
  }
  return left || right || below || above;
};

/** The same for a side. */
const isOffSide = (p: Point, a: Point, b: Point, limit: number): boolean =>
  (a.x - p.x > limit && b.x - p.x > limit) ||
  (p.x - a.x > limit && p.x - b.x > limit) ||
  (a.y - p.y > limit && b.y - p.y > limit) ||
  (p.y - a.y > limit && p.y - b.y > limit);

/** Sign of (distance of a point from a core or polygon) - limit. */
const compareGapOfPoint = (p: Point, two: readonly Point[], limit: number): Sign => {
  let least: Sign = 1;
  for (let n = 0; n < sideCount(two); n++) {
    const c = two[n]!;
    const d = sideEnd(two, n);
    if (isOffSide(p, c, d, limit)) continue;
    least = Math.min(least, compareDistanceToSegment(p, c, d, limit)) as Sign;
    if (least < 0) return -1;
  }
  if (two.length > 2 && placeIn(p, two) !== 'outside') return limit > 0 ? -1 : 0;
  return least;
};

/** Sign of (distance of two cores or polygons) - limit; those that meet are 0 apart. */
export const compareGap = (one: readonly Point[], two: readonly Point[], limit: number): Sign => {
  if (limit < 0) return 1;
  if (two.length > 2 && isOff(one, boxOfPolygon(two), limit)) return 1;
  if (one.length === 1) return compareGapOfPoint(one[0]!, two, limit);
  const met: Sign = limit > 0 ? -1 : 0;
  let least: Sign = 1;
  for (let n = 0; n < sideCount(one); n++) {
    const a = one[n]!;
    const b = sideEnd(one, n);
    for (let m = 0; m < sideCount(two); m++) {
      const c = two[m]!;
      const d = sideEnd(two, m);
      if (one.length > 1 && two.length > 1 && meetingOfSegments(a, b, c, d) !== 'apart') return met;
      least = Math.min(least, compareDistanceToSegment(a, c, d, limit)) as Sign;
      if (one.length > 1) least = Math.min(least, compareDistanceToSegment(c, a, b, limit)) as Sign;
      if (one.length === 2) least = Math.min(least, compareDistanceToSegment(b, c, d, limit)) as Sign;
      if (two.length === 2 && one.length > 1)
        least = Math.min(least, compareDistanceToSegment(d, a, b, limit)) as Sign;
      if (least < 0) return -1;
    }
  }
  if (two.length > 2 && placeIn(one[0]!, two) !== 'outside') return met;
  if (one.length > 2 && placeIn(two[0]!, one) !== 'outside') return met;
  return least;
};

/** The points of two outlines or polygons nearest to each other, and how far apart they are (rounded). */
export interface Nearest {
  readonly from: Point;
  readonly to: Point;
  readonly distance: number;
}

const nearestOnSegment = (p: Point, a: Point, b: Point): Point => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  return t <= 0 ? a : t >= 1 ? b : { x: a.x + t * dx, y: a.y + t * dy };
};

export const lengthOf = (a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
};

/** Nearest points of two cores or polygons. Where they meet, both are the same point of both. */
export const nearestOfCores = (one: readonly Point[], two: readonly Point[]): Nearest => {
  let best: Nearest = { from: one[0]!, to: two[0]!, distance: Number.POSITIVE_INFINITY };
  const take = (from: Point, to: Point) => {
    const distance = lengthOf(from, to);
    if (distance < best.distance) best = { from, to, distance };
  };
  for (const [a, b] of sides(one)) {
    for (const [c, d] of sides(two)) {
      take(a, nearestOnSegment(a, c, d));
      take(b, nearestOnSegment(b, c, d));
      take(nearestOnSegment(c, a, b), c);
      take(nearestOnSegment(d, a, b), d);
      if (one.length > 1 && two.length > 1 && meetingOfSegments(a, b, c, d) === 'overlap') {
        const at = crossing(a, b, c, d);
        return { from: at, to: at, distance: 0 };
      }
    }
  }
  if (placeIn(one[0]!, two) === 'inside') return { from: one[0]!, to: one[0]!, distance: 0 };
  if (placeIn(two[0]!, one) === 'inside') return { from: two[0]!, to: two[0]!, distance: 0 };
  return best;
};

/** Where the lines ab and cd cross (rounded); they are not parallel. */
export const crossing = (a: Point, b: Point, c: Point, d: Point): Point => {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const vx = d.x - c.x;
  const vy = d.y - c.y;
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / (ux * vy - uy * vx);
  return { x: a.x + t * ux, y: a.y + t * uy };
};

/** Sign of (gap of two outlines) - limit, the planar distance of the ledger (D20). */
export const compareOutlines = (one: Outline, two: Outline, limit: number): Sign =>
  compareGap(one.core, two.core, one.radius + two.radius + limit);

/** Nearest points of two outlines. */
export const nearest = (one: Outline, two: Outline): Nearest => {
  const { from, to, distance } = nearestOfCores(one.core, two.core);
  if (distance === 0) return { from, to, distance };
  const out = Math.min(1, one.radius / distance);
  const back = Math.min(1, two.radius / distance);
  return {
    from: { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out },
    to: { x: to.x + (from.x - to.x) * back, y: to.y + (from.y - to.y) * back },
    distance: Math.max(0, distance - one.radius - two.radius),
  };
};

/** How an outline meets a simple polygon, or another core, seen from above. Touching is not overlapping. */
export const meeting = (one: Outline, two: Outline | Polygon): Meeting => {
  const other: Outline = 'core' in two ? two : { core: two, radius: 0 };
  const radius = one.radius + other.radius;
  if (radius === 0) return meetingOfPolygons(one.core, other.core);
  const sign = compareGap(one.core, other.core, radius);
  return sign < 0 ? 'overlap' : sign === 0 ? 'touch' : 'apart';
};

/** How two simple polygons meet: `overlap` when their insides have a point in common. */
export const meetingOfPolygons = (one: Polygon, two: Polygon): Meeting => {
  let touch = false;
  for (const [a, b] of sides(one)) {
    for (const [c, d] of sides(two)) {
      const how = meetingOfSegments(a, b, c, d);
      if (how === 'overlap') return 'overlap';
      if (how === 'touch') touch = true;
    }
  }
  if (!touch) {
    const nested = placeIn(one[0]!, two) === 'inside' || placeIn(two[0]!, one) === 'inside';
    return nested ? 'overlap' : 'apart';
  }
  return runsInside(one, two) || runsInside(two, one) || sameRegion(one, two) ? 'overlap' : 'touch';
};

/** Does the border of one polygon, which crosses no side of the other, lie inside it somewhere? */
const runsInside = (one: Polygon, two: Polygon): boolean =>
  sides(one).some(([a, b]) => {
    const stops = [a, b, ...two.filter(p => orientation(a, b, p) === 0 && inBox(p, a, b))].sort(
      (p, q) => (p.x - q.x) * (b.x - a.x) + (p.y - q.y) * (b.y - a.y),
    );
    return stops.some((p, n) => {
      const q = stops[n + 1];
      return q !== undefined && placeIn({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, two) === 'inside';
    });
  });

const sameRegion = (one: Polygon, two: Polygon): boolean =>
  one.length === two.length && one.every(p => two.some(q => p.x === q.x && p.y === q.y));

/** The rectangle of a width whose middle line runs from one point to another, drawn smaller by `inset`. */
export const strip = (from: Point, to: Point, width: number, inset = 0): Outline => {
  const length = lengthOf(from, to);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const half = width / 2 - inset;
  const corner = (p: Point, along: number, across: number): Point =>
    snapped(p.x + ux * along - uy * across, p.y + uy * along + ux * across);
  return {
    core: [
      corner(from, inset, -half),
      corner(to, -inset, -half),
      corner(to, -inset, half),
      corner(from, inset, half),
    ],
    radius: 0,
  };
};
