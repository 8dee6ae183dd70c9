import { nth } from '@potyczka/kernel';
import { UPGRADE_TYPES, type UpgradeCard } from '../content/cards.js';
import { unitCard, upgradeCard } from '../content/index.js';
import { no } from '../text/say.js';
import type { Draft, Fault } from './draft.js';
import { hasLoadout } from './keywords.js';
import { judgeUpgrade, slotsOf } from './units.js';

/** LEG-KWU-COUNTERPART-01, -03: a card that joins a named unit; its own type says what it may carry. */
function* counterpartFaults(army: Draft, n: number): Generator<Fault> {
  const { unit, counterpart } = nth(army.units, n);
  if (!counterpart) return;
  const at = `units.${n}.counterpart`;
  const card = unitCard(counterpart.unit);
  if (![card.counterpartOf ?? []].flat().includes(unit)) {
    const refusal = no('LEG-KWU-COUNTERPART-01', 'army-joins-other', { name: card.name });
    yield { at, refusal };
    return;
  }
  const cards = counterpart.upgrades.map(upgradeCard);
  const slots = slotsOf(card, cards);
  for (const [i, upgrade] of cards.entries()) {
    const refusal = judgeUpgrade(army, card, upgrade);
    if (refusal) yield { at: `${at}.upgrades.${i}`, refusal };
  }
  for (const slot of UPGRADE_TYPES) {
    const most = slots.get(slot) ?? 0;
    if (cards.filter(u => u.type === slot).length > most)
      yield { at, refusal: no('LEG-ARMY-10', 'army-no-slot', { slot, most, name: card.name }) };
  }
}

/** Cards for which each of the others stands by, dearest first: what is left over has nothing to be swapped for. */
const unmatched = (carried: readonly UpgradeCard[], spare: readonly UpgradeCard[]): UpgradeCard[] => {
  const free = carried.toSorted((a, b) => b.points - a.points);
  return spare
    .toSorted((a, b) => b.points - a.points)
    .filter(card => {
      const i = free.findIndex(c => c.type === card.type && c.id !== card.id && c.points >= card.points);
      if (i >= 0) free.splice(i, 1);
      return i < 0;
    });
};

/** LEG-KWU-LOADOUT-01, -05: for each card carried one of its type that is no dearer. */
function* loadoutFaults(army: Draft, n: number): Generator<Fault> {
  const { unit, upgrades, counterpart, spare = [] } = nth(army.units, n);
  if (spare.length === 0) return;
  const card = unitCard(unit);
  const at = (id: string) => `units.${n}.spare.${spare.findIndex(x => x === id)}`;
  const none = (u: UpgradeCard) =>
    no('LEG-KWU-LOADOUT-01', 'army-no-loadout', { name: card.name, upgrade: u.name });
  const cards = spare.map(upgradeCard);
  const carried = [...upgrades, ...(counterpart?.upgrades ?? [])].map(upgradeCard);
  const lost = hasLoadout(card) ? unmatched(carried, cards) : cards;
  for (const u of lost) yield { at: at(u.id), refusal: none(u) };
  for (const u of cards) {
    const bearers = counterpart ? [card, unitCard(counterpart.unit)] : [card];
    const refusals = bearers.map(b => judgeUpgrade(army, b, u));
    const [refusal] = refusals;
    if (refusal && refusals.every(r => r !== undefined)) yield { at: at(u.id), refusal };
  }
}

/** What a unit has beside its own upgrades. */
export function* extraFaults(army: Draft): Generator<Fault> {
  for (const n of army.units.keys()) {
    yield* counterpartFaults(army, n);
    yield* loadoutFaults(army, n);
  }
}
