import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';

/** LEG-KWU-INCONSPICUOUS-01, -02 */
export const inconspicuous: Keyword = {
  id: 'inconspicuous',
  sums: {
    isPassedOver: {
      in: 'say',
      change: (v, c, me) => v || (me.unit === c.to && unitOf(c.s, c.to).tokens.suppression > 0),
    },
    rally: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? { ...v, mayKeep: true } : v) },
  },
};
