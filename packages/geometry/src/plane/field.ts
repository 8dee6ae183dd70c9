import type { Point } from './exact.js';

/** LEG-TERR-01 */
export const TERRAIN_KINDS = ['scatter', 'area', 'obstacle'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** LEG-TERR-11 */
export const MOVEMENT_CLASSES = ['open', 'difficult', 'impassable'] as const;
export type MovementClass = (typeof MOVEMENT_CLASSES)[number];

/** LEG-TERR-17; the index is the cover value of D11. */
export const COVERS = ['none', 'light', 'heavy'] as const;
export type Cover = (typeof COVERS)[number];

export const TROOPER_TYPES = ['trooper', 'clone', 'droid', 'wookiee', 'creature', 'emplacement'] as const;
export const VEHICLE_TYPES = ['groundVehicle', 'repulsorVehicle'] as const;
export const UNIT_TYPES = [...TROOPER_TYPES, ...VEHICLE_TYPES] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export type Side = string;
export type TerrainId = string;
export type MiniId = string;
export type UnitId = string;

/** An upright prism: a simple polygon, anticlockwise (see `polygon` in shapes.ts), from `bottom` to `top`. */
export interface Terrain {
  readonly id: TerrainId;
  readonly kind: TerrainKind;
  readonly barricade: boolean;
  readonly move: MovementClass;
  readonly cover: Cover;
  readonly blocksSight: boolean;
  readonly polygon: readonly Point[];
  readonly bottom: number;
  readonly top: number;
  /** Parts of one piece carry the same name here (G-57). */
  readonly partOf?: string;
}

/** An objective token, or a bomb cart, on which nobody may end either. */
export interface Token {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
  readonly isCart?: boolean;
}

/** D7. Small and notched bases are round; oblong ones are notched too. `length` and `width` are over all. */
export type Base =
  | { readonly shape: 'round'; readonly diameter: number }
  | { readonly shape: 'oblong'; readonly length: number; readonly width: number };

/** Where a mini stands: centre of the base, level of its underside, facing (meaningless for small bases). */
export interface Pose {
  readonly at: Point;
  readonly level: number;
  readonly facing: number;
}

export interface Mini {
  readonly id: MiniId;
  readonly pose: Pose;
}

/** D8: heights above the underside of the base. */
export interface Silhouette {
  readonly bottom: number;
  readonly top: number;
}

/** What a mover may do beyond what its type says: movement keywords as properties of the mover. */
export interface Mobility {
  /** Difficult terrain does not slow it: under the tool only (Scale), or nowhere (Unhindered, Jump, Scout). */
  readonly ignoresDifficult?: 'tool' | 'all';
  /** Heights that a climb may change; 0: it cannot climb. One if it is not said, none for notched bases. */
  readonly climbs?: number;
  /** Terrain of so many heights is moved over and may be ended on (Jump, Speeder, Hover: Air). */
  readonly over?: number;
  /** Minis of so many heights above the start are moved over (Jump). */
  readonly overMinis?: number;
  /** How far a pivot may turn. */
  readonly pivots?: number;
  readonly reverses?: boolean;
  /** It may slide sideways along a tool in a side notch (Strafe). */
  readonly strafes?: boolean;
  /** It displaces troopers in every move (Hover: Ground). */
  readonly displaces?: boolean;
  /** Engaged with one enemy unit only, it may still move. */
  readonly disengages?: boolean;
  /** Enemies may not be brought into base contact with it. */
  readonly untouchable?: boolean;
}

/** A unit on the field; `minis[0]` is the unit leader. */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly type: UnitType;
  readonly base: Base;
  readonly silhouette: Silhouette;
  readonly speed: number;
  readonly leaderHasMelee: boolean;
  readonly suppression: number;
  readonly minis: readonly [Mini, ...Mini[]];
  readonly mobility?: Mobility;
  /** A vehicle that falls where it is not held up (LEG-UTYPE-38, -48). */
  readonly tips?: boolean;
}

/** The table lies from (0, 0) to (width, depth). */
export interface Field {
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly Terrain[];
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
}

export const leaderOf = (unit: Unit): Mini => unit.minis[0];

/** LEG-UTYPE-01 to -03, -24 */
export const isVehicle = (type: UnitType): boolean => type === 'groundVehicle' || type === 'repulsorVehicle';
export const isTrooper = (type: UnitType): boolean => !isVehicle(type);

/** LEG-MEAS-19 */
export const isNotched = (type: UnitType): boolean =>
  type === 'creature' || type === 'emplacement' || isVehicle(type);
