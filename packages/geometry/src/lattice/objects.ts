/** Traits of the object sheet (APX-OBJ), in the words of the core rules. */
export interface GridObject {
  readonly kind: string;
  /** APX-OBJ-01: the part of the grid that it makes not free. */
  readonly occupies: 'space' | 'edge' | 'intersection';
  /** `<level 1>`: 1, else 0. */
  readonly height: 0 | 1;
  readonly blocker: boolean;
  readonly obstacle: boolean;
  readonly impassable: boolean;
  readonly cover: boolean;
  readonly connectable: boolean;
  /** APX-OBJ-18: occupies its space only when objects are placed; APX-OBJ-21: ends the action of who enters. */
  readonly canyon: boolean;
}

type Trait = 'blocker' | 'obstacle' | 'impassable' | 'cover' | 'connectable' | 'canyon';

const object = <K extends string>(
  kind: K,
  occupies: GridObject['occupies'],
  height: 0 | 1,
  ...traits: readonly Trait[]
): GridObject & { readonly kind: K } => ({
  kind,
  occupies,
  height,
  blocker: traits.includes('blocker'),
  obstacle: traits.includes('obstacle'),
  impassable: traits.includes('impassable'),
  cover: traits.includes('cover'),
  connectable: traits.includes('connectable'),
  canyon: traits.includes('canyon'),
});

/** APX-OBJ-05. Never listed on a plan: it follows from the levels (APX-LEVEL-10). */
export const BUILDING_WALL = object('building-wall', 'edge', 1, 'connectable', 'blocker');

export const OBJECTS = {
  wall: object('wall', 'edge', 1, 'connectable', 'blocker', 'obstacle'), // APX-OBJ-02
  'edge-wall': object('edge-wall', 'edge', 1, 'connectable', 'blocker', 'obstacle', 'impassable'), // APX-OBJ-03
  'low-wall': object('low-wall', 'edge', 0, 'connectable', 'obstacle', 'cover'), // APX-OBJ-04
  'low-edge-wall': object('low-edge-wall', 'edge', 0, 'connectable', 'obstacle', 'cover'), // APX-OBJ-04
  'supply-bin': object('supply-bin', 'edge', 0, 'connectable', 'obstacle', 'cover'), // APX-OBJ-10
  beacon: object('beacon', 'space', 0, 'impassable', 'cover'), // APX-OBJ-09
  rock: object('rock', 'space', 1, 'blocker', 'impassable'), // APX-OBJ-13
  tree: object('tree', 'space', 1, 'blocker', 'impassable'), // APX-OBJ-13
  'care-package': object('care-package', 'space', 1, 'blocker', 'impassable'), // APX-OBJ-26
  'heat-shield': object('heat-shield', 'space', 0, 'cover'), // APX-OBJ-27
  drone: object('drone', 'space', 0),
  canyon: object('canyon', 'space', 0, 'canyon'), // APX-OBJ-18
  zipline: object('zipline', 'intersection', 0), // APX-OBJ-14
  smoke: object('smoke', 'intersection', 0),
  dome: object('dome', 'intersection', 0),
} as const;

export type ObjectKind = keyof typeof OBJECTS;

export const isObjectKind = (kind: string): kind is ObjectKind => Object.hasOwn(OBJECTS, kind);
