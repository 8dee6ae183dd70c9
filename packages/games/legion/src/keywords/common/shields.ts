import type { Proc, RuleId } from '@potyczka/kernel';
import { askAmount } from '../../ask.js';
import type { Me } from '../../moments.js';
import { gainTokens, loseTokens } from '../../rules/counted.js';
import { type T, type UnitS, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import type { UnitId } from '../../vocabulary.js';

export const shieldsOf = (u: UnitS): number => u.tokens.shield + u.tokens['shield-down'];

/** Up to X inactive shields become active again. */
export function* raise(t: T, me: Me, rule: RuleId): Proc {
  const unit = me.unit as UnitId;
  const most = Math.min(me.x, unitOf(t.s, unit).tokens['shield-down']);
  const n = yield* askAmount(t, me.seat, {
    rule,
    ask: most => msg('ask-raise-shields', { unit, most }),
    most,
    sensible: most,
  });
  if (n === 0) return;
  loseTokens(t, { unit, token: 'shield-down', n, why: 'removed', for: me.id }, rule);
  gainTokens(t, { unit, token: 'shield', n, why: me.id }, rule);
}
