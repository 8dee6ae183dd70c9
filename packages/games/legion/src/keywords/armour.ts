import { leaderInArcs } from '../ground.js';
import type { Keyword } from '../moments.js';

/** LEG-KWU-ARMOR-01 to -03: every hit, never a crit. It is never worth declining. */
export const armor: Keyword = {
  id: 'armor',
  sums: {
    armour: { in: 'add', change: (v, c, me) => (me.unit === c.to ? v + 999 : v) },
    isArmoured: { in: 'say', change: (v, c, me) => v || me.unit === c.unit },
  },
};

/** LEG-KWU-ARMORX-01, -02 */
export const armorX: Keyword = {
  id: 'armor-x',
  sums: {
    armour: { in: 'add', change: (v, c, me) => (me.unit === c.to ? v + me.x : v) },
    isArmoured: { in: 'say', change: (v, c, me) => v || me.unit === c.unit },
  },
};

/** LEG-KWW-IMPACT-01 */
export const impact: Keyword = {
  id: 'impact',
  sums: { impact: { in: 'add', change: (v, _, me) => v + me.x } },
};

/** LEG-KWU-WEAKPOINT-01: the attacking leader stands in one of the arcs. */
export const weakPoint: Keyword = {
  id: 'weak-point',
  sums: {
    impact: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.to) return v;
        const here = me.params.filter(p => leaderInArcs(c.s, c.to, c.by, p.of ?? []));
        return v + here.reduce((sum, p) => sum + (p.x ?? 0), 0);
      },
    },
  },
};

/** LEG-KWW-RAM-01: after a full move at the highest speed in the same activation. */
export const ram: Keyword = {
  id: 'ram',
  sums: {
    ram: {
      in: 'add',
      change: (v, c, me) =>
        c.s.act?.unit === me.unit && (c.s.act?.used['full-move'] ?? 0) > 0 ? v + me.x : v,
    },
  },
};
