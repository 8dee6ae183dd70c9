import type { Keyword } from '../moments.js';

/** LEG-KWU-LOWPROFILE-01 to -03, LEG-GAP-156: one more hit, if cover is left to cancel one. */
export const lowProfile: Keyword = {
  id: 'low-profile',
  sums: { coverCancels: { in: 'add', change: (v, c, me) => (me.unit === c.to && c.cover > 0 ? v + 1 : v) } },
};
