import type { Keyword } from '../moments.js';
import { attackOf } from '../state.js';
import { hasDodged, surgeToBlock, wants, woundBack } from './common/after-dodging.js';

/** LEG-KWU-DJEMSO-01 to -04, LEG-GAP-109 */
export const djemSoMastery: Keyword = {
  id: 'djem-so-mastery',
  sums: { surgeBlocks: surgeToBlock(), wantsDodge: wants() },
  steps: {
    modified: {
      rule: 'LEG-KWU-DJEMSO-02',
      is: 'must',
      when: (t, c, me) => hasDodged(t.s, c, me) && attackOf(t.s).cancelled > 0,
      *play(t, c) {
        yield* woundBack(t, c, 'djem-so-mastery', 1, 'LEG-KWU-DJEMSO-02');
      },
    },
  },
};
