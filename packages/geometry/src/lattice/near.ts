import { type Element, isOnMap, type Lattice, levelOf } from './lattice.js';
import {
  DIRECTIONS,
  type Edge,
  type Intersection,
  isIntersection,
  isSame,
  neighbourIn,
  type Space,
  spacesOfEdge,
  spacesOfPoint,
} from './places.js';
import { crossing } from './step.js';

/** How a space at distance 1 stands to another space or to an intersection. */
export interface Nearness {
  readonly space: Space;
  /** APX-ADJ-02, -11: on the same level with no obstacle between. */
  readonly adjacent: boolean;
  /** APX-ADJ-04: on the same or a lower level with no obstacle between. Not symmetric (APX-ADJ-05). */
  readonly neighbouring: boolean;
  /** The obstacles between (APX-ADJ-13). */
  readonly obstacles: readonly Element[];
}

const NONE_BETWEEN: readonly Element[] = [];

/** APX-ADJ-13: the obstacles that a step from `of` to the other space would cross. */
function obstaclesBetween(lattice: Lattice, of: Space, other: Space): readonly Element[] {
  return crossing(lattice, of, other).crossed.filter(e => e.object.obstacle);
}

/** Every map space at distance 1 from a space (APX-ADJ-01), or at an intersection (APX-ADJ-11, gap 48). */
export function near(lattice: Lattice, of: Space | Intersection): readonly Nearness[] {
  if (isIntersection(of))
    return spacesOfPoint(of)
      .filter(s => isOnMap(lattice, s))
      .map(s => nearness(s, levelOf(lattice, s), of.level, NONE_BETWEEN));
  const level = levelOf(lattice, of);
  return DIRECTIONS.map(d => neighbourIn(of, d))
    .filter(s => isOnMap(lattice, s))
    .map(s => nearness(s, levelOf(lattice, s), level, obstaclesBetween(lattice, of, s)));
}

const nearness = (space: Space, its: number, level: number, obstacles: readonly Element[]): Nearness => ({
  space,
  adjacent: its === level && obstacles.length === 0,
  neighbouring: its <= level && obstacles.length === 0,
  obstacles,
});

export const adjacentSpaces = (lattice: Lattice, to: Space | Intersection): readonly Space[] =>
  near(lattice, to)
    .filter(n => n.adjacent)
    .map(n => n.space);

export const neighbouringSpaces = (lattice: Lattice, to: Space | Intersection): readonly Space[] =>
  near(lattice, to)
    .filter(n => n.neighbouring)
    .map(n => n.space);

export const isAdjacent = (lattice: Lattice, a: Space, to: Space | Intersection): boolean =>
  near(lattice, to).some(n => n.adjacent && isSame(n.space, a));

/** APX-ADJ-07, -10: a space is adjacent to one of its edges, taken on a level, if it lies on that level. */
export const isAdjacentToEdge = (lattice: Lattice, a: Space, at: Edge, level: number): boolean =>
  isOnMap(lattice, a) && levelOf(lattice, a) === level && spacesOfEdge(at).some(s => isSame(s, a));

/** APX-ADJ-07 to -09: ... and to what stands there, on the level of its base. */
export const isAdjacentToElement = (lattice: Lattice, a: Space, element: Element): boolean =>
  isAdjacentToEdge(lattice, a, element.at, element.base);
