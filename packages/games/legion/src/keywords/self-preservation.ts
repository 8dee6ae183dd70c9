import type { Keyword } from '../moments.js';
import { unitCardOf, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-SELFPRES-01 */
export const selfPreservation: Keyword = {
  id: 'self-preservation',
  sums: {
    mayLendCourage: {
      in: 'forbid',
      change: (v, c, me) => {
        if (me.unit !== c.to) return v;
        const of = (unit: UnitId) => unitCardOf(c.s, unitOf(c.s, unit)).affiliation;
        return v && of(c.by) === of(c.to);
      },
    },
  },
};
