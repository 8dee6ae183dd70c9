import type { Keyword } from '../moments.js';

/** Not from the rulebook: it shares no tokens with other clone troopers, in neither direction. */
export const wereNotRegs: Keyword = {
  id: 'were-not-regs',
  sums: {
    purses: {
      in: 'forbid',
      change: (v, c, me) =>
        v.filter(p => p.counts === undefined || (c.unit !== me.unit && p.unit !== me.unit)),
    },
  },
};
