import { isVehicle, type UnitType } from '@potyczka/geometry/plane';
import { memo, nth, together } from '@potyczka/kernel';
import type { Dice, Keywords, Named, Param, UnitCard, Weapon } from '../content/cards.js';
import { bonusOf } from '../content/effects/index.js';
import { commandCard } from '../content/index.js';
import { belongsTo, KEYWORD_IDS, type KeywordId } from '../content/keywords.js';
import type { Me } from '../moments.js';
import { type MiniS, type S, type UnitS, unitCardOf, upgradeCardOf } from '../state.js';
import { registry } from './registry.js';

/** The role of the mini of a counterpart card. */
export const COUNTERPART = -1;

/** A keyword that a unit has: X added up, and every source of it (LEG-GEN-19). */
export interface Have {
  readonly id: KeywordId;
  readonly x: number;
  readonly params: readonly Param[];
  readonly from: readonly number[];
}

/** All that the cards of a unit come to while these of its minis live (LEG-CARD-19, LEG-KWU-GEN-07). */
export interface Sheet {
  readonly keywords: ReadonlyMap<KeywordId, Have>;
  /** Keywords of single minis, by the role of the mini (Noncombatant, Leader, Small, Sidearm). */
  readonly ofMini: ReadonlyMap<number, Keywords>;
  readonly sources: readonly Me[];
}

const of = (what: 'mini' | 'card' | 'special'): readonly KeywordId[] =>
  KEYWORD_IDS.filter(id => belongsTo(id) === what);
/** Keywords about the card itself: they hold while it is turned (LEG-KWX-CYCLE-01, LEG-KWX-RECONFIGURE-03). */
const OF_CARD = of('card');
/** Keywords of weapons that no pool is formed with; once, however many minis have them (LEG-KWW-OVERRUN-06). */
const OF_SPECIAL = of('special');
const OF_MINI = of('mini');

const paramOf = (value: true | number | Param): Param =>
  value === true ? {} : typeof value === 'number' ? { x: value } : value;

/** Can the unit use this upgrade: neither turned nor gone with its mini? */
export const isUsable = (s: S, unit: UnitS, n: number): boolean => {
  const equipped = unit.upgrades[n];
  if (!equipped || equipped.state === 'expended') return false;
  if (equipped.on === 'counterpart') return hasCounterpart(unit); // LEG-KWU-COUNTERPART-05, -10
  const card = upgradeCardOf(s, equipped);
  return !card.mini || unit.minis.some(m => m.role === n + 1);
};

/** Does the counterpart of a unit live? */
const hasCounterpart = (unit: UnitS): boolean => unit.minis.some(m => m.role === COUNTERPART);

/** The card that was added to a unit, while its mini lives. */
const counterpartOf = (s: S, unit: UnitS): UnitCard | undefined =>
  unit.counterpart && hasCounterpart(unit) ? (s.cards.units[unit.counterpart] as UnitCard) : undefined;

/** What of its minis a unit's sheet hangs on: wherever they stand, they are the same. */
const figuresOf = memo(
  (minis: UnitS['minis']) => minis,
  minis => minis.map(m => `${m.id} ${m.role} ${m.wounds} ${m.tougher ?? 0}`).join(),
);

const outfits = together();

/** What a unit is made of: another key when that changes, the same while places, tokens, orders and the like do. */
const outfitOf = memo(
  (unit: UnitS) => unit,
  // Every unit has a list of upgrades of its own.
  ({ upgrades, marks, counterpart, minis }) =>
    outfits([upgrades, marks, counterpart ?? '', figuresOf(minis)]),
);

const sheetOfOutfit = memo(
  (_: S, unit: UnitS) => outfitOf(unit),
  (s: S, unit: UnitS): Sheet => readSheet(s, unit),
);

/** What a unit's cards give it. */
export const sheetOf = memo(
  (_: S, unit: UnitS) => unit,
  (s: S, unit: UnitS) => sheetOfOutfit(s, unit),
);

const readSheet = (s: S, unit: UnitS): Sheet => {
  const have = new Map<KeywordId, { x: number; params: Param[]; from: number[] }>();
  const ofMini = new Map<number, Keywords>();
  const add = (id: KeywordId, param: Param, from: number): void => {
    const now = have.get(id) ?? { x: 0, params: [], from: [] };
    have.set(id, {
      x: now.x + (param.x ?? 0),
      params: [...now.params, param],
      from: [...now.from, from],
    });
  };
  const addAll = (keywords: Keywords | undefined, from: number): void => {
    for (const id in keywords) {
      const key = id as KeywordId;
      const param = paramOf(keywords[key] as true | number | Param);
      if (from >= 0 && OF_MINI.includes(key))
        ofMini.set(from + 1, { ...ofMini.get(from + 1), [key]: param } as Keywords);
      else add(key, param, from);
    }
  };
  addAll(unitCardOf(s, unit).keywords, -1);
  addAll(counterpartOf(s, unit)?.keywords, -1); // LEG-KWU-COUNTERPART-08, -10
  unit.upgrades.forEach((equipped, n) => {
    if (!isUsable(s, unit, n)) return;
    const { keywords } = upgradeCardOf(s, equipped);
    if (equipped.state === 'ready') addAll(keywords, n);
    else for (const id of OF_CARD) if (keywords?.[id]) add(id, paramOf(keywords[id]), n);
  });
  for (const arm of ownArms(s, unit)) // LEG-KWW-OVERRUN-01: they act by themselves
    for (const id of OF_SPECIAL) {
      const value = arm.weapon.special && arm.weapon.keywords?.[id];
      if (value) add(id, paramOf(value), arm.from);
    }
  for (const m of marked(unit, 'given:')) add(m.name as KeywordId, m.param ?? { x: m.n }, -1);
  giveAndTake(s, unit, have);
  for (const id of takenFrom(s, unit)) have.delete(id);
  const keywords = new Map([...have].map(([id, h]) => [id, { id, ...h }]));
  const sources = [...keywords.values()].map(h => ({ ...h, seat: unit.seat, unit: unit.id }));
  return { keywords, ofMini, sources };
};

/** Marks `<prefix><name>@<source>`: what a card gives a unit for a time; several cards may give the same. */
export const marked = (unit: UnitS, prefix: string): Marked[] => {
  const found: Marked[] = [];
  for (const mark in unit.marks) {
    if (!mark.startsWith(prefix)) continue;
    const { n = 0, param } = unit.marks[mark] ?? {};
    const name = mark.slice(prefix.length).split('@')[0] as string;
    found.push({ name, n, ...(param && { param: param as Param }) });
  }
  return found;
};
interface Marked {
  readonly name: string;
  readonly n: number;
  readonly param?: Param;
}

/** Keywords that an upgrade or an effect takes away. */
const takenFrom = (s: S, unit: UnitS): KeywordId[] => [
  ...unit.upgrades.flatMap((e, n) => (isUsable(s, unit, n) ? (upgradeCardOf(s, e).takes ?? []) : [])),
  ...marked(unit, 'taken:').map(m => m.name as KeywordId),
];

/** CONT: keywords that give or take others, from what the unit itself is like. */
const giveAndTake = (
  s: S,
  unit: UnitS,
  have: Map<KeywordId, { x: number; params: Param[]; from: number[] }>,
): void => {
  const given: Partial<Record<KeywordId, number>> = {};
  for (const [id, { x }] of have) given[id] = x;
  let now: Readonly<Partial<Record<KeywordId, number>>> = given;
  for (const phase of ['give', 'take'])
    for (const [id, h] of have) {
      const act = registry().keywords.get(id)?.sums?.keywords;
      if (act?.in === phase)
        now = act.change(now, { s, unit: unit.id }, { ...h, id, seat: unit.seat, unit: unit.id });
    }
  for (const id of [...have.keys()]) if (!(id in now)) have.delete(id);
  for (const id in now) {
    const key = id as KeywordId;
    if (!have.has(key)) have.set(key, { x: now[key] ?? 0, params: [{}], from: [-1] });
  }
};

export const hasKeyword = (s: S, unit: UnitS, id: KeywordId): boolean => sheetOf(s, unit).keywords.has(id);

const ownArms = (s: S, unit: UnitS): Arm[] => {
  const all = unit.minis.flatMap(m => weaponsOf(s, unit, m));
  return all.filter((arm, n) => arm.weapon.special && all.findIndex(a => a.ref === arm.ref) === n);
};

/** A weapon that a mini may use, by the card it stands on. */
export interface Arm {
  readonly ref: string;
  readonly weapon: Weapon;
  /** Index of the upgrade, -1 for the unit card. */
  readonly from: number;
}

/** LEG-ARMY-14, -15, LEG-ATK-11: the weapons of a mini; cards that are turned do not count. */
export const weaponsOf = memo(
  [(_, unit) => outfitOf(unit), (_, __, mini) => mini.role],
  (s: S, unit: UnitS, mini: MiniS): readonly Arm[] => findWeapons(s, unit, mini.role),
);

const findWeapons = (s: S, unit: UnitS, role: number): readonly Arm[] => {
  const joined = role === COUNTERPART; // LEG-KWU-COUNTERPART-06, -09: each its own card
  const printed = joined ? (counterpartOf(s, unit)?.weapons ?? []) : unitCardOf(s, unit).weapons;
  const arms: Arm[] = printed.map((weapon, n) => ({
    ref: `${joined ? 'counterpart' : 'unit'}:${n}`,
    weapon,
    from: -1,
  }));
  unit.upgrades.forEach((equipped, n) => {
    if (equipped.state !== 'ready' || joined !== (equipped.on === 'counterpart')) return;
    upgradeCardOf(s, equipped).weapons?.forEach((weapon, w) => {
      const isUp = !weapon.face || weapon.face === equipped.face;
      const may = weapon.by === 'each' || (weapon.by === 'added' && role === n + 1);
      if (isUp && may) arms.push({ ref: `upgrade:${n}:${w}`, weapon, from: n });
    });
  });
  // LEG-CARD-12: `arm:command:<card>:<number>` for as long as the card allows it
  if (joined) return arms;
  for (const { name: ref } of marked(unit, 'arm:'))
    arms.push({ ref, weapon: weaponAt(s, unit, ref), from: -1 });
  const only = marked(unit, 'only:').map(m => m.name);
  if (only.length === 0) return arms;
  return only.map(ref => ({ ref, weapon: weaponAt(s, unit, ref), from: -1 }));
};

/** Half the dice of a weapon, rounded up; white dice go first. */
const halved = (dice: Dice): Dice => {
  const all = { red: dice.red ?? 0, black: dice.black ?? 0, white: dice.white ?? 0 };
  let drop = Math.floor((all.red + all.black + all.white) / 2);
  for (const colour of ['white', 'black', 'red'] as const) {
    const some = Math.min(drop, all[colour]);
    all[colour] -= some;
    drop -= some;
  }
  return all;
};

/** A melee weapon that is thrown: range 1-2, half its dice. */
const thrown = ({ melee: _, ...weapon }: Weapon): Weapon => ({
  ...weapon,
  range: [1, 2],
  dice: halved(weapon.dice),
});

/** The weapon behind a reference of a pool. */
export const weaponAt = (s: S, unit: UnitS, ref: string): Weapon => {
  const [kind, n, w] = ref.split(':') as [string, string, string];
  if (kind === 'thrown') return thrown(weaponAt(s, unit, ref.slice('thrown:'.length)));
  if (kind === 'bonus') return bonusOf(ref.slice('bonus:'.length));
  if (kind === 'counterpart')
    return nth((s.cards.units[unit.counterpart ?? ''] as UnitCard).weapons, Number(n));
  const weapon =
    kind === 'unit'
      ? unitCardOf(s, unit).weapons[Number(n)]
      : kind === 'command'
        ? commandCard(n).weapons?.[Number(w)]
        : upgradeCardOf(s, unit.upgrades[Number(n)] as { card: string }).weapons?.[Number(w)];
  if (!weapon) throw new Error(`no weapon ${ref}`);
  return weapon;
};

export const isRanged = (w: Weapon): boolean => w.range !== undefined && !w.special;
export const isMelee = (w: Weapon): boolean => w.melee === true;

/** LEG-WOUND-02; an added mini may have a threshold of its own (LEG-KWU-COUNTERPART-07). */
export const thresholdOf = (s: S, unit: UnitS, role: number): number => {
  if (role === COUNTERPART && unit.counterpart) return (s.cards.units[unit.counterpart] as UnitCard).wounds;
  const equipped = role > 0 ? unit.upgrades[role - 1] : undefined;
  return (equipped && upgradeCardOf(s, equipped).wounds) ?? unitCardOf(s, unit).wounds;
};

/** Wounds that a mini can still take; a new leader may be tougher than its card (LEG-KWX-LEADER-02). */
export const roomOf = (s: S, unit: UnitS, m: MiniS): number =>
  thresholdOf(s, unit, m.role) + (m.tougher ?? 0) - m.wounds;

export const woundsLeft = (s: S, unit: UnitS): number =>
  unit.minis.reduce((sum, m) => sum + roomOf(s, unit, m), 0);

export const typeOf = (s: S, unit: UnitS): UnitType => unitCardOf(s, unit).type;
export const isTrooper = (s: S, unit: UnitS): boolean => !isVehicle(typeOf(s, unit));

/** LEG-GEN-26: what a unit costs with all its upgrades. */
export const costOf = (s: S, unit: UnitS): number =>
  unitCardOf(s, unit).points +
  ((unit.counterpart && s.cards.units[unit.counterpart]?.points) || 0) +
  unit.upgrades.reduce((sum, e) => sum + upgradeCardOf(s, e).points, 0);

const isType = (s: S, unit: UnitS, type: Named['type']): boolean => {
  if (type === 'trooper') return isTrooper(s, unit);
  if (type === 'vehicle') return !isTrooper(s, unit);
  return typeOf(s, unit) === type;
};

/** Does a keyword name this unit? */
export const isNamed = (s: S, unit: UnitS, who: Named): boolean => {
  const card = unitCardOf(s, unit);
  return (
    (who.name === undefined || card.name === who.name) &&
    (who.rank === undefined || unit.rank === who.rank) &&
    (who.type === undefined || isType(s, unit, who.type)) &&
    (who.affiliation === undefined || card.affiliation === who.affiliation) &&
    (who.has === undefined || hasKeyword(s, unit, who.has))
  );
};
