import { isAtRange, seeEachOther } from '../ground.js';
import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-EXEMPLAR-01, -02, LEG-GAP-113: its tokens may be spent by others in an attack, without limit. */
export const exemplar: Keyword = {
  id: 'exemplar',
  sums: {
    purses: {
      in: 'add',
      change: (v, c, me) => {
        const own = unitOf(c.s, me.unit as UnitId);
        const n = own.tokens[c.token];
        const isNear =
          own.id !== c.unit &&
          n > 0 &&
          c.s.attack !== null &&
          unitOf(c.s, c.unit).seat === me.seat &&
          isAtRange(c.s, own.id, c.unit, 2) &&
          seeEachOther(c.s, own.id, c.unit);
        return isNear ? [...v.filter(p => p.unit !== own.id), { kind: 'shared', unit: own.id, n }] : v;
      },
    },
  },
};
