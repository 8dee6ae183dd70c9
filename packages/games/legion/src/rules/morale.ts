import type { Proc, RuleId } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { rangeBetween } from '../ground.js';
import { inPlay, isThere, type S, type T, type UnitS, unitCardOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { gainTokens, loseTokens } from './counted.js';
import { isTrooper, typeOf } from './sheet.js';
import { worth } from './values.js';

/** LEG-SUPP-08, -12: no value means null courage; vehicles have none. */
export const courageOf = (s: S, unit: UnitS): number | null =>
  worth('courage', isTrooper(s, unit) ? (unitCardOf(s, unit).courage ?? null) : null, { s, unit: unit.id });

export const mayGainSuppression = (s: S, unit: UnitS): boolean =>
  worth('mayGainSuppression', courageOf(s, unit) !== null, { s, unit: unit.id });

/** LEG-SUPP-02, -11: droid troopers are never suppressed. */
export const isSuppressed = (s: S, unit: UnitS): boolean => {
  const courage = courageOf(s, unit);
  if (courage === null || typeOf(s, unit) === 'droid') return false;
  if (unit.tokens.suppression < courage || unit.tokens.suppression === 0) return false;
  return worth('mayBeSuppressed', true, { s, unit: unit.id });
};

/** LEG-SUPP-06, -10: the courages that a unit may use when it checks for panic. */
const panicCourages = (s: S, unit: UnitS): readonly (number | null)[] => {
  const own = courageOf(s, unit);
  const far = worth('panicRange', 3, { s, unit: unit.id });
  const commanders = inPlay(s, unit.seat).filter(
    c =>
      c.id !== unit.id &&
      c.rank === 'commander' &&
      rangeBetween(s, c.id, unit.id) <= far &&
      worth('mayLendCourage', true, { s, by: c.id, to: unit.id }),
  );
  const all = [own, ...commanders.map(c => courageOf(s, c))];
  return worth('panicCourage', all, { s, unit: unit.id });
};

/** LEG-SUPP-03, -06, -10: the best of these courages is used. */
export const isPanicked = (s: S, unit: UnitS): boolean => {
  if (unit.tokens.suppression === 0 || courageOf(s, unit) === null) return false;
  if (!panicCourages(s, unit).every(c => c !== null && unit.tokens.suppression >= 2 * c)) return false;
  return worth('mayPanic', true, { s, unit: unit.id });
};

/** LEG-STBY-01, LEG-UTYPE-45: whether it has to do with standby tokens at all. */
export const mayStandby = (s: S, unit: UnitS): boolean =>
  worth('mayStandby', isTrooper(s, unit) || typeOf(s, unit) === 'groundVehicle', { s, unit: unit.id });

/** LEG-STBY-09: acting or being suppressed costs the standby token. */
export const loseStandby = (t: T, unit: UnitId, why: string): void => {
  const n = t.s.units[unit]?.tokens.standby ?? 0;
  if (n > 0) loseTokens(t, { unit, token: 'standby', n, why: 'removed', for: why }, 'LEG-STBY-09');
};

/** A unit gains suppression tokens, if it can. */
export const suppress = (t: T, unit: UnitId, n: number, why: string, rule: RuleId): void => {
  if (n <= 0 || !isThere(t.s, unit) || !mayGainSuppression(t.s, unitOf(t.s, unit))) return;
  gainTokens(t, { unit, token: 'suppression', n, why }, rule);
  loseStandby(t, unit, 'suppression');
};

/** Tokens go, or fewer of them if the unit may keep some (SUPP-REMOVE). */
export function* removeSuppression(t: T, unit: UnitId, n: number, why: string, rule: RuleId): Proc {
  const u = unitOf(t.s, unit);
  const most = Math.min(n, u.tokens.suppression);
  if (most <= 0) return;
  const spared = Math.min(most, worth('maySpareSuppression', 0, { s: t.s, unit }));
  const kept = spared > 0 ? yield* askSpared(t, unit, spared) : 0;
  if (most > kept)
    loseTokens(t, { unit, token: 'suppression', n: most - kept, why: 'removed', for: why }, rule);
}

function* askSpared(t: T, unit: UnitId, most: number): Proc<number> {
  return yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: 'LEG-KWU-DANGERSENSE-01',
    ask: most => msg('ask-keep-suppression', { unit, most }),
    most,
    sensible: 0,
  });
}
