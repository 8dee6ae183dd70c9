import type { Keyword } from '../moments.js';

/** LEG-KWX-SMALL-01 */
export const small: Keyword = {
  id: 'small',
  sums: { countsAsTarget: { in: 'forbid', change: () => false } },
};
