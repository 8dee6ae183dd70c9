import type { Keyword } from '../moments.js';

/** LEG-KWU-UNCONCERNED-01, -02 */
export const unconcerned: Keyword = {
  id: 'unconcerned',
  sums: {
    cover: { in: 'override', change: (v, c, me) => (me.unit === c.to ? 0 : v) },
    mayBeRestored: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit },
  },
};
