import type { Keyword } from '../moments.js';

/** LEG-KWU-INFILTRATE-01, -02 */
export const infiltrate: Keyword = {
  id: 'infiltrate',
  sums: {
    deploys: { in: 'change', change: (v, c, me) => (me.unit === c.unit ? { ...v, infiltrates: true } : v) },
  },
};
