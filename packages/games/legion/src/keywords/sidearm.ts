import type { Keyword } from '../moments.js';
import { no } from '../text/say.js';

const OTHER_BLADE = no('LEG-KWX-SIDEARM-01', 'sidearm-only');
const OTHER_GUN = no('LEG-KWX-SIDEARM-02', 'sidearm-only');

/** LEG-KWX-SIDEARM-01 to -03: in this kind of attack only the weapon of its own card. */
export const sidearm: Keyword = {
  id: 'sidearm',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c, me) => {
        const kinds = me.params.flatMap(p => p.of ?? []);
        const own = c.ref.startsWith(`upgrade:${c.role - 1}:`);
        if (!kinds.includes(c.kind) || own) return v;
        return { ...v, refusal: v.refusal ?? (c.kind === 'melee' ? OTHER_BLADE : OTHER_GUN) };
      },
    },
  },
};
