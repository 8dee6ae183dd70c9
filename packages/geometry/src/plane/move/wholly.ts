import { compareDistanceToSegment, orientation, type Point } from '../exact.js';
import { MEASURES } from '../measures.js';
import { crossing, meetingOfSegments, type Outline, type Polygon, placeIn, sides } from '../shapes.js';

/**
 * Is a base wholly on an area made of one or more polygons? It may stick out by the tolerance (G-01): drawn
 * smaller by it, the base must not reach over any border of the area. A side that two polygons share, or that
 * lies inside another polygon, is no border.
 */
export const isWhollyOn = (base: Outline, area: readonly Polygon[]): boolean => {
  const limit = base.radius - MEASURES.touch;
  if (!base.core.some(p => area.some(part => placeIn(p, part) !== 'outside'))) return false;
  return area.every(part =>
    sides(part).every(
      ([a, b]) =>
        !reachesOver(base.core, limit, a, b) ||
        bordersOf(a, b, part, area).every(([p, q]) => !reachesOver(base.core, limit, p, q)),
    ),
  );
};

/** Does a segment come nearer to the core than the limit? */
const reachesOver = (core: readonly Point[], limit: number, a: Point, b: Point): boolean =>
  core.some(p => compareDistanceToSegment(p, a, b, limit) < 0) ||
  (core.length > 1 &&
    sides(core).some(
      ([p, q]) =>
        meetingOfSegments(p, q, a, b) !== 'apart' ||
        compareDistanceToSegment(a, p, q, limit) < 0 ||
        compareDistanceToSegment(b, p, q, limit) < 0,
    ));

/** The stretches of a side that are borders of the whole area, apart from single points. */
const bordersOf = (
  a: Point,
  b: Point,
  part: Polygon,
  area: readonly Polygon[],
): readonly (readonly [Point, Point])[] => {
  const others = area.filter(other => other !== part);
  if (others.length === 0) return [[a, b]];
  const stops = [a, b, ...others.flatMap(other => stopsOn(a, b, other))].sort(
    (p, q) => (p.x - q.x) * (b.x - a.x) + (p.y - q.y) * (b.y - a.y),
  );
  return stops
    .slice(1)
    .map((q, n) => [stops[n]!, q] as const)
    .filter(([p, q]) => (p.x !== q.x || p.y !== q.y) && !others.some(other => covers(other, a, b, p, q)));
};

/** Where the sides of a polygon begin, end or cross on the segment ab. */
const stopsOn = (a: Point, b: Point, other: Polygon): readonly Point[] =>
  sides(other).flatMap(([c, d]) => {
    const how = meetingOfSegments(a, b, c, d);
    if (how === 'apart') return [];
    return how === 'overlap' ? [crossing(a, b, c, d)] : [c, d].filter(p => isOn(p, a, b));
  });

const isOn = (p: Point, a: Point, b: Point): boolean =>
  orientation(a, b, p) === 0 && placeIn(p, [a, b]) === 'border';

/** Does a polygon lie on the outer side of the stretch pq of the side ab (no side ends or crosses within it)? */
const covers = (other: Polygon, a: Point, b: Point, p: Point, q: Point): boolean => {
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  const shared = sides(other).some(
    ([c, d]) =>
      orientation(a, b, c) === 0 &&
      orientation(a, b, d) === 0 &&
      (d.x - c.x) * (b.x - a.x) + (d.y - c.y) * (b.y - a.y) < 0 &&
      isBetween(middle, c, d),
  );
  return shared || placeIn(middle, other) === 'inside';
};

/** For points of one line: does m lie between c and d? */
const isBetween = (m: Point, c: Point, d: Point): boolean =>
  (m.x - c.x) * (m.x - d.x) + (m.y - c.y) * (m.y - d.y) < 0;
