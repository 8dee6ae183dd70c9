/** The door for checks against known answers: procedures and judges of the game, to be played on given positions. */
export { apply } from './apply/index.js';
export type { Ability, Immunity } from './content/abilities.js';
export { CLASSES, DECKS, ITEMS, MONSTERS, SCENARIOS } from './content/index.js';
export { marksOf, OFFERED } from './content/offered.js';
export type { Event } from './events.js';
export { game } from './game.js';
export { halfStatus, itemStatus, monsterStatus, type Status } from './gaps.js';
export { fieldOf, layField } from './ground.js';
export { hints } from './hints/index.js';
export { recommended, scaleOf, USUAL } from './options.js';
export { giveId } from './rules/ability-ids.js';
export { aimAt } from './rules/aim.js';
export { type Blow, blowOf, judged } from './rules/blow.js';
export { endingNow, gain } from './rules/conditions.js';
export { heal, suffer } from './rules/damage.js';
export { retaliatesOf, shieldOf } from './rules/effects.js';
export { payout } from './rules/end.js';
export { enterAlong } from './rules/force.js';
export { actsAlone } from './rules/items.js';
export { deckFor, drawingGoesOn, modeOf } from './rules/modifiers.js';
export { positionOf } from './rules/monster-turn.js';
export {
  COMMUNITY,
  compareInitiative,
  type MonsterAction,
  monsterTurn,
  type Position,
  type Readings,
  type Reason,
  RULEBOOK,
} from './rules/monsters/index.js';
export { courses } from './rules/odds.js';
export { nextGroups, placeInOrder } from './rules/order.js';
export { perform } from './rules/perform.js';
export { longRest, shortRest } from './rules/rests.js';
export { cleanUp, mayPlay, mayRest } from './rules/round.js';
export type { Running } from './rules/running.js';
export { runFor } from './rules/running.js';
export { strikeNext, type Volley, volleyAt } from './rules/strike.js';
export { endTurn } from './rules/turn.js';
export type { Figure, Lasting, State, T } from './state.js';
