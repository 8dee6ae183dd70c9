import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { removeSuppression } from '../rules/morale.js';
import { inPlay } from '../state.js';
import { eachOf } from './common/each-of.js';

/** LEG-KWU-INSPIRE-01, -02 */
export const inspire: Keyword = {
  id: 'inspire',
  steps: {
    rallied: {
      rule: 'LEG-KWU-INSPIRE-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        const others = () =>
          inPlay(t.s, me.seat).filter(
            u => u.id !== c.unit && u.tokens.suppression > 0 && isAtRange(t.s, c.unit, u.id, 2),
          );
        yield* eachOf(t, c.unit, me.x, { rule: 'LEG-KWU-INSPIRE-01', deed: 'inspire' }, others, u =>
          removeSuppression(t, u.id, 1, 'inspire', 'LEG-KWU-INSPIRE-01'),
        );
      },
    },
  },
};
