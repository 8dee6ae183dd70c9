import { type Msg, nth, sure } from '@potyczka/kernel';
import type { Army, ArmyUnit, BattleCardId, BattleKind, UnitCardId, UpgradeId } from '../content/cards.js';
import { STARTERS, UNITS, UPGRADES, unitCard, upgradeCard } from '../content/index.js';
import { msg } from '../text/say.js';
import { type Fault, pointsOf } from './draft.js';
import { faultsOf } from './judge.js';
import { hasLoadout } from './keywords.js';
import { judgeUnit, judgeUpgrade, slotsOf } from './units.js';

/** One step of building a list. */
export type Change =
  | { readonly do: 'add-unit'; readonly card: UnitCardId }
  | { readonly do: 'remove-unit'; readonly unit: number }
  | { readonly do: 'add-upgrade'; readonly unit: number; readonly card: UpgradeId }
  | { readonly do: 'remove-upgrade'; readonly unit: number; readonly upgrade: number }
  | { readonly do: 'join'; readonly unit: number; readonly card: UnitCardId | null }
  | { readonly do: 'add-joined'; readonly unit: number; readonly card: UpgradeId }
  | { readonly do: 'remove-joined'; readonly unit: number; readonly upgrade: number }
  | { readonly do: 'add-spare'; readonly unit: number; readonly card: UpgradeId }
  | { readonly do: 'remove-spare'; readonly unit: number; readonly spare: number }
  | { readonly do: 'turn-card'; readonly row: BattleKind; readonly card: BattleCardId }
  | { readonly do: 'usual-deck' };

/** The upgrades that a card with some could take too: those that fit its slots and restrictions. */
const fitting = (army: Army, id: UnitCardId, upgrades: readonly UpgradeId[]): UpgradeId[] => {
  const card = unitCard(id);
  const carried = upgrades.map(upgradeCard);
  const slots = slotsOf(card, carried);
  return UPGRADES.filter(
    u =>
      carried.filter(c => c.type === u.type).length < (slots.get(u.type) ?? 0) &&
      !upgrades.includes(u.id) &&
      !judgeUpgrade(army, card, u),
  ).map(u => u.id);
};

/** The upgrades that a unit of a list could take now. */
export const upgradesFor = (army: Army, n: number): UpgradeId[] => {
  const listed = army.units[n];
  return listed ? fitting(army, listed.unit, listed.upgrades) : [];
};

/** LEG-KWU-COUNTERPART-01: the cards that may join a unit of a list. */
export const counterpartsFor = (army: Army, n: number): UnitCardId[] => {
  const listed = army.units[n];
  return UNITS.filter(u => listed && [u.counterpartOf ?? []].flat().includes(listed.unit)).map(u => u.id);
};

/** LEG-KWU-COUNTERPART-03: the upgrades that the card which has joined a unit could take now. */
export const joinedUpgradesFor = (army: Army, n: number): UpgradeId[] => {
  const joined = army.units[n]?.counterpart;
  return joined ? fitting(army, joined.unit, joined.upgrades) : [];
};

/** LEG-KWU-LOADOUT-01: the upgrades that a unit of a list could set aside now. */
export const sparesFor = (army: Army, n: number): UpgradeId[] => {
  const listed = army.units[n];
  if (!listed || !hasLoadout(unitCard(listed.unit))) return [];
  const { unit, counterpart, spare = [] } = listed;
  const carried = [...listed.upgrades, ...(counterpart?.upgrades ?? [])].map(upgradeCard);
  const bearers = [unit, ...(counterpart ? [counterpart.unit] : [])].map(unitCard);
  const isFull = (type: string): boolean =>
    spare.filter(id => upgradeCard(id).type === type).length >= carried.filter(c => c.type === type).length;
  return UPGRADES.filter(
    u =>
      !spare.includes(u.id) &&
      !isFull(u.type) &&
      carried.some(c => c.type === u.type && c.id !== u.id && c.points >= u.points) &&
      bearers.some(b => !judgeUpgrade(army, b, u)),
  ).map(u => u.id);
};

/** The units that may stand in an army of this faction or battle force. */
export const unitsFor = (army: Army): UnitCardId[] => UNITS.filter(u => !judgeUnit(army, u)).map(u => u.id);

const without = <X>(list: readonly X[], n: number): X[] => list.filter((_, i) => i !== n);

/** A unit of a list after a change to what it has. */
const changedUnit = (u: ArmyUnit, change: Change): ArmyUnit => {
  const { counterpart, spare = [] } = u;
  switch (change.do) {
    case 'add-upgrade':
      return { ...u, upgrades: [...u.upgrades, change.card] };
    case 'remove-upgrade':
      return { ...u, upgrades: without(u.upgrades, change.upgrade) };
    case 'join': {
      const { counterpart: _, ...alone } = u;
      return change.card ? { ...alone, counterpart: { unit: change.card, upgrades: [] } } : alone;
    }
    case 'add-joined':
    case 'remove-joined': {
      if (!counterpart) return u;
      const { upgrades } = counterpart;
      const now = change.do === 'add-joined' ? [...upgrades, change.card] : without(upgrades, change.upgrade);
      return { ...u, counterpart: { ...counterpart, upgrades: now } };
    }
    case 'add-spare':
      return { ...u, spare: [...spare, change.card] };
    case 'remove-spare':
      return { ...u, spare: without(spare, change.spare) };
    default:
      return u;
  }
};

/** A list after a change. */
export const changed = (army: Army, change: Change): Army => {
  const { units, deck } = army;
  switch (change.do) {
    case 'add-unit':
      return { ...army, units: [...units, { unit: change.card, upgrades: [] }] };
    case 'remove-unit':
      return { ...army, units: without(units, change.unit) };
    case 'turn-card': {
      const { row, card } = change;
      const cards = deck[row].includes(card) ? deck[row].filter(c => c !== card) : [...deck[row], card];
      return { ...army, deck: { ...deck, [row]: cards } };
    }
    case 'usual-deck':
      return {
        ...army,
        deck: sure(
          STARTERS.find(s => s.format === army.format),
          'starter army',
        ).deck,
      };
    default:
      return { ...army, units: units.map((u, n) => (n === change.unit ? changedUnit(u, change) : u)) };
  }
};

/** What could mend a fault at this place. */
const candidates = (army: Army, at: string): Change[] => {
  if (at.startsWith('deck')) return [{ do: 'usual-deck' }];
  const place = /^units\.(\d+)/.exec(at)?.[1];
  const removals = army.units.flatMap(({ upgrades, counterpart, spare = [] }, unit): Change[] => [
    ...upgrades.map((_, upgrade): Change => ({ do: 'remove-upgrade', unit, upgrade })),
    ...spare.map((_, n): Change => ({ do: 'remove-spare', unit, spare: n })),
    ...(counterpart?.upgrades ?? []).map((_, upgrade): Change => ({ do: 'remove-joined', unit, upgrade })),
    ...(counterpart ? [{ do: 'join', unit, card: null } as const] : []),
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

/** The card that a change gives to a unit or takes from it, and which of the two it does. */
const movedCard = (army: Army, change: Exclude<Change, { do: 'turn-card' | 'usual-deck' }>) => {
  const { counterpart, spare = [], upgrades = [] } = 'unit' in change ? (army.units[change.unit] ?? {}) : {};
  const given = (name: string) => ({ name, how: 'give' as const });
  const taken = (name: string | undefined) => ({ name: name ?? '', how: 'take' as const });
  const named = (id: UpgradeId | undefined) => taken(id && upgradeCard(id).name);
  switch (change.do) {
    case 'add-unit':
      return given(unitCard(change.card).name);
    case 'remove-unit':
      return taken(unitCard(nth(army.units, change.unit).unit).name);
    case 'join':
      return change.card
        ? given(unitCard(change.card).name)
        : taken(counterpart && unitCard(counterpart.unit).name);
    case 'remove-upgrade':
      return named(upgrades[change.upgrade]);
    case 'remove-joined':
      return named(counterpart?.upgrades[change.upgrade]);
    case 'remove-spare':
      return named(spare[change.spare]);
    default:
      return given(upgradeCard(change.card).name);
  }
};

/** A change in words. */
export const changeLabel = (army: Army, change: Change): Msg => {
  if (change.do === 'usual-deck' || change.do === 'turn-card') return msg('army-mend-deck');
  const { name: card, how } = movedCard(army, change);
  if (change.do === 'add-unit') return msg('army-mend-add', { name: card });
  if (change.do === 'remove-unit') return msg('army-mend-remove', { name: card });
  const name = unitCard(nth(army.units, change.unit).unit).name;
  return msg(how === 'give' ? 'army-mend-give' : 'army-mend-take', { name, upgrade: card });
};
