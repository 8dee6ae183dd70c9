import type { Keyword } from '../moments.js';

/** LEG-KWU-ARMOR-01 to -03: every hit, never a crit. It is never worth declining. */
export const armor: Keyword = {
  id: 'armor',
  sums: {
    armour: { in: 'add', change: (v, c, me) => (me.unit === c.to ? v + 999 : v) },
    isArmoured: { in: 'say', change: (v, c, me) => v || me.unit === c.unit },
  },
};
