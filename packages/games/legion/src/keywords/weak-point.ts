import { leaderInArcs } from '../ground.js';
import type { Keyword } from '../moments.js';

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
