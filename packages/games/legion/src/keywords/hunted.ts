import { sure } from '@potyczka/kernel';
import type { Keyword } from '../moments.js';
import { COUNTERPART } from '../rules/sheet.js';
import { newToken } from '../rules/token-place.js';
import { type S, unitCardOf, unitOf } from '../state.js';
import { ASSET } from './tokens/asset.js';

/** The card that says Hunted: the unit's own, or that of its counterpart. */
const roleOf = (s: S, unit: string): number =>
  unitCardOf(s, unitOf(s, unit)).keywords?.hunted === undefined ? COUNTERPART : 0;

/** LEG-KWU-HUNTED-01, -02 */
export const hunted: Keyword = {
  id: 'hunted',
  sums: {
    mayBeRestored: {
      in: 'forbid',
      change: (v, c, me) => v && !(me.unit === c.unit && c.role === roleOf(c.s, c.unit)),
    },
  },
  steps: {
    miniDefeated: {
      rule: 'LEG-KWU-HUNTED-01',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.unit &&
        unitOf(t.s, c.unit).minis.some(m => c.minis.includes(m.id) && m.role === roleOf(t.s, c.unit)),
      *play(t, c, me) {
        const mini = sure(
          unitOf(t.s, c.unit).minis.find(m => c.minis.includes(m.id)),
          'mini',
        );
        const token = newToken(t.s, 'objective', mini, { what: ASSET, seat: me.seat });
        t.emit({ type: 'token-placed', who: me.seat, token }, 'LEG-KWU-HUNTED-01');
      },
    },
  },
};
