import type { Keyword } from '../moments.js';
import { gain } from '../rules/tokens.js';
import { isThere } from '../state.js';
import { hasDodged } from './common/after-dodging.js';

/** LEG-KWU-NIMBLE-01, -02 */
export const nimble: Keyword = {
  id: 'nimble',
  steps: {
    defended: {
      rule: 'LEG-KWU-NIMBLE-01',
      is: 'must',
      when: (t, c, me) => hasDodged(t.s, c, me) && isThere(t.s, c.to),
      *play(t, c) {
        yield* gain(t, c.to, 'dodge', 1, 'nimble', 'LEG-KWU-NIMBLE-01');
      },
    },
  },
};
