import type { Keyword } from '../moments.js';

/** LEG-KWU-OUTMANEUVER-01 */
export const outmaneuver: Keyword = {
  id: 'outmaneuver',
  sums: { dodgesCrits: { in: 'allow', change: (v, c, me) => v || me.unit === c.to } },
};
