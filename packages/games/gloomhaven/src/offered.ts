import { SCENARIOS } from './content/index.js';
import type { Facts, ScenarioDef } from './content/types.js';

const KNOWN_GOALS: ReadonlySet<string> = new Set([
  'killAll',
  'kill',
  'killRevealed',
  'reveal',
  'killKinds',
  'killCount',
  'of',
  'lootGoalTreasure',
  'lootTreasure',
  'openAllDoors',
  'surviveRounds',
  'occupyPlates',
  'escape',
  'reach',
  'arrive',
  'destroy',
  'killAllExcept',
  'from',
]);

/** Whether a goal can be judged from what is played; a scenario with another one is not offered. */
const isKnownGoal = (goal: Facts): boolean => Object.keys(goal).every(word => KNOWN_GOALS.has(word));

/** Rules that are played to the letter; a scenario with another one carries a mark. */
const KNOWN_RULES: ReadonlySet<string> = new Set([
  'alliesOfCharacters',
  'deckSwap',
  'goalTreasureOnlyByLootAction',
  'elementsEachRoundStart',
  'damageAtRoundStart',
  'damageEachRoundEnd',
  'damageAtTurnEnd',
  'damageAtTurnStart',
  'destroyAtRoundEnd',
  'near',
  'whileStanding',
  'placeLater',
  'immovable',
  'indestructible',
  'breakableWall',
  'treasureResetOnLoss',
]);

/** Scenarios whose map the data themselves call faulty, and those whose goal needs what is not played yet. */
const isOffered = (def: ScenarioDef): boolean =>
  def.goal.every(isKnownGoal) && !(def.marks ?? []).includes('map-problem') && def.id !== 54;

export const OFFERED: readonly number[] = SCENARIOS.filter(isOffered).map(def => def.id);

/** What a player should know before the game starts: gaps of the sources, and rules that are not played. */
export const marksOf = (def: ScenarioDef): string[] => {
  const unknown = (def.rules ?? []).some(r => !KNOWN_RULES.has(String(r.rule)));
  const odd = (def.objectives ?? []).some(
    o => o.hp === null || (typeof o.hp === 'string' && o.hp.includes('shared')),
  );
  return [...(def.marks ?? []), ...(unknown || odd ? ['special-rules'] : [])];
};
