export type { Event } from './events.js';
export { game } from './game.js';
export type { Options } from './options.js';
export type { Result } from './rules/end.js';
export type { State } from './state.js';
export type { View } from './view/index.js';
