import { SCENARIOS } from './index.js';
import type { Mark } from './scenario-words.js';
import type { ScenarioId } from './scenarios/ids.js';
import type { ScenarioDef } from './types.js';

/** Marks of scenarios that are not offered: the data call their map faulty, or they need what is not played yet. */
const NOT_OFFERED: readonly Mark[] = ['map-problem', 'not-played'];

const isOffered = (def: ScenarioDef): boolean =>
  def.goal.every(goal => goal.notPlayed === undefined) &&
  !(def.marks ?? []).some(mark => NOT_OFFERED.includes(mark));

export const OFFERED: readonly ScenarioId[] = SCENARIOS.filter(isOffered).map(def => def.id);

/** Whether something in a scenario's data waits for what nothing here can tell. */
const waitsForUnplayed = (x: unknown): boolean =>
  typeof x === 'object' &&
  x !== null &&
  Object.entries(x).some(([word, value]) => word === 'notPlayed' || waitsForUnplayed(value));

/** What a player should know before the game starts: gaps of the sources, and rules that are not played. */
export const marksOf = (def: ScenarioDef): (Mark | 'special-rules')[] => [
  ...(def.marks ?? []),
  ...(waitsForUnplayed(def) ? (['special-rules'] as const) : []),
];
