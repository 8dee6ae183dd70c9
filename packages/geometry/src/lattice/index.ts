export {
  type AreaSpace,
  area,
  landing,
  PATTERNS,
  type Pattern,
  type PatternName,
  pattern,
  sourceLevel,
} from './area.js'; // APX-AOE, APX-USE
export { type Cover, cover } from './cover.js'; // APX-SHOOT-43 to -47
export type { Barrier, BarrierKind, End, Meeting } from './crossing.js'; // APX-LOS-26 to -29
export { distance, distanceToPoint } from './distance.js'; // APX-DIST
export { type Drawing, draw, edge, intersection, readDrawing, space } from './drawing.js';
export { isFreeForLegend, isFreeForObject } from './free.js'; // APX-LEVEL-02, APX-OBJ-18
export { type IntersectionState, intersectionState, isFreeIntersection } from './intersections.js'; // APX-ABIL-40
export { keptBySpace } from './kept.js';
export {
  type Element,
  elementsOn,
  isImpassable,
  isOnMap,
  type Lattice,
  levelOf,
  objectOn,
  type Plan,
  spacesOf,
} from './lattice.js'; // APX-LEVEL
export { makeLattice } from './make-lattice.js';
export {
  adjacentSpaces,
  isAdjacent,
  isAdjacentToEdge,
  isAdjacentToElement,
  type Nearness,
  near,
  neighbouringSpaces,
} from './near.js'; // APX-ADJ
export { BUILDING_WALL, type GridObject, isObjectKind, OBJECTS, type ObjectKind } from './objects.js'; // APX-OBJ
export * from './places.js';
export { awayFrom, PUSH_STOPS, type Push, type PushStop, push } from './push.js'; // APX-PUSH
export { pathTo, reach, type Stop } from './reach.js'; // APX-MOVE-36
export {
  isSeen,
  type Judgement,
  type LatticeSight,
  type Shadow,
  type SightRule,
  sight,
  type Weighed,
} from './sight.js'; // APX-LOS
export { type Charge, type Refused, STEP_BARS, type Step, type StepBar, step } from './step.js'; // APX-MOVE
export { arrivals, mayUseAnchor } from './zipline.js'; // APX-OBJ-16
export { isInZone, isZoneBeforePoint, spacesInZone, type ZoneEffect, zoneEffect } from './zone.js'; // APX-ABIL-15 to -23
