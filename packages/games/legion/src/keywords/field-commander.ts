import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { unitOf, unitsOf } from '../state.js';

const TOKEN = 'commander-token';

/** LEG-KWU-FIELDCMD-02 to -06, LEG-GAP-155 */
export const fieldCommander: Keyword = {
  id: 'field-commander',
  sums: {
    mayCommand: { in: 'allow', change: (v, c, me) => v || me.unit === c.unit },
    panicCourage: {
      in: 'add',
      change: (v, c, me) => {
        const own = unitOf(c.s, me.unit as string);
        const isOther = own.id !== c.unit && unitOf(c.s, c.unit).seat === me.seat;
        return isOther && own.marks[TOKEN] && isAtRange(c.s, own.id, c.unit, 3) ? [...v, 2] : v;
      },
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-FIELDCMD-02',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && !unitsOf(t.s, me.seat).some(u => u.rank === 'commander'),
      *play(t, c) {
        const as = { until: 'game', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: TOKEN, as }, 'LEG-KWU-FIELDCMD-02');
      },
    },
  },
};
