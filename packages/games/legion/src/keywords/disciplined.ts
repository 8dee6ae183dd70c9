import { askAmount } from '../ask.js';
import type { Keyword } from '../moments.js';
import { removeSuppression } from '../rules/morale.js';
import { unitOf } from '../state.js';
import { msg } from '../text/say.js';

/** LEG-KWU-DISCIPLINED-01 */
export const disciplined: Keyword = {
  id: 'disciplined',
  steps: {
    ordered: {
      rule: 'LEG-KWU-DISCIPLINED-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).tokens.suppression > 0,
      *play(t, c, me) {
        const most = Math.min(me.x, unitOf(t.s, c.unit).tokens.suppression);
        const n = yield* askAmount(t, me.seat, {
          rule: 'LEG-KWU-DISCIPLINED-01',
          ask: most => msg('ask-recover', { unit: c.unit, most }),
          most,
          sensible: most,
        });
        yield* removeSuppression(t, c.unit, n, 'disciplined', 'LEG-KWU-DISCIPLINED-01');
      },
    },
  },
};
