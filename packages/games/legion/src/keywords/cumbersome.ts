import type { Keyword } from '../moments.js';
import { no } from '../text/say.js';
import { isMove } from '../vocabulary.js';

const MOVED = no('LEG-KWW-CUMBERSOME-01', 'moved-before');

/** LEG-KWW-CUMBERSOME-01: pivots do not count. */
export const cumbersome: Keyword = {
  id: 'cumbersome',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c) => {
        const act = c.s.act?.unit === c.by ? c.s.act : undefined;
        const moved = act?.done.some(a => (isMove(a) && a !== 'pivot') || a === 'card:jump');
        return moved ? { ...v, refusal: v.refusal ?? MOVED } : v;
      },
    },
  },
};
