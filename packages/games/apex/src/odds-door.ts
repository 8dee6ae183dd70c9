/** The door of the arithmetic: plans of shots, their exact odds, what damage leaves. For checks and for pages that compare. */

export { abilityShot } from './content/abilities/shots.js';
export { AIM_DECK, type AimCard } from './content/aim.js';
export { type Feat, featById, type ShotChange } from './content/feats/index.js';
export { FIGURE_TRAITS } from './content/figures.js';
export {
  type Attachment,
  type Band,
  gearOf,
  LOOT,
  type LootId,
  lootOf,
  printedAttachment,
} from './content/loot.js';
export { takes, WEAPONS, type Weapon } from './content/weapons.js';
export { BLOW } from './rules/melee.js';
export { type Chance, type Outlook, oddsOf, outlook } from './rules/odds.js';
export { type Choices, type Look, oddsWith } from './rules/odds-choices.js';
export {
  type CardResult,
  type Figures,
  isHit,
  judgeCard,
  planShot,
  type ShotFacts,
  type ShotPlan,
  type Tally,
} from './rules/plan.js';
export { type Wound, type Wounded, weigh } from './rules/wounds.js';
