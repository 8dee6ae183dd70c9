import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';

/** LEG-KWU-UNSTOPPABLE-01, -03: one more token in the pool, and a second activation. */
export const unstoppable: Keyword = {
  id: 'unstoppable',
  sums: {
    pool: {
      in: 'add',
      change: (v, c, me) => (me.seat === c.seat ? [...v, unitOf(c.s, me.unit as string).rank] : v),
    },
    mayActAgain: {
      in: 'allow',
      change: (v, c, me) => v || (me.unit === c.unit && !unitOf(c.s, c.unit).marks['acted-twice']),
    },
  },
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-UNSTOPPABLE-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).order === 'down',
      *play(t, c) {
        const as = { until: 'round', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'acted-twice', as }, 'LEG-KWU-UNSTOPPABLE-01');
      },
    },
  },
};
