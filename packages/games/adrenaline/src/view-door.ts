/** The door for pages and pictures: what is shown, and the content that a drawing needs. No rules are played here. */
export { AMMO_CARDS, type AmmoTile, ammoTile } from './content/ammo.js';
export { type Arena, arenas, type RoomColour } from './content/arenas.js';
export { BOARD } from './content/board.js';
export type { ModeRecord, OptionalRecord, WeaponRecord } from './content/effects.js';
export { colourOf, kindOf, POWER_UP_CARDS, type PowerUpId } from './content/power-ups/cards.js';
export {
  POWER_UP_RECORDS,
  type PowerUpRecord,
  powerUpRecord,
} from './content/power-ups/records.js';
export { signsOf, signsOfEffect, signsOfPowerUp } from './content/signs.js';
export { effectCost, pickUpCost, recordOf, reloadCost, WEAPON_CARDS } from './content/weapons/cards.js';
export type { Event } from './events.js';
export { type Options, options } from './options.js';
export { tracksAreFull } from './rules/domination.js';
export type { Result, Score } from './rules/end.js';
export { type BoardPays, boardPays, type Pay, rowOf } from './rules/scoring.js';
export { seatsOf } from './rules/setup.js';
export type { FigureView, Opened, PlayerView, View } from './view/index.js';
export { type BoardPayout, type Payouts, payouts, type TrackPayout } from './view/payouts.js';
export type { Aim, Blow, Lack, Offered, Preview, Spared } from './view/preview.js';
export { roundOf } from './view/standing.js';
export {
  BOT,
  COLOURS,
  type Colour,
  type Figure,
  KILLSHOT,
  OVERKILL,
  SPAWN_SQUARE,
  type SquareId,
  spawnOn,
  type Target,
} from './vocabulary.js';
