import type { Keyword } from '../moments.js';

/** LEG-KWW-IMPACT-01 */
export const impact: Keyword = {
  id: 'impact',
  sums: { impact: { in: 'add', change: (v, _, me) => v + me.x } },
};
