import { BUILDING_WALL, type GridObject } from './objects.js';
import { type Edge, type Point, type Side, type Space, spacesOfEdge } from './places.js';

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
export const MARGIN = 8;

/**
 * A plan made ready for questions. Spaces, edges and corners with the same x
 * and y share one index; the map is surrounded by MARGIN rings of empty ground.
 */
export interface Lattice {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly onMap: Uint8Array;
  readonly level: Int8Array;
  readonly objects: readonly (GridObject | undefined)[];
  readonly elements: Readonly<Record<Side, readonly (readonly Element[] | undefined)[]>>;
  /** Greatest top of the blockers on each edge (APX-LOS-26), of all and of the connectable ones. */
  readonly blockers: Readonly<Record<Side, Int8Array>>;
  readonly joints: Readonly<Record<Side, Int8Array>>;
  /** Height of the blocker that occupies the space (APX-LOS-28). */
  readonly rocks: Int8Array;
  /** Holds an impassable object or belongs to an impassable roof (APX-MOVE-31). */
  readonly impassable: Uint8Array;
}

const NO_ELEMENTS: readonly Element[] = [];

export const indexOf = (lattice: Lattice, { x, y }: Space): number =>
  (y + MARGIN) * lattice.stride + x + MARGIN;

export const placeOf = (lattice: Lattice, index: number): Space => ({
  x: (index % lattice.stride) - MARGIN,
  y: Math.floor(index / lattice.stride) - MARGIN,
});

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
    ? (lattice.elements[at.side][indexOf(lattice, at)] ?? NO_ELEMENTS)
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
 * The edges of a corner on the two sides of a line that passes it diagonally
 * (APX-MOVE-34, APX-LOS-27); `falling` is the direction from NW to SE.
 */
export const sidesAt = (at: Point, falling: boolean): readonly [readonly Edge[], readonly Edge[]] => {
  const { up, down, left, right } = edgesAt(at);
  return falling
    ? [
        [up, right],
        [left, down],
      ]
    : [
        [up, left],
        [right, down],
      ];
};

/** Reaches level v: base b = v, or b < v and top t > v (APX-PUSH-10, APX-SHOOT-44, APX-ABIL-40). */
export const reaches = ({ base, top }: Element, v: number): boolean => base === v || (base < v && top > v);

export function makeLattice(plan: Plan): Lattice {
  const height = plan.levels.length;
  const width = plan.levels[0]?.length ?? 0;
  if (width === 0) throw new RangeError('a lattice needs at least one space');
  const stride = width + 1 + 2 * MARGIN;
  const size = stride * (height + 1 + 2 * MARGIN);
  const side = <T>(make: () => T): Record<Side, T> => ({ V: make(), H: make() });
  const lattice = {
    width,
    height,
    stride,
    onMap: new Uint8Array(size),
    level: new Int8Array(size),
    objects: new Array<GridObject | undefined>(size).fill(undefined),
    elements: side(() => new Array<readonly Element[] | undefined>(size).fill(undefined)),
    blockers: side(() => new Int8Array(size).fill(NONE)),
    joints: side(() => new Int8Array(size).fill(NONE)),
    rocks: new Int8Array(size).fill(NONE),
    impassable: new Uint8Array(size),
  };
  layLevels(lattice, plan);
  placeOnSpaces(lattice, plan);
  raiseBuildingWalls(lattice);
  placeOnEdges(lattice, plan);
  closeRingedRoofs(lattice);
  return lattice;
}

type Draft = {
  -readonly [K in keyof Lattice]: K extends 'objects'
    ? (GridObject | undefined)[]
    : K extends 'elements'
      ? Record<Side, (readonly Element[] | undefined)[]>
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
      lattice.onMap[i] = 1;
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
  for (let y = 0; y <= lattice.height; y++) {
    for (let x = 0; x <= lattice.width; x++) {
      for (const side of ['V', 'H'] as const) {
        const at = { side, x, y };
        const [a, b] = spacesOfEdge(at);
        if (!isOnMap(lattice, a) && !isOnMap(lattice, b)) continue;
        const [base, top] = [levelOf(lattice, a), levelOf(lattice, b)].sort((p, q) => p - q) as [
          number,
          number,
        ];
        if (base < top) raise(lattice, { object: BUILDING_WALL, at, base, top });
      }
    }
  }
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
  const i = indexOf(lattice, at);
  lattice.elements[at.side][i] = [...(lattice.elements[at.side][i] ?? []), element];
  if (!object.blocker) return;
  const { [at.side]: blockers } = lattice.blockers;
  const { [at.side]: joints } = lattice.joints;
  if (top > blockers[i]!) blockers[i] = top;
  if (object.connectable && top > joints[i]!) joints[i] = top;
}

/** APX-OBJ-07: roofs all of whose edges carry edge walls of their own. */
function closeRingedRoofs(lattice: Draft): void {
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
