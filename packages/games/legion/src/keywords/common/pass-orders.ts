import type { Proc, RuleId } from '@potyczka/kernel';
import { isAtRange } from '../../ground.js';
import type { Keyword, Me } from '../../moments.js';
import { issueOrder, mayReceiveFrom } from '../../rules/orders.js';
import { isNamed } from '../../rules/sheet.js';
import { inPlay, type S, type T, type UnitS } from '../../state.js';
import { msg } from '../../text/say.js';

/** Friendly units without an order, at some range, that the keyword names. */
export const receivers = (s: S, me: Me, range: number): UnitS[] => {
  const who = me.params.flatMap(p => p.who ?? []);
  return inPlay(s, me.seat).filter(
    u =>
      u.id !== me.unit &&
      u.order === 'none' &&
      mayReceiveFrom(s, me.unit as string, u) &&
      who.some(w => isNamed(s, u, w)) &&
      isAtRange(s, me.unit as string, u.id, range),
  );
};

export function* order(t: T, me: Me, range: number, rule: RuleId): Proc {
  const from = receivers(t.s, me, range);
  const [only] = from;
  if (only && from.length === 1) return yield* issueOrder(t, only.id, me.id);
  const unit = yield* t.choose<UnitS>(me.seat, {
    rule,
    ask: msg('ask-order-one'),
    from,
    key: u => u.id,
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
  yield* issueOrder(t, unit.id, me.id);
}

export const inOrdersStep = (id: Keyword['id'], rule: RuleId): Keyword => ({
  id,
  steps: {
    orders: {
      rule,
      is: 'may',
      when: (t, _, me) => receivers(t.s, me, 2).length > 0,
      *play(t, _, me) {
        yield* order(t, me, 2, rule);
      },
    },
  },
});
