import type { Keyword } from '../moments.js';
import { no } from '../text/say.js';

const NO_JUMP = no('LEG-KWU-JUMP-01', 'never-this-action', { action: 'card:jump' });

/** No jump while it holds an objective token. */
export const weighedDown: Keyword = {
  id: 'weighed-down',
  sums: {
    cardActions: {
      in: 'change',
      change: (v, c, me) =>
        me.unit === c.unit && c.s.tokens.some(t => t.by === c.unit)
          ? v.map(a => (a.id === 'card:jump' ? { ...a, judge: () => NO_JUMP } : a))
          : v,
    },
  },
};
