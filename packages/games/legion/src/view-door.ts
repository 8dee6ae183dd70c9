/** The door for pages and pictures: what is shown, and the content that a drawing needs. No rules are played here. */
export { type Fault, pointsOf, unitPoints } from './army/draft.js';
export { HAND_PIPS, mayHold, pipsOf, proposedHand } from './army/hand.js';
export { faultsOf } from './army/judge.js';
export { MOST_POINTS, type RankCount, rankCounts } from './army/limits.js';
export {
  type Change,
  changed,
  changeLabel,
  counterpartsFor,
  joinedUpgradesFor,
  mendOf,
  type Slot,
  slotsIn,
  sparesFor,
  unitsFor,
  upgradesFor,
} from './army/mend.js';
export { openArmy, readDraft } from './army/read.js';
export { readArmyText, writeArmy } from './army/text.js';
export type { Area } from './battle/zones.js';
export { SUPPLIES } from './content/battle.js';
export * from './content/cards.js';
export {
  BATTLE_CARDS,
  battleCard,
  battleForce,
  COMMANDS,
  commandCard,
  FORCES,
  STARTERS,
  starterArmy,
  terrainTable,
  UNITS,
  UPGRADES,
  unitCard,
  upgradeCard,
} from './content/index.js';
export { KEYWORDS, type KeywordId } from './content/keywords.js';
export { howPlayed } from './content/marked.js';
export { type Ground, groundOf, TERRAIN_KINDS } from './content/terrain.js';
export type { AttackEvent, Event, SetupEvent, Stand, ToolShown, TurnEvent, UnitEvent } from './events.js';
export { type Kind, type Marks, marksOf, type Status } from './gaps.js';
export {
  BATTLEFIELDS,
  type Battlefield,
  type Options,
  options,
  STARTER_IDS,
  type StarterId,
  starterList,
  tableOf,
} from './options.js';
export type { Result } from './rules/end.js';
export type { Activation, Attack, AttackPart, Battle, Equipped, Mini, Now, Pool, TokenAt } from './state.js';
export type { SideView, UnitView, View } from './view/index.js';
export {
  ATTACK_DICE,
  type AttackFace,
  battleOf,
  type Colour,
  commandOf,
  DEFENCE_DICE,
  type DefenceFace,
  type MiniId,
  UNIT_TOKENS,
  type UnitId,
  type UnitToken,
} from './vocabulary.js';
