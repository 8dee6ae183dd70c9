import type { Proc } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../ground.js';
import type { Keyword } from '../moments.js';
import { isTrooper } from '../rules/sheet.js';
import { suffer } from '../rules/wounds.js';
import { type T, unitOf } from '../state.js';
import { ANY_ACTION, type UnitId } from '../vocabulary.js';

/** LEG-KWU-RUTHLESS-01, -02, LEG-GAP-130, -182: a wound now, a free action among the actions. */
export const ruthless: Keyword = {
  id: 'ruthless',
  steps: {
    activated: {
      rule: 'LEG-KWU-RUTHLESS-01',
      is: 'may',
      when: (t, c, me) => {
        const u = unitOf(t.s, c.unit);
        const own = me.unit as UnitId;
        return (
          own !== c.unit &&
          u.seat === me.seat &&
          u.rank === 'corps' &&
          u.order === 'up' &&
          isTrooper(t.s, u) &&
          isAtRange(t.s, own, c.unit, 2) &&
          seeEachOther(t.s, own, c.unit)
        );
      },
      *play(t, c) {
        yield* goad(t, c.unit);
      },
    },
  },
};

function* goad(t: T, unit: UnitId): Proc {
  yield* suffer(t, unit, 1, 'LEG-KWU-RUTHLESS-01', null);
  if (t.s.units[unit]?.where !== 'field') return;
  const granted = { by: 'ruthless', actions: [...ANY_ACTION], against: null, only: null };
  t.emit({ type: 'granted', unit, granted }, 'LEG-KWU-RUTHLESS-02');
}
