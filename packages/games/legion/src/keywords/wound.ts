import type { Keyword } from '../moments.js';
import { suffer } from '../rules/wounds.js';

/** LEG-KWU-WOUNDX-01 */
export const wound: Keyword = {
  id: 'wound',
  steps: {
    deployed: {
      rule: 'LEG-KWU-WOUNDX-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        yield* suffer(t, c.unit, me.x, 'LEG-KWU-WOUNDX-01', null);
      },
    },
  },
};
