import { barriersBetween, NO_BARRIERS } from './barriers.js';
import type { Barrier, End } from './crossing.js';
import { keptByPair } from './kept.js';
import { indexOf, isOnMap, type Lattice, levelOf, NONE, slotOf } from './lattice.js';
import { isFalling, lastSpace, reachX, reachY } from './line.js';
import { type Intersection, isIntersection, type Side, type Space } from './places.js';

export type Judgement =
  /** Blocks: APX-LOS-31, -32. */
  | 'in-shadow'
  | 'directly-behind'
  /** Does not: at distance 0; a further one is judged; beyond the shadow; not directly behind. */
  | 'at-distance-0'
  | 'nearer'
  | 'beyond-shadow'
  | 'not-behind'
  /** Another barrier has already settled the line. */
  | 'unjudged';

/** The straight line along a blocker's edge (APX-LOS-16) and what it shades (APX-LOS-31). */
export interface Shadow {
  /** The grid line x = at or y = at. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  /** X, the distance of the higher end. */
  readonly away: number;
  /** How many rows behind the line are in the shadow. */
  readonly depth: number;
  /** The row of the lower end; an intersection's offset from the line. */
  readonly row: number;
  readonly blocks: boolean;
}

/** A barrier that is not higher than both ends, and what came of it. */
export interface Weighed {
  readonly barrier: Barrier;
  judgement: Judgement;
  shadows: readonly Shadow[];
}

/** The rule that settles a line: APX-LOS-12 leaves it free, the others block it. */
export type SightRule = 'APX-LOS-12' | 'APX-LOS-30' | 'APX-LOS-31' | 'APX-LOS-32';

/** The answer to "does one see the other", with the line, what it meets and what blocks it. */
export interface LatticeSight {
  readonly seen: boolean;
  readonly rule: SightRule;
  /** APX-LOS-13; on equal levels the source is named first. */
  readonly higher: End;
  readonly lower: End;
  /** The barriers that block by `rule`; empty if seen. */
  readonly by: readonly Barrier[];
  /** Where none is higher than both ends: all that are met, from the higher to the lower end (APX-LOS-07, -12). */
  readonly weighed: readonly Weighed[];
}

const NO_SHADOWS: readonly Shadow[] = [];
const NOTHING_WEIGHED: readonly Weighed[] = [];

const endAt = (lattice: Lattice, at: Space | Intersection): End =>
  isIntersection(at)
    ? { x: at.x, y: at.y, span: 0, level: at.level }
    : (lattice.ends[indexOf(lattice, at)] ?? { x: at.x, y: at.y, span: 1, level: 0 });

/** Line of sight between a Legend's space and a space or intersection (APX-LOS-01 to -34). It is mutual. */
export function sight(lattice: Lattice, from: Space, to: Space | Intersection): LatticeSight {
  const source = endAt(lattice, from);
  const target = endAt(lattice, to);
  return target.level > source.level
    ? sightBetween(lattice, target, source)
    : sightBetween(lattice, source, target);
}

const seenSpaces = keptByPair<Space>(
  lattice => lattice.width * lattice.height,
  (lattice, to) => (isOnMap(lattice, to) ? to.y * lattice.width + to.x : -1),
  (lattice, from, to) => sight(lattice, from, to).seen,
);

/** Levels whose intersections are remembered. */
const LEVELS = 4;

const seenPoints = keptByPair<Intersection>(
  lattice => LEVELS * (lattice.width + 1) * (lattice.height + 1),
  ({ width, height }, { x, y, level }) => {
    const isKnown = x >= 0 && y >= 0 && x <= width && y <= height && level >= 0 && level < LEVELS;
    return isKnown ? (level * (height + 1) + y) * (width + 1) + x : -1;
  },
  (lattice, from, to) => sight(lattice, from, to).seen,
);

/** Whether one sees the other: the answer of `sight` alone, worked out once. */
export const isSeen = (lattice: Lattice, from: Space, to: Space | Intersection): boolean =>
  isIntersection(to) ? seenPoints(lattice, from, to) : seenSpaces(lattice, from, to);

/** The same for two ends whose levels are given, the higher one first. */
export function sightBetween(lattice: Lattice, higher: End, lower: End): LatticeSight {
  const met = barriersBetween(lattice, higher, lower);
  if (met.length === 0)
    return { seen: true, rule: 'APX-LOS-12', higher, lower, by: NO_BARRIERS, weighed: NOTHING_WEIGHED };
  if (met[0]!.height > higher.level)
    return { seen: false, rule: 'APX-LOS-30', higher, lower, by: met, weighed: NOTHING_WEIGHED };
  const weighed = met.map(unjudged);
  const rule = judgeShadow(lattice, higher, lower, weighed)
    ? 'APX-LOS-31'
    : judgeBehind(lattice, higher, lower, weighed)
      ? 'APX-LOS-32'
      : 'APX-LOS-12';
  if (rule === 'APX-LOS-12') return { seen: true, rule, higher, lower, by: NO_BARRIERS, weighed };
  return { seen: false, rule, higher, lower, by: weighed.filter(blocks).map(barrierOf), weighed };
}

const unjudged = (barrier: Barrier): Weighed => ({ barrier, judgement: 'unjudged', shadows: NO_SHADOWS });
const barrierOf = ({ barrier }: Weighed): Barrier => barrier;
const blocks = ({ judgement }: Weighed): boolean =>
  judgement === 'in-shadow' || judgement === 'directly-behind';

/** The edges and corners of the higher space itself (APX-LOS-15, -24); an intersection has none. */
function isAtDistance0({ x, y, span }: End, b: Barrier): boolean {
  if (span === 0 || b.kind === 'space' || b.kind === 'foot') return false;
  const besideX = b.x === x || (b.met !== 'H' && b.x === x + 1);
  const besideY = b.y === y || (b.met !== 'V' && b.y === y + 1);
  return besideX && besideY;
}

const isMetTogether = (a: Barrier, b: Barrier): boolean => a.met === b.met && a.x === b.x && a.y === b.y;

/** APX-LOS-31: of the barriers of the higher end's height only the furthest is judged, by its shadow. */
function judgeShadow(lattice: Lattice, higher: End, lower: End, weighed: readonly Weighed[]): boolean {
  let furthest: Barrier | undefined;
  let blocked = false;
  for (let k = weighed.length - 1; k >= 0; k--) {
    const w = weighed[k]!;
    if (w.barrier.height !== higher.level) continue;
    if (isAtDistance0(higher, w.barrier)) w.judgement = 'at-distance-0';
    else if (furthest && !isMetTogether(furthest, w.barrier)) w.judgement = 'nearer';
    else if (castsShadow(lattice, higher, lower, w)) {
      furthest = w.barrier;
      w.judgement = 'in-shadow';
      blocked = true;
    } else {
      if (w.barrier.kind !== 'foot') furthest = w.barrier; // APX-LOS-29: such a foot is ignored
      w.judgement = 'beyond-shadow';
    }
  }
  return blocked;
}

function castsShadow(lattice: Lattice, higher: End, lower: End, w: Weighed): boolean {
  const { barrier } = w;
  if (barrier.kind === 'joint') return jointCastsShadow(lattice, higher, lower, w);
  if (barrier.kind === 'space' && barrier.met === 'end') return true; // APX-LOS-28
  if (barrier.kind === 'foot') {
    w.shadows = linesOfFoot(lattice, higher, lower).map(side => shadowOf(higher, lower, side, barrier));
    return w.shadows.every(s => s.away >= 1);
  }
  w.shadows =
    barrier.met === 'corner'
      ? [shadowOf(higher, lower, 'V', barrier), shadowOf(higher, lower, 'H', barrier)]
      : [shadowOf(higher, lower, barrier.met === 'V' ? 'V' : 'H', barrier)];
  return w.shadows.every(s => s.blocks);
}

/** APX-LOS-16, -21, -34. */
function shadowOf(higher: End, lower: End, side: Side, b: Barrier): Shadow {
  const axis = side === 'V' ? 'x' : 'y';
  const at = b[axis];
  const near = higher[axis];
  const end = lower[axis];
  const away = at >= near + higher.span ? at - near - higher.span : near - at;
  const row = lower.span + (end >= at ? end - at : at - end - lower.span);
  const depth = away * (higher.level - lower.level);
  return { axis, at, away, depth, row, blocks: away >= 1 && row <= depth };
}

/** APX-LOS-33: each side alone, by each of its edges and that edge's line; the lesser side counts. */
function jointCastsShadow(lattice: Lattice, higher: End, lower: End, w: Weighed): boolean {
  const { joints, stride } = lattice;
  const i = indexOf(lattice, w.barrier.at);
  const up = joints[slotOf('V', i - stride)]!;
  const down = joints[slotOf('V', i)]!;
  const left = joints[slotOf('H', i - 1)]!;
  const right = joints[slotOf('H', i)]!;
  const level = higher.level;
  const vertical = shadowOf(higher, lower, 'V', w.barrier);
  const horizontal = shadowOf(higher, lower, 'H', w.barrier);
  w.shadows =
    up !== level && down !== level
      ? [horizontal]
      : left !== level && right !== level
        ? [vertical]
        : [vertical, horizontal];
  const edgeBlocks = (height: number, shadow: Shadow): boolean =>
    height > level || (height === level && shadow.blocks);
  const falling = isFalling(higher, lower);
  return (
    (edgeBlocks(up, vertical) || edgeBlocks(falling ? right : left, horizontal)) &&
    (edgeBlocks(down, vertical) || edgeBlocks(falling ? left : right, horizontal))
  );
}

/** APX-LOS-29: the lines of the roof's edges at its foot where it is higher than the space beyond, else both. */
function linesOfFoot(lattice: Lattice, higher: End, lower: End): readonly Side[] {
  const roof = lastSpace(higher, lower);
  const level = levelOf(lattice, roof);
  const beyondV = { x: roof.x + (reachX(higher, lower) > 0 ? 1 : -1), y: roof.y };
  const beyondH = { x: roof.x, y: roof.y + (reachY(higher, lower) > 0 ? 1 : -1) };
  const lines: Side[] = [];
  if (level > levelOf(lattice, beyondV)) lines.push('V');
  if (level > levelOf(lattice, beyondH)) lines.push('H');
  return lines.length === 0 ? ['V', 'H'] : lines;
}

/** APX-LOS-32, and gap 6: a barrier between the two levels blocks the space directly behind it. */
function judgeBehind(lattice: Lattice, higher: End, lower: End, weighed: readonly Weighed[]): boolean {
  let blocked = false;
  for (const w of weighed) {
    if (w.barrier.height >= higher.level) continue;
    if (isAtDistance0(higher, w.barrier)) w.judgement = 'at-distance-0';
    else if (isDirectlyBehind(lattice, higher, lower, w.barrier)) {
      w.judgement = 'directly-behind';
      blocked = true;
    } else w.judgement = 'not-behind';
  }
  return blocked;
}

function isDirectlyBehind(lattice: Lattice, higher: End, lower: End, b: Barrier): boolean {
  if (b.met === 'end') return true; // APX-LOS-28, -29
  const last = lastSpace(higher, lower);
  const nextX = b.x - (reachX(higher, lower) > 0 ? 0 : 1);
  const nextY = b.y - (reachY(higher, lower) > 0 ? 0 : 1);
  if (b.kind === 'space')
    return b.met === 'corner'
      ? last.x === nextX && last.y === nextY
      : b.met === 'V'
        ? last.x === nextX && last.y === b.at.y
        : last.x === b.at.x && last.y === nextY;
  if (b.kind === 'edge')
    return b.met === 'V' ? isBehindRun('V', last.x === nextX) : isBehindRun('H', last.y === nextY);
  if (last.x === nextX && last.y === nextY) return true;
  const i = indexOf(lattice, b.at);
  const { heights, stride } = lattice;
  const straight = (one: number, other: number): boolean => one !== NONE && other !== NONE;
  return (
    (straight(heights[slotOf('V', i - stride)]!, heights[slotOf('V', i)]!) &&
      isBehindRun('V', last.x === nextX)) ||
    (straight(heights[slotOf('H', i - 1)]!, heights[slotOf('H', i)]!) && isBehindRun('H', last.y === nextY))
  );

  /** The last space touches the barrier's line, and blockers stand on it all the way from there to the barrier. */
  function isBehindRun(side: Side, touches: boolean): boolean {
    if (!touches) return false;
    const along = side === 'V' ? 'y' : 'x';
    const [from, to] = [b.at[along], last[along]];
    for (let k = Math.min(from, to); k <= Math.max(from, to); k++) {
      const at = side === 'V' ? { x: b.x, y: k } : { x: k, y: b.y };
      if (lattice.heights[slotOf(side, indexOf(lattice, at))] === NONE) return false;
    }
    return true;
  }
}
