import type { Keyword } from '../moments.js';
import { worth } from '../rules/values.js';

/** LEG-KWU-IMPERVIOUS-01, -02, LEG-GAP-116: dice for all Pierce of the attack, used or not. */
export const impervious: Keyword = {
  id: 'impervious',
  sums: {
    extraDice: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.to || !c.s.attack) return v;
        const may = worth('mayPierce', true, { ...c, dice: c.to }) && worth('mayBeImpervious', true, c);
        return may ? v + worth('pierce', c.s.attack.pierce, c) : v;
      },
    },
  },
};
