import type { Keyword } from '../moments.js';
import { flip } from '../rules/attack/defence.js';
import { gainPlain } from '../rules/tokens.js';
import { worth } from '../rules/values.js';
import { attackOf, unitOf } from '../state.js';
import { isWounded, takesIon } from './common/ion-and-poison.js';

/** LEG-KWW-ION-01 to -04 */
export const ion: Keyword = {
  id: 'ion',
  steps: {
    modifyStart: {
      rule: 'LEG-KWW-ION-04',
      is: 'must',
      when: (t, c) => worth('mayFlipShields', true, { s: t.s, unit: c.to }), // LEG-GAP-146
      *play(t, c, me) {
        const { hits, crits } = attackOf(t.s);
        const n = Math.min(me.x, unitOf(t.s, c.to).tokens.shield, hits + crits);
        flip(t, c.to, n, 'LEG-KWW-ION-04');
      },
    },
    defended: {
      rule: 'LEG-KWW-ION-01',
      is: 'must',
      when: (t, c) => isWounded(t.s, c) && takesIon(t.s, c),
      *play(t, c, me) {
        gainPlain(t, c.to, 'ion', me.x, 'ion', 'LEG-KWW-ION-01');
      },
    },
  },
};
