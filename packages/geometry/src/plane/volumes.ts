import { outlineOf, silhouetteOf } from './base.js';
import { orientation, type Point, snapped } from './exact.js';
import type { Field, Mini, Terrain, Unit } from './field.js';
import {
  type Box,
  boxOf,
  meetingOfPolygons,
  meetingOfSegments,
  type Outline,
  type Polygon,
  placeIn,
  sides,
} from './shapes.js';

/**
 * A convex body: the points over all its `shapes` (one, or two that overlap) between two heights. Bodies of one
 * volume and seams between volumes may overlap; what counts is all of them together.
 */
export interface Solid {
  readonly shapes: readonly Outline[];
  /** Round the first shape. */
  readonly box: Box;
  readonly bottom: number;
  readonly top: number;
  /** The volumes it belongs to: a seam belongs to two, and is there only when both are. */
  readonly of: readonly string[];
}

const solid = (shapes: readonly Outline[], bottom: number, top: number, of: readonly string[]): Solid => ({
  shapes,
  box: boxOf(shapes[0]!),
  bottom,
  top,
  of,
});

/** What rests on the battlefield is closed downwards: no line passes under it (G-05). */
const down = (bottom: number): number => (bottom <= 0 ? Number.NEGATIVE_INFINITY : bottom);

/** Ears of a polygon, as triangles. */
const triangles = (corners: Polygon): Polygon[] => {
  const left = [...corners];
  const found: Polygon[] = [];
  for (let n = 0, failed = 0; left.length > 3 && failed <= left.length; ) {
    const [a, b, c] = [0, 1, 2].map(step => left[(n + step) % left.length]!) as [Point, Point, Point];
    if (orientation(a, b, c) === 0 || isEar(left, a, b, c)) {
      if (orientation(a, b, c) !== 0) found.push([a, b, c]);
      left.splice((n + 1) % left.length, 1);
      failed = 0;
    } else failed++;
    n = (n + 1) % left.length;
  }
  found.push(left);
  return found;
};

const isEar = (left: readonly Point[], a: Point, b: Point, c: Point): boolean =>
  orientation(a, b, c) > 0 &&
  left.every(p => p === a || p === b || p === c || placeIn(p, [a, b, c]) === 'outside');

/** The two polygons as one, if they share a whole side and the whole is convex. */
const merged = (one: Polygon, two: Polygon): Polygon | undefined => {
  for (let n = 0; n < one.length; n++) {
    const m = two.indexOf(one[(n + 1) % one.length]!);
    if (m < 0 || two[(m + 1) % two.length] !== one[n]) continue;
    const rest = (points: Polygon, from: number) => points.map((_, k) => points[(from + k) % points.length]!);
    const whole = [...rest(one, n + 1), ...rest(two, m + 1).slice(1, -1)];
    const isConvex = whole.every(
      (p, k) => orientation(p, whole[(k + 1) % whole.length]!, whole[(k + 2) % whole.length]!) >= 0,
    );
    return isConvex ? whole : undefined;
  }
  return undefined;
};

const partsOf = new WeakMap<Polygon, readonly Polygon[]>();

/** A simple polygon as convex ones that share sides; polygons are never changed. */
export const convexParts = (corners: Polygon): readonly Polygon[] => {
  const found = partsOf.get(corners);
  if (found) return found;
  const parts = splitUp(corners);
  partsOf.set(corners, parts);
  return parts;
};

const splitUp = (corners: Polygon): readonly Polygon[] => {
  const parts = triangles(corners);
  for (let n = 0; n < parts.length; n++) {
    for (let m = n + 1; m < parts.length; m++) {
      const whole = merged(parts[n]!, parts[m]!);
      if (!whole) continue;
      parts[n] = whole;
      parts.splice(m, 1);
      m = n;
    }
  }
  return parts;
};

/** The stretch that two sides have in common, running along the first. */
const sharedStretch = (a: Point, b: Point, c: Point, d: Point): readonly [Point, Point] | undefined => {
  if (orientation(a, b, c) !== 0 || orientation(a, b, d) !== 0) return undefined;
  const along = (p: Point) => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  if (along(c) <= along(d)) return undefined; // runs the same way: both bodies lie on one side of it
  const from = along(d) > along(a) ? d : a;
  const to = along(c) < along(b) ? c : b;
  return along(from) < along(to) ? [from, to] : undefined;
};

/** A point inside a convex polygon, straight in from the middle of a stretch of its side. */
const inwards = (part: Polygon, from: Point, to: Point): Point => {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const far = { x: middle.x - (to.y - from.y) * 1000, y: middle.y + (to.x - from.x) * 1000 };
  let depth = 500;
  for (const [a, b] of sides(part)) {
    if (meetingOfSegments(middle, far, a, b) === 'apart') continue;
    const cross = (b.x - a.x) * (far.y - middle.y) - (b.y - a.y) * (far.x - middle.x);
    const t = ((b.x - a.x) * (a.y - middle.y) - (b.y - a.y) * (a.x - middle.x)) / cross;
    if (t > 1e-9) depth = Math.min(depth, (t * 1000) / 2);
  }
  return snapped(middle.x - (to.y - from.y) * depth, middle.y + (to.x - from.x) * depth);
};

/**
 * Pieces that share part of a side leave no crack (G-05): a slim body across each shared stretch, inside both,
 * closes it. So does a body through the common face of two that stand one on the other.
 */
const seams = (one: Solid, two: Solid): readonly Solid[] => {
  const of = [...new Set([...one.of, ...two.of])];
  const p = one.shapes[0]!.core;
  const q = two.shapes[0]!.core;
  const bottom = Math.max(one.bottom, two.bottom);
  const top = Math.min(one.top, two.top);
  if (bottom === top) {
    const round = one.shapes[0]!.radius + two.shapes[0]!.radius > 0;
    if (!round && meetingOfPolygons(p, q) !== 'overlap') return [];
    const shapes = [...one.shapes, ...two.shapes];
    return [solid(shapes, Math.min(one.bottom, two.bottom), Math.max(one.top, two.top), of)];
  }
  if (bottom > top || p.length < 3 || q.length < 3) return [];
  return sides(p).flatMap(([a, b]) =>
    sides(q).flatMap(([c, d]) => {
      const stretch = sharedStretch(a, b, c, d);
      if (!stretch) return [];
      const [from, to] = stretch;
      const core = [from, inwards(q, to, from), to, inwards(p, from, to)];
      return [solid([{ core, radius: 0 }], bottom, top, of)];
    }),
  );
};

const boxesMeet = (a: Box, b: Box): boolean => a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

const allSeams = (solids: readonly Solid[]): readonly Solid[] =>
  solids.flatMap((one, n) =>
    solids.slice(n + 1).flatMap(two => (boxesMeet(one.box, two.box) ? seams(one, two) : [])),
  );

const terrainSolids = (t: Terrain): readonly Solid[] =>
  convexParts(t.polygon).map(core => solid([{ core, radius: 0 }], down(t.bottom), t.top, [t.id]));

interface TerrainBodies {
  /** By id: the convex bodies of a piece, without seams: enough to ask what a hull meets. */
  readonly parts: ReadonlyMap<string, readonly Solid[]>;
  readonly seams: readonly Solid[];
}

const known = new WeakMap<readonly Terrain[], TerrainBodies>();

/** The bodies of all terrain of a field; terrain does not move, so they are worked out once. */
export const terrainBodies = (terrain: readonly Terrain[]): TerrainBodies => {
  let bodies = known.get(terrain);
  if (!bodies) {
    const parts = new Map(terrain.map(t => [t.id, terrainSolids(t)]));
    bodies = { parts, seams: allSeams([...parts.values()].flat()) };
    known.set(terrain, bodies);
  }
  return bodies;
};

/** LEG-LOS-04: the silhouette of a vehicle as a body. */
const vehicleSolid = (unit: Unit, mini: Mini): Solid => {
  const { bottom, top } = silhouetteOf(unit, mini);
  return solid([outlineOf(unit, mini)], down(bottom), top, [mini.id]);
};

/** LEG-LOS-05, LEG-UTYPE-41, -52: the silhouettes of all ground vehicles, with the seams to what they stand on. */
export const vehicleBodies = (
  field: Field,
): { readonly solids: readonly Solid[]; readonly seams: readonly Solid[] } => {
  const solids = field.units
    .filter(unit => unit.type === 'groundVehicle')
    .flatMap(unit => unit.minis.map(mini => vehicleSolid(unit, mini)));
  const raised = solids.filter(s => s.bottom > 0);
  if (raised.length === 0) return { solids, seams: [] };
  const ground = [...terrainBodies(field.terrain).parts.values()].flat();
  return {
    solids,
    seams: raised.flatMap(v => ground.filter(g => g.top === v.bottom).flatMap(g => seams(g, v))),
  };
};
