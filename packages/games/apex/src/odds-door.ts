/** The door of shots: their plans, exact odds, and the content that they depend on. For checks and bench. */

export { AIM_DECK, AIM_TRACK, type AimCard } from './content/aim.js';
export { featById } from './content/feats/index.js';
export { type Attachment, type Band, LOOT, type LootId, lootOf } from './content/loot.js';
export { takes, WEAPONS, type Weapon } from './content/weapons.js';
export { planOf as planOfShot } from './rules/facts.js';
export { oddsOf, outlook } from './rules/odds.js';
export { countCard, isHit, judgeCard, planShot, type ShotPlan } from './rules/plan.js';
export { zonesMet } from './rules/zones.js';
