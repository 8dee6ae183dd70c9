import type { RuleId } from '@potyczka/kernel';
import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { chooseUnit } from '../rules/effects.js';
import { mayReceiveFrom } from '../rules/orders.js';
import { inPlay, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const receivers = (s: S, me: Me): UnitS[] =>
  inPlay(s, me.seat).filter(
    u =>
      u.id !== me.unit &&
      u.order === 'none' &&
      mayReceiveFrom(s, me.unit as UnitId, u) &&
      isAtRange(s, me.unit as UnitId, u.id, 2),
  );

/** LEG-KWU-AUTHORITATIVE-01, -02: once in a Command Phase somebody else gets the order. */
export const authoritative: Keyword = {
  id: 'authoritative',
  steps: {
    orderWould: {
      rule: 'LEG-KWU-AUTHORITATIVE-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit && !unitOf(t.s, c.unit).marks.authoritative && receivers(t.s, me).length > 0,
      *play(t, c, me) {
        const rule = 'LEG-KWU-AUTHORITATIVE-01';
        const to = yield* chooseUnit(t, me.seat, receivers(t.s, me), rule, msg('ask-order-one'));
        if (!to) return;
        mark(t, c.unit, 'authoritative', null, rule);
        mark(t, c.unit, 'order:to', to.id, rule);
      },
    },
  },
};

const mark = (t: T, unit: UnitId, name: string, to: UnitId | null, rule: RuleId): void =>
  t.emit({ type: 'mark', unit, mark: name, as: { until: 'round', n: 1, unit: to } }, rule);
