import { ahead } from './angle.js';
import {
  type Base,
  isNotched,
  type Mini,
  type Pose,
  type Silhouette,
  type Unit,
  type UnitType,
} from './field.js';
import { MEASURES } from './measures.js';
import type { Outline } from './shapes.js';

/** D7: the outline of a base in a pose. An oblong base is a rectangle with a half circle at each short end. */
export const baseOutline = (base: Base, pose: Pose): Outline => {
  if (base.shape === 'round') return { core: [pose.at], radius: base.diameter / 2 };
  const half = (base.length - base.width) / 2;
  return {
    core: [ahead(pose.at, pose.facing, -half), ahead(pose.at, pose.facing, half)],
    radius: base.width / 2,
  };
};

/** Length of a base along its facing. */
export const baseLength = (base: Base): number => (base.shape === 'round' ? base.diameter : base.length);

export const baseWidth = (base: Base): number => (base.shape === 'round' ? base.diameter : base.width);

/** D8: a silhouette on the field: the outline of the base between two heights above the battlefield. */
export interface Cylinder {
  readonly outline: Outline;
  readonly bottom: number;
  readonly top: number;
}

export const cylinder = (base: Base, silhouette: Silhouette, pose: Pose): Cylinder => ({
  outline: baseOutline(base, pose),
  bottom: pose.level + silhouette.bottom,
  top: pose.level + silhouette.top,
});

/** LEG-LOS-03: all troopers have one of two silhouettes, by their base; those of vehicles are agreed. */
export const trooperSilhouette = (type: UnitType): Silhouette => ({
  bottom: 0,
  top: isNotched(type) ? MEASURES.silhouette.notchedBase : MEASURES.silhouette.smallBase,
});

/** LEG-LOS-01, -03, -04: the silhouette of a mini of a unit. */
export const silhouetteOf = (unit: Unit, mini: Mini): Cylinder =>
  cylinder(unit.base, unit.silhouette, mini.pose);

export const outlineOf = (unit: Unit, mini: Mini): Outline => baseOutline(unit.base, mini.pose);
