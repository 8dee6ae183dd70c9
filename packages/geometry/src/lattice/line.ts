import type { Crossed, End, Way } from './crossing.js';
import { type Lattice, slotOf } from './lattice.js';
import type { Space } from './places.js';

/** Twice the distance between the two points along one axis. */
export const reachX = (from: End, to: End): number => 2 * (to.x - from.x) + to.span - from.span;
export const reachY = (from: End, to: End): number => 2 * (to.y - from.y) + to.span - from.span;

/** Ways by offset and kind of start, filled as they are asked for; shared by all lattices of one size. */
type Ways = (Way | undefined)[];
const waysBySize = new Map<string, Ways>();

export const waysOf = (stride: number, rows: number): Ways => {
  const size = `${stride} ${rows}`;
  let ways = waysBySize.get(size);
  if (!ways) {
    ways = new Array<Way | undefined>(2 * 4 * stride * 4 * rows).fill(undefined);
    waysBySize.set(size, ways);
  }
  return ways;
};

/**
 * The way from one end to the other. It depends on their offset alone, so each is
 * worked out once. What is touched only at an end point is not on it (APX-LOS-29).
 */
export function wayBetween({ ways, stride, rows }: Lattice, from: End, to: End): Way {
  const dx = reachX(from, to);
  const dy = reachY(from, to);
  const key = ((dx + 2 * stride) * 4 * rows + dy + 2 * rows) * 2 + from.span;
  let way = ways[key];
  if (!way) {
    way = findWay(dx, dy, from.span, stride);
    ways[key] = way;
  }
  return way;
}

/**
 * Lengths are doubled: centres are odd, corners even, and nothing but integers is
 * compared. A line that starts at a centre never runs along a grid line.
 */
function findWay(dx: number, dy: number, span: 0 | 1, stride: number): Way {
  const [width, height] = [Math.abs(dx), Math.abs(dy)];
  const [right, down] = [dx > 0 ? 1 : 0, dy > 0 ? 1 : 0];
  // From an intersection the first space is the one that the line enters.
  const first = { x: span === 0 ? right - 1 : 0, y: span === 0 ? down - 1 : 0 };
  const crossed: Crossed[] = [];
  let { x, y } = first;
  // Way along each axis to the next vertical and horizontal grid line.
  let [nx, ny] = span === 1 ? [1, 1] : [2, 2];
  while (nx < width || ny < height) {
    const order = nx * height - ny * width; // sign of nx/width - ny/height
    const at = { x: x + (order <= 0 ? right : 0), y: y + (order >= 0 ? down : 0) };
    if (order <= 0) {
      nx += 2;
      x += right ? 1 : -1;
    }
    if (order >= 0) {
      ny += 2;
      y += down ? 1 : -1;
    }
    crossed.push({ met: order < 0 ? 'V' : order > 0 ? 'H' : 'corner', ...at, into: { x, y } });
  }
  const corner = right === down ? 'falling' : 'rising';
  const slots = crossed.map(c => slotOf(c.met === 'corner' ? corner : c.met, c.y * stride + c.x));
  return {
    first,
    crossed,
    slots: Int32Array.from(slots),
    spaces: Int32Array.from([first, ...crossed.map(c => c.into)], s => s.y * stride + s.x),
  };
}

/** Runs from NW to SE or back. */
export const isFalling = (from: End, to: End): boolean => reachX(from, to) > 0 === reachY(from, to) > 0;

/** The last space that the line runs through: the end's own space, or the one before an intersection. */
export const lastSpace = (from: End, to: End): Space =>
  to.span === 1 ? to : { x: to.x - (reachX(from, to) > 0 ? 1 : 0), y: to.y - (reachY(from, to) > 0 ? 1 : 0) };
