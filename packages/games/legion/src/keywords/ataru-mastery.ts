import type { Keyword } from '../moments.js';
import { gain } from '../rules/tokens.js';
import { isThere } from '../state.js';
import { surgesWound, wants } from './common/after-dodging.js';

/** LEG-KWU-ATARU-01 to -06 */
export const ataruMastery: Keyword = {
  id: 'ataru-mastery',
  sums: {
    wantsDodge: wants(),
    limits: {
      in: 'allow',
      change: (v, c, me) => (me.unit === c.unit ? { ...v, most: { ...v.most, attack: 2 } } : v),
    },
  },
  steps: {
    surgesCounted: surgesWound('ataru-mastery', 'LEG-KWU-ATARU-04'),
    defended: {
      rule: 'LEG-KWU-ATARU-03',
      is: 'must',
      when: (t, c, me) => me.unit === c.to && isThere(t.s, c.to),
      *play(t, c) {
        yield* gain(t, c.to, 'aim', 1, 'ataru-mastery', 'LEG-KWU-ATARU-03');
      },
    },
    attacked: {
      rule: 'LEG-KWU-ATARU-02',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c) {
        yield* gain(t, c.unit, 'dodge', 1, 'ataru-mastery', 'LEG-KWU-ATARU-02');
      },
    },
  },
};
