import type { Keyword, Me } from '../moments.js';
import { gainPlain } from '../rules/tokens.js';
import { isWounded } from './common/ion-and-poison.js';

/** LEG-KWW-IMMOBILIZE-01; the tokens slow the unit until its activation ends (-02 to -05). */
export const immobilize: Keyword = {
  id: 'immobilize',
  steps: {
    defended: {
      rule: 'LEG-KWW-IMMOBILIZE-01',
      is: 'must',
      when: (t, c) => isWounded(t.s, c),
      *play(t, c, me: Me) {
        gainPlain(t, c.to, 'immobilize', me.x, 'immobilize', 'LEG-KWW-IMMOBILIZE-01');
      },
    },
  },
};
