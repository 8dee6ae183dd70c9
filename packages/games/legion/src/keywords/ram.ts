import type { Keyword } from '../moments.js';

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
