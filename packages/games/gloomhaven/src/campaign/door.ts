/** The door of the campaign: the game between scenarios, what bots know of it, and the fold. */
export { campaign } from './campaign.js';
export type { Event, Result, State, View } from './game.js';
export { game } from './game.js';
export { hints } from './hints.js';
export type { Options } from './options.js';
