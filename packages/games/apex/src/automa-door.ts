/** The door of the Automas: their procedures, and the state that they are played on. For checks. */

export { apply } from './apply/index.js';
export { activationStep, type SchemeLetter } from './automa/activation.js';
export { type Decision, inBest, inRange, type SetWeapon, type Symbols } from './automa/cards.js';
export { orient } from './automa/compass.js';
export type { AutomaFeat } from './automa/content/drafts.js';
export type { Effect } from './automa/effects.js';
export { MatchAutoma, surroundings } from './automa/match.js';
export { bars, firstFree, isFree, zipTrip } from './automa/surroundings.js';
export { automaActivation, automaEnters, returnToMap } from './automa/turn.js';
export { leaveDanger, moveAction } from './automa/walk.js';
export type { OwnCards } from './cards.js';
export { initial } from './rules/setup.js';
export { type AutomaBoard, type Figure, type Legend, newAct, type T } from './state.js';
