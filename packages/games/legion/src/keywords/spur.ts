import type { Proc } from '@potyczka/kernel';
import type { Keyword, Me, MoveCtx } from '../moments.js';
import { suppress } from '../rules/morale.js';
import { type T, unitOf } from '../state.js';

const isFor = (t: T, c: MoveCtx, me: Me): boolean =>
  me.unit === c.unit && c.how !== 'pivot' && !unitOf(t.s, c.unit).marks.spur;

function* hasten(t: T, c: MoveCtx): Proc {
  suppress(t, c.unit, 1, 'spur', 'LEG-KWU-SPUR-01');
  const as = { until: 'activation', n: 1, unit: null } as const;
  t.emit({ type: 'mark', unit: c.unit, mark: 'spur', as }, 'LEG-KWU-SPUR-01');
}

/** LEG-KWU-SPUR-01, -02 */
export const spur: Keyword = {
  id: 'spur',
  sums: {
    speed: {
      in: 'increase',
      change: (v, c, me) =>
        me.unit === c.unit && (c.urged || unitOf(c.s, c.unit).marks.spur) ? Math.min(3, v + 1) : v,
    },
  },
  steps: {
    urged: { rule: 'LEG-KWU-SPUR-01', is: 'must', when: isFor, play: hasten },
    beforeMove: { rule: 'LEG-KWU-SPUR-01', is: 'may', when: isFor, play: hasten },
    moved: {
      rule: 'LEG-KWU-SPUR-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).marks.spur !== undefined,
      *play(t, c) {
        t.emit({ type: 'unmark', unit: c.unit, mark: 'spur' }, 'LEG-KWU-SPUR-01');
      },
    },
  },
};
