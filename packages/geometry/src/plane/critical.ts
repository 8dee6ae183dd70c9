import type { Point } from './exact.js';
import type { Frame } from './frame.js';
import type { Outline } from './shapes.js';

/** A corner (radius 0) or a disc that a line can touch. */
interface Feature {
  readonly at: Point;
  readonly radius: number;
}

type SweepLine = readonly [left: number, right: number];

const features = (shapes: readonly Outline[]): readonly Feature[] =>
  shapes.flatMap(({ core, radius }) => core.map(at => ({ at, radius })));

const lineThrough = (frame: Frame, p: Point, q: Point): SweepLine | undefined => {
  if (p.x === q.x) return undefined;
  const slope = (q.y - p.y) / (q.x - p.x);
  return [p.y + slope * (frame.left - p.x), p.y + slope * (frame.right - p.x)];
};

/** Lines that leave the first feature at distance r on the left and the second at distance s (either sign). */
const touching = (frame: Frame, p: Feature, q: Feature, r: number, s: number): SweepLine | undefined => {
  const dx = q.at.x - p.at.x;
  const dy = q.at.y - p.at.y;
  const square = dx * dx + dy * dy;
  const turn = s - r;
  const rest = square - turn * turn;
  if (square === 0 || rest < 0) return undefined;
  const root = Math.sqrt(rest);
  // unit normal n with n . d = turn
  const nx = (dx * turn - dy * root) / square;
  const ny = (dy * turn + dx * root) / square;
  const from = { x: p.at.x - nx * r, y: p.at.y - ny * r };
  const to = { x: q.at.x - nx * s, y: q.at.y - ny * s };
  return lineThrough(frame, from, to);
};

/** Through the points of both outlines that are extreme across a side: the highest lines over a long wall. */
const acrossSide = (
  frame: Frame,
  a: Feature,
  b: Feature,
  p: Point,
  q: Point,
): readonly (SweepLine | undefined)[] => {
  const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
  const n = { x: (p.y - q.y) / length, y: (q.x - p.x) / length };
  const at = (f: Feature, sign: number) => ({
    x: f.at.x + sign * f.radius * n.x,
    y: f.at.y + sign * f.radius * n.y,
  });
  return [1, -1].flatMap(s => [1, -1].map(t => lineThrough(frame, at(a, s), at(b, t))));
};

/**
 * The lines at which sight can hang by a thread: those that touch two corners or discs (of the bodies or of the
 * bases), the line of the centres, and the highest lines across each side.
 */
export function* tangentLines(
  frame: Frame,
  a: Outline,
  b: Outline,
  shapes: readonly Outline[],
): Generator<SweepLine> {
  const ends = [...features([a]), ...features([b])];
  const all = [...ends, ...features(shapes)];
  for (let n = 0; n < all.length; n++) {
    for (let m = n + 1; m < all.length; m++) {
      const p = all[n]!;
      const q = all[m]!;
      for (const r of p.radius > 0 ? [p.radius, -p.radius] : [0])
        for (const s of q.radius > 0 ? [q.radius, -q.radius] : [0]) {
          const line = touching(frame, p, q, r, s);
          if (line) yield line;
        }
    }
  }
  for (const p of features([a])) {
    for (const q of features([b])) {
      const middle = lineThrough(frame, p.at, q.at);
      if (middle) yield middle;
      for (const { core } of shapes)
        for (let n = 0; n < core.length && core.length > 1; n++)
          for (const line of acrossSide(frame, p, q, core[n]!, core[(n + 1) % core.length]!))
            if (line) yield line;
    }
  }
}
