/** The door for pages and pictures: what is shown, and the content that a drawing needs. No rules are played here. */
export type { Scheme, SchemeLetter } from './automa/activation.js';
export type { Charged, Decision, Move, Offset, SetWeapon } from './automa/cards.js';
export { DECISION_CARDS, decisionOf } from './automa/content/decisions.js';
export { type AutomaFeat, automaFeat, automaFeats, isAutomaFeat } from './automa/content/feats.js';
export { AUTOMA_LEGENDS } from './automa/content/legends.js';
export { SETS, setWeaponCard, setWeaponNamed } from './automa/content/sets.js';
export { ABILITY_FACTS, type AbilityFacts } from './content/ability-facts.js';
export { AIM_DECK, AIM_TRACK, type AimCard, aimCard, TRACK_START } from './content/aim.js';
export {
  BIN_CARDS,
  type BinCard,
  BONUSES,
  type Bonus,
  binOf,
  RING_CARDS,
  RING_SQUARES_AFTER,
  type RingCard,
  ringDamage,
  ringOf,
} from './content/decks.js';
export { FEATS, type Feat, featOn, featsOf, isFeat } from './content/feats/index.js';
export { FIGURE_TRAITS, type FigureTraits, objectOf } from './content/figures.js';
export { inFirstGame } from './content/first-game.js';
export {
  type Attachment,
  attachmentOf,
  type Band,
  isLoot,
  LOOT,
  LOOT_IDS,
  type LootId,
  type LootKind,
  lootIdOf,
  lootOf,
  printedAttachment,
} from './content/loot.js';
export { beaconsOf, binsOf, CROSSROADS, MAPS, type MapData, planOf } from './content/maps.js';
export { groundWith, lookBetween, type SpaceLook } from './content/sight.js';
export { isWeapon, takes, WEAPON_CARDS, WEAPONS, type Weapon, weaponOf } from './content/weapons.js';
export type { Event } from './events.js';
export type { AbilityCard, AutomaAbilityCard, AutomaCards } from './legends/types.js';
export type { FiguresOf } from './legends/words.js';
export { type Options, options, seatsOf } from './options.js';
export type { Result } from './rules/end.js';
export type { Outlook } from './rules/odds.js';
export type { Verdict } from './rules/plan.js';
export type { Figure, Phase, Rect, Stage } from './state.js';
export type { HeldCards, LegendView, Opened, ShotView, View } from './view/index.js';
export type { Preview } from './view/preview.js';
export {
  type AbilityId,
  AIM_SYMBOLS,
  type AimSymbol,
  type AmmoKind,
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
  MOST_AMMO,
  pointKey,
  SLOTS,
  type Slot,
  type Space,
  type Spot,
  spaceOf,
  TEAMS,
  type Team,
  type TokenId,
} from './vocabulary.js';
