import { isAtRange, seeEachOther } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { chooseUnit } from '../rules/effects.js';
import { suppress } from '../rules/morale.js';
import { happens } from '../rules/values.js';
import { inTheOpen, type S, type UnitS } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { named } from './common/named.js';

const helped = (s: S, me: Me): UnitS[] =>
  inTheOpen(s, me.seat).filter(
    u =>
      u.id !== me.unit &&
      named(s, me, u) &&
      isAtRange(s, me.unit as UnitId, u.id, 1) &&
      seeEachOther(s, me.unit as UnitId, u.id),
  );

/** LEG-KWU-AID-01 to -03, LEG-GAP-111: each token may go to another unit, for a suppression token. */
export const aid: Keyword = {
  id: 'aid',
  steps: {
    gainWould: {
      rule: 'LEG-KWU-AID-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && helped(t.s, me).length > 0,
      *play(t, c, me) {
        const ask = msg('ask-aid', { unit: c.unit });
        const to = yield* chooseUnit(t, me.seat, helped(t.s, me), 'LEG-KWU-AID-01', ask);
        if (!to) return;
        const as = { until: 'activation', n: 1, unit: to.id } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'gain:to', as }, 'LEG-KWU-AID-01');
        suppress(t, c.unit, 1, 'aid', 'LEG-KWU-AID-02');
        yield* happens(t, 'aided', { s: t.s, unit: c.unit });
      },
    },
  },
};
