import type { Keyword } from '../moments.js';
import { worth } from '../rules/values.js';
import { attackOf } from '../state.js';

/** Against armour its crits are hits, after Impact. */
export const primitive: Keyword = {
  id: 'primitive',
  steps: {
    afterImpact: {
      rule: 'LEG-ATK-30',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.by && attackOf(t.s).crits > 0 && worth('isArmoured', false, { s: t.s, unit: c.to }),
      *play(t) {
        const n = attackOf(t.s).crits;
        t.emit({ type: 'changed', from: 'crit', to: 'hit', n, by: 'primitive' }, 'LEG-ATK-30');
      },
    },
  },
};
