import type { Keyword } from '../moments.js';

/** LEG-KWW-CRITICAL-01: a crit is never worth less than what the chart gives. */
export const critical: Keyword = {
  id: 'critical',
  sums: { criticals: { in: 'add', change: (v, _, me) => v + me.x } },
};
