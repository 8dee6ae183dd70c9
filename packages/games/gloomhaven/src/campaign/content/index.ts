import { SCENARIOS } from '../../content/index.js';
import type { DeckName, EventDef, PlaceDef, QuestDef, QuestStep } from '../types.js';
import { CITY_EVENTS } from './events-city.js';
import { ROAD_EVENTS } from './events-road.js';
import { PLACES } from './places.js';
import { QUESTS } from './quests.js';

export { SPOTS } from './spot-index.js';
export { PLACES, QUESTS };

const need = <X>(x: X | undefined, what: string): X => {
  if (x === undefined) throw new Error(`no such content: ${what}`);
  return x;
};

const places = new Map(PLACES.map(p => [p.id, p]));
const quests = new Map(QUESTS.map(q => [q.id, q]));
const EVENTS: Readonly<Record<DeckName, readonly EventDef[]>> = { city: CITY_EVENTS, road: ROAD_EVENTS };

export const placeOf = (n: number): PlaceDef => need(places.get(n), `scenario ${n}`);
/** By its card, `#greed-is-gold`. */
export const questOf = (card: string): QuestDef => need(quests.get(card.slice(1)), card);
export const eventsOf = (deck: DeckName): readonly EventDef[] => EVENTS[deck];
export const eventOf = (deck: DeckName, n: number): EventDef =>
  need(
    EVENTS[deck].find(e => e.n === n),
    `${deck} event ${n}`,
  );

/** Scenarios that a quest means by a word of their name. */
export const NAMED: Readonly<Record<string, readonly number[]>> = { Crypt: [4, 5, 6, 19, 53] };

/** Whether a scenario's map is known: a random dungeon has none. */
export const hasScenario = (n: number): boolean => SCENARIOS.some(s => s.id === n);

/** What a step must come to. */
export const aimOf = (step: QuestStep): number =>
  step.n ??
  step.killElites ??
  step.killDifferentKinds ??
  step.completeDifferentScenarios ??
  step.completeSideScenarios ??
  step.completeBossScenarios ??
  step.ownGold ??
  step.partyMembersExhausted ??
  step.becomeExhausted ??
  step.battleGoalChecks ??
  step.donateGold ??
  step.buyEnhancements ??
  step.partyMembersRetired ??
  1;

/** Events at each end of a class: the number when it is unlocked and when it first retires (GLM-RETIRE-12, -13). */
export const CLASS_EVENTS: Readonly<
  Record<string, { readonly unlocked?: number; readonly retired: number }>
> = {
  brute: { retired: 42 },
  tinkerer: { retired: 43 },
  spellweaver: { retired: 44 },
  scoundrel: { retired: 45 },
  cragheart: { retired: 46 },
  mindthief: { retired: 47 },
  sunkeeper: { unlocked: 31, retired: 48 },
  quartermaster: { unlocked: 32, retired: 49 },
  summoner: { unlocked: 33, retired: 50 },
  nightshroud: { unlocked: 34, retired: 51 },
  plagueherald: { unlocked: 35, retired: 52 },
  berserker: { unlocked: 36, retired: 53 },
  soothsinger: { unlocked: 37, retired: 54 },
  doomstalker: { unlocked: 38, retired: 55 },
  sawbones: { unlocked: 39, retired: 56 },
  elementalist: { unlocked: 40, retired: 57 },
  'beast-tyrant': { unlocked: 41, retired: 58 },
};

/** Types of global achievements (GLM-CAMP-68). */
const TYPES = ['city-rule', 'artifact'];
export const typeOf = (achievement: string): string | undefined =>
  TYPES.find(type => achievement.startsWith(`${type}-`));

/**
 * The part of the world in which a place lies, read off the grid: the sources name the parts in personal quests
 * only. In the city are the places that need no road; the others go by their column and row.
 */
export const regionOf = (place: PlaceDef): string => {
  const column = place.at.charCodeAt(0) - 64;
  const row = Number(place.at.slice(2));
  if (place.linkedToCity) return column <= 5 ? 'Gloomhaven' : 'Misty Sea';
  if (row <= 6 && column >= 11) return 'Watcher Mountains';
  if (row <= 6 && column >= 5) return 'Dagger Forest';
  if (column <= 4 && row <= 12) return 'Copperneck Mountains';
  if (column >= 10 && row <= 12) return 'Lingering Swamp';
  if (column >= 10) return 'Misty Sea';
  return 'Corpsewood';
};
