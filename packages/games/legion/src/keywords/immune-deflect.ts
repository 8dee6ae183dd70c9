import type { Keyword } from '../moments.js';
import { everyWeapon } from './common/after-dodging.js';

/** LEG-KWU-IMMDEFLECT-01 to -03, LEG-GAP-105: one weapon is enough against what needs no deflecting. */
export const immuneDeflect: Keyword = {
  id: 'immune-deflect',
  sums: {
    mayWoundBack: {
      in: 'forbid',
      change: (v, c, me) => {
        const one = c.keyword === 'ataru-mastery' || c.keyword === 'djem-so-mastery';
        return v && !(one || everyWeapon(c.s, me));
      },
    },
  },
};
