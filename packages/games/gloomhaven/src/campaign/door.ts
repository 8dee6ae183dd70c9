/** The door of the campaign: the game between scenarios, and the fold. */
export { campaign } from './campaign.js';
export type { Event, Result, State, View } from './game.js';
export { game } from './game.js';
export type { Options } from './options.js';
