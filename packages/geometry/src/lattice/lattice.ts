import type { Barrier } from './barriers.js';
import { type End, type Way, waysOf } from './line.js';
import { BUILDING_WALL, type GridObject } from './objects.js';
import { type Edge, type Point, SIDES, type Side, type Space, spacesOfEdge } from './places.js';

/** What the table shows: levels of the surfaces and the objects that stand on the grid. */
export interface Plan {
  /** One row per y, one number per x: the level of the space's surface. */
  readonly levels: readonly (readonly number[])[];
  readonly edges?: readonly { readonly at: Edge; readonly object: GridObject }[];
  readonly spaces?: readonly { readonly at: Space; readonly object: GridObject }[];
}

/** APX-LEVEL-10: something on an edge, with base b and top t. */
export interface Element {
  readonly object: GridObject;
  readonly at: Edge;
  readonly base: number;
  readonly top: number;
}

/** Levels of spaces, heights of blockers; NONE where there is no blocker. */
export const NONE = -1;

/** Grenades may lie off the map (APX-USE-08), so lines may start up to this many spaces outside. */
const MARGIN = 8;

/**
 * A plan made ready for questions. Spaces, edges and corners with the same x
 * and y share one index; the map is surrounded by MARGIN rings of empty ground.
 */
export interface Lattice {
  readonly width: number;
  readonly height: number;
  /** Columns and rows with the margins. */
  readonly stride: number;
  readonly rows: number;
  readonly level: Int8Array;
  readonly objects: readonly (GridObject | undefined)[];
  /** What stands on each edge; see `slotOf`. */
  readonly elements: readonly (readonly Element[] | undefined)[];
  /** Greatest top of the connectable blockers on each edge; see `slotOf`. */
  readonly joints: Int8Array;
  /** Height of the barrier on each edge (APX-LOS-26) and at each corner (APX-LOS-27); see `slotOf`. */
  readonly heights: Int8Array;
  /** The barriers themselves, described when first met; see `slotOf`. */
  readonly standing: (Barrier | undefined)[];
  /** Height of the blocker that occupies the space (APX-LOS-28). */
  readonly rocks: Int8Array;
  readonly hasRocks: boolean;
  /** Holds an impassable object or belongs to an impassable roof (APX-MOVE-31). */
  readonly impassable: Uint8Array;
  /** Every space of the map as an end of lines of sight. */
  readonly ends: readonly (End | undefined)[];
  /** Straight lines that have been looked along on lattices of this size. */
  readonly ways: (Way | undefined)[];
}

const NO_ELEMENTS: readonly Element[] = [];

export const indexOf = (lattice: Lattice, { x, y }: Space): number =>
  (y + MARGIN) * lattice.stride + x + MARGIN;

export const placeOf = (lattice: Lattice, index: number): Space => ({
  x: (index % lattice.stride) - MARGIN,
  y: Math.floor(index / lattice.stride) - MARGIN,
});

/** Four slots share an index: its vertical edge, its horizontal edge, its corner passed from NW to SE, and from NE to SW. */
export const slotOf = (side: Side | 'falling' | 'rising', index: number): number =>
  4 * index + (side === 'V' ? 0 : side === 'H' ? 1 : side === 'falling' ? 2 : 3);

/** The side of an edge's slot; undefined for a corner's. */
export const sideOf = (slot: number): Side | undefined => SIDES[slot & 3];

export const isOnMap = (lattice: Lattice, { x, y }: Space): boolean =>
  x >= 0 && y >= 0 && x < lattice.width && y < lattice.height;

/** APX-LEVEL-10: outside the map 0. */
export const levelOf = (lattice: Lattice, at: Space): number =>
  isOnMap(lattice, at) ? lattice.level[indexOf(lattice, at)]! : 0;

export const objectOn = (lattice: Lattice, at: Space): GridObject | undefined =>
  isOnMap(lattice, at) ? lattice.objects[indexOf(lattice, at)] : undefined;

/** The building wall, if any, and the object, if any, on an edge. */
export const elementsOn = (lattice: Lattice, at: Edge): readonly Element[] =>
  at.x >= 0 && at.y >= 0 && at.x <= lattice.width && at.y <= lattice.height
    ? (lattice.elements[slotOf(at.side, indexOf(lattice, at))] ?? NO_ELEMENTS)
    : NO_ELEMENTS;

export const isImpassable = (lattice: Lattice, at: Space): boolean =>
  isOnMap(lattice, at) && lattice.impassable[indexOf(lattice, at)] === 1;

/** Every space of the map, row by row. */
export function* spacesOf(lattice: Lattice): Generator<Space> {
  for (let y = 0; y < lattice.height; y++) for (let x = 0; x < lattice.width; x++) yield { x, y };
}

export const edgesAt = ({ x, y }: Point): Readonly<Record<'up' | 'down' | 'left' | 'right', Edge>> => ({
  up: { side: 'V', x, y: y - 1 },
  down: { side: 'V', x, y },
  left: { side: 'H', x: x - 1, y },
  right: { side: 'H', x, y },
});

/**
 * What stands on the two sides of a line that passes a corner diagonally (APX-MOVE-34,
 * APX-LOS-27): on each side two edges. `falling` is the direction from NW to SE or back.
 */
export function elementsOnSides(
  lattice: Lattice,
  at: Point,
  falling: boolean,
): readonly [readonly Element[], readonly Element[]] {
  const { up, down, left, right } = edgesAt(at);
  return [both(lattice, up, falling ? right : left), both(lattice, down, falling ? left : right)];
}

const both = (lattice: Lattice, one: Edge, other: Edge): readonly Element[] => {
  const [a, b] = [elementsOn(lattice, one), elementsOn(lattice, other)];
  return a.length === 0 ? b : b.length === 0 ? a : [...a, ...b];
};

/** Reaches level v: base b = v, or b < v and top t > v (APX-PUSH-10, APX-SHOOT-44, APX-ABIL-40). */
export const reaches = ({ base, top }: Element, v: number): boolean => base === v || (base < v && top > v);

export function makeLattice(plan: Plan): Lattice {
  const height = plan.levels.length;
  const width = plan.levels[0]?.length ?? 0;
  if (width === 0) throw new RangeError('a lattice needs at least one space');
  const stride = width + 1 + 2 * MARGIN;
  const rows = height + 1 + 2 * MARGIN;
  const size = stride * rows;
  const lattice = {
    width,
    height,
    stride,
    rows,
    level: new Int8Array(size),
    objects: new Array<GridObject | undefined>(size).fill(undefined),
    elements: new Array<readonly Element[] | undefined>(4 * size).fill(undefined),
    joints: new Int8Array(4 * size).fill(NONE),
    heights: new Int8Array(4 * size).fill(NONE),
    standing: new Array<Barrier | undefined>(4 * size).fill(undefined),
    rocks: new Int8Array(size).fill(NONE),
    hasRocks: (plan.spaces ?? []).some(({ object }) => object.blocker),
    impassable: new Uint8Array(size),
    ends: new Array<End | undefined>(size).fill(undefined),
    ways: waysOf(stride, rows),
  };
  layLevels(lattice, plan);
  placeOnSpaces(lattice, plan);
  raiseBuildingWalls(lattice);
  placeOnEdges(lattice, plan);
  joinAtCorners(lattice);
  closeRingedRoofs(lattice, plan);
  return lattice;
}

type Draft = {
  -readonly [K in keyof Lattice]: K extends 'objects'
    ? (GridObject | undefined)[]
    : K extends 'ends'
      ? (End | undefined)[]
      : K extends 'elements'
        ? (readonly Element[] | undefined)[]
        : Lattice[K];
};

function layLevels(lattice: Draft, { levels }: Plan): void {
  for (const [y, row] of levels.entries()) {
    if (row.length !== lattice.width) throw new RangeError(`row ${y} is not ${lattice.width} spaces wide`);
    for (const [x, level] of row.entries()) {
      if (!Number.isInteger(level) || level < 0 || level > 100)
        throw new RangeError(`level ${level} at ${x},${y}`);
      const i = indexOf(lattice, { x, y });
      lattice.level[i] = level;
      lattice.ends[i] = { x, y, span: 1, level };
    }
  }
}

function placeOnSpaces(lattice: Draft, { spaces = [] }: Plan): void {
  for (const { at, object } of spaces) {
    const where = `${object.kind} at ${at.x},${at.y}`;
    if (!isOnMap(lattice, at)) throw new RangeError(`${where} is off the map`);
    if (object.occupies !== 'space') throw new RangeError(`${where} does not occupy a space`);
    const i = indexOf(lattice, at);
    if (lattice.objects[i]) throw new RangeError(`${where}: the space is occupied`);
    lattice.objects[i] = object;
    if (object.blocker) lattice.rocks[i] = lattice.level[i]! + object.height;
    if (object.impassable) lattice.impassable[i] = 1;
  }
}

/** APX-LEVEL-10: one wall from the lower to the higher level wherever the two spaces of an edge differ. */
function raiseBuildingWalls(lattice: Draft): void {
  const { level, width, height, stride } = lattice;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const i = indexOf(lattice, { x, y });
      raiseBetween(lattice, { side: 'V', x, y }, level[i - 1]!, level[i]!);
      raiseBetween(lattice, { side: 'H', x, y }, level[i - stride]!, level[i]!);
    }
  }
}

function raiseBetween(lattice: Draft, at: Edge, one: number, other: number): void {
  if (one !== other)
    raise(lattice, { object: BUILDING_WALL, at, base: Math.min(one, other), top: Math.max(one, other) });
}

/** APX-LEVEL-10: an object on an edge stands on the higher of the two spaces. */
function placeOnEdges(lattice: Draft, { edges = [] }: Plan): void {
  for (const { at, object } of edges) {
    const where = `${object.kind} at ${at.side}(${at.x},${at.y})`;
    const [a, b] = spacesOfEdge(at);
    if (!isOnMap(lattice, a) && !isOnMap(lattice, b)) throw new RangeError(`${where} is off the map`);
    if (object.occupies !== 'edge') throw new RangeError(`${where} does not occupy an edge`);
    if (elementsOn(lattice, at).some(e => e.object !== BUILDING_WALL))
      throw new RangeError(`${where}: the edge is occupied`);
    const base = Math.max(levelOf(lattice, a), levelOf(lattice, b));
    raise(lattice, { object, at, base, top: base + object.height });
  }
}

function raise(lattice: Draft, element: Element): void {
  const { at, object, top } = element;
  const slot = slotOf(at.side, indexOf(lattice, at));
  lattice.elements[slot] = [...(lattice.elements[slot] ?? []), element];
  if (!object.blocker) return;
  if (top > lattice.heights[slot]!) lattice.heights[slot] = top;
  if (object.connectable && top > lattice.joints[slot]!) lattice.joints[slot] = top;
}

/** APX-LOS-27: a joint is as high as the lower of the two sides that the line passes between. */
function joinAtCorners(lattice: Draft): void {
  const { joints, heights, width, height } = lattice;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const i = indexOf(lattice, { x, y });
      const up = joints[slotOf('V', i - lattice.stride)]!;
      const down = joints[slotOf('V', i)]!;
      const left = joints[slotOf('H', i - 1)]!;
      const right = joints[slotOf('H', i)]!;
      heights[slotOf('falling', i)] = Math.min(Math.max(up, right), Math.max(left, down));
      heights[slotOf('rising', i)] = Math.min(Math.max(up, left), Math.max(right, down));
    }
  }
}

/** APX-OBJ-07: roofs all of whose edges carry edge walls of their own. */
function closeRingedRoofs(lattice: Draft, { edges = [] }: Plan): void {
  if (!edges.some(({ object }) => object.impassable)) return;
  const seen = new Set<number>();
  for (const start of spacesOf(lattice)) {
    if (levelOf(lattice, start) === 0 || seen.has(indexOf(lattice, start))) continue;
    const { roof, ringed } = roofAround(lattice, start);
    for (const at of roof) {
      seen.add(indexOf(lattice, at));
      if (ringed) lattice.impassable[indexOf(lattice, at)] = 1;
    }
  }
}

/** The spaces of one level that are joined by sides without an edge wall, and whether edge walls close them in. */
function roofAround(lattice: Lattice, start: Space): { roof: readonly Space[]; ringed: boolean } {
  const level = levelOf(lattice, start);
  const roof = [start];
  const seen = new Set([indexOf(lattice, start)]);
  let ringed = true;
  for (const at of roof) {
    for (const rim of rimOf(at)) {
      const walled = elementsOn(lattice, rim).some(e => e.object.impassable && e.base === level);
      if (walled) continue;
      const beyond = spacesOfEdge(rim).find(s => s.x !== at.x || s.y !== at.y)!;
      if (!isOnMap(lattice, beyond) || levelOf(lattice, beyond) !== level) ringed = false;
      else if (!seen.has(indexOf(lattice, beyond))) {
        seen.add(indexOf(lattice, beyond));
        roof.push(beyond);
      }
    }
  }
  return { roof, ringed };
}

const rimOf = ({ x, y }: Space): readonly Edge[] => [
  { side: 'V', x, y },
  { side: 'V', x: x + 1, y },
  { side: 'H', x, y },
  { side: 'H', x, y: y + 1 },
];
