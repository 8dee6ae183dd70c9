import { direction } from './angle.js';
import type { Point } from './exact.js';
import { DEGREE, FULL_TURN, MEASURES } from './measures.js';
import { lengthOf, type Nearest, type Outline, type Polygon } from './shapes.js';
import { leaves } from './spots.js';

/**
 * The hinged speed-1 tool between two bases (G-30): its middle line leaves the first base at the edge, straight
 * away from the centre, bends at the hinge by at most 90 degrees and reaches the second base. All headings and
 * bends are searched, in blocks: a block is done when even what all its tools have in common lies over a wall.
 */
export interface Link {
  /** From the edge of the first base over the hinge (if it is used) to the first point on the second. */
  readonly path: readonly Point[];
}

/** A convex part of impassable terrain. */
export interface Wall {
  readonly id: string;
  readonly polygon: Polygon;
}

/** Blocks in which no point of the tool moves by more than 0.01 mm are not halved. */
const NARROW = 1;
const LIMIT = 20_000;
const HALF_TOOL = MEASURES.tool[1] / 2;
const HALF_WIDTH = MEASURES.toolWidth / 2;
const RADIANS = Math.PI / (180 * DEGREE);

interface Leg {
  readonly from: Point;
  readonly along: Point;
  readonly length: number;
}

/** First distance along a leg at which it is within `reach` of a core; undefined if it never is. */
const firstWithin = (
  { from, along, length }: Leg,
  core: readonly Point[],
  reach: number,
): number | undefined => {
  let first = Number.POSITIVE_INFINITY;
  const [a, b] = [core[0]!, core[core.length - 1]!];
  for (const c of core.length > 1 ? [a, b] : [a]) {
    const wx = c.x - from.x;
    const wy = c.y - from.y;
    const middle = wx * along.x + wy * along.y;
    const square = reach * reach - (wx * wx + wy * wy - middle * middle);
    if (square < 0 || middle + Math.sqrt(square) < 0) continue;
    first = Math.min(first, Math.max(0, middle - Math.sqrt(square)));
  }
  if (core.length > 1) first = Math.min(first, firstBeside(from, along, a, b, reach));
  return first <= length ? first : undefined;
};

/** The same for the rectangle beside the segment ab. */
const firstBeside = (from: Point, along: Point, a: Point, b: Point, reach: number): number => {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const x = (from.x - a.x) * u.x + (from.y - a.y) * u.y;
  const y = (from.y - a.y) * u.x - (from.x - a.x) * u.y;
  const dx = along.x * u.x + along.y * u.y;
  const dy = along.y * u.x - along.x * u.y;
  let enter = 0;
  let leave = Number.POSITIVE_INFINITY;
  const keep = (value: number, change: number) => {
    if (change < 0) leave = Math.min(leave, -value / change);
    else if (change > 0) enter = Math.max(enter, -value / change);
    else if (value < 0) leave = -1;
  };
  keep(x, dx);
  keep(length - x, -dx);
  keep(y + reach, dy);
  keep(reach - y, -dy);
  return enter <= leave ? enter : Number.POSITIVE_INFINITY;
};

/** Does the strip along a leg, drawn smaller by `inset`, meet a convex wall? */
const meets = (leg: Leg, length: number, inset: number, wall: Wall): boolean => {
  const x0 = inset;
  const x1 = length - inset;
  const w = HALF_WIDTH - inset;
  if (x0 > x1 || w < 0) return false;
  const points = wall.polygon.map(p => ({
    x: (p.x - leg.from.x) * leg.along.x + (p.y - leg.from.y) * leg.along.y,
    y: (p.y - leg.from.y) * leg.along.x - (p.x - leg.from.x) * leg.along.y,
  }));
  if (points.every(p => p.x < x0) || points.every(p => p.x > x1)) return false;
  if (points.every(p => p.y < -w) || points.every(p => p.y > w)) return false;
  return points.every((p, n) => {
    const q = points[(n + 1) % points.length]!;
    const nx = q.y - p.y; // outwards
    const ny = p.x - q.x;
    const least = (nx > 0 ? x0 : x1) * nx + (ny > 0 ? -w : w) * ny;
    return least <= p.x * nx + p.y * ny;
  });
};

interface Block {
  readonly heading: number;
  readonly bend: number;
  /** Half the size of the block in both angles. */
  readonly turn: number;
  readonly hinge: number;
}

const halves = (b: Block, reach: number): readonly Block[] => {
  if (b.turn * (reach + HALF_TOOL) >= b.hinge * HALF_TOOL) {
    const turn = b.turn / 2;
    return [-turn, turn].map(d => ({ ...b, heading: b.heading + d, turn }));
  }
  const hinge = b.hinge / 2;
  return [-hinge, hinge].map(d => ({ ...b, bend: b.bend + d, hinge }));
};

type Judged =
  | { readonly is: 'out of reach' | 'perhaps' }
  | { readonly is: 'blocked'; readonly by: string }
  | FreeLink;
type FreeLink = { readonly is: 'free'; readonly link: Link };

/**
 * A wall that lies under the start of all tools of a block: nobody is nearer than `gap`, so each tool lies there
 * from the edge of the base up to it, over its whole width.
 */
const wallAtStart = (
  centre: Point,
  { core, radius }: Outline,
  gap: number,
  walls: readonly Wall[],
  b: Block,
  along: Point,
): Wall | undefined => {
  if (core.length > 1 || gap <= 2 * MEASURES.touch || b.turn >= 90 * DEGREE) return undefined;
  const turned = direction(b.turn);
  const x = radius + gap / 2;
  const most = HALF_WIDTH - MEASURES.touch - x * turned.y;
  const spare = gap / 2 - MEASURES.touch - x * (1 - turned.x);
  if (most < 0 || spare < 0) return undefined;
  const aside = Math.min(most, spare / turned.y);
  return walls.find(({ polygon }) =>
    [0, -aside, aside].some(y => {
      const p = { x: centre.x + x * along.x - y * along.y, y: centre.y + x * along.y + y * along.x };
      return polygon.every((q, n) => {
        const r = polygon[(n + 1) % polygon.length]!;
        return (r.x - q.x) * (p.y - q.y) >= (r.y - q.y) * (p.x - q.x);
      });
    }),
  );
};

const judge = (
  centre: Point,
  leader: Outline,
  to: Outline,
  gap: number,
  walls: readonly Wall[],
  b: Block,
): Judged => {
  const along = direction(b.heading);
  const under = wallAtStart(centre, leader, gap, walls, b, along);
  if (under) return { is: 'blocked', by: under.id };
  const from = leaves(leader, centre, along);
  const legs: Leg[] = [{ from, along, length: HALF_TOOL }];
  const hinge = { x: from.x + along.x * HALF_TOOL, y: from.y + along.y * HALF_TOOL };
  legs.push({ from: hinge, along: direction(b.heading + b.bend), length: HALF_TOOL });
  const far = Math.max(...leader.core.map(p => lengthOf(p, centre))) + leader.radius + HALF_TOOL + HALF_WIDTH;
  const drifts = [
    b.turn * RADIANS * far,
    b.turn * RADIANS * far + (b.turn + b.hinge) * RADIANS * (HALF_TOOL + HALF_WIDTH),
  ];
  const path: Point[] = [from];
  let isFree = true;
  let mayReach = false;
  for (const [n, leg] of legs.entries()) {
    const drift = drifts[n]! + (leader.core.length > 1 ? b.turn * RADIANS * far : 0);
    const surely = firstWithin(leg, to.core, to.radius + drift);
    const before = surely ?? leg.length;
    const by = mayReach ? undefined : walls.find(wall => meets(leg, before, MEASURES.touch + drift, wall));
    if (by) return { is: 'blocked', by: by.id };
    mayReach ||= surely !== undefined;
    const reached = firstWithin(leg, to.core, to.radius);
    isFree &&= !walls.some(wall => meets(leg, reached ?? leg.length, MEASURES.touch, wall));
    const end = reached ?? leg.length;
    path.push({ x: leg.from.x + leg.along.x * end, y: leg.from.y + leg.along.y * end });
    if (reached !== undefined) return isFree ? { is: 'free', link: { path } } : { is: 'perhaps' };
  }
  return { is: mayReach ? 'perhaps' : 'out of reach' };
};

/** The straight tool along the shortest line; the only one when the second base is just in reach. */
const straight = (line: Nearest, walls: readonly Wall[]): Link | undefined => {
  const path = [line.from, line.to];
  const length = line.distance;
  if (length === 0) return { path };
  const along = { x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length };
  return walls.some(wall => meets({ from: line.from, along, length }, length, MEASURES.touch, wall))
    ? undefined
    : { path };
};

/**
 * A placement of the tool that joins two bases, at most its length apart, without overlapping a wall; or the walls
 * that leave none.
 */
export const findLink = (
  centre: Point,
  leader: Outline,
  to: Outline,
  line: Nearest,
  walls: readonly Wall[],
):
  | { readonly link: Link; readonly by?: undefined }
  | { readonly link?: undefined; readonly by: readonly string[] } => {
  const direct = straight(line, walls);
  if (direct) return { link: direct };
  const by = new Set<string>();
  const queue: Block[] = [];
  for (let heading = 0; heading < FULL_TURN; heading += 30 * DEGREE)
    for (const bend of [-45, 45])
      queue.push({ heading, bend: bend * DEGREE, turn: 15 * DEGREE, hinge: 45 * DEGREE });
  for (let n = 0; n < queue.length && n < LIMIT; n++) {
    const block = queue[n]!;
    const judged = judge(centre, leader, to, line.distance, walls, block);
    if (judged.is === 'free') return { link: judged.link };
    if (judged.is === 'blocked') by.add(judged.by);
    const size = (block.turn + block.hinge) * RADIANS * (leader.radius + MEASURES.tool[1]);
    if (judged.is === 'perhaps' && size > NARROW) queue.push(...halves(block, leader.radius + HALF_TOOL));
  }
  return { by: [...by].sort() };
};
