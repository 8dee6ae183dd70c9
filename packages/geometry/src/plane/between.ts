import type { Cylinder } from './base.js';
import type { Point } from './exact.js';
import { MM } from './measures.js';
import { type Box, boxOf, type Outline } from './shapes.js';
import type { Solid } from './volumes.js';

/**
 * G-01 allows no tolerance but rounding, 0.000001 mm. Sight and cover involve roots, so they are computed in
 * doubles (wrong by less than a thousandth of this) and a body counts only where it is entered deeper than this.
 */
export const ROUNDING = MM / 1_000_000;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * All segments between two silhouettes fill their convex hull (G-05). At the fraction t of the way it has the
 * outline and the heights of the mixture of both. Between two heights it is therefore the hull of the mixtures
 * at the first and the last t at which those heights are reached.
 */
const stretchBetween = (
  a: Cylinder,
  b: Cylinder,
  bottom: number,
  top: number,
): readonly [number, number] | undefined => {
  let from = 0;
  let to = 1;
  // keep t where value(t) = start + t * (end - start) is positive
  const keep = (start: number, end: number): boolean => {
    if (start <= 0 && end <= 0) return false;
    const zero = start / (start - end);
    if (start <= 0) from = Math.max(from, zero);
    if (end <= 0) to = Math.min(to, zero);
    return from < to;
  };
  return keep(top - a.bottom, top - b.bottom) && keep(a.top - bottom, b.top - bottom)
    ? [from, to]
    : undefined;
};

const mixed = (a: Outline, b: Outline, t: number): readonly Disc[] => {
  const discs: Disc[] = [];
  const r = a.radius + t * (b.radius - a.radius);
  for (const p of a.core)
    for (const q of b.core) discs.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y), r });
  return discs;
};

/** How far a convex shape and the hull of discs are apart in a direction (a unit vector), negative if they are not. */
const apartIn = (x: number, y: number, shape: Outline, discs: readonly Disc[]): number => {
  let near = Number.POSITIVE_INFINITY;
  for (const p of shape.core) near = Math.min(near, p.x * x + p.y * y);
  let far = Number.NEGATIVE_INFINITY;
  for (const d of discs) far = Math.max(far, d.x * x + d.y * y + d.r);
  return near - shape.radius - far;
};

/** A direction in which they are apart is that of a side of one of them, or from a centre to a corner. */
const insidesMeet = (shape: Outline, discs: readonly Disc[]): boolean => {
  const apart = (x: number, y: number): boolean => {
    const length = Math.sqrt(x * x + y * y);
    return length > 0 && apartIn(x / length, y / length, shape, discs) >= -ROUNDING;
  };
  const { core } = shape;
  for (let n = 0; n < core.length && core.length > 1; n++) {
    const p = core[n]!;
    const q = core[(n + 1) % core.length]!;
    if (apart(p.y - q.y, q.x - p.x)) return false;
    if (apart(q.y - p.y, p.x - q.x)) return false;
  }
  for (const d of discs) for (const p of core) if (apart(p.x - d.x, p.y - d.y)) return false;
  for (const d of discs) for (const e of discs) if (d !== e && apartAlongTangent(d, e, apart)) return false;
  return true;
};

/** The normal of the tangent of two discs on the left, seen from the first. */
const apartAlongTangent = (d: Disc, e: Disc, apart: (x: number, y: number) => boolean): boolean => {
  const dx = e.x - d.x;
  const dy = e.y - d.y;
  const less = d.r - e.r;
  const square = dx * dx + dy * dy - less * less;
  if (square <= 0) return false;
  const root = Math.sqrt(square);
  return apart(dx * less - dy * root, dy * less + dx * root);
};

/** The convex hull of two silhouettes, made once for many questions. */
export interface Hull {
  readonly a: Cylinder;
  readonly b: Cylinder;
  readonly discs: readonly Disc[];
  readonly box: Box;
}

export const hullBetween = (a: Cylinder, b: Cylinder): Hull => {
  const discs = [...mixed(a.outline, b.outline, 0), ...mixed(a.outline, b.outline, 1)];
  const one = boxOf(a.outline);
  const two = boxOf(b.outline);
  const box = {
    x0: Math.min(one.x0, two.x0),
    x1: Math.max(one.x1, two.x1),
    y0: Math.min(one.y0, two.y0),
    y1: Math.max(one.y1, two.y1),
  };
  return { a, b, discs, box };
};

/** Does the inside of a body meet some segment between the two silhouettes? */
export const liesBetween = ({ a, b, discs, box }: Hull, solid: Solid): boolean => {
  const other = solid.box;
  if (other.x0 >= box.x1 || other.x1 <= box.x0 || other.y0 >= box.y1 || other.y1 <= box.y0) return false;
  const stretch = stretchBetween(a, b, solid.bottom, solid.top);
  if (!stretch) return false;
  const [from, to] = stretch;
  const reached =
    from === 0 && to === 1
      ? discs
      : [...mixed(a.outline, b.outline, from), ...mixed(a.outline, b.outline, to)];
  return solid.shapes.every(shape => insidesMeet(shape, reached));
};

/** A point in space. */
export interface Spot extends Point {
  readonly z: number;
}

/** A straight line of sight, from a spot of one silhouette to a spot of the other. */
export interface SightLine {
  readonly from: Spot;
  readonly to: Spot;
}
