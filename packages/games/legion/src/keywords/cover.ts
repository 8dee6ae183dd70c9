import type { Keyword } from '../moments.js';

/** LEG-KWU-COVER-01 to -03 */
export const cover: Keyword = {
  id: 'cover',
  sums: { cover: { in: 'improve', change: (v, c, me) => (me.unit === c.to ? v + me.x : v) } },
};
