import { baseLength, baseOutline } from '../base.js';
import { overlapsFootprint, samePiece } from '../contact.js';
import type { Field, MiniId, Pose, Terrain, Unit } from '../field.js';
import { MEASURES } from '../measures.js';
import { compareOutlines, disc, nearestOfCores, type Outline, placeIn } from '../shapes.js';
import {
  hasBody,
  heightOf,
  isAside,
  isImpassable,
  isPassedOver,
  movementClass,
  onLevel,
  wantsWholeBase,
} from './level.js';
import { type Obstacle, refusal } from './obstacle.js';
import { isWhollyOn } from './wholly.js';

/** LEG-MOVE-03: the base may stick out over the edge of the table by no more than the tolerance. */
export const isOnTable = (field: Field, unit: Unit, pose: Pose): boolean => {
  const base = baseOutline(unit.base, pose);
  const out = base.radius - MEASURES.touch;
  return base.core.every(
    p => p.x >= out && p.y >= out && p.x <= field.width - out && p.y <= field.depth - out,
  );
};

/** G-29: inside the body of a piece: on its footprint and below its top; what it does not reach up to is aside. */
const isInside = (terrain: Terrain, level: number): boolean => hasBody(terrain) && level < terrain.top;

/** LEG-TERR-06, -16: a piece of one building with the same treatment counts as one area. */
const isPartlyOn = (base: Outline, terrain: Terrain, near: readonly Terrain[]): boolean => {
  const area = near.filter(
    t => samePiece(t, terrain) && t.barricade === terrain.barricade && t.kind === terrain.kind,
  );
  return !isWhollyOn(
    base,
    area.map(t => t.polygon),
  );
};

/** The pieces on whose footprint a base stands, those aside left out (G-25). */
const terrainUnder = (field: Field, unit: Unit, pose: Pose): readonly Terrain[] => {
  const base = baseOutline(unit.base, pose);
  const levels = onLevel(pose.level);
  return field.terrain.filter(t => !isAside(t, levels, heightOf(unit)) && overlapsFootprint(base, t));
};

/** LEG-MOVE-18, -19: the difficult pieces in which a base stands. */
export const difficultUnder = (field: Field, unit: Unit, pose: Pose): readonly Terrain[] =>
  terrainUnder(field, unit, pose).filter(t => movementClass(t, unit.type) === 'difficult');

/**
 * LEG-UTYPE-38, -48: a vehicle may stick out over the rim of a piece while the middle of its base is held up. Beyond,
 * it tips over the rim, and may stand so if that tilts it by no more than 45 degrees: no steeper than it sticks out.
 */
const judgeStable = (unit: Unit, pose: Pose, held: readonly Terrain[], mini?: MiniId): Obstacle[] => {
  if (!unit.tips || held.some(t => placeIn(pose.at, t.polygon) !== 'outside')) return [];
  const toRim = Math.min(...held.map(t => nearestOfCores([pose.at], t.polygon).distance));
  if (pose.level <= toRim + baseLength(unit.base) / 2) return [];
  return [refusal(unit.type === 'groundVehicle' ? 'LEG-UTYPE-38' : 'LEG-UTYPE-48', mini)];
};

/**
 * What terrain, table and tokens say against a base standing in a pose. Tokens count on every level: no rule and
 * no gap gives them one (LEG-MOVE-17).
 */
export const judgeStanding = (field: Field, unit: Unit, pose: Pose, mini?: MiniId): Obstacle[] => {
  const base = baseOutline(unit.base, pose);
  const under = terrainUnder(field, unit, pose);
  const refusals: Obstacle[] = [];
  if (!isOnTable(field, unit, pose)) refusals.push(refusal('LEG-MOVE-03', mini));
  for (const token of field.tokens)
    if (compareOutlines(base, disc(token.at, token.radius), -MEASURES.touch) <= 0)
      refusals.push(refusal(token.isCart ? 'LEG-BATTLE-18' : 'LEG-MOVE-17', mini, { token: token.id }));
  if (pose.level !== 0) {
    const held = under.filter(t => hasBody(t) && t.top === pose.level);
    refusals.push(...(held.length === 0 ? [refusal('G-29', mini)] : judgeStable(unit, pose, held, mini)));
  }
  for (const t of under) {
    const by = { terrain: t.id };
    if (isInside(t, pose.level)) refusals.push(refusal('G-29', mini, by));
    const isOnTop = hasBody(t) && t.top === pose.level && isPassedOver(t, unit, unit.minis[0].pose.level);
    if (isImpassable(t, unit.type) && !isOnTop) refusals.push(refusal('LEG-MOVE-27', mini, by));
    if (wantsWholeBase(t, unit.type) && isPartlyOn(base, t, under))
      refusals.push(refusal(t.barricade ? 'LEG-TERR-06' : 'LEG-TERR-16', mini, by));
  }
  return refusals;
};
