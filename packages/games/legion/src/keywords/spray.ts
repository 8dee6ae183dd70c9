import { sees } from '../ground.js';
import type { Keyword } from '../moments.js';

/** LEG-KWW-SPRAY-01 */
export const spray: Keyword = {
  id: 'spray',
  sums: {
    weapon: {
      in: 'change',
      change: (v, c) => ({ ...v, times: v.times * (sees(c.s, c.by, c.to).counts.get(c.mini) ?? 1) }),
    },
  },
};
