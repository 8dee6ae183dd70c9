import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';

/** LEG-KWU-DANGERSENSE-01 to -03 */
export const dangerSense: Keyword = {
  id: 'danger-sense',
  sums: {
    extraDice: {
      in: 'add',
      change: (v, c, me) => (me.unit === c.to ? v + Math.min(me.x, unitOf(c.s, c.to).tokens.suppression) : v),
    },
    maySpareSuppression: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? v + me.x : v) },
  },
};
