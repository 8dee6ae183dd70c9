import { memo } from '@potyczka/kernel';
import { namesCard } from '../army/draft.js';
import { faultsOf } from '../army/judge.js';
import { judgeUnit, judgeUpgrade } from '../army/units.js';
import type {
  Army,
  ArmyUnit,
  BattleCardId,
  BattleKind,
  Named,
  UnitCard,
  UnitCardId,
  UpgradeCard,
  UpgradeId,
} from '../content/cards.js';
import { BATTLE_CARDS, FORCES, UNITS, UPGRADES, unitCard } from '../content/index.js';

type Frame = Pick<Army, 'faction' | 'force'>;

/** Four battle cards of each kind, every time others. */
export const deckNo = (n: number, format: Army['format']): Army['deck'] => {
  const four = (kind: BattleKind): BattleCardId[] => {
    const all = BATTLE_CARDS.filter(c => c.kind === kind && c.format === format).map(c => c.id);
    return [0, 1, 2, 3].map(k => all[(4 * n + k) % all.length] as BattleCardId);
  };
  return { objective: four('objective'), deployment: four('deployment'), condition: four('condition') };
};

const armyOf = ({ faction, force }: Frame, units: readonly ArmyUnit[], n: number): Army => ({
  name: `showcase ${n}`,
  faction,
  force,
  format: 'standard',
  units,
  deck: deckNo(n, 'standard'),
});

/** What a unit cannot do without. */
const dressed = (frame: Frame, card: UnitCard<UnitCardId>): ArmyUnit => {
  const own = card.keywords?.equip?.of ?? [];
  const first = (type: UpgradeCard['type'], n = 1): UpgradeId[] =>
    UPGRADES.filter(u => u.type === type && !judgeUpgrade(frame, card, u))
      .slice(0, n)
      .map(u => u.id);
  const isTeam = card.keywords?.['heavy-weapon-team'] !== undefined;
  const heavy = first('heavy-weapon', isTeam ? 1 : Number(card.keywords?.['flexible-response'] ?? 0));
  const programme = card.keywords?.programmed ? first('programming') : [];
  return { unit: card.id, upgrades: [...new Set([...own, ...heavy, ...programme])] };
};

/** Faults that adding something more cannot mend. */
const isTooMuch = (army: Army): boolean =>
  faultsOf(army).some(f => f.refusal.why.id !== 'army-too-few' && f.refusal.why.id !== 'army-units-min');

/** The cheapest units that the table of ranks still asks for. */
const completed = (army: Army, cheap: readonly UnitCard<UnitCardId>[], n: number): Army => {
  let now = army;
  for (let k = 0; k < 12 && faultsOf(now).length > 0; k++) {
    const more = cheap
      .flatMap(card => [1, 2, 3].map(times => Array.from({ length: times }, () => dressed(army, card))))
      .map(units => armyOf(army, [...now.units, ...units], n))
      .find(next => !isTooMuch(next) && faultsOf(next).length < faultsOf(now).length);
    if (!more) return now;
    now = more;
  }
  return now;
};

/** LEG-KWU-DETACHMENT-01: the units that it needs beside it. */
const partnersOf = ({ keywords }: UnitCard): readonly Named[] =>
  typeof keywords?.detachment === 'object' ? (keywords.detachment.who ?? []) : [];

/** A commander whom nobody has shown yet, what the ranks ask for, then units that nobody has shown, as the points allow. */
const filled = (frame: Frame, left: ReadonlySet<string>, n: number): Army | undefined => {
  const may = UNITS.filter(u => u.rank && !judgeUnit(frame, u)).toSorted((a, b) => a.points - b.points);
  const fresh = may.filter(u => left.has(u.id));
  const leaders = may.filter(u => u.rank === 'commander');
  for (const commander of leaders.toSorted((a, b) => Number(left.has(b.id)) - Number(left.has(a.id)))) {
    let army = completed(armyOf(frame, [dressed(frame, commander)], n), [...fresh, ...may], n);
    if (faultsOf(army).length > 0) continue;
    for (const card of fresh) {
      if (army.units.some(u => u.unit === card.id)) continue;
      const partners = may.filter(u => partnersOf(card).some(who => namesCard(who, u)));
      const next = [[card], ...partners.map(u => [u, card])]
        .map(some => armyOf(frame, [...army.units, ...some.map(u => dressed(frame, u))], n))
        .find(a => faultsOf(a).length === 0);
      if (next) army = next;
    }
    if (army.units.some(u => left.has(u.unit))) return army;
  }
  return undefined;
};

/** Upgrades that nobody has shown yet, wherever a slot and points are left. */
const equipped = (army: Army, left: Set<string>): Army => {
  let now = army;
  for (const upgrade of UPGRADES)
    for (const [n, unit] of now.units.entries()) {
      if (!left.has(upgrade.id)) break;
      const card = unitCard(unit.unit);
      if (!card.slots?.includes(upgrade.type) || judgeUpgrade(army, card, upgrade)) continue;
      const units = now.units.map((u, k) =>
        k === n ? { ...u, upgrades: [...unit.upgrades, upgrade.id] } : u,
      );
      if (faultsOf({ ...now, units }).length > 0) continue;
      now = { ...now, units };
      left.delete(upgrade.id);
    }
  return now;
};

const withUnit = (army: Army, n: number, unit: ArmyUnit): Army => ({
  ...army,
  units: army.units.map((u, k) => (k === n ? unit : u)),
});

/** Counterparts beside those whom they join, and cards that stand by for Loadout, where the list allows it. */
const accompanied = (army: Army): Army => {
  let now = army;
  const take = (next: Army): void => {
    if (faultsOf(next).length === 0) now = next;
  };
  for (const n of army.units.keys()) {
    const unit = () => now.units[n] as ArmyUnit;
    const card = unitCard(unit().unit);
    for (const id of [card.counterpart ?? []].flat())
      if (!unit().counterpart) take(withUnit(now, n, { ...unit(), counterpart: { unit: id, upgrades: [] } }));
    if (card.keywords?.loadout === undefined) continue;
    for (const spare of UPGRADES)
      if ((unit().spare ?? []).length < unit().upgrades.length)
        take(withUnit(now, n, { ...unit(), spare: [...(unit().spare ?? []), spare.id] }));
  }
  return now;
};

/** Units that may carry an upgrade. */
const bearersOf = (frame: Frame, upgrade: UpgradeCard): readonly UnitCard<UnitCardId>[] =>
  UNITS.filter(
    u =>
      u.rank && u.slots?.includes(upgrade.type) && !judgeUnit(frame, u) && !judgeUpgrade(frame, u, upgrade),
  );

/** More units, each with an upgrade that nobody has shown, as long as points and ranks allow. */
const extended = (army: Army, left: Set<string>, n: number): Army => {
  let now = army;
  for (const upgrade of UPGRADES) {
    if (!left.has(upgrade.id)) continue;
    const next = bearersOf(army, upgrade)
      .map(card => dressed(army, card))
      .map(unit => ({ ...unit, upgrades: [...new Set([...unit.upgrades, upgrade.id])] }))
      .map(unit => armyOf(army, [...now.units, unit], n))
      .find(a => faultsOf(a).length === 0);
    if (!next) continue;
    left.delete(upgrade.id);
    now = equipped(next, left);
  }
  return now;
};

/** An army round a unit that may carry an upgrade that nobody has shown, with as many more such upgrades as fit. */
const carrying = (frame: Frame, upgrade: UpgradeCard, left: Set<string>, n: number): Army | undefined => {
  for (const bearer of bearersOf(frame, upgrade)) {
    const army = filled(frame, new Set([bearer.id]), n);
    const carried = army && equipped(army, left);
    if (carried && !left.has(upgrade.id)) return extended(carried, left, n);
  }
  return undefined;
};

const FRAMES: readonly Frame[] = [
  ...(['rebels', 'empire', 'republic', 'separatists'] as const).map(faction => ({ faction, force: null })),
  ...FORCES.map(f => ({ faction: f.faction, force: f.id })),
];

/** Legal armies of 800 points in which every unit stands that can, with every upgrade that can be carried. */
export const showcase = memo(
  () => 'all',
  (): readonly Army[] => allShown(),
);

const allShown = (): readonly Army[] => {
  const left = new Set(UNITS.filter(u => u.rank).map(u => u.id));
  const upgrades = new Set(UPGRADES.map(u => u.id));
  const armies: Army[] = [];
  for (const frame of FRAMES)
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      const army = filled(frame, left, armies.length);
      if (!army?.units.some(u => left.has(u.unit))) break;
      for (const { unit } of army.units) left.delete(unit);
      armies.push(accompanied(equipped(army, upgrades)));
    }
  for (const frame of FRAMES)
    for (const upgrade of UPGRADES) {
      const army = upgrades.has(upgrade.id) ? carrying(frame, upgrade, upgrades, armies.length) : undefined;
      if (army) armies.push(accompanied(army));
    }
  return armies;
};
