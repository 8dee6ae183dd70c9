import { keptBySpace } from './kept.js';
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
export const near = (lattice: Lattice, of: Space | Intersection): readonly Nearness[] =>
  isIntersection(of) ? nearPoint(lattice, of) : nearSpace(lattice, of);

const nearPoint = (lattice: Lattice, of: Intersection): readonly Nearness[] =>
  spacesOfPoint(of)
    .filter(s => isOnMap(lattice, s))
    .map(s => nearness(s, levelOf(lattice, s), of.level, NONE_BETWEEN));

const nearSpace = keptBySpace((lattice, of): readonly Nearness[] => {
  const level = levelOf(lattice, of);
  return DIRECTIONS.map(d => neighbourIn(of, d))
    .filter(s => isOnMap(lattice, s))
    .map(s => nearness(s, levelOf(lattice, s), level, obstaclesBetween(lattice, of, s)));
});

const nearness = (space: Space, its: number, level: number, obstacles: readonly Element[]): Nearness => ({
  space,
  adjacent: its === level && obstacles.length === 0,
  neighbouring: its <= level && obstacles.length === 0,
  obstacles,
});

const spacesThat = (found: readonly Nearness[], how: 'adjacent' | 'neighbouring'): readonly Space[] =>
  found.filter(n => n[how]).map(n => n.space);

const adjacentToSpace = keptBySpace((lattice, to) => spacesThat(nearSpace(lattice, to), 'adjacent'));
const neighbouringToSpace = keptBySpace((lattice, to) => spacesThat(nearSpace(lattice, to), 'neighbouring'));

export const adjacentSpaces = (lattice: Lattice, to: Space | Intersection): readonly Space[] =>
  isIntersection(to) ? spacesThat(nearPoint(lattice, to), 'adjacent') : adjacentToSpace(lattice, to);

export const neighbouringSpaces = (lattice: Lattice, to: Space | Intersection): readonly Space[] =>
  isIntersection(to) ? spacesThat(nearPoint(lattice, to), 'neighbouring') : neighbouringToSpace(lattice, to);

export const isAdjacent = (lattice: Lattice, a: Space, to: Space | Intersection): boolean =>
  adjacentSpaces(lattice, to).some(s => isSame(s, a));

/** APX-ADJ-07, -10: a space is adjacent to one of its edges, taken on a level, if it lies on that level. */
export const isAdjacentToEdge = (lattice: Lattice, a: Space, at: Edge, level: number): boolean =>
  isOnMap(lattice, a) && levelOf(lattice, a) === level && spacesOfEdge(at).some(s => isSame(s, a));

/** APX-ADJ-07 to -09: ... and to what stands there, on the level of its base. */
export const isAdjacentToElement = (lattice: Lattice, a: Space, element: Element): boolean =>
  isAdjacentToEdge(lattice, a, element.at, element.base);
