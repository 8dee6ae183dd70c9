import { baseOutline } from '../base.js';
import { cohesion } from '../cohesion.js';
import type { Field, Mini, Pose, Unit } from '../field.js';
import { MEASURES } from '../measures.js';
import { compareOutlines } from '../shapes.js';
import { heightOf } from './level.js';
import { type Obstacle, refusal } from './obstacle.js';

/** All that keeps a mini, in its pose, out of cohesion; LEG-COH-04 is asked only where distance and height allow it. */
export const judgeCohesion = (field: Field, unit: Unit, leader: Pose, mini: Mini): readonly Obstacle[] => {
  const gap = compareOutlines(
    baseOutline(unit.base, leader),
    baseOutline(unit.base, mini.pose),
    MEASURES.tool[1],
  );
  const refusals: Obstacle[] = [];
  if (gap > 0) refusals.push(refusal('LEG-COH-01', mini.id));
  if (Math.abs(mini.pose.level - leader.level) > heightOf(unit))
    refusals.push(refusal('LEG-COH-02', mini.id));
  if (refusals.length > 0) return refusals;
  const judged = cohesion(field, unit, leader, mini.pose);
  if (judged.holds) return [];
  return judged.by.map(terrain => refusal('LEG-COH-04', mini.id, { terrain }));
};
