/** The door of the rules: the game, what bots are told about it, and their types. */
export type { Event } from './events.js';
export { game } from './game.js';
export { hints } from './hints/index.js';
export type { Options } from './options.js';
export type { Result } from './rules/end.js';
export type { State } from './state.js';
export type { LegendView, View } from './view/index.js';
