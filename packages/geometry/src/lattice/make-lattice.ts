import type { Barrier, End } from './crossing.js';
import {
  type Element,
  elementsOn,
  indexOf,
  isOnMap,
  type Lattice,
  levelOf,
  MARGIN,
  NONE,
  type Plan,
  slotOf,
  spacesOf,
} from './lattice.js';
import { waysOf } from './line.js';
import { BUILDING_WALL, type GridObject } from './objects.js';
import { type Edge, type Space, spacesOfEdge } from './places.js';

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
