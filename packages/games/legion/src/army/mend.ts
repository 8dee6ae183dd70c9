import { type Msg, nth, sure } from '@potyczka/kernel';
import type {
  Army,
  ArmyUnit,
  BattleCardId,
  BattleKind,
  CommandId,
  UnitCardId,
  UpgradeId,
  UpgradeType,
} from '../content/cards.js';
import { commandCard, STARTERS, UNITS, UPGRADES, unitCard, upgradeCard } from '../content/index.js';
import { msg } from '../text/say.js';
import { type Fault, pointsOf } from './draft.js';
import { HAND_PIPS, mayHold, pipsOf, proposedHand } from './hand.js';
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
  | { readonly do: 'usual-deck' }
  | { readonly do: 'turn-command'; readonly card: CommandId }
  | { readonly do: 'usual-hand' };

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

/** A slot of a card, and the upgrade in it: the place of that among all that it carries. */
export interface Slot {
  readonly type: UpgradeType;
  readonly upgrade: number | null;
}

/** LEG-ARMY-10: the slots of a card in order, filled as far as they go; what fits none stands at the end. */
export const slotsIn = (id: UnitCardId, upgrades: readonly UpgradeId[]): readonly Slot[] => {
  const left = upgrades.map((_, n) => n);
  const take = (type: UpgradeType): number | null => {
    const n = left.findIndex(i => upgradeCard(nth(upgrades, i)).type === type);
    return n < 0 ? null : (left.splice(n, 1)[0] ?? null);
  };
  const card = unitCard(id);
  const types = [...(card.slots ?? []), ...upgrades.flatMap(u => upgradeCard(u).addsSlots ?? [])];
  const slots = types.map((type): Slot => ({ type, upgrade: take(type) }));
  return [
    ...slots,
    ...left.map((upgrade): Slot => ({ type: upgradeCard(nth(upgrades, upgrade)).type, upgrade })),
  ];
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

/** LEG-ARMY-17: the hand with what it lacks, and without what it may not hold. */
const filledHand = (army: Army): CommandId[] => {
  const kept = new Set((army.hand ?? []).filter(id => mayHold(army, commandCard(id))));
  const proposed = proposedHand(army);
  return HAND_PIPS.flatMap(([pips, most]) =>
    [...kept, ...proposed.filter(id => !kept.has(id))]
      .filter(id => pipsOf(commandCard(id)) === pips)
      .slice(0, most),
  );
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
    case 'turn-command': {
      const { hand = [] } = army;
      const { card } = change;
      return { ...army, hand: hand.includes(card) ? hand.filter(c => c !== card) : [...hand, card] };
    }
    case 'usual-hand':
      return { ...army, hand: filledHand(army) };
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
  if (at.startsWith('hand')) return [{ do: 'usual-hand' }];
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

/** How much of a list a change turns over: an upgrade, a unit more, a unit less. */
const sizeOf = (change: Change): number =>
  change.do === 'remove-unit' ? 2 : change.do === 'add-unit' ? 1 : 0;

/** How far a list is from what a fault asks for, where that is counted. */
const missing = ({ refusal }: Fault): number | null => {
  const { has, least } = refusal.why.args ?? {};
  return typeof has === 'number' && typeof least === 'number' ? least - has : null;
};

/** Nothing else is worse, and of what is missing less is missing. */
const isNearer = (fault: Fault, before: readonly Fault[], after: readonly Fault[]): boolean => {
  const now = missing(fault);
  if (now === null || after.length > before.length) return false;
  const isSuch = (f: Fault): boolean =>
    f.refusal.why.id === fault.refusal.why.id && f.refusal.why.args?.rank === fault.refusal.why.args?.rank;
  return after.some(f => isSuch(f) && (missing(f) ?? now) < now);
};

/**
 * The smallest change that mends a fault and makes no other: an upgrade before a unit, then fewest faults left,
 * then fewest points. Where one change is not enough, one that comes nearer.
 */
export const mendOf = (army: Army, fault: Fault): Change | undefined => {
  const before = faultsOf(army);
  const points = pointsOf(army);
  const tried = candidates(army, fault.at).map(change => {
    const after = changed(army, change);
    const faults = faultsOf(after);
    return {
      change,
      faults,
      size: sizeOf(change),
      left: faults.length,
      points: Math.abs(pointsOf(after) - points),
    };
  });
  const whole = tried.filter(t => t.left < before.length && isMended(fault, before, t.faults));
  const mends = whole.length > 0 ? whole : tried.filter(t => isNearer(fault, before, t.faults));
  return mends.sort((a, b) => a.size - b.size || a.left - b.left || a.points - b.points)[0]?.change;
};

/** The card that a change gives to a unit or takes from it, and which of the two it does. */
const movedCard = (
  army: Army,
  change: Exclude<Change, { do: 'turn-card' | 'usual-deck' | 'turn-command' | 'usual-hand' }>,
) => {
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
  if (change.do === 'usual-hand' || change.do === 'turn-command') return msg('army-mend-hand');
  const { name: card, how } = movedCard(army, change);
  if (change.do === 'add-unit') return msg('army-mend-add', { name: card });
  if (change.do === 'remove-unit') return msg('army-mend-remove', { name: card });
  const name = unitCard(nth(army.units, change.unit).unit).name;
  return msg(how === 'give' ? 'army-mend-give' : 'army-mend-take', { name, upgrade: card });
};
