/** The door for pages and pictures: what is shown, and the content that a drawing needs. No rules are played here. */
export { ABILITY_FACTS, type AbilityFacts } from './content/ability-facts.js';
export { AIM_DECK, AIM_TRACK, type AimCard, aimCard, TRACK_START } from './content/aim.js';
export { BONUSES, type Bonus, binOf, RING_SQUARES_AFTER, ringDamage, ringOf } from './content/decks.js';
export { type Feat, featOn, isFeat } from './content/feats/index.js';
export { FIGURE_TRAITS, type FigureTraits, objectOf } from './content/figures.js';
export {
  type Attachment,
  attachmentOf,
  type Band,
  isLoot,
  type LootId,
  type LootKind,
  lootIdOf,
  lootOf,
  printedAttachment,
} from './content/loot.js';
export { beaconsOf, binsOf, CROSSROADS, MAPS, type MapData, planOf } from './content/maps.js';
export { isWeapon, type Weapon, weaponOf } from './content/weapons.js';
export type { Event } from './events.js';
export type { FiguresOf } from './legends/words.js';
export { type Options, options, seatsOf } from './options.js';
export type { Result } from './rules/end.js';
export type { Outlook } from './rules/odds.js';
export type { Figure, Phase, Rect, Stage } from './state.js';
export type { Held, LegendView, Opened, ShotView, View } from './view/index.js';
export type { Preview } from './view/preview.js';
export {
  type AbilityId,
  abilityOf,
  type Edge,
  type FigureKind,
  type GearKind,
  type Intersection,
  keyOf,
  LEGENDS,
  type LegendId,
  legendOf,
  MAP_EDGES,
  type MapEdge,
  pointKey,
  type Space,
  type Spot,
  spaceOf,
  TEAMS,
  type Team,
  type TokenId,
} from './vocabulary.js';
