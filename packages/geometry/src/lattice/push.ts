import { isFreeForLegend } from './free.js';
import {
  type Element,
  elementsOn,
  elementsOnSides,
  isOnMap,
  type Lattice,
  levelOf,
  objectOn,
  reaches,
} from './lattice.js';
import { neighbouringSpaces } from './near.js';
import { type Direction, isSame, neighbourIn, type Space, STEP } from './places.js';
import { commonCorner, commonEdge } from './step.js';

/** Why a push stopped; those before `occupied-lower` are of type A, in the order of the rule. */
export const PUSH_STOPS = [
  'off-map',
  'higher',
  'edge',
  'corner',
  'occupied',
  'occupied-lower',
  'canyon',
] as const;
export type PushStop = (typeof PUSH_STOPS)[number];

export interface Push {
  /** The spaces entered, in order. */
  readonly path: readonly Space[];
  /** APX-PUSH-03 or -04. */
  readonly collision: 'A' | 'B' | undefined;
  readonly cause: PushStop | undefined;
  readonly rule: `APX-${string}`;
  /** The space that was not entered, and the elements in the way. */
  readonly next: Space | undefined;
  readonly elements: readonly Element[];
  /** Where the Legend stands afterwards; undefined if its controller chooses among `options`. */
  readonly end: Space | undefined;
  readonly options: readonly Space[];
}

interface Stopped {
  readonly cause: PushStop;
  readonly elements: readonly Element[];
}

const NO_ELEMENTS: readonly Element[] = [];
const NO_SPACES: readonly Space[] = [];

/** Pushes the Legend on `from` up to `spaces` spaces (APX-PUSH-01 to -11). `figures`: spaces of other Legends. */
export function push(
  lattice: Lattice,
  from: Space,
  direction: Direction,
  spaces: number,
  figures: readonly Space[] = [],
): Push {
  const others = figures.filter(f => !isSame(f, from));
  const path: Space[] = [];
  const stay = { path, next: undefined, elements: NO_ELEMENTS, options: NO_SPACES };
  let at = from;
  if (objectOn(lattice, at)?.canyon)
    return { ...stay, collision: undefined, cause: 'canyon', rule: 'APX-OBJ-24', end: at };
  while (path.length < spaces) {
    const next = neighbourIn(at, direction);
    const stopped = stopBefore(lattice, at, next, direction, others);
    if (stopped?.cause === 'occupied-lower') return fall(lattice, path, at, next, others);
    if (stopped) return { ...stay, ...stopped, collision: 'A', rule: 'APX-PUSH-03', next, end: at };
    path.push(next);
    at = next;
    if (objectOn(lattice, at)?.canyon)
      return { ...stay, collision: undefined, cause: 'canyon', rule: 'APX-OBJ-22', end: at };
  }
  return { ...stay, collision: undefined, cause: undefined, rule: 'APX-PUSH-02', end: at };
}

function stopBefore(
  lattice: Lattice,
  at: Space,
  next: Space,
  direction: Direction,
  figures: readonly Space[],
): Stopped | undefined {
  if (!isOnMap(lattice, next)) return { cause: 'off-map', elements: NO_ELEMENTS };
  const level = levelOf(lattice, at);
  const fall = level - levelOf(lattice, next);
  if (fall < 0) return { cause: 'higher', elements: NO_ELEMENTS };
  const elements = barsOn(lattice, at, next, direction, level);
  if (elements.length > 0) return { cause: at.x === next.x || at.y === next.y ? 'edge' : 'corner', elements };
  if (isFreeForLegend(lattice, next, figures)) return undefined;
  return { cause: fall === 0 ? 'occupied' : 'occupied-lower', elements: NO_ELEMENTS };
}

/** APX-PUSH-10, -11: elements on the Legend's own level on the edge, or on both sides of the corner. */
function barsOn(
  lattice: Lattice,
  at: Space,
  next: Space,
  direction: Direction,
  level: number,
): readonly Element[] {
  const { x, y } = STEP[direction];
  if (x === 0 || y === 0) return elementsOn(lattice, commonEdge(at, next)).filter(e => reaches(e, level));
  const [one, other] = elementsOnSides(lattice, commonCorner(at, next), x === y);
  const bars = (e: Element): boolean => e.object.connectable && reaches(e, level);
  return one.some(bars) && other.some(bars) ? [...one, ...other].filter(bars) : NO_ELEMENTS;
}

/** APX-PUSH-04: the controller places it beside the lower space, if there is room. */
function fall(
  lattice: Lattice,
  path: readonly Space[],
  at: Space,
  next: Space,
  figures: readonly Space[],
): Push {
  const options = neighbouringSpaces(lattice, next).filter(s => isFreeForLegend(lattice, s, figures));
  return {
    path,
    collision: 'B',
    cause: 'occupied-lower',
    rule: 'APX-PUSH-04',
    next,
    elements: NO_ELEMENTS,
    end: options.length === 0 ? at : undefined,
    options,
  };
}

/** APX-PUSH-02 and gap 33: straight away from the pusher, in the nearest of the eight directions. */
export function awayFrom(pusher: Space, pushed: Space): Direction {
  const [dx, dy] = [pushed.x - pusher.x, pushed.y - pusher.y];
  const sum = (Math.abs(dx) + Math.abs(dy)) * (Math.abs(dx) + Math.abs(dy));
  const x = sum < 2 * dy * dy ? 0 : Math.sign(dx);
  const y = sum < 2 * dx * dx ? 0 : Math.sign(dy);
  for (const [direction, way] of Object.entries(STEP) as [Direction, Space][])
    if (way.x === x && way.y === y) return direction;
  throw new RangeError('a Legend cannot be pushed from its own space');
}
