import type { Keyword } from '../moments.js';
import { unitsOf } from '../state.js';
import { FOR_THE_GAME } from './common/for-the-game.js';

/** LEG-KWU-COVERTOPS-01, -02 */
export const covertOps: Keyword = {
  id: 'covert-ops',
  steps: {
    deploy: {
      rule: 'LEG-KWU-COVERTOPS-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit && unitsOf(t.s, me.seat).some(u => u.id !== c.unit && u.rank === 'commander'),
      *play(t, c) {
        t.emit({ type: 'rank', unit: c.unit, rank: 'operative' }, 'LEG-KWU-COVERTOPS-01');
        t.emit(
          { type: 'mark', unit: c.unit, mark: 'given:infiltrate', as: FOR_THE_GAME },
          'LEG-KWU-COVERTOPS-01',
        );
      },
    },
  },
};
