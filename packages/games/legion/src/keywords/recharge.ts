import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';
import { raise } from './common/shields.js';

/** LEG-KWU-RECHARGE-01 */
export const recharge: Keyword = {
  id: 'recharge',
  steps: {
    acted: {
      rule: 'LEG-KWU-RECHARGE-01',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.unit && c.action === 'recover' && unitOf(t.s, c.unit).tokens['shield-down'] > 0,
      *play(t, _, me) {
        yield* raise(t, me, 'LEG-KWU-RECHARGE-01');
      },
    },
  },
};
