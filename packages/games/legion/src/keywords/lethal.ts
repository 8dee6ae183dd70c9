import { askAmount } from '../ask.js';
import type { Keyword } from '../moments.js';
import { spend, spendable } from '../rules/tokens.js';
import { worth } from '../rules/values.js';
import { attackOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';

/** LEG-KWW-LETHAL-01, -02: aim tokens for Pierce. */
export const lethal: Keyword = {
  id: 'lethal',
  steps: {
    modifyAttack: {
      rule: 'LEG-KWW-LETHAL-01',
      is: 'must',
      when: (t, c) => {
        const { hits, crits } = attackOf(t.s);
        return hits + crits > 0 && spendable(t.s, c.by, 'aim') > 0;
      },
      *play(t, c, me) {
        const most = Math.min(me.x, spendable(t.s, c.by, 'aim'));
        const n = yield* askAmount(t, unitOf(t.s, c.by).seat, {
          rule: 'LEG-KWW-LETHAL-01',
          ask: most => msg('ask-lethal', { unit: c.by, most }),
          most,
          sensible: worth('mayPierce', true, { ...c, dice: c.to }) ? most : 0, // a Guardian may still be pierced
        });
        for (let i = 0; i < n; i++) yield* spend(t, c.by, 'aim', 'lethal', 'LEG-KWW-LETHAL-01');
        if (n > 0) t.emit({ type: 'pierce-gained', n, by: 'lethal' }, 'LEG-KWW-LETHAL-01');
      },
    },
  },
};
