import type { Keyword } from '../moments.js';

/** LEG-KWW-VERSATILE-01 to -03 */
export const versatile: Keyword = {
  id: 'versatile',
  sums: { shootsInMelee: { in: 'allow', change: () => true } },
};
