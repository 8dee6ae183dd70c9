import type { Keyword } from '../moments.js';

/** LEG-KWU-IMMBLAST-01 */
export const immuneBlast: Keyword = {
  id: 'immune-blast',
  sums: { mayIgnoreCover: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.to } },
};
