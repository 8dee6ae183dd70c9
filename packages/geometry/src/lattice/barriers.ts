import type { Barrier, BarrierKind, End, Meeting, Way } from './crossing.js';
import { indexOf, type Lattice, levelOf, NONE, placeOf, sideOf, slotOf } from './lattice.js';
import { lastSpace, wayBetween } from './line.js';
import { type Edge, isSame, type Point, type Space } from './places.js';

export const NO_BARRIERS: readonly Barrier[] = [];

const barrier = (
  kind: BarrierKind,
  at: Edge | Space | Point,
  height: number,
  met: Meeting,
  { x, y }: Point,
): Barrier => ({ kind, at, height, met, x, y });

/**
 * The barriers that matter, in the order in which the line meets them on its way
 * from the higher to the lower end: those higher than both ends if there is one
 * (APX-LOS-30), else those higher than the lower end; no rule looks at others.
 */
export function barriersBetween(lattice: Lattice, higher: End, lower: End): readonly Barrier[] {
  const way = wayBetween(lattice, higher, lower);
  const { slots } = way;
  const { heights, hasRocks } = lattice;
  const base = slotOf('V', indexOf(lattice, higher));
  let tallest = NONE;
  for (let k = 0; k < slots.length; k++) tallest = Math.max(tallest, heights[base + slots[k]!]!);
  const floor = tallest > higher.level ? higher.level : lower.level;
  if (hasRocks || lower.span === 0) return withRocks(lattice, higher, lower, way, floor);
  if (tallest <= floor) return NO_BARRIERS;
  let n = 0;
  for (let k = 0; k < slots.length; k++) if (heights[base + slots[k]!]! > floor) n++;
  const found = new Array<Barrier>(n);
  for (let k = slots.length - 1; n > 0; k--)
    if (heights[base + slots[k]!]! > floor) found[--n] = standingAt(lattice, base + slots[k]!);
  return found;
}

/** The same where rocks may stand or the lower end is an intersection. */
function withRocks(lattice: Lattice, higher: End, lower: End, way: Way, floor: number): readonly Barrier[] {
  const base = slotOf('V', indexOf(lattice, higher));
  const found: Barrier[] = [];
  for (const [k, slot] of way.slots.entries()) {
    noteRock(lattice, higher, floor, way, k, found);
    if (lattice.heights[base + slot]! > floor) found.push(standingAt(lattice, base + slot));
  }
  if (lower.span === 0) noteEnd(lattice, higher, lower, floor, found);
  return onlyHigher(found, higher.level);
}

/** A rock or foot may be the only one that is higher than both ends. */
const onlyHigher = (found: readonly Barrier[], level: number): readonly Barrier[] => {
  const higher = found.filter(b => b.height > level);
  return higher.length > 0 ? higher : found;
};

/** APX-LOS-26, -27: the edge or joint in this slot. */
function standingAt(lattice: Lattice, slot: number): Barrier {
  let standing = lattice.standing[slot];
  if (!standing) {
    standing = barrierIn(lattice, slot);
    lattice.standing[slot] = standing;
  }
  return standing;
}

function barrierIn(lattice: Lattice, slot: number): Barrier {
  const at = placeOf(lattice, slot >> 2);
  const height = lattice.heights[slot]!;
  const side = sideOf(slot);
  return side === undefined
    ? barrier('joint', at, height, 'corner', at)
    : barrier('edge', { side, ...at }, height, side, at);
}

/** APX-LOS-28: the rock, or the like, that the line leaves at the k-th crossing; not the source's own. */
function noteRock(lattice: Lattice, higher: End, floor: number, way: Way, k: number, found: Barrier[]): void {
  if (k === 0 && higher.span === 1) return;
  const height = lattice.rocks[indexOf(lattice, higher) + way.spaces[k]!]!;
  if (height <= floor) return;
  const own = k === 0 ? way.first : way.crossed[k - 1]!.into;
  const { met, x, y } = way.crossed[k]!;
  const at = { x: higher.x + own.x, y: higher.y + own.y };
  found.push(barrier('space', at, height, met, { x: higher.x + x, y: higher.y + y }));
}

/** APX-LOS-28, -29: the last space before an intersection may hold a rock or be a roof above it. */
function noteEnd(lattice: Lattice, higher: End, lower: End, floor: number, found: Barrier[]): void {
  const at = { x: lower.x, y: lower.y };
  const last = lastSpace(higher, lower);
  const rock = lattice.rocks[indexOf(lattice, last)]!;
  const roof = levelOf(lattice, last);
  const isOwn = higher.span === 1 && isSame(last, higher);
  if (rock > floor && !isOwn) found.push(barrier('space', last, rock, 'end', at));
  if (roof > floor) found.push(barrier('foot', at, roof, 'end', at));
}
