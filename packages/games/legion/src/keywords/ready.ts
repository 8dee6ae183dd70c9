import type { Keyword } from '../moments.js';
import { gain } from '../rules/tokens.js';

/** LEG-KWU-READY-01 */
export const ready: Keyword = {
  id: 'ready',
  steps: {
    acted: {
      rule: 'LEG-KWU-READY-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit && c.action === 'standby',
      *play(t, c, me) {
        yield* gain(t, c.unit, 'aim', me.x, 'ready', 'LEG-KWU-READY-01');
      },
    },
  },
};
