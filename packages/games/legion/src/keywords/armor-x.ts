import type { Keyword } from '../moments.js';

/** LEG-KWU-ARMORX-01, -02 */
export const armorX: Keyword = {
  id: 'armor-x',
  sums: {
    armour: { in: 'add', change: (v, c, me) => (me.unit === c.to ? v + me.x : v) },
    isArmoured: { in: 'say', change: (v, c, me) => v || me.unit === c.unit },
  },
};
