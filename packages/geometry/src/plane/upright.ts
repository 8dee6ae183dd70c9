/**
 * Sight in an upright plane over one planar line: x runs along the line, z is the height. The two silhouettes
 * are closed rectangles there, the blocking bodies open ones.
 */
export interface Rect {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

export interface UprightLine {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}

/** Far below the rounding of sight: only for lines laid through corners. */
const SLACK = 1e-7;

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The part of a rectangle through which the line z = start + slope * x passes. */
const partIn = (r: Rect, start: number, slope: number): Interval | undefined => {
  let from = r.x0;
  let to = r.x1;
  if (slope === 0) return start >= r.z0 - SLACK && start <= r.z1 + SLACK ? { from, to } : undefined;
  const low = (r.z0 - SLACK - start) / slope;
  const high = (r.z1 + SLACK - start) / slope;
  from = Math.max(from, Math.min(low, high));
  to = Math.min(to, Math.max(low, high));
  return from <= to + SLACK ? { from: Math.min(from, to), to } : undefined;
};

const isBlocked = (line: UprightLine, blocks: readonly Rect[]): boolean =>
  blocks.some(b => {
    const from = Math.max(line.x0, b.x0);
    const to = Math.min(line.x1, b.x1);
    if (line.x0 === line.x1) {
      return b.x0 < line.x0 && line.x0 < b.x1 && overlaps(line.z0, line.z1, b);
    }
    if (from >= to) return false;
    const slope = (line.z1 - line.z0) / (line.x1 - line.x0);
    return overlaps(line.z0 + (from - line.x0) * slope, line.z0 + (to - line.x0) * slope, b);
  });

const overlaps = (z: number, w: number, b: Rect): boolean => Math.min(z, w) < b.z1 && Math.max(z, w) > b.z0;

/** The shortest segment between the rectangles on a line; on one line every longer one contains it. */
const along = (a: Rect, b: Rect, start: number, slope: number): UprightLine | undefined => {
  const p = partIn(a, start, slope);
  const q = p && partIn(b, start, slope);
  if (!p || !q) return undefined;
  const common = Math.max(p.from, q.from) <= Math.min(p.to, q.to);
  const x0 = common ? Math.max(p.from, q.from) : Math.min(p.to, q.to);
  const x1 = common ? x0 : Math.max(p.from, q.from);
  return { x0, z0: start + slope * x0, x1, z1: start + slope * x1 };
};

/** An upright segment at x between rectangles that lie over each other there. */
const upright = (a: Rect, b: Rect, x: number): UprightLine | undefined => {
  if (x < Math.max(a.x0, b.x0) || x > Math.min(a.x1, b.x1)) return undefined;
  const low = Math.min(a.z1, b.z1);
  const high = Math.max(a.z0, b.z0);
  return low < high ? { x0: x, z0: low, x1: x, z1: high } : { x0: x, z0: low, x1: x, z1: low };
};

/**
 * A free segment between two rectangles, if there is one. The set of free lines is closed and bounded by lines
 * through corners, so if it is not empty it holds a line through two corners.
 */
export const freeUprightLine = (a: Rect, b: Rect, blocks: readonly Rect[]): UprightLine | undefined => {
  const corners = [a, b, ...blocks].flatMap(r => [
    { x: r.x0, z: r.z0 },
    { x: r.x0, z: r.z1 },
    { x: r.x1, z: r.z0 },
    { x: r.x1, z: r.z1 },
  ]);
  for (const c of corners) {
    if (!Number.isFinite(c.z)) continue;
    const line = upright(a, b, c.x);
    if (line && !isBlocked(line, blocks)) return line;
    for (const d of corners) {
      if (c.x >= d.x || !Number.isFinite(d.z)) continue;
      const slope = (d.z - c.z) / (d.x - c.x);
      const tried = along(a, b, c.z - slope * c.x, slope);
      if (tried && !isBlocked(tried, blocks)) return tried;
    }
  }
  return undefined;
};
