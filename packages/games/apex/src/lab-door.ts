/** The door of checks and bench: shots with their plans and exact odds, Automas, and the state that both are played on. */

export { apply } from './apply/index.js';
export { ActingAutoma } from './automa/acting.js';
export { activationStep, type SchemeLetter } from './automa/activation.js';
export { type Decision, inBest, inRange, type SetWeapon, type Symbols } from './automa/cards.js';
export { orient } from './automa/compass.js';
export type { AutomaFeat } from './automa/content/drafts.js';
export type { Effect } from './automa/effects.js';
export { surroundings } from './automa/match.js';
export { bars, firstFree, isFree, zipTrip } from './automa/surroundings.js';
export { automaActivation, automaEnters, returnToMap } from './automa/turn.js';
export { leaveDanger, moveAction } from './automa/walk.js';
export { AIM_DECK, AIM_TRACK, type AimCard } from './content/aim.js';
export { featById } from './content/feats/index.js';
export { type Attachment, type Band, LOOT, type LootId, lootOf } from './content/loot.js';
export type { OwnCards } from './content/own-cards.js';
export { takes, WEAPONS, type Weapon } from './content/weapons.js';
export { game } from './game.js';
export { planOf as planOfShot } from './rules/facts.js';
export { oddsOf, outlook } from './rules/odds.js';
export { countCard, isHit, judgeCard, planShot, type ShotPlan } from './rules/plan.js';
export { initial } from './rules/setup.js';
export { zonesMet } from './rules/zones.js';
export { type AutomaBoard, type Figure, isHidden, type Legend, newAct, sees, type T } from './state.js';
