import type { Keyword } from '../moments.js';

/** Keywords of boxes that came after the rulebook: as the data retell them, not from the rulebook. */

/** As Immune: Pierce, in melee only. */
export const immuneMeleePierce: Keyword = {
  id: 'immune-melee-pierce',
  sums: {
    mayPierce: { in: 'forbid', change: (v, c, me) => v && !(me.unit === c.dice && c.kind === 'melee') },
  },
};
