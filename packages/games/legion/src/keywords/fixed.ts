import { isInArcs } from '../ground.js';
import type { Keyword } from '../moments.js';
import { no } from '../text/say.js';

const OUT_OF_ARC = no('LEG-KWW-FIXED-01', 'out-of-arc');

/** LEG-KWW-FIXED-01: some mini of the defender in the arc of the mini that uses it. */
export const fixed: Keyword = {
  id: 'fixed',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c, me) => {
        const arcs = me.params.flatMap(p => p.of ?? []);
        return isInArcs(c.s, c.by, c.mini, c.to, arcs) ? v : { ...v, refusal: v.refusal ?? OUT_OF_ARC };
      },
    },
  },
};
