import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { mayAffect } from '../rules/effects.js';
import { mayGainSuppression, suppress } from '../rules/morale.js';
import { inPlay } from '../state.js';
import { eachOf } from './common/each-of.js';

/** LEG-KWU-DEMORALIZE-01, -02 */
export const demoralize: Keyword = {
  id: 'demoralize',
  steps: {
    rallied: {
      rule: 'LEG-KWU-DEMORALIZE-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        const enemies = () =>
          inPlay(t.s).filter(
            u =>
              u.seat !== me.seat &&
              mayGainSuppression(t.s, u) &&
              mayAffect(t.s, me.seat, u.id) &&
              isAtRange(t.s, c.unit, u.id, 2),
          );
        yield* eachOf(
          t,
          c.unit,
          me.x,
          { rule: 'LEG-KWU-DEMORALIZE-01', deed: 'demoralize' },
          enemies,
          function* (u) {
            suppress(t, u.id, 1, 'demoralize', 'LEG-KWU-DEMORALIZE-01');
          },
        );
      },
    },
  },
};
