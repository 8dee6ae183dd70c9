/** The door for drawing the campaign: its shapes, and what is read off it. No deeds are done here. */
export { PLACES, placeOf, questOf } from './content/index.js';
export type { Event, Result, View } from './game.js';
export {
  activePool,
  availableTo,
  levelIsDue,
  maxHpOf,
  priceChange,
  priceFor,
  prosperityOf,
  THRESHOLDS,
  xpOf,
} from './look.js';
export { type Options, options } from './options.js';
export { costOf, lineOf, pricesOn } from './rules/enhance.js';
export { kindOfStep, questSteps, stepValue } from './rules/quests.js';
export { judgePlace } from './rules/travel.js';
export type { Campaign, Character, Party } from './state.js';
