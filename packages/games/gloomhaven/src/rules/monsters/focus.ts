import type { RuleId } from '@potyczka/geometry/hex';
import { NO_WAY, unpack } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { type FocusCandidate, type FocusStep, keepLeast } from './reason.js';
import type { Scene } from './scene.js';

const RULES: Record<FocusStep['by'], readonly RuleId[]> = {
  visible: ['GLM-MON-08'],
  'attack-hex': ['GLM-MON-10', 'GLM-MON-24'],
  'negative-hexes': ['GLM-MON-20', 'GLM-MON-21'],
  movement: ['GLM-MON-09', 'GLM-MON-11'],
  proximity: ['GLM-MON-13'],
  initiative: ['GLM-MON-14'],
};

/** The enemies that the rules allow as focus; several are a tie for the players (GLM-MON-18). */
export interface FocusFound {
  readonly candidates: readonly FocusCandidate[];
  /** Numbers of enemies in the position. */
  readonly focuses: readonly number[];
  readonly steps: readonly FocusStep[];
}

/** GLM-MON-09: the cheapest hex from which an enemy can be attacked, however far. */
function candidate(scene: Scene, i: number): FocusCandidate {
  const { ways, position, proximity, initiative } = scene;
  let attackHex: FocusCandidate['attackHex'];
  for (const hex of ways.order)
    if (scene.hits(hex, i)) {
      attackHex = hex;
      break;
    }
  const cost = attackHex === undefined ? NO_WAY : sure(ways.ending[attackHex], 'one of ending');
  return {
    enemy: sure(position.enemies[i], 'one of enemies').at,
    attackHex,
    cost: cost === NO_WAY ? undefined : unpack(cost),
    proximity: Number.isFinite(proximity[i]) ? proximity[i] : undefined,
    initiative: sure(initiative[i], 'one of initiative'),
  };
}

/** GLM-MON-07 to -25. */
export function findFocus(scene: Scene): FocusFound {
  const { enemies } = scene.position;
  const candidates = enemies.map((_, i) => candidate(scene, i));
  const steps: FocusStep[] = [];
  let left: readonly FocusCandidate[] = candidates;
  const keep = (by: FocusStep['by'], value: (c: FocusCandidate) => number): void => {
    left = keepLeast(left, value, (kept, fell) =>
      steps.push({ stage: 'focus', by, rules: RULES[by], kept, fell }),
    );
  };
  const drop = (by: FocusStep['by'], stays: (c: FocusCandidate) => boolean): void => {
    const kept = left.filter(stays);
    const fell = left.filter(c => !stays(c));
    if (fell.length > 0) steps.push({ stage: 'focus', by, rules: RULES[by], kept, fell });
    left = kept;
  };
  drop('visible', c => sure(enemies[candidates.indexOf(c)], 'one of enemies').invisible !== true);
  drop('attack-hex', c => c.cost !== undefined);
  keep('negative-hexes', c => sure(c.cost, 'cost').negatives);
  keep('movement', c => sure(c.cost, 'cost').points);
  keep('proximity', c => c.proximity ?? Number.MAX_SAFE_INTEGER);
  keep('initiative', c => c.initiative);
  return { candidates, focuses: left.map(c => candidates.indexOf(c)), steps };
}
