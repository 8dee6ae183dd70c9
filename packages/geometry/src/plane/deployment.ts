import { direction } from './angle.js';
import { type Point, snapped } from './exact.js';
import type { Field } from './field.js';
import { DEGREE, MEASURES } from './measures.js';
import { compareGap, type Outline, type Polygon, sides, twiceArea } from './shapes.js';

/** Round ends as many short sides: symmetric, so that a base cut through its centre has two equal halves. */
const STEP = 3 * DEGREE;

const asPolygon = ({ core, radius }: Outline): Polygon => {
  const [a, b] = [core[0]!, core[core.length - 1]!];
  const points: Point[] = [];
  for (let angle = 0; angle < 360 * DEGREE; angle += STEP) {
    const u = direction(angle);
    const ahead = (b.x - a.x) * u.x + (b.y - a.y) * u.y;
    const left = (b.x - a.x) * u.y - (b.y - a.y) * u.x > 0; // on the straight sides b comes first on the left
    const ends = ahead > 0 ? [b] : ahead < 0 ? [a] : left ? [b, a] : [a, b];
    for (const end of ends) points.push(snapped(end.x + u.x * radius, end.y + u.y * radius));
  }
  return points;
};

/** The part of a polygon to the left of the line ab. */
const leftOf = (points: Polygon, a: Point, b: Point): Point[] => {
  const side = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return sides(points).flatMap(([p, q]) => {
    const [from, to] = [side(p), side(q)];
    const kept = from >= 0 ? [p] : [];
    if (from >= 0 === to >= 0) return kept;
    const t = from / (from - to);
    return [...kept, { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) }];
  });
};

/** The share of a base that lies in a zone (rounded). */
export const shareInside = (base: Outline, zone: Polygon): number => {
  const outline = asPolygon(base);
  const common = sides(outline).reduce<Polygon>(
    (left, [a, b]) => (left.length < 3 ? [] : leftOf(left, a, b)),
    zone,
  );
  return common.length < 3 ? 0 : twiceArea(common) / twiceArea(outline);
};

/**
 * LEG-NOTCH-02: an oblong base may stick out of its deployment zone while it touches the edge of the battlefield
 * and at least half of it is inside the zone. Halves are compared to a millionth of the base.
 */
export const mayStickOut = (field: Field, zone: Polygon, base: Outline): boolean => {
  const corners = [
    { x: 0, y: 0 },
    { x: field.width, y: 0 },
    { x: field.width, y: field.depth },
    { x: 0, y: field.depth },
  ];
  const reach = base.radius + MEASURES.touch;
  const touchesEdge = sides(corners).some(edge => compareGap(base.core, edge, reach) <= 0);
  return touchesEdge && shareInside(base, zone) >= 0.5 - 1e-6;
};
