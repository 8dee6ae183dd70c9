import { indexOf, type Lattice, levelOf, NONE } from './lattice.js';
import { type End, isFalling, lastSpace, wayBetween } from './line.js';
import type { Edge, Point, Space } from './places.js';

/** APX-LOS-26 to -29: an edge with blockers, a joint of connected ones, a rock and the like, the foot of a roof. */
export type BarrierKind = 'edge' | 'joint' | 'space' | 'foot';

/** Where the line meets a barrier: across a vertical or horizontal grid line, at a corner, or at its own end. */
export type Meeting = 'V' | 'H' | 'corner' | 'end';

export type Judgement =
  /** Blocks: APX-LOS-30, -31, -32. */
  | 'higher-than-both'
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

export interface Barrier {
  readonly kind: BarrierKind;
  readonly at: Edge | Space | Point;
  readonly height: number;
  /** Crossings between the higher end and this barrier, so the greatest is the furthest (APX-LOS-14). */
  readonly order: number;
  /** A rock counts where the line leaves it (APX-LOS-28). */
  readonly met: Meeting;
  /** The grid lines on which it is met; for `V` only x, for `H` only y means anything. */
  readonly x: number;
  readonly y: number;
  judgement: Judgement;
  shadows: readonly Shadow[];
}

const NO_SHADOWS: readonly Shadow[] = [];

const barrier = (
  kind: BarrierKind,
  at: Edge | Space | Point,
  height: number,
  order: number,
  met: Meeting,
  { x, y }: Point,
): Barrier => ({ kind, at, height, order, met, x, y, judgement: 'unjudged', shadows: NO_SHADOWS });

/** Height of a joint: the lower of the two sides that the line passes between (APX-LOS-27). */
export function jointHeight({ joints, stride }: Lattice, corner: number, falling: boolean): number {
  const up = joints.V[corner - stride]!;
  const down = joints.V[corner]!;
  const left = joints.H[corner - 1]!;
  const right = joints.H[corner]!;
  const one = falling ? Math.max(up, right) : Math.max(up, left);
  const other = falling ? Math.max(left, down) : Math.max(right, down);
  return Math.min(one, other);
}

/**
 * All barriers higher than `lower.level`, in the order in which the line meets
 * them on its way from the higher to the lower end. Others matter to no rule.
 */
export function barriersBetween(lattice: Lattice, higher: End, lower: End): Barrier[] {
  const { stride, blockers, rocks } = lattice;
  const way = wayBetween(higher, lower);
  const start = indexOf(lattice, higher);
  const found: Barrier[] = [];
  let last = way.first;
  let rock = higher.span === 1 ? NONE : rocks[start + last.y * stride + last.x]!; // APX-LOS-28: not its own
  let order = 0;
  for (const { met, x, y, into } of way.crossed) {
    const i = start + y * stride + x;
    const height = met === 'corner' ? jointHeight(lattice, i, isFalling(higher, lower)) : blockers[met][i]!;
    if (rock > lower.level || height > lower.level) {
      const at = { x: higher.x + x, y: higher.y + y };
      const own = { x: higher.x + last.x, y: higher.y + last.y };
      if (rock > lower.level) found.push(barrier('space', own, rock, order, met, at));
      if (height > lower.level)
        found.push(
          met === 'corner'
            ? barrier('joint', at, height, order, met, at)
            : barrier('edge', { side: met, ...at }, height, order, met, at),
        );
    }
    rock = rocks[start + into.y * stride + into.x]!;
    last = into;
    order++;
  }
  if (lower.span === 0) meetEnd(lattice, higher, lower, rock, order, found);
  return found;
}

/** APX-LOS-28, -29: the last space before an intersection may hold a rock or be a roof above it. */
function meetEnd(
  lattice: Lattice,
  higher: End,
  lower: End,
  rock: number,
  order: number,
  found: Barrier[],
): void {
  const last = lastSpace(higher, lower);
  const roof = levelOf(lattice, last);
  const at = { x: lower.x, y: lower.y };
  if (rock > lower.level) found.push(barrier('space', last, rock, order, 'end', at));
  if (roof > lower.level) found.push(barrier('foot', at, roof, order, 'end', at));
}
