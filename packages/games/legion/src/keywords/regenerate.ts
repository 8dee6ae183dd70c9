import type { Keyword } from '../moments.js';
import { healBy } from '../rules/counted.js';
import { unitOf } from '../state.js';
import { DEFENCE_DICE } from '../vocabulary.js';

/** LEG-KWU-REGENERATE-01, -02 */
export const regenerate: Keyword = {
  id: 'regenerate',
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-REGENERATE-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).minis.some(m => m.wounds > 0),
      *play(t, c, me) {
        const { minis } = unitOf(t.s, c.unit);
        const wounds = minis.reduce((sum, m) => sum + m.wounds, 0);
        const dice = t.rollMany('LEG-KWU-REGENERATE-01', DEFENCE_DICE.white, Math.min(me.x, wounds));
        let healed = dice.filter(f => f !== 'blank').length;
        for (const m of minis) {
          const n = Math.min(healed, m.wounds);
          if (n > 0) healBy(t, { unit: c.unit, mini: m.id, n }, 'LEG-KWU-REGENERATE-02');
          healed -= n;
        }
      },
    },
  },
};
