import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { suppress } from '../rules/morale.js';
import { unitOf } from '../state.js';

/** LEG-KWU-OVERRIDE-01 */
export const override: Keyword = {
  id: 'override',
  steps: {
    activated: {
      rule: 'LEG-KWU-OVERRIDE-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit !== null &&
        me.seat === unitOf(t.s, c.unit).seat &&
        unitOf(t.s, c.unit).order !== 'up' &&
        isAtRange(t.s, me.unit, c.unit, me.x),
      *play(t, c, me) {
        suppress(t, me.unit as string, 1, 'override', 'LEG-KWU-OVERRIDE-01');
        t.emit({ type: 'used', unit: c.unit, keyword: 'override', in: 'activation' }, 'LEG-KWU-OVERRIDE-01');
      },
    },
  },
};
