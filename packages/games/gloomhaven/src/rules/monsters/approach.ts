import type { Hex, RuleId } from '@potyczka/geometry/hex';
import { costsLeft, NO_WAY, negativesOf, pointsOf, unpack } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import type { Readings } from './position.js';
import { type Approach, type ApproachStep, keepLeast, type Reason } from './reason.js';
import type { Scene } from './scene.js';
import { attackHexes, choose, withFewestNegatives } from './targets.js';

const RULES: Record<ApproachStep['by'], readonly RuleId[]> = {
  'negative-hexes': ['GLM-MON-38', 'GLM-MON-39'],
  closeness: ['GLM-MON-34', 'GLM-MON-36'],
  movement: ['GLM-MON-27', 'GLM-MON-35'],
};

/** GLM-MON-34 to -36: the hexes in reach with the least left to go to some goals. */
function closest(
  scene: Scene,
  focus: Hex,
  goals: readonly Hex[],
  to: Hex | undefined,
  reasons: Reason[],
): readonly Approach[] {
  const left = costsLeft(scene.field, goals, scene.passage);
  const open: Approach[] = [];
  for (const hex of scene.ways.order) {
    const cost = sure(scene.ways.ending[hex], 'one of ending');
    if (pointsOf(cost) <= scene.action.move && left[hex] !== NO_WAY)
      open.push({
        hex,
        negatives: negativesOf(cost),
        points: pointsOf(cost),
        left: unpack(sure(left[hex], 'one of left')),
      });
  }
  const keep = (by: ApproachStep['by'], from: readonly Approach[], value: (a: Approach) => number) =>
    keepLeast(from, value, (kept, fell) =>
      reasons.push({ stage: 'approach', by, rules: RULES[by], kept, fell, focus, to }),
    );
  const safe = keep('negative-hexes', open, a => a.negatives + a.left.negatives);
  // With the negative hexes of the whole way settled, only points make one hex nearer than another.
  const near = keep('closeness', safe, a => a.left.points);
  return keep('movement', near, a => a.points);
}

/** The focus cannot be attacked this turn: where the monster goes instead. */
export function approach(
  scene: Scene,
  focus: number,
  fewest: number,
  readings: Readings,
  reasons: Reason[],
): readonly Approach[] {
  const enemy = sure(scene.position.enemies[focus], 'one of enemies').at;
  const all = attackHexes(scene, focus, Number.POSITIVE_INFINITY);
  let goals: readonly Hex[];
  if (readings.heading === 'best-attack') {
    const open = withFewestNegatives(scene, focus, all, fewest, true, reasons);
    goals = [...new Set(choose(scene, focus, open, true, reasons).map(s => s.hex))];
  } else if (readings.progress === 'to-one') {
    const least = sure(scene.ways.ending[sure(all[0], 'one of all').hex], 'one of ending');
    goals = all.filter(h => scene.ways.ending[h.hex] === least).map(h => h.hex);
  } else {
    goals = all.map(h => h.hex);
  }
  if (readings.progress === 'over-all') return closest(scene, enemy, goals, undefined, reasons);
  const found = new Map<Hex, Approach>();
  for (const goal of goals)
    for (const each of closest(scene, enemy, [goal], goal, reasons))
      if (!found.has(each.hex)) found.set(each.hex, each);
  return [...found.values()];
}
