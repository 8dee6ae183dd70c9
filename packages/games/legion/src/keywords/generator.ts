import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';
import { raise } from './common/shields.js';

/** LEG-KWU-GENERATOR-01 */
export const generator: Keyword = {
  id: 'generator',
  steps: {
    endStart: {
      rule: 'LEG-KWU-GENERATOR-01',
      is: 'must',
      when: (t, _, me) => unitOf(t.s, me.unit as string).tokens['shield-down'] > 0,
      *play(t, _, me) {
        yield* raise(t, me, 'LEG-KWU-GENERATOR-01');
      },
    },
  },
};
