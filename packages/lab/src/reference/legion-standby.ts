import { rangeBetween, sees } from '@potyczka/legion/lab';
import {
  cardOf,
  hasNotchedBase,
  isEngaged,
  isTrooper,
  keywordsOf,
  meleeWith,
  type S,
  typeOf,
  type UnitS,
  type Word,
} from './legion-unit.js';

/** LEG-STBY-01, LEG-UTYPE-45, LEG-KWU-HOVER-01: may the unit have to do with standby tokens at all? */
export const knowsStandby = (s: S, u: UnitS): boolean =>
  isTrooper(s, u) || typeOf(s, u) === 'groundVehicle' || keywordsOf(s, u).has('hover');

/** LEG-STBY-04, G-52: some mini of one sees some mini of the other. */
const areInSight = (s: S, a: UnitS, b: UnitS): boolean =>
  sees(s as never, a.id, b.id).eligible.length > 0 || sees(s as never, b.id, a.id).eligible.length > 0;

/** LEG-STBY-05: it could certainly move, which is enough of a reaction. */
const canSurelyMove = (s: S, u: UnitS): boolean =>
  !hasNotchedBase(s, u) &&
  !isEngaged(s, u) &&
  meleeWith(s, u).length === 0 &&
  u.tokens.immobilize === 0 &&
  cardOf(s, u).speed > 0 &&
  !keywordsOf(s, u).has('stationary');

/** LEG-SUPP-05, -06: whom so much suppression could make panic is left to the game. */
const couldPanic = (s: S, u: UnitS): boolean => {
  const { courage } = cardOf(s, u);
  return courage !== undefined && isTrooper(s, u) && u.tokens.suppression >= 2 * courage;
};

/** Whose standby token may be spent when this unit has performed something (LEG-STBY-04 to -06, G-19). */
export const standbyOf = (s: S, by: UnitS): ReadonlyMap<string, Word> => {
  const found = new Map<string, Word>();
  const active = s.units[s.act?.unit ?? ''];
  for (const u of Object.values(s.units)) {
    if (u.where !== 'field' || u.tokens.standby === 0) continue;
    const isFoe = u.seat !== by.seat && active?.seat !== u.seat;
    const reach = keywordsOf(s, u).has('sentinel') ? 3 : 2;
    const near = isFoe && rangeBetween(s as never, u.id, by.id) <= reach;
    if (!near || !knowsStandby(s, u) || !areInSight(s, u, by)) found.set(u.id, 'mustNot');
    else found.set(u.id, canSurelyMove(s, u) && !couldPanic(s, u) ? 'must' : 'either');
  }
  return found;
};
