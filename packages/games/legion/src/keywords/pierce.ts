import type { Keyword } from '../moments.js';

/** LEG-KWW-PIERCE-01: blocks are cancelled in step 8 and on Guardian dice, as far as this goes. */
export const pierce: Keyword = {
  id: 'pierce',
  sums: { pierce: { in: 'add', change: (v, _, me) => v + me.x } },
};
