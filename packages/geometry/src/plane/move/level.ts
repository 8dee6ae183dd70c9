import {
  isNotched,
  isTrooper,
  isVehicle,
  type MovementClass,
  type Terrain,
  type Unit,
  type UnitType,
} from '../field.js';
import { MEASURES } from '../measures.js';

/** The lower and the higher level between which a mini stands or moves. */
export interface Levels {
  readonly low: number;
  readonly high: number;
}

export const onLevel = (level: number): Levels => ({ low: level, high: level });
export const between = (a: number, b: number): Levels => ({ low: Math.min(a, b), high: Math.max(a, b) });

/** Anything that reaches from one height to another. */
interface Upright {
  readonly bottom: number;
  readonly top: number;
}

/** G-25: what lies wholly above the mini, or wholly below the level on which it stands, plays no part. */
export const isAside = (piece: Upright, levels: Levels, height: number): boolean =>
  piece.bottom >= levels.high + height || piece.top < levels.low;

/** G-26: area terrain has no body. */
export const hasBody = (terrain: Terrain): boolean => terrain.kind !== 'area';

/** LEG-TERR-03, G-66: a barricade is difficult for troopers and open for vehicles. */
export const movementClass = (terrain: Terrain, type: UnitType): MovementClass => {
  if (!terrain.barricade || terrain.move === 'impassable') return terrain.move;
  return isVehicle(type) ? 'open' : 'difficult';
};

/** LEG-MOVE-27, LEG-TERR-14; LEG-UTYPE-47: repulsor vehicles move onto and through impassable terrain. */
export const isImpassable = (terrain: Terrain, type: UnitType): boolean =>
  type !== 'repulsorVehicle' && movementClass(terrain, type) === 'impassable';

/** LEG-TERR-06, -16: on this a trooper stands wholly or not at all. */
export const wantsWholeBase = (terrain: Terrain, type: UnitType): boolean =>
  isTrooper(type) && (terrain.barricade || terrain.kind === 'obstacle');

/** LEG-CLIMB-01, -03 and the keywords of climbing: heights that a climb of this unit may change; 0: none. */
export const climbsOf = (unit: Unit): number => unit.mobility?.climbs ?? (isNotched(unit.type) ? 0 : 1);

/** Terrain that the mover goes over and may end on, seen from the surface on which it starts (D9). */
export const isPassedOver = (terrain: Terrain, unit: Unit, start: number): boolean => {
  const over = unit.mobility?.over ?? 0;
  return over > 0 && terrain.top - start <= over * MEASURES.height;
};

/** LEG-KWU-JUMP-03, -04: a mini that the mover goes over, seen from where it starts. */
export const isLeapt = (mini: { readonly top: number }, unit: Unit, start: number): boolean => {
  const over = unit.mobility?.overMinis ?? 0;
  return over > 0 && mini.top - start <= over * MEASURES.height;
};

/** D8: where a rule compares heights, the top of the silhouette above the underside of the base. */
export const heightOf = (unit: Unit): number => unit.silhouette.top;
