import type { Keyword } from '../moments.js';
import { no } from '../text/say.js';

const IMMUNE = no('LEG-KWU-IMMRANGE1-01', 'immune-range-1');

/** LEG-KWU-IMMRANGE1-01, -02 */
export const immuneRange1Weapons: Keyword = {
  id: 'immune-range-1-weapons',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.to && c.kind === 'ranged' && c.weapon.range?.[1] === 1
          ? { ...v, refusal: v.refusal ?? IMMUNE }
          : v,
    },
  },
};
