import type { Keyword } from '../moments.js';

/** LEG-KWU-IMMPIERCE-01, -02: on its own dice, also those of Guardian. */
export const immunePierce: Keyword = {
  id: 'immune-pierce',
  sums: { mayPierce: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.dice } },
};
