import { keptBySpace } from './kept.js';
import {
  type Element,
  elementsOn,
  elementsOnSides,
  isImpassable,
  isOnMap,
  type Lattice,
  levelOf,
  objectOn,
} from './lattice.js';
import { BUILDING_WALL } from './objects.js';
import {
  DIRECTIONS,
  type Direction,
  type Edge,
  isSame,
  neighbourIn,
  type Point,
  type Space,
} from './places.js';

/** One part of the price of a step, and what it is paid for. */
export interface Charge {
  readonly rule: 'APX-MOVE-14' | 'APX-MOVE-15' | 'APX-MOVE-16' | 'APX-MOVE-17';
  readonly mp: number;
  readonly elements: readonly Element[];
}

export const STEP_BARS = ['off-map', 'climb', 'impassable', 'edge', 'corner', 'canyon'] as const;
export type StepBar = (typeof STEP_BARS)[number];

/** A reason why a step is illegal, and what stands in the way. */
export interface Refused {
  readonly why: StepBar;
  readonly rule: `APX-${string}`;
  readonly elements: readonly Element[];
}

export type Step =
  | { readonly legal: true; readonly to: Space; readonly cost: number; readonly charges: readonly Charge[] }
  | { readonly legal: false; readonly to: Space; readonly refused: readonly Refused[] };

const NO_ELEMENTS: readonly Element[] = [];
const ENTERED: Charge = { rule: 'APX-MOVE-14', mp: 1, elements: NO_ELEMENTS };
const CLIMBED: Charge = { rule: 'APX-MOVE-17', mp: 1, elements: NO_ELEMENTS };
const OFF_MAP: Refused = { why: 'off-map', rule: 'APX-MOVE-07', elements: NO_ELEMENTS };
const CLIMB: Refused = { why: 'climb', rule: 'APX-MOVE-11', elements: NO_ELEMENTS };
const IMPASSABLE: Refused = { why: 'impassable', rule: 'APX-MOVE-10', elements: NO_ELEMENTS };
const CANYON: Refused = { why: 'canyon', rule: 'APX-OBJ-21', elements: NO_ELEMENTS };

/** The edge between two spaces that share a side. */
export const commonEdge = (a: Space, b: Space): Edge =>
  a.y === b.y ? { side: 'V', x: Math.max(a.x, b.x), y: a.y } : { side: 'H', x: a.x, y: Math.max(a.y, b.y) };

/** The corner between two spaces that touch diagonally. */
export const commonCorner = (a: Space, b: Space): Point => ({
  x: Math.max(a.x, b.x),
  y: Math.max(a.y, b.y),
});

/** What a step from level `from` to level `to` meets on the common edge or at the common corner. */
interface Crossing {
  readonly kind: 'edge' | 'corner';
  /** Elements that are crossed; at a corner those of both sides, empty unless both are barred. */
  readonly crossed: readonly Element[];
  readonly forbids: boolean;
}

const NOTHING_CROSSED: readonly Element[] = [];

/** APX-MOVE-32 to -35: elements crossed by one step between two spaces that touch. */
export function crossing(lattice: Lattice, a: Space, b: Space): Crossing {
  const [from, to] = [levelOf(lattice, a), levelOf(lattice, b)];
  const forbids = (e: Element): boolean => e.object.impassable || e.top > from + 1;
  if (a.x === b.x || a.y === b.y) {
    const elements = elementsOn(lattice, commonEdge(a, b));
    const crossed = elements.filter(e => e.object.obstacle && e.base >= Math.max(from, to));
    return { kind: 'edge', crossed, forbids: crossed.some(forbids) };
  }
  const [one, other] = elementsOnSides(lattice, commonCorner(a, b), b.x > a.x === b.y > a.y);
  const counting = (e: Element): boolean => counts(e, from, to);
  if (!one.some(counting) || !other.some(counting))
    return { kind: 'corner', crossed: NOTHING_CROSSED, forbids: false };
  const forbidden = (e: Element): boolean => counting(e) && forbids(e);
  return {
    kind: 'corner',
    crossed: [...one, ...other].filter(counting),
    forbids: one.some(forbidden) && other.some(forbidden),
  };
}

/** APX-MOVE-34: does the element bar its side of a corner on a step between these levels? */
function counts({ object, base, top }: Element, from: number, to: number): boolean {
  if (!object.connectable) return false;
  if (object === BUILDING_WALL) return top > Math.max(from, to) || (to === from && top >= from);
  return to < from ? base >= from : top >= from;
}

/**
 * One step (APX-MOVE-31 to -35, -37). `figures` are the spaces of other Legends:
 * they can be walked through, but not on a canyon, where the move ends.
 */
export function step(
  lattice: Lattice,
  from: Space,
  direction: Direction,
  figures: readonly Space[] = [],
): Step {
  const taken = stepsFrom(lattice, from)[DIRECTIONS.indexOf(direction)]!;
  if (!isBarredBy(lattice, taken.to, figures)) return taken;
  return { legal: false, to: taken.to, refused: taken.legal ? [CANYON] : [...taken.refused, CANYON] };
}

/** APX-OBJ-21: nobody walks through a Legend on a canyon. */
export const isBarredBy = (lattice: Lattice, to: Space, figures: readonly Space[]): boolean =>
  objectOn(lattice, to)?.canyon === true && figures.some(f => isSame(f, to));

/** The steps in all directions, as they are without other Legends. */
export const stepsFrom = keptBySpace((lattice, from): readonly Step[] =>
  DIRECTIONS.map(direction => stepOnGround(lattice, from, neighbourIn(from, direction))),
);

function stepOnGround(lattice: Lattice, from: Space, to: Space): Step {
  if (!isOnMap(lattice, to)) return { legal: false, to, refused: [OFF_MAP] };
  const rise = levelOf(lattice, to) - levelOf(lattice, from);
  const { kind, crossed, forbids } = crossing(lattice, from, to);
  const refused: Refused[] = [];
  if (rise > 1) refused.push(CLIMB);
  if (isImpassable(lattice, to)) refused.push(IMPASSABLE);
  if (forbids)
    refused.push({ why: kind, rule: kind === 'edge' ? 'APX-MOVE-33' : 'APX-MOVE-35', elements: crossed });
  if (refused.length > 0) return { legal: false, to, refused };
  const charges = [ENTERED];
  if (rise === 1) charges.push(CLIMBED);
  if (crossed.length > 0)
    charges.push({ rule: kind === 'edge' ? 'APX-MOVE-15' : 'APX-MOVE-16', mp: 1, elements: crossed });
  return { legal: true, to, cost: charges.length, charges };
}
