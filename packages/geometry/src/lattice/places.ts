/** APX-LEVEL-01: the grid has spaces, edges and intersections. x runs right, y runs down, both from 0. */
export interface Space {
  readonly x: number;
  readonly y: number;
}

/** `V` x,y lies between the spaces (x-1,y) and (x,y); `H` x,y between (x,y-1) and (x,y). */
export const SIDES = ['V', 'H'] as const;
export type Side = (typeof SIDES)[number];

export interface Edge extends Space {
  readonly side: Side;
}

/** A corner of the grid seen from above: the upper left corner of space (x,y). */
export interface Point extends Space {}

/** APX-ADJ-12: on each level the corner is an intersection of its own. */
export interface Intersection extends Point {
  readonly level: number;
}

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step in each direction; north is up, y - 1. */
export const STEP: Readonly<Record<Direction, Space>> = {
  N: { x: 0, y: -1 },
  NE: { x: 1, y: -1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: 1 },
  S: { x: 0, y: 1 },
  SW: { x: -1, y: 1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: -1 },
};

export const isSame = (a: Space, b: Space): boolean => a.x === b.x && a.y === b.y;

export const isIntersection = (place: Space | Intersection): place is Intersection => 'level' in place;
export const isEdge = (place: Space | Edge): place is Edge => 'side' in place;

export const neighbourIn = (from: Space, direction: Direction): Space => ({
  x: from.x + STEP[direction].x,
  y: from.y + STEP[direction].y,
});

/** The two spaces that share an edge. */
export const spacesOfEdge = ({ side, x, y }: Edge): readonly [Space, Space] =>
  side === 'V'
    ? [
        { x: x - 1, y },
        { x, y },
      ]
    : [
        { x, y: y - 1 },
        { x, y },
      ];

/** The four spaces that share a corner. */
export const spacesOfPoint = ({ x, y }: Point): readonly [Space, Space, Space, Space] => [
  { x: x - 1, y: y - 1 },
  { x, y: y - 1 },
  { x: x - 1, y },
  { x, y },
];
