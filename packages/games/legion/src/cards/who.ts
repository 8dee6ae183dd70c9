import { isAmong } from '../content/cards.js';
import type { Who } from '../content/effects/types.js';
import { commandCard } from '../content/index.js';
import { areInMelee, isAtRange, isEngaged, leaderInArcs, seeEachOther } from '../ground.js';
import type { Me } from '../moments.js';
import { isSuppressed } from '../rules/morale.js';
import { isNamed, isUsable, marked } from '../rules/sheet.js';
import { inPlay, isThere, onField, type S, type UnitS, unitCardOf, unitOf } from '../state.js';
import { foeOf, type UnitId } from '../vocabulary.js';

/** `upgrade:<id>` or `command:<id>`; several effects of a card at one moment are told apart after a tilde. */
export const cardIdOf = (id: string): string => id.slice(id.indexOf(':') + 1).split('~')[0] as string;

/** The card's own units: the one with the upgrade, or those that the command card names. */
export const ownUnits = (s: S, me: Me): readonly UnitS[] => {
  if (me.unit !== null) return [unitOf(s, me.unit)];
  const { units } = commandCard(cardIdOf(me.id));
  return units ? inPlay(s, me.seat).filter(u => isAmong(u.card, units)) : [];
};

const isOwn = (s: S, me: Me, u: UnitS): boolean => ownUnits(s, me).some(o => o.id === u.id);

const onSide = (who: Who, me: Me, u: UnitS): boolean => {
  const side = who.side ?? 'friend';
  return side === 'any' || (side === 'friend') === (u.seat === me.seat);
};

/** LEG-UTYPE: troopers on small bases are those on 27 mm. */
const isSmall = (s: S, u: UnitS): boolean => (unitCardOf(s, u).base ?? 27) === 27;

/** Has lost a mini or bears a wound. */
const isWounded = (s: S, u: UnitS): boolean => {
  const full = unitCardOf(s, u).minis + u.upgrades.filter(e => s.cards.upgrades[e.card]?.mini).length;
  return u.minis.length < full || u.minis.some(m => m.wounds > 0);
};

const hasNear = (s: S, u: UnitS, seat: Me['seat'], n: number): boolean =>
  onField(s, seat).some(o => o.id !== u.id && isAtRange(s, o.id, u.id, n));

const stands = (s: S, who: Who, me: Me, u: UnitS, it: UnitId | null): boolean => {
  const own = ownUnits(s, me);
  const { near, beyond, nearIt } = who;
  if (near !== undefined && !own.some(o => isAtRange(s, o.id, u.id, near))) return false;
  if (beyond !== undefined && own.some(o => isAtRange(s, o.id, u.id, beyond))) return false;
  if (nearIt !== undefined && (it === null || !isAtRange(s, it, u.id, nearIt))) return false;
  if (who.elsewhere && u.id === it) return false;
  if (who.aboard && !own.some(o => u.where === 'aboard' && u.marks.aboard?.unit === o.id)) return false;
  if (who.gotOut && !own.some(o => u.marks['got-out']?.unit === o.id)) return false;
  const { arc } = who;
  if (arc !== undefined && !own.some(o => o.id !== u.id && leaderInArcs(s, o.id, u.id, [arc]))) return false;
  if (who.inMelee && !own.some(o => areInMelee(s, o.id, u.id))) return false;
  if (who.noEnemyAt !== undefined && hasNear(s, u, foeOf(u.seat), who.noEnemyAt)) return false;
  if (who.noFriendAt !== undefined && hasNear(s, u, u.seat, who.noFriendAt)) return false;
  return !who.seen || own.some(o => seeEachOther(s, o.id, u.id));
};

const isLike = (s: S, who: Who, u: UnitS): boolean =>
  (!who.of || who.of.some(named => isNamed(s, u, named))) &&
  !who.not?.some(named => isNamed(s, u, named)) &&
  (who.order === undefined || u.order === who.order) &&
  (!who.wounded || isWounded(s, u)) &&
  (!who.suppressed || isSuppressed(s, u)) &&
  (who.engaged === undefined || isEngaged(s, u.id) === who.engaged) &&
  (!who.smallBase || isSmall(s, u)) &&
  (who.has === undefined || u.tokens[who.has] > 0) &&
  (who.divulged === undefined || (u.marks.divulged !== undefined) === who.divulged) &&
  (who.mini === undefined || u.upgrades.some((e, n) => e.card === who.mini && isUsable(s, u, n))) &&
  (who.bent === undefined || marked(u, 'bend:').some(m => m.name === who.bent));

/** Does the card mean this unit? `it` is the unit of the moment. */
export const isMeant = (s: S, who: Who, me: Me, u: UnitS, it: UnitId | null = null): boolean =>
  isThere(s, u.id) &&
  (who.is === 'own' ? isOwn(s, me, u) : onSide(who, me, u)) &&
  (who.is !== 'other' || !isOwn(s, me, u)) &&
  isLike(s, who, u) &&
  stands(s, who, me, u, it);

export const meantBy = (s: S, who: Who, me: Me, it: UnitId | null = null): UnitS[] =>
  inPlay(s, who.is === 'own' ? me.seat : seatOfSide(who, me)).filter(u => isMeant(s, who, me, u, it));

const seatOfSide = (who: Who, me: Me): Me['seat'] | undefined => {
  const side = who.side ?? 'friend';
  return side === 'any' ? undefined : side === 'friend' ? me.seat : foeOf(me.seat);
};
