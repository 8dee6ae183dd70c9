import type { Barrier, End, Way } from './crossing.js';
import type { GridObject } from './objects.js';
import { type Edge, type Point, SIDES, type Side, type Space } from './places.js';

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
