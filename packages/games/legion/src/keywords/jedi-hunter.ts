import type { Keyword } from '../moments.js';
import { unitCardOf, unitOf } from '../state.js';

/** LEG-KWU-JEDIHUNTER-01 */
export const jediHunter: Keyword = {
  id: 'jedi-hunter',
  sums: {
    attackChart: {
      in: 'give',
      change: (v, c, me) =>
        me.unit === c.by && unitCardOf(c.s, unitOf(c.s, c.to)).slots?.includes('force') ? 'crit' : v,
    },
  },
};
