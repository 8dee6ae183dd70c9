import type { Keyword } from '../moments.js';
import { gain } from '../rules/tokens.js';
import { hasDodged } from './common/after-dodging.js';

/** LEG-KWU-NIMBLE-01, -02 */
export const nimble: Keyword = {
  id: 'nimble',
  steps: {
    defended: {
      rule: 'LEG-KWU-NIMBLE-01',
      is: 'must',
      when: (t, c, me) => hasDodged(t.s, c, me) && t.s.units[c.to]?.where === 'field',
      *play(t, c) {
        yield* gain(t, c.to, 'dodge', 1, 'nimble', 'LEG-KWU-NIMBLE-01');
      },
    },
  },
};
