import { weapons } from '../content/weapons/index.js';
import type { Cost, WeaponCard } from '../vocabulary.js';
import type { Weapon } from './shot.js';

/** The card of a weapon. */
export const cardOf = (id: string): WeaponCard => `#weapon-${id}`;

const byCard: ReadonlyMap<WeaponCard, Weapon> = new Map(weapons.map(w => [cardOf(w.id), w]));

export const WEAPON_CARDS: readonly WeaponCard[] = [...byCard.keys()];

/** What a weapon card says. */
export const weaponOf = (card: WeaponCard): Weapon => {
  const weapon = byCard.get(card);
  if (!weapon) throw new Error(`no weapon ${card}`);
  return weapon;
};

/** ADR-XCOST-01, ADR-RELOAD-02 */
export const reloadCost = (card: WeaponCard): Cost => weaponOf(card).cost;

/** ADR-GRAB-06, ADR-XCOST-02: all but the top cube. */
export const pickUpCost = (card: WeaponCard): Cost => weaponOf(card).cost.slice(1);

/** ADR-GEN-08 to -10: what an effect of a weapon costs beside the shot itself; nothing for one that the card does not have. */
export const effectCost = (card: WeaponCard, effect: string): Cost => {
  const { modes, optional = [] } = weaponOf(card);
  return [...modes, ...optional].find(e => e.id === effect)?.pays ?? [];
};
