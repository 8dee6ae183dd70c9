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

/** A segment from the first silhouette to the second. */
export interface UprightLine {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}

/** Far below the rounding of sight: only for lines laid through corners. */
const SLACK = 1e-7;

const between = (z: number, low: number, high: number): number => Math.min(Math.max(z, low), high);

const isBlocked = (line: UprightLine, blocks: readonly Rect[]): boolean => {
  const left = Math.min(line.x0, line.x1);
  const right = Math.max(line.x0, line.x1);
  const slope = left === right ? 0 : (line.z1 - line.z0) / (line.x1 - line.x0);
  for (const b of blocks) {
    if (left === right) {
      if (
        b.x0 < left &&
        left < b.x1 &&
        Math.min(line.z0, line.z1) < b.z1 &&
        Math.max(line.z0, line.z1) > b.z0
      )
        return true;
      continue;
    }
    const from = Math.max(left, b.x0);
    const to = Math.min(right, b.x1);
    if (from >= to) continue;
    const z = line.z0 + (from - line.x0) * slope;
    const w = line.z0 + (to - line.x0) * slope;
    if (Math.min(z, w) < b.z1 && Math.max(z, w) > b.z0) return true;
  }
  return false;
};

/** Where the line z = start + slope * x enters and leaves a rectangle, the first value not above the second. */
const entersAt = (r: Rect, start: number, slope: number): number =>
  slope === 0 ? r.x0 : Math.max(r.x0, ((slope > 0 ? r.z0 : r.z1) - start) / slope);
const leavesAt = (r: Rect, start: number, slope: number): number =>
  slope === 0 ? r.x1 : Math.min(r.x1, ((slope > 0 ? r.z1 : r.z0) - start) / slope);

/** The shortest segment from a to b on a line, which every longer one on it contains. */
const along = (a: Rect, b: Rect, start: number, slope: number): UprightLine | undefined => {
  if (slope === 0 && (start < Math.max(a.z0, b.z0) - SLACK || start > Math.min(a.z1, b.z1) + SLACK))
    return undefined;
  const a0 = entersAt(a, start, slope);
  const a1 = leavesAt(a, start, slope);
  const b0 = entersAt(b, start, slope);
  const b1 = leavesAt(b, start, slope);
  if (a0 > a1 + SLACK || b0 > b1 + SLACK) return undefined;
  const x0 = between(b0, a0, a1);
  const x1 = between(x0, b0, b1);
  return { x0, z0: between(start + slope * x0, a.z0, a.z1), x1, z1: between(start + slope * x1, b.z0, b.z1) };
};

/** An upright segment at x, where both rectangles are. */
const upright = (a: Rect, b: Rect, x: number): UprightLine => {
  const z0 = between(b.z0, a.z0, a.z1);
  return { x0: x, z0, x1: x, z1: between(z0, b.z0, b.z1) };
};

/** Upper or lower border of the hull of two rectangles beside each other, over the gap: a straight line. */
interface Border {
  readonly start: number;
  readonly slope: number;
}

const border = (xa: number, za: number, xb: number, zb: number): Border => {
  const slope = (zb - za) / (xb - xa);
  return { start: za - slope * xa, slope };
};

/** The hull of a and b (a on the left) in the gap between them. */
const hullOf = (a: Rect, b: Rect): { readonly upper: Border; readonly lower: Border } => ({
  upper: a.z1 <= b.z1 ? border(a.x0, a.z1, b.x0, b.z1) : border(a.x1, a.z1, b.x1, b.z1),
  lower: a.z0 >= b.z0 ? border(a.x0, a.z0, b.x0, b.z0) : border(a.x1, a.z0, b.x1, b.z0),
});

/** Does one block fill the hull from bottom to top at some x of the gap? */
const fills = (block: Rect, from: number, to: number, upper: Border, lower: Border): boolean => {
  let x0 = Math.max(from, block.x0);
  let x1 = Math.min(to, block.x1);
  const keep = (start: number, slope: number) => {
    // start + slope * x > 0
    if (slope > 0) x0 = Math.max(x0, -start / slope);
    else if (slope < 0) x1 = Math.min(x1, -start / slope);
    else if (start <= 0) x1 = x0;
  };
  keep(block.z1 - upper.start, -upper.slope);
  if (block.z0 !== Number.NEGATIVE_INFINITY) keep(lower.start - block.z0, lower.slope);
  return x0 < x1;
};

/**
 * A free segment between two rectangles, if there is one. The set of free lines is closed and bounded by lines
 * through corners, so if it is not empty it holds a line through two corners, or an upright one through one.
 */
export const freeUprightLine = (a: Rect, b: Rect, blocks: readonly Rect[]): UprightLine | undefined => {
  if (b.x1 < a.x0) {
    const line = freeUprightLine(b, a, blocks);
    return line && { x0: line.x1, z0: line.z1, x1: line.x0, z1: line.z0 };
  }
  const isApart = a.x1 < b.x0;
  const hull = isApart ? hullOf(a, b) : undefined;
  if (hull && blocks.some(block => fills(block, a.x1, b.x0, hull.upper, hull.lower))) return undefined;
  const xs: number[] = [];
  const zs: number[] = [];
  const corner = (x: number, z: number, isEnd: boolean) => {
    if (!Number.isFinite(z)) return;
    if (hull && !isEnd) {
      if (z > hull.upper.start + hull.upper.slope * x || z < hull.lower.start + hull.lower.slope * x) return;
    }
    xs.push(x);
    zs.push(z);
  };
  for (const r of [a, b, ...blocks]) {
    for (const x of [r.x0, r.x1]) for (const z of [r.z1, r.z0]) corner(x, z, r === a || r === b);
  }
  if (!isApart) {
    for (const x of xs) {
      if (x < Math.max(a.x0, b.x0) || x > Math.min(a.x1, b.x1)) continue;
      const line = upright(a, b, x);
      if (!isBlocked(line, blocks)) return line;
    }
  }
  return throughTwoCorners(a, b, blocks, xs, zs);
};

const throughTwoCorners = (
  a: Rect,
  b: Rect,
  blocks: readonly Rect[],
  xs: readonly number[],
  zs: readonly number[],
): UprightLine | undefined => {
  for (let n = 0; n < xs.length; n++) {
    for (let m = n + 1; m < xs.length; m++) {
      if (xs[n] === xs[m]) continue;
      const slope = (zs[m]! - zs[n]!) / (xs[m]! - xs[n]!);
      const line = along(a, b, zs[n]! - slope * xs[n]!, slope);
      if (line && !isBlocked(line, blocks)) return line;
    }
  }
  return undefined;
};
