import { cardOf } from '../content/weapons/cards.js';
import { weapons } from '../content/weapons/index.js';
import type { WeaponCard } from '../vocabulary.js';
import { interpret } from './interpret.js';
import type { Weapon } from './shot.js';

export { cardOf, pickUpCost, reloadCost, WEAPON_CARDS } from '../content/weapons/cards.js';

const byCard: ReadonlyMap<WeaponCard, Weapon> = new Map(weapons.map(w => [cardOf(w.id), interpret(w)]));

/** What can be done with a weapon card. */
export const weaponOf = (card: WeaponCard): Weapon => {
  const weapon = byCard.get(card);
  if (!weapon) throw new Error(`no weapon ${card}`);
  return weapon;
};
