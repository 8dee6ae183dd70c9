import { OBJECTS, type ObjectKind, type Plan } from '@potyczka/geometry/lattice';
import type { Edge, Space } from '../vocabulary.js';

/** A map as data: levels, and what stands on edges and spaces. Plain, so that a position can carry its own. */
export interface MapData {
  readonly id: string;
  readonly levels: readonly (readonly number[])[];
  readonly edges: readonly { readonly kind: ObjectKind; readonly at: Edge }[];
  readonly spaces: readonly { readonly kind: ObjectKind; readonly at: Space }[];
  /** Zipline anchors of the map: pairs of intersections (APX-OBJ-15). */
  readonly ziplines: readonly { readonly a: MapPoint; readonly b: MapPoint }[];
  readonly mark: 'book' | 'placeholder';
}
type MapPoint = { readonly x: number; readonly y: number; readonly level: number };

type Block = readonly [x0: number, x1: number, y0: number, y1: number];

const SIZE = 12;
/** P7. Not from the rulebook: it has the pieces of D17, their places are ours. */
const LEVEL_1: readonly Block[] = [
  [1, 3, 1, 3],
  [8, 10, 8, 10],
  [7, 10, 2, 3],
  [1, 4, 8, 9],
  [5, 6, 5, 7],
];
const LEVEL_2: readonly Block[] = [
  [1, 2, 1, 3],
  [9, 10, 8, 10],
  [5, 6, 5, 6],
];

const isIn = (blocks: readonly Block[], x: number, y: number): boolean =>
  blocks.some(([x0, x1, y0, y1]) => x >= x0 && x <= x1 && y >= y0 && y <= y1);

const V = (x: number, y: number): Edge => ({ side: 'V', x, y });
const H = (x: number, y: number): Edge => ({ side: 'H', x, y });
const all = (kind: ObjectKind, at: readonly Edge[]) => at.map(edge => ({ kind, at: edge }));

export const CROSSROADS: MapData = {
  id: 'crossroads',
  mark: 'placeholder',
  levels: Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (_, x) => (isIn(LEVEL_2, x, y) ? 2 : isIn(LEVEL_1, x, y) ? 1 : 0)),
  ),
  edges: [
    ...all('wall', [H(1, 6), H(2, 6), H(3, 6), H(8, 6), H(9, 6), H(10, 6)]),
    ...all('wall', [V(6, 0), V(6, 1), V(6, 9), V(6, 10), V(4, 5)]),
    ...all('low-wall', [H(5, 4), H(6, 9), V(8, 6)]),
    ...all('low-edge-wall', [H(2, 8)]),
    ...all('supply-bin', [
      V(5, 0),
      H(11, 4),
      H(0, 7),
      V(7, 11),
      V(6, 4),
      H(4, 7),
      H(7, 5),
      V(5, 10),
      V(9, 2),
      V(3, 9),
    ]),
  ],
  spaces: [
    { kind: 'beacon', at: { x: 5, y: 2 } },
    { kind: 'beacon', at: { x: 6, y: 10 } },
    { kind: 'beacon', at: { x: 1, y: 5 } },
    { kind: 'beacon', at: { x: 10, y: 6 } },
  ],
  ziplines: [],
};

export const MAPS: readonly MapData[] = [CROSSROADS];

/** The plan that geometry reads, with what abilities have put on spaces. */
export const planOf = (map: MapData, extra: Plan['spaces'] = []): Plan => ({
  levels: map.levels,
  edges: map.edges.map(({ kind, at }) => ({ at, object: OBJECTS[kind] })),
  spaces: [...map.spaces.map(({ kind, at }) => ({ at, object: OBJECTS[kind] })), ...extra],
});

/** The supply bins by their number: their place among the edges of the map that carry one. */
export const binsOf = (map: MapData): readonly Edge[] =>
  map.edges.filter(e => e.kind === 'supply-bin').map(e => e.at);

export const beaconsOf = (map: MapData): readonly Space[] =>
  map.spaces.filter(s => s.kind === 'beacon').map(s => s.at);
