import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';

/** LEG-KWU-JUYO-01, -02 */
export const juyoMastery: Keyword = {
  id: 'juyo-mastery',
  sums: {
    actions: {
      in: 'add',
      change: (v, c, me) =>
        me.unit === c.unit && unitOf(c.s, c.unit).minis.some(m => m.wounds > 0) ? v + 1 : v,
    },
    limits: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.unit && v.moves.most > 2 ? { ...v, moves: { most: 2, rule: 'LEG-KWU-JUYO-02' } } : v,
    },
  },
};
