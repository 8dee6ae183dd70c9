import { SCENARIOS } from './content/index.js';
import { strangeWords } from './content/trigger-words.js';
import type { Fact, Facts, ScenarioDef } from './content/types.js';

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
  'cleanse',
  'n',
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
  'statBonusPerStanding',
  'focusFirst',
  'replacedOnDeath',
  'undamageable',
  'whenKilled',
  'untilLooted',
  'onlyOneGoalTreasureEach',
  'closingDoor',
  'mayNegateDamage',
  'thirdSide',
  'alternatingGroups',
  'fallingShield',
  'enteringHex',
  'portal',
  'risingWater',
  'summonsTreatAsTrap',
]);

/** Effects of the set-up that are played. */
const KNOWN_SETUP: ReadonlySet<string> = new Set([
  'addModifier',
  'startCondition',
  'twoStartRooms',
  'placeAtStart',
  'placeWhen',
  'removeOverlay',
]);

const isKnownSetup = (effect: Facts): boolean =>
  KNOWN_SETUP.has(String(effect.rule)) || Object.keys(effect).some(word => KNOWN_SETUP.has(word));

/** An objective that is worked on by giving up an action. */
const isKnownRule = (r: Facts): boolean =>
  KNOWN_RULES.has(String(r.rule)) ||
  (r.rule === 'interact' && r.effect === 'cleansed') ||
  (r.rule === 'cannotPass' && typeof r.kind === 'string');

/** Whether a special rule of a scenario works here as it is written. */
export const isPlayed = (rule: Facts): boolean => isKnownRule(rule);

/** What a scenario waits for, wherever it says so. */
const triggersOf = (def: ScenarioDef): (Fact | undefined)[] => [
  ...(def.locks ?? []).flatMap(l => [l.opens, l.openWhile, l.firstOpens]),
  ...(def.spawns ?? []).map(x => x.when as Fact),
  ...def.map.monsters.map(m => m.later),
  ...Object.values(def.sections ?? {}).map(section => (section as Facts).when),
  ...(def.rules ?? [])
    .filter(r => KNOWN_RULES.has(String(r.rule)))
    .flatMap(r => [r.from, r.while, r.unless, r.if]),
  ...(def.lose ?? []).flatMap(l => [l.when, l.unless, l.before, l.from]),
];

/** Marks of scenarios that are not offered: the data call their map faulty, or they need what is not played yet. */
const NOT_OFFERED = ['map-problem', 'not-played'];

const isOffered = (def: ScenarioDef): boolean =>
  def.goal.every(isKnownGoal) && !(def.marks ?? []).some(mark => NOT_OFFERED.includes(mark));

export const OFFERED: readonly number[] = SCENARIOS.filter(isOffered).map(def => def.id);

/** What a player should know before the game starts: gaps of the sources, and rules that are not played. */
export const marksOf = (def: ScenarioDef): string[] => {
  const unknown =
    !(def.rules ?? []).every(isKnownRule) ||
    !(def.setup ?? []).every(isKnownSetup) ||
    triggersOf(def).some(trigger => strangeWords(trigger).length > 0);
  const odd = (def.objectives ?? []).some(
    o => (o.hp === null && o.targetable !== false) || (typeof o.hp === 'string' && o.hp.includes('shared')),
  );
  return [...(def.marks ?? []), ...(unknown || odd ? ['special-rules'] : [])];
};
