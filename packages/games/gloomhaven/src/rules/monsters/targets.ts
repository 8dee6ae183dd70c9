import type { Hex, RuleId } from '@potyczka/geometry/hex';
import { negativesOf, pointsOf } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import {
  type AttackHex,
  type HexStep,
  keepLeast,
  type Reason,
  type Stand,
  type TargetSet,
  type WhereStep,
  type WhomStep,
} from './reason.js';
import type { Scene, Strike } from './scene.js';

const HEX_RULES: Record<HexStep['by'], readonly RuleId[]> = {
  'negative-hexes': ['GLM-MON-38', 'GLM-MON-39', 'GLM-MON-64'],
  disadvantage: ['GLM-MON-32', 'GLM-MON-33'],
  targets: ['GLM-MON-30', 'GLM-MON-45'],
  movement: ['GLM-MON-27', 'GLM-MON-29'],
};
const RANKING_RULES: readonly RuleId[] = ['GLM-MON-46', 'GLM-MON-47'];
const WHERE_RULES = {
  disadvantage: ['GLM-MON-63'],
  movement: ['GLM-MON-27', 'GLM-MON-31'],
} as const satisfies Record<string, readonly RuleId[]>;

/** The hexes within some movement points from which the focus can be attacked, with any number of negative hexes. */
export function attackHexes(scene: Scene, focus: number, points: number): AttackHex[] {
  const found: AttackHex[] = [];
  for (const hex of scene.ways.order) {
    const cost = sure(scene.ways.ending[hex], 'one of ending');
    if (pointsOf(cost) > points || !scene.hits(hex, focus)) continue;
    found.push({
      hex,
      negatives: negativesOf(cost),
      points: pointsOf(cost),
      disadvantage: scene.suffers(hex, focus),
      count: scene.count(hex, focus),
    });
  }
  return found;
}

/** The focus first, then the others by their place in the focus order (GLM-G32). */
function inOrder(scene: Scene, focus: number, { targets }: Strike): TargetSet {
  const others = targets
    .filter(i => i !== focus)
    .sort((a, b) => sure(scene.rank[a], 'one of rank') - sure(scene.rank[b], 'one of rank') || a - b);
  return {
    targets: [focus, ...others].map(i => sure(scene.position.enemies[i], 'one of enemies').at),
    ranking: others.map(i => sure(scene.rank[i], 'one of rank')),
  };
}

/** GLM-MON-46: the others compared one by one, the best placed first. */
function compareRanking(a: TargetSet, b: TargetSet): number {
  for (let i = 0; i < a.ranking.length; i++)
    if (a.ranking[i] !== b.ranking[i])
      return sure(a.ranking[i], 'one of ranking') - sure(b.ranking[i], 'one of ranking');
  return 0;
}

/** A step as it is recorded, still without the focus that it is about. */
type Untied<T> = T extends unknown ? Omit<T, 'focus' | 'later'> : never;
type Recorder = (step: Untied<HexStep | WhomStep | WhereStep>) => void;

const keyOf = (set: TargetSet): string => [...set.targets].sort((a, b) => a - b).join();

/** Which enemies to attack: sets that can be attacked from the best hexes, best ranked. */
function chooseTargets(
  scene: Scene,
  focus: number,
  from: readonly AttackHex[],
  record: Recorder,
): TargetSet[] {
  const sets = new Map<string, TargetSet>();
  for (const { hex } of from)
    for (const strike of scene.strikes(hex, focus)) {
      const set = inOrder(scene, focus, strike);
      sets.set(keyOf(set), set);
    }
  const all = [...sets.values()].sort(compareRanking);
  const kept = all.filter(set => compareRanking(set, sure(all[0], 'one of all')) === 0);
  if (kept.length < all.length)
    record({ stage: 'whom', by: 'ranking', rules: RANKING_RULES, kept, fell: all.slice(kept.length) });
  return kept;
}

/**
 * GLM-MON-27 to -33, -45 to -47, -63, -64: from the hexes that are open to it,
 * whom the monster attacks and where it stands. `later`: the hexes are those of
 * some later turn (GLM-G72).
 */
export function choose(
  scene: Scene,
  focus: number,
  open: readonly AttackHex[],
  later: boolean,
  reasons: Reason[],
): readonly Stand[] {
  const about = { focus: sure(scene.position.enemies[focus], 'one of enemies').at, later };
  const record: Recorder = step => reasons.push(Object.assign(step, about) as Reason);
  const keep = (by: HexStep['by'], from: readonly AttackHex[], value: (h: AttackHex) => number) =>
    keepLeast(from, value, (kept, fell) => record({ stage: 'hex', by, rules: HEX_RULES[by], kept, fell }));

  const calm = keep('disadvantage', open, h => Number(h.disadvantage));
  const most = keep('targets', calm, h => -h.count);
  const near = keep('movement', most, h => h.points);
  if (scene.own.targets === 1 && scene.own.area === undefined) {
    const targets = [about.focus];
    return near.map(h => stand(h, { targets, ranking: [] }, Number(h.disadvantage), undefined));
  }
  const chosen = new Set(chooseTargets(scene, focus, near, record).map(keyOf));
  const stands = calm
    .filter(h => h.count === sure(near[0], 'one of near').count)
    .flatMap(h => standsAt(scene, focus, h).filter(s => chosen.has(keyOf(s))));
  const where = (by: 'disadvantage' | 'movement', from: readonly Stand[], value: (s: Stand) => number) =>
    keepLeast(from, value, (kept, fell) =>
      record({ stage: 'where', by, rules: WHERE_RULES[by], kept, fell }),
    );
  return where(
    'movement',
    where('disadvantage', stands, s => s.disadvantages),
    s => s.points,
  );
}

const stand = (
  h: AttackHex,
  set: TargetSet,
  disadvantages: number,
  area: readonly Hex[] | undefined,
): Stand => ({
  hex: h.hex,
  negatives: h.negatives,
  points: h.points,
  targets: set.targets,
  ranking: set.ranking,
  disadvantages,
  area,
});

function standsAt(scene: Scene, focus: number, h: AttackHex): Stand[] {
  return scene.strikes(h.hex, focus).map(strike => {
    const suffered = strike.targets.filter(i => scene.suffers(h.hex, i)).length;
    return stand(h, inOrder(scene, focus, strike), suffered, strike.area);
  });
}

/** GLM-MON-38, -39, -64: only hexes with the fewest negative hexes on the way count. */
export function withFewestNegatives(
  scene: Scene,
  focus: number,
  all: readonly AttackHex[],
  fewest: number,
  later: boolean,
  reasons: Reason[],
): readonly AttackHex[] {
  const kept = all.filter(h => h.negatives === fewest);
  const fell = all.filter(h => h.negatives !== fewest);
  if (fell.length > 0)
    reasons.push({
      stage: 'hex',
      by: 'negative-hexes',
      rules: HEX_RULES['negative-hexes'],
      kept,
      fell,
      focus: sure(scene.position.enemies[focus], 'one of enemies').at,
      later,
    });
  return kept;
}
