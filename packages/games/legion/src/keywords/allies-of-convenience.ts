import type { Keyword } from '../moments.js';
import { unitCardOf, unitOf } from '../state.js';

/** LEG-KWU-ALLIES-01 */
export const alliesOfConvenience: Keyword = {
  id: 'allies-of-convenience',
  sums: {
    mayReceive: {
      in: 'allow',
      change: (v, c, me) =>
        v || (me.unit === c.by && unitCardOf(c.s, unitOf(c.s, c.to)).faction === 'mercenary'),
    },
  },
};
