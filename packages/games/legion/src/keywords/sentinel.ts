import type { Keyword } from '../moments.js';

/** LEG-KWU-SENTINEL-01 */
export const sentinel: Keyword = {
  id: 'sentinel',
  sums: { standbyRange: { in: 'raise', change: (v, c, me) => (me.unit === c.unit ? Math.max(3, v) : v) } },
};
