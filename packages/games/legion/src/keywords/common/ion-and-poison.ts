import type { AttackCtx } from '../../moments.js';
import { isTrooper, typeOf } from '../../rules/sheet.js';
import { isThere, type S, unitOf } from '../../state.js';

export const isWounded = (s: S, c: AttackCtx): boolean => (s.attack?.wounds ?? 0) > 0 && isThere(s, c.to);

/** LEG-UTYPE-17: droid troopers count as vehicles. */
export const takesIon = (s: S, c: AttackCtx): boolean => {
  const unit = unitOf(s, c.to);
  return !isTrooper(s, unit) || typeOf(s, unit) === 'droid';
};
