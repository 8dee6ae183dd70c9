import type { Keyword } from '../moments.js';

/** LEG-KWU-GROUNDED-01: what forbids comes last (LEG-GEN-03). */
export const grounded: Keyword = {
  id: 'grounded',
  sums: {
    mobility: { in: 'forbid', change: (v, c, me) => (me.unit === c.unit ? { ...v, climbs: 0 } : v) },
  },
};
