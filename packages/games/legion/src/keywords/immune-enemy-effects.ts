import type { Keyword } from '../moments.js';

/** LEG-KWU-IMMENEMY-01 to -03 */
export const immuneEnemyEffects: Keyword = {
  id: 'immune-enemy-effects',
  sums: { mayBeAffected: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit } },
};
