import { direction } from './angle.js';
import type { Cylinder } from './base.js';
import { ROUNDING, type Spot } from './between.js';
import type { Point } from './exact.js';
import { DEGREE } from './measures.js';
import { type Outline, sides } from './shapes.js';
import type { Solid } from './volumes.js';

/** Where the ray from a point inside leaves an outline (rounded); `towards` is a unit vector. */
export const leaves = (outline: Outline, from: Point, towards: Point): Point => {
  let far = 0;
  for (const c of outline.core) {
    const wx = c.x - from.x;
    const wy = c.y - from.y;
    const along = wx * towards.x + wy * towards.y;
    const square = outline.radius * outline.radius - (wx * wx + wy * wy - along * along);
    if (square >= 0) far = Math.max(far, along + Math.sqrt(square));
  }
  if (outline.core.length > 1) far = Math.max(far, throughStraightSide(outline, from, towards));
  return { x: from.x + towards.x * far, y: from.y + towards.y * far };
};

const throughStraightSide = ({ core, radius }: Outline, from: Point, towards: Point): number => {
  const [a, b] = core as readonly [Point, Point];
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const across = Math.abs(u.x * towards.y - u.y * towards.x);
  if (across === 0) return 0;
  const far = radius / across;
  const along = (from.x - a.x + towards.x * far) * u.x + (from.y - a.y + towards.y * far) * u.y;
  return along >= 0 && along <= length ? far : 0;
};

/**
 * G-08: 125 points of a silhouette: at five heights the axis and 24 points of the outline, 15 degrees apart, the
 * first towards the viewer.
 */
export const silhouettePoints = (
  { outline, bottom, top }: Cylinder,
  centre: Point,
  viewer: Point,
): readonly Spot[] => {
  const dx = viewer.x - centre.x;
  const dy = viewer.y - centre.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const first = length === 0 ? { x: 1, y: 0 } : { x: dx / length, y: dy / length };
  const rim = Array.from({ length: 24 }, (_, n) => {
    const turn = direction(n * 15 * DEGREE);
    const towards = { x: first.x * turn.x - first.y * turn.y, y: first.x * turn.y + first.y * turn.x };
    return leaves(outline, centre, towards);
  });
  return [0, 1, 2, 3, 4].flatMap(quarter =>
    [centre, ...rim].map(p => ({ x: p.x, y: p.y, z: bottom + ((top - bottom) * quarter) / 4 })),
  );
};

/** The fractions of the way from p to q at which it is inside a convex shape; empty if from >= to. */
const insideShape = (p: Point, q: Point, { core, radius }: Outline): readonly [number, number] => {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const square = dx * dx + dy * dy;
  const disc = (c: Point): readonly [number, number] => {
    const wx = c.x - p.x;
    const wy = c.y - p.y;
    if (square === 0) return wx * wx + wy * wy < radius * radius ? [0, 1] : [0, 0];
    const middle = (wx * dx + wy * dy) / square;
    const cross = wx * dy - wy * dx;
    const half = radius * radius - (cross * cross) / square;
    if (half <= 0) return [0, 0];
    const root = Math.sqrt(half / square);
    return [middle - root, middle + root];
  };
  const convex = (points: readonly Point[]): readonly [number, number] => {
    let from = 0;
    let to = 1;
    for (const [a, b] of sides(points)) {
      const start = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
      const end = (b.x - a.x) * (q.y - a.y) - (b.y - a.y) * (q.x - a.x);
      if (start <= 0 && end <= 0) return [0, 0];
      if (start < 0) from = Math.max(from, start / (start - end));
      if (end < 0) to = Math.min(to, start / (start - end));
    }
    return [from, to];
  };
  if (radius === 0) return convex(core);
  if (core.length === 1) return disc(core[0]!);
  const [a, b] = core as readonly [Point, Point];
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const nx = (-(b.y - a.y) * radius) / length;
  const ny = ((b.x - a.x) * radius) / length;
  const middle = [
    { x: a.x - nx, y: a.y - ny },
    { x: b.x - nx, y: b.y - ny },
    { x: b.x + nx, y: b.y + ny },
    { x: a.x + nx, y: a.y + ny },
  ];
  const parts = [disc(a), disc(b), convex(middle)].filter(([from, to]) => from < to);
  if (parts.length === 0) return [0, 0];
  return [Math.min(...parts.map(i => i[0])), Math.max(...parts.map(i => i[1]))];
};

/** Does the segment between two spots run through the inside of a convex body? */
export const runsThrough = (from: Spot, to: Spot, solid: Solid): boolean => {
  let start = 0;
  let end = 1;
  for (const shape of solid.shapes) {
    const [s, e] = insideShape(from, to, shape);
    if (s >= e) return false;
    start = Math.max(start, s);
    end = Math.min(end, e);
  }
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if ((end - start) * length <= ROUNDING) return false;
  const z0 = from.z + start * dz;
  const z1 = from.z + end * dz;
  return Math.min(z0, z1) < solid.top - ROUNDING && Math.max(z0, z1) > solid.bottom + ROUNDING;
};
