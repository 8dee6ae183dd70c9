import type { Keyword } from '../moments.js';
import { leaderOf, type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

const heightOf = (s: S, unit: UnitId): number => leaderOf(unitOf(s, unit)).z;

/** Cover cancels nothing where the attacking leader stands higher than the defending one, off the ground. */
export const deathFromAbove: Keyword = {
  id: 'death-from-above',
  sums: {
    coverCancels: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.by && heightOf(c.s, c.by) > 0 && heightOf(c.s, c.by) > heightOf(c.s, c.to) ? 0 : v,
    },
  },
};
