import type { Keyword } from '../moments.js';

/** LEG-KWW-SUPPRESSIVE-01, -02, LEG-GAP-118: one token, however many weapons have it. */
export const suppressive: Keyword = {
  id: 'suppressive',
  sums: { suppression: { in: 'add', change: v => v + 1 } },
};
