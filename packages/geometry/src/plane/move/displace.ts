import { baseOutline } from '../base.js';
import type { Field, Mini, MiniId, Pose, Unit } from '../field.js';
import { MEASURES, mm } from '../measures.js';
import { compareOutlines } from '../shapes.js';
import { type Bystander, bystander, bystanders } from './bases.js';
import { judgeCohesion } from './cohesion.js';
import { judgeEnds } from './judge.js';
import { type Obstacle, refusal } from './obstacle.js';
import { placeOthers } from './place.js';
import { circlesRound, levelsFrom, posesAt } from './spots.js';

/** How far from its mark a displaced leader is looked a place for. */
const FARTHEST = mm(400);

/** LEG-MOVE-29, LEG-NOTCH-12: may a displaced leader be put back there? `mark` is where it stood. */
export const judgeReplacedLeader = (
  field: Field,
  unit: Unit,
  mark: Pose,
  end: Pose,
  standing: readonly Bystander[],
): readonly Obstacle[] => {
  const { id } = unit.minis[0];
  const gap = compareOutlines(baseOutline(unit.base, mark), baseOutline(unit.base, end), MEASURES.tool[1]);
  return [
    ...(gap > 0 ? [refusal('LEG-MOVE-29', id)] : []),
    ...judgeEnds(field, unit, [{ id, pose: end }], standing, 'LEG-MOVE-29'),
  ];
};

/** A place for a displaced leader, as near to its mark as one is found. */
const replaceLeader = (field: Field, unit: Unit, standing: readonly Bystander[]): Mini => {
  const { id, pose } = unit.minis[0];
  const levels = levelsFrom(field, unit, pose.level);
  for (const at of circlesRound(pose.at, 0, FARTHEST))
    for (const end of posesAt(field, unit, at, levels, pose.facing)) {
      const mini = { id, pose: end };
      if (judgeEnds(field, unit, [mini], standing, 'LEG-MOVE-29').length === 0) return mini;
    }
  return unit.minis[0];
};

/**
 * LEG-NOTCH-12, -13, LEG-MOVE-29, -30: places for all minis of a unit some of which were displaced (set aside).
 * `field` shows the mover at its end. Minis that were not displaced and are still in cohesion stay.
 */
export const replaceDisplaced = (
  field: Field,
  unit: Unit,
  displaced: ReadonlySet<MiniId>,
): readonly Mini[] => {
  const standing = bystanders(field, unit).filter(b => !displaced.has(b.mini.id));
  const leaderStays = !displaced.has(unit.minis[0].id);
  const leader = leaderStays ? unit.minis[0] : replaceLeader(field, unit, standing);
  const stays = (mini: Mini) =>
    !displaced.has(mini.id) && judgeCohesion(field, unit, leader.pose, mini).length === 0;
  const staying = unit.minis.slice(1).filter(stays);
  const moved: Unit = { ...unit, minis: [unit.minis[0], ...unit.minis.slice(1).filter(m => !stays(m))] };
  const others = placeOthers(field, moved, leader.pose, {
    noContact: 'LEG-MOVE-30',
    standing: [...standing, ...staying.map(mini => bystander(unit, mini))],
  });
  return unit.minis.map(
    mini => (mini.id === leader.id ? leader : [...staying, ...others].find(m => m.id === mini.id)) ?? mini,
  );
};
