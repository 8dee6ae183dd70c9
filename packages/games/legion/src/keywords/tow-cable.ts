import type { Keyword } from '../moments.js';
import { pivot } from '../rules/move.js';
import { rewardMove } from '../rules/moved.js';
import { isTrooper } from '../rules/sheet.js';

/** LEG-KWW-TOWCABLE-01, LEG-GAP-149 */
export const towCable: Keyword = {
  id: 'tow-cable',
  steps: {
    defended: {
      rule: 'LEG-KWW-TOWCABLE-01',
      is: 'must',
      when: (t, c) => {
        const u = t.s.units[c.to];
        return (t.s.attack?.wounds ?? 0) > 0 && u?.where === 'field' && !isTrooper(t.s, u);
      },
      *play(t, c, me) {
        yield* rewardMove(t, yield* pivot(t, c.to, 'LEG-KWW-TOWCABLE-01', me.seat));
      },
    },
  },
};
