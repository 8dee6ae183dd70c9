/** The door for drawing: what the page needs of the content, and the shapes of what it is shown. No rules are played here. */
export type { AreaOf, Condition, Element, Rank, Token } from './content/abilities.js';
export { ELEMENTS, TOKENS } from './content/abilities.js';
export {
  CLASSES,
  cardOf,
  classOf,
  deckOf,
  GOAL_CARDS,
  goalOf,
  halfOf,
  ITEMS,
  itemOf,
  MONSTERS,
  monsterCardOf,
  monsterOf,
  SCENARIOS,
  scenarioOf,
} from './content/index.js';
export type {
  AbilityCard,
  ClassDef,
  Half,
  ItemDef,
  MonsterCard,
  MonsterDef,
  ScenarioDef,
} from './content/types.js';
export type { AttackTold, Because, Event } from './events.js';
export { type Options, options, type Scale } from './options.js';
export type { Result } from './rules/end.js';
export type { Forecast } from './rules/forecast.js';
export type { Odds } from './rules/odds.js';
export type {
  AbilityView,
  DoorView,
  FigureView,
  HeroView,
  ThingView,
  TrackView,
  View,
} from './view/index.js';
export type { FigureId, HeroId, Place } from './vocabulary.js';
