import { sure } from '@potyczka/kernel';
import type { Keyword } from '../moments.js';
import { gain } from '../rules/tokens.js';

/** LEG-KWU-RELIABLE-01 */
export const reliable: Keyword = {
  id: 'reliable',
  steps: {
    phaseStart: {
      rule: 'LEG-KWU-RELIABLE-01',
      is: 'must',
      when: () => true,
      *play(t, _, me) {
        yield* gain(t, sure(me.unit, 'unit'), 'surge', me.x, 'reliable', 'LEG-KWU-RELIABLE-01');
      },
    },
  },
};
