import type { Keyword } from '../moments.js';
import { worth } from '../rules/values.js';
import type { S } from '../state.js';
import { order, receivers } from './common/pass-orders.js';

const reach = (s: S, unit: string): number => worth('coordinateRange', 1, { s, unit });

/** LEG-KWU-COORDINATE-01 to -04 */
export const coordinate: Keyword = {
  id: 'coordinate',
  steps: {
    ordered: {
      rule: 'LEG-KWU-COORDINATE-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && receivers(t.s, me, reach(t.s, c.unit)).length > 0,
      *play(t, c, me) {
        yield* order(t, me, reach(t.s, c.unit), 'LEG-KWU-COORDINATE-01');
      },
    },
  },
};
