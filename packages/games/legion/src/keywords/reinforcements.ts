import type { Keyword } from '../moments.js';

/** LEG-KWU-REINFORCEMENTS-01 */
export const reinforcements: Keyword = {
  id: 'reinforcements',
  sums: { deploys: { in: 'change', change: (v, c, me) => (me.unit === c.unit ? { ...v, late: true } : v) } },
};
