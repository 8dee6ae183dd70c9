import type { Keyword } from '../moments.js';

/** LEG-KWU-IMMMELEE-01: no enemy may be brought into base contact with it; the ground judges it. */
export const immuneMelee: Keyword = {
  id: 'immune-melee',
  sums: { mayBeTouched: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit } },
};
