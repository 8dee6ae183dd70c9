import type { Keyword } from '../moments.js';
import { canMove, moveUnit } from '../rules/move.js';
import { rewardMove } from '../rules/moved.js';
import { worth } from '../rules/values.js';

/** LEG-KWU-SCOUT-01 to -04: a move after deployment, at most of speed 3. */
export const scout: Keyword = {
  id: 'scout',
  sums: {
    scout: { in: 'give', change: (v, c, me) => (me.unit === c.unit ? v + me.x : v) },
    speed: {
      in: 'set',
      change: (v, c, me) => (me.unit === c.unit && c.how === 'scout' ? Math.min(3, me.x) : v),
    },
    mobility: {
      in: 'give',
      change: (v, c, me) => (me.unit === c.unit && c.how === 'scout' ? { ...v, ignoresDifficult: 'all' } : v),
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-SCOUT-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit &&
        worth('scout', 0, { s: t.s, unit: c.unit }) > 0 &&
        canMove(t.s, c.unit, 'scout'),
      *play(t, c) {
        const as = { until: 'game', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'scouted', as }, 'LEG-KWU-SCOUT-01');
        yield* rewardMove(t, yield* moveUnit(t, c.unit, 'scout', 'LEG-KWU-SCOUT-01', false));
      },
    },
  },
};
