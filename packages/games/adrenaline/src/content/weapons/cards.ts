import type { Cost, WeaponCard } from '../../vocabulary.js';
import { type EffectRecord, effectsOf, type WeaponRecord } from '../effects.js';
import { weapons } from './index.js';

/** The card of a weapon. */
export const cardOf = (id: string): WeaponCard => `#weapon-${id}`;

const byCard: ReadonlyMap<WeaponCard, WeaponRecord> = new Map(weapons.map(w => [cardOf(w.id), w]));

export const WEAPON_CARDS: readonly WeaponCard[] = [...byCard.keys()];

/** What a weapon card says. */
export const recordOf = (card: WeaponCard): WeaponRecord => {
  const record = byCard.get(card);
  if (!record) throw new Error(`no weapon ${card}`);
  return record;
};

/** ADR-XCOST-01, ADR-RELOAD-02 */
export const reloadCost = (card: WeaponCard): Cost => recordOf(card).cost;

/** ADR-GRAB-06, ADR-XCOST-02: all but the top cube. */
export const pickUpCost = (card: WeaponCard): Cost => recordOf(card).cost.slice(1);

const modeOf = (card: WeaponCard, effect: string) => effectsOf(recordOf(card)).find(e => e.id === effect);

/** ADR-GEN-08 to -10: what an effect of a weapon costs beside the shot itself; nothing for one that the card does not have. */
export const effectCost = (card: WeaponCard, effect: string): Cost => modeOf(card, effect)?.pays ?? [];

/** The record of an effect, if the card has it. */
export const effectOn = (card: WeaponCard, effect: string): EffectRecord | undefined =>
  modeOf(card, effect)?.effect;
