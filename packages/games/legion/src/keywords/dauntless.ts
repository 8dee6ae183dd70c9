import type { Keyword } from '../moments.js';
import { canDriveOn, driveOn } from './common/drive-on.js';

/** LEG-KWU-DAUNTLESS-01 to -03 */
export const dauntless: Keyword = {
  id: 'dauntless',
  sums: { mayBeCompelled: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit } },
  steps: {
    actionsStart: {
      rule: 'LEG-KWU-DAUNTLESS-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && canDriveOn(t.s, c.unit, 'dauntless'),
      *play(t, c) {
        yield* driveOn(t, c.unit, 'dauntless', 'LEG-KWU-DAUNTLESS-01');
      },
    },
  },
};
