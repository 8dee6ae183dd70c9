import type { Msg } from '@potyczka/kernel';
import type { Army, UnitCardId, UpgradeId } from '../content/cards.js';
import { STARTERS, UNITS, UPGRADES, unitCard, upgradeCard } from '../content/index.js';
import { msg } from '../text/say.js';
import { type Fault, pointsOf } from './draft.js';
import { faultsOf } from './judge.js';
import { judgeUnit, judgeUpgrade, slotsOf } from './units.js';

/** One step of building a list. */
export type Change =
  | { readonly do: 'add-unit'; readonly card: UnitCardId }
  | { readonly do: 'remove-unit'; readonly unit: number }
  | { readonly do: 'add-upgrade'; readonly unit: number; readonly card: UpgradeId }
  | { readonly do: 'remove-upgrade'; readonly unit: number; readonly upgrade: number }
  | { readonly do: 'usual-deck' };

/** The upgrades that a unit of a list could take now: one that fits its slots and restrictions. */
export const upgradesFor = (army: Army, n: number): UpgradeId[] => {
  const listed = army.units[n];
  if (!listed) return [];
  const card = unitCard(listed.unit);
  const carried = listed.upgrades.map(upgradeCard);
  const slots = slotsOf(card, carried);
  return UPGRADES.filter(
    u =>
      carried.filter(c => c.type === u.type).length < (slots.get(u.type) ?? 0) &&
      !listed.upgrades.includes(u.id) &&
      !judgeUpgrade(army, card, u),
  ).map(u => u.id);
};

/** The units that may stand in an army of this faction or battle force. */
export const unitsFor = (army: Army): UnitCardId[] => UNITS.filter(u => !judgeUnit(army, u)).map(u => u.id);

/** A list after a change. */
export const changed = (army: Army, change: Change): Army => {
  const { units } = army;
  const withUpgrades = (n: number, of: (upgrades: readonly UpgradeId[]) => UpgradeId[]) =>
    units.map((u, i) => (i === n ? { ...u, upgrades: of(u.upgrades) } : u));
  switch (change.do) {
    case 'add-unit':
      return { ...army, units: [...units, { unit: change.card, upgrades: [] }] };
    case 'remove-unit':
      return { ...army, units: units.filter((_, n) => n !== change.unit) };
    case 'add-upgrade':
      return { ...army, units: withUpgrades(change.unit, all => [...all, change.card]) };
    case 'remove-upgrade':
      return { ...army, units: withUpgrades(change.unit, all => all.filter((_, i) => i !== change.upgrade)) };
    case 'usual-deck':
      return { ...army, deck: STARTERS.find(s => s.format === army.format)!.deck };
  }
};

/** What could mend a fault at this place. */
const candidates = (army: Army, at: string): Change[] => {
  if (at.startsWith('deck')) return [{ do: 'usual-deck' }];
  const place = /^units\.(\d+)/.exec(at)?.[1];
  const removals = army.units.flatMap(({ upgrades }, unit): Change[] => [
    ...upgrades.map((_, upgrade): Change => ({ do: 'remove-upgrade', unit, upgrade })),
    { do: 'remove-unit', unit },
  ]);
  const unit = Number(place);
  const gifts: Change[] =
    place === undefined ? [] : upgradesFor(army, unit).map(card => ({ do: 'add-upgrade', unit, card }));
  const units = unitsFor(army).map((card): Change => ({ do: 'add-unit', card }));
  return [...removals, ...gifts, ...units];
};

const countOf = (faults: readonly Fault[], is: (f: Fault) => boolean): number => faults.filter(is).length;

/** Fewer faults of its kind, and this very one is gone: not another unit's, nor the same with another number. */
const isMended = (fault: Fault, before: readonly Fault[], after: readonly Fault[]): boolean => {
  const { rule, why } = fault.refusal;
  const words = JSON.stringify(why);
  const isKind = (f: Fault) => f.refusal.rule === rule && f.refusal.why.id === why.id;
  const isThis = (f: Fault) => isKind(f) && JSON.stringify(f.refusal.why) === words;
  return countOf(after, isKind) < countOf(before, isKind) && countOf(after, isThis) < countOf(before, isThis);
};

/** The smallest change that mends a fault and makes no other: fewest faults left, an upgrade before a unit, then fewest points. */
export const mendOf = (army: Army, fault: Fault): Change | undefined => {
  const before = faultsOf(army);
  const points = pointsOf(army);
  const mends = candidates(army, fault.at).flatMap(change => {
    const after = changed(army, change);
    const left = faultsOf(after);
    if (left.length >= before.length || !isMended(fault, before, left)) return [];
    const size = change.do.endsWith('unit') ? 1 : 0;
    return [{ change, size, left: left.length, points: Math.abs(pointsOf(after) - points) }];
  });
  return mends.sort((a, b) => a.left - b.left || a.size - b.size || a.points - b.points)[0]?.change;
};

/** A change in words. */
export const changeLabel = (army: Army, change: Change): Msg => {
  const nameOf = (n: number) => unitCard(army.units[n]!.unit).name;
  switch (change.do) {
    case 'add-unit':
      return msg('army-mend-add', { name: unitCard(change.card).name });
    case 'remove-unit':
      return msg('army-mend-remove', { name: nameOf(change.unit) });
    case 'add-upgrade':
      return msg('army-mend-give', { name: nameOf(change.unit), upgrade: upgradeCard(change.card).name });
    case 'remove-upgrade': {
      const upgrade = upgradeCard(army.units[change.unit]!.upgrades[change.upgrade]!).name;
      return msg('army-mend-take', { name: nameOf(change.unit), upgrade });
    }
    case 'usual-deck':
      return msg('army-mend-deck');
  }
};
