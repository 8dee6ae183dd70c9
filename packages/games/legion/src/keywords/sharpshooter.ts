import type { Keyword } from '../moments.js';

/** LEG-KWU-SHARPSHOOTER-01, -02 */
export const sharpshooter: Keyword = {
  id: 'sharpshooter',
  sums: { cover: { in: 'reduce', change: (v, c, me) => (me.unit === c.by ? Math.max(0, v - me.x) : v) } },
};
