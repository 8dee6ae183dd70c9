/** The door of the Automa's decisions, apart from any match: for checks. */
export * from './automa/activation.js';
export * from './automa/cards.js';
export * from './automa/compass.js';
export * from './automa/effects.js';
export * from './automa/places.js';
export * from './automa/priorities.js';
export * from './automa/surroundings.js';
export * from './automa/walk.js';
export { domeBetween } from './rules/domes.js';
