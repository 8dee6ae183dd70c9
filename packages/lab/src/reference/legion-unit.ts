import { isVehicle, type UnitType } from '@potyczka/geometry/plane';
import type { State } from '@potyczka/legion';
import { touching } from '@potyczka/legion/lab';
import type { KeywordId, Keywords, Param, UnitCard, UpgradeCard, Weapon } from '@potyczka/legion/view';

/** What the cards of a unit come to, read off the ledger. Nothing here comes from the rules of the game. */

export type S = State;
export type UnitS = S['units'][string];
export type MiniS = UnitS['minis'][number];

/** What the ledger says of a choice; `either` where it is decided elsewhere, or where this reference does not look. */
export type Word = 'must' | 'mustNot' | 'either';

export const cardOf = (s: S, u: UnitS): UnitCard => s.cards.units[u.card] as UnitCard;
const upgradeOf = (s: S, u: UnitS, n: number): UpgradeCard =>
  s.cards.upgrades[u.upgrades[n]!.card] as UpgradeCard;
export const typeOf = (s: S, u: UnitS): UnitType => cardOf(s, u).type;
export const isTrooper = (s: S, u: UnitS): boolean => !isVehicle(typeOf(s, u));
export const hasNotchedBase = (s: S, u: UnitS): boolean =>
  !isTrooper(s, u) || typeOf(s, u) === 'creature' || typeOf(s, u) === 'emplacement';

const paramOf = (value: true | number | Param): Param =>
  value === true ? {} : typeof value === 'number' ? { x: value } : value;

/** LEG-CARD-14, -15, -19: the card is up, and the mini that it added lives. */
const isUsable = (s: S, u: UnitS, n: number): boolean =>
  u.upgrades[n]!.state === 'ready' && (!upgradeOf(s, u, n).mini || u.minis.some(m => m.role === n + 1));

export interface Has {
  readonly x: number;
  readonly params: readonly Param[];
}

/** Keywords that are those of one mini. */
const OF_MINI: readonly string[] = ['noncombatant', 'leader', 'small', 'sidearm'];

/** LEG-GEN-19, LEG-KWU-GEN-02: X is added up over all sources. */
export const keywordsOf = (s: S, u: UnitS): ReadonlyMap<KeywordId, Has> => {
  const found = new Map<KeywordId, Has>();
  const add = (keywords: Keywords | undefined, ofUpgrade: boolean): void => {
    for (const [id, value] of Object.entries(keywords ?? {})) {
      if (ofUpgrade && OF_MINI.includes(id)) continue;
      const param = paramOf(value as true | number | Param);
      const now = found.get(id as KeywordId) ?? { x: 0, params: [] };
      found.set(id as KeywordId, { x: now.x + (param.x ?? 0), params: [...now.params, param] });
    }
  };
  add(cardOf(s, u).keywords, false);
  if (u.counterpart && u.minis.some(m => m.role === -1)) add(s.cards.units[u.counterpart]?.keywords, false);
  u.upgrades.forEach((_, n) => {
    if (isUsable(s, u, n)) add(upgradeOf(s, u, n).keywords, true);
  });
  for (const [mark, { n, param }] of Object.entries(u.marks))
    if (mark.startsWith('given:')) {
      const id = mark.slice('given:'.length).split('@')[0]!;
      add({ [id]: param ?? (n > 0 ? n : true) } as Keywords, false);
    }
  return found;
};

/** Keywords of one mini, printed on the card that added it. */
const ownKeywords = (s: S, u: UnitS, mini: MiniS): Keywords =>
  (mini.role > 0 ? upgradeOf(s, u, mini.role - 1).keywords : undefined) ?? {};

/** LEG-KWX-NONCOMBATANT-01 */
export const isNoncombatant = (s: S, u: UnitS, mini: MiniS): boolean =>
  ownKeywords(s, u, mini).noncombatant !== undefined;

/** LEG-KWX-SIDEARM-01: kinds of attack in which it may use its own weapon alone. */
export const sidearmOf = (s: S, u: UnitS, mini: MiniS): readonly string[] => {
  const value = ownKeywords(s, u, mini).sidearm;
  return typeof value === 'object' ? (value.of ?? []) : [];
};

export interface Arm {
  /** As a pool names it. */
  readonly ref: string;
  readonly weapon: Weapon;
}

/** LEG-ATK-11, LEG-ARMY-14, -15, LEG-CARD-14: what a mini may use, whatever the target. */
export const armsOf = (s: S, u: UnitS, mini: MiniS): readonly Arm[] => {
  const isJoined = mini.role === -1;
  const printed = isJoined ? (s.cards.units[u.counterpart ?? '']?.weapons ?? []) : cardOf(s, u).weapons;
  const arms: Arm[] = printed.map((weapon, n) => ({
    ref: `${isJoined ? 'counterpart' : 'unit'}:${n}`,
    weapon: weapon as Weapon,
  }));
  u.upgrades.forEach((e, n) => {
    if (e.state !== 'ready' || (e.on === 'counterpart') !== isJoined) return;
    for (const [w, weapon] of (upgradeOf(s, u, n).weapons ?? []).entries()) {
      const isUp = !weapon.face || weapon.face === e.face;
      const isIts = weapon.by === 'each' || (weapon.by === 'added' && mini.role === n + 1);
      if (isUp && isIts) arms.push({ ref: `upgrade:${n}:${w}`, weapon });
    }
  });
  return arms;
};

/** LEG-SUPP-01, -02, -08, LEG-UTYPE-15: droids hold tokens and never lose the action. */
export const isSuppressed = (s: S, u: UnitS): boolean => {
  const { courage } = cardOf(s, u);
  return (
    isTrooper(s, u) && typeOf(s, u) !== 'droid' && courage !== undefined && u.tokens.suppression >= courage
  );
};

export const enemiesOf = (s: S, u: UnitS): UnitS[] =>
  Object.values(s.units).filter(x => x.where === 'field' && x.seat !== u.seat);

/** LEG-MELEE-01: enemies whose minis touch its own. */
export const meleeWith = (s: S, u: UnitS): UnitS[] =>
  u.where === 'field' ? enemiesOf(s, u).filter(x => touching(s as never, u.id, x.id).length > 0) : [];

/** LEG-MELEE-09, G-55: only troopers engage troopers. */
export const isEngaged = (s: S, u: UnitS): boolean =>
  isTrooper(s, u) && meleeWith(s, u).some(x => isTrooper(s, x));

/** What bends a unit for a time in a way that this reference does not read. */
export const isBent = (u: UnitS): boolean =>
  Object.keys(u.marks).some(m => /^(bend|taken|only|arm):/.test(m) || m === 'distracted' || m === 'provoked');
