import type { Keyword } from '../moments.js';

/** LEG-KWU-PRECISE-01, -02 */
export const precise: Keyword = {
  id: 'precise',
  sums: { rerolls: { in: 'add', change: (v, c, me) => (me.unit === c.by ? v + me.x : v) } },
};
