import type { Msg, Proc, RuleId, Seat } from '@potyczka/kernel';
import { type S, seatOf, type T, type UnitS } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { worth } from './values.js';

/** LEG-KWU-IMMENEMY-01, LEG-GAP-115: may a card effect of this seat touch or choose the unit? */
export const mayAffect = (s: S, by: Seat, unit: UnitId): boolean =>
  seatOf(s, unit) === by || worth('mayBeAffected', true, { s, unit, by });

/** One of several units; nobody is asked where there is only one. */
export function* chooseUnit(
  t: T,
  seat: Seat,
  from: readonly UnitS[],
  rule: RuleId,
  ask: Msg,
): Proc<UnitS | undefined> {
  if (from.length < 2) return from[0];
  return yield* t.choose<UnitS>(seat, {
    rule,
    ask,
    from,
    key: u => u.id,
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
}
