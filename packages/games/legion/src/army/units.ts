import { nth, type Refusal } from '@potyczka/kernel';
import {
  isAmong,
  type Restriction,
  type UnitCard,
  UPGRADE_TYPES,
  type UpgradeCard,
} from '../content/cards.js';
import { unitCard, upgradeCard } from '../content/index.js';
import { no } from '../text/say.js';
import { type Draft, type Fault, forceOf, isMercenary, isOfType, namesCard, sideOfArmy } from './draft.js';
import { equipOf, isTempted, neededBy, partnersOf } from './keywords.js';
import { listed } from './limits.js';

type Bearer = Pick<Draft, 'faction' | 'force'>;

/** LEG-ARMY-13, LEG-KWU-TEMPTED-01 */
export const meets = (army: Bearer, unit: UnitCard, only: Restriction | undefined): boolean => {
  if (!only) return true;
  const { any, all, not, unit: units, type, faction, rank, side, slot } = only;
  const isOneOf = (list: readonly string[] | undefined, is: (x: string) => boolean) => !list || list.some(is);
  return (
    (!any || any.some(r => meets(army, unit, r))) &&
    (!all || all.every(r => meets(army, unit, r))) &&
    (!not || !meets(army, unit, not)) &&
    isOneOf(units, id => id === unit.id) &&
    isOneOf(type, t => isOfType(unit, t)) &&
    isOneOf(faction, f => f === unit.faction) &&
    isOneOf(rank, r => r === unit.rank) &&
    isOneOf(side, s => s === sideOfArmy(army) || isTempted(unit)) &&
    isOneOf(slot, t => unit.slots?.some(own => own === t) ?? false)
  );
};

/** LEG-ARMY-10: its own slots and those that its upgrades add. */
export const slotsOf = (unit: UnitCard, upgrades: readonly UpgradeCard[]): Map<string, number> => {
  const slots = new Map<string, number>();
  for (const type of [...(unit.slots ?? []), ...upgrades.flatMap(u => u.addsSlots ?? [])])
    slots.set(type, (slots.get(type) ?? 0) + 1);
  return slots;
};

/** Why a unit of this army may not carry this upgrade, whatever else it carries. */
export const judgeUpgrade = (army: Bearer, unit: UnitCard, upgrade: UpgradeCard): Refusal | undefined => {
  if (!meets(army, unit, upgrade.only))
    return no('LEG-ARMY-13', 'army-restricted', { upgrade: upgrade.name, name: unit.name });
  const force = forceOf(army);
  if (force && upgrade.unique && !isAmong(upgrade.id, force.uniqueUpgrades))
    return no('LEG-MERC-13', 'army-not-in-force', { name: upgrade.name, force: force.name });
  return undefined;
};

function* upgradeFaults(army: Draft, n: number): Generator<Fault> {
  const { unit, upgrades } = nth(army.units, n);
  const card = unitCard(unit);
  const cards = upgrades.map(upgradeCard);
  const at = (i: number) => `units.${n}.upgrades.${i}`;
  for (const [i, upgrade] of cards.entries()) {
    const refusal = judgeUpgrade(army, card, upgrade);
    if (refusal) yield { at: at(i), refusal };
    else if (upgrades.indexOf(upgrade.id) < i)
      yield { at: at(i), refusal: no('LEG-ARMY-12', 'army-twice', { upgrade: upgrade.name }) };
  }
  const slots = slotsOf(card, cards);
  for (const slot of UPGRADE_TYPES) {
    const most = slots.get(slot) ?? 0;
    const extra = cards.map((u, i) => ({ u, i })).filter(({ u }) => u.type === slot)[most];
    if (extra)
      yield { at: at(extra.i), refusal: no('LEG-ARMY-10', 'army-no-slot', { slot, most, name: card.name }) };
  }
  const leader = cards.map((u, i) => ({ u, i })).filter(({ u }) => u.keywords?.leader)[1];
  if (leader) yield { at: at(leader.i), refusal: no('LEG-KWX-LEADER-03', 'army-two-leaders') };
}

/** What a unit must carry. */
function* missingUpgrades(army: Draft, n: number): Generator<Fault> {
  const { unit, upgrades } = nth(army.units, n);
  const card = unitCard(unit);
  const { name } = card;
  const at = `units.${n}`;
  const carried = (slot: UpgradeCard['type']) => upgrades.filter(id => upgradeCard(id).type === slot).length;
  for (const { slot, least, rule } of neededBy(card))
    if (carried(slot) < least) yield { at, refusal: no(rule, 'army-needs', { name, slot }) };
  for (const id of equipOf(card))
    if (!isAmong(id, upgrades))
      yield {
        at,
        refusal: no('LEG-KWU-EQUIP-01', 'army-must-equip', { name, upgrade: upgradeCard(id).name }),
      };
}

/** LEG-ARMY-01, LEG-MERC-01, -08, -13: may a unit stand in this army at all? */
export const judgeUnit = (army: Bearer, card: UnitCard): Refusal | undefined => {
  const { name } = card;
  if (!card.rank) return no('LEG-KWU-COUNTERPART-01', 'army-counterpart', { name });
  const force = forceOf(army);
  if (force)
    return isAmong(card.id, force.units[card.rank])
      ? undefined
      : no('LEG-MERC-13', 'army-not-in-force', { name, force: force.name });
  if (isMercenary(card) && army.faction !== 'mercenary') {
    if (!card.hiredBy?.length) return no('LEG-MERC-08', 'army-not-for-hire', { name });
    return card.hiredBy.includes(army.faction) ? undefined : no('LEG-MERC-01', 'army-not-hired', { name });
  }
  if (card.onlyIn) return no('LEG-MERC-13', 'army-only-in-force', { name });
  return card.faction === army.faction ? undefined : no('LEG-ARMY-01', 'army-faction', { name });
};

/** LEG-KWU-DETACHMENT-01, -02: each needs a unit of its own. */
function* detachmentFaults(army: Draft): Generator<Fault> {
  const all = listed(army);
  const taken = new Set<number>();
  for (const { n, card } of all) {
    const who = partnersOf(card);
    if (who.length === 0) continue;
    const match = all.find(u => u.n !== n && !taken.has(u.n) && who.some(w => namesCard(w, u.card)));
    if (match) taken.add(match.n);
    else {
      const rule = all.some(u => taken.has(u.n) && who.some(w => namesCard(w, u.card)))
        ? 'LEG-KWU-DETACHMENT-02'
        : 'LEG-KWU-DETACHMENT-01';
      const other = who[0]?.name ?? '';
      yield { at: `units.${n}`, refusal: no(rule, 'army-detachment', { name: card.name, other }) };
    }
  }
}

/** Each unit for itself, with what it carries. */
export function* unitFaults(army: Draft): Generator<Fault> {
  for (const { n, card } of listed(army)) {
    const refusal = judgeUnit(army, card);
    if (refusal) yield { at: `units.${n}`, refusal };
    yield* upgradeFaults(army, n);
    yield* missingUpgrades(army, n);
  }
  yield* detachmentFaults(army);
}
