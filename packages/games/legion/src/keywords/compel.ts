import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { isNamed, isTrooper } from '../rules/sheet.js';
import { worth } from '../rules/values.js';
import { unitOf } from '../state.js';
import { canDriveOn, driveOn } from './common/drive-on.js';

/** LEG-KWU-COMPEL-01 to -03 */
export const compel: Keyword = {
  id: 'compel',
  steps: {
    actionsStart: {
      rule: 'LEG-KWU-COMPEL-01',
      is: 'may',
      when: (t, c, me) => {
        const u = unitOf(t.s, c.unit);
        const who = me.params.flatMap(p => p.who ?? []);
        return (
          me.unit !== null &&
          me.unit !== c.unit &&
          me.seat === u.seat &&
          isTrooper(t.s, u) &&
          !t.s.act?.used.compel &&
          (who.length === 0 || who.some(w => isNamed(t.s, u, w))) &&
          worth('mayBeCompelled', true, c) &&
          isAtRange(t.s, me.unit, c.unit, 2) &&
          canDriveOn(t.s, c.unit, 'compel')
        );
      },
      *play(t, c) {
        t.emit({ type: 'used', unit: c.unit, keyword: 'compel', in: 'activation' }, 'LEG-KWU-COMPEL-01');
        yield* driveOn(t, c.unit, 'compel', 'LEG-KWU-COMPEL-01');
      },
    },
  },
};
