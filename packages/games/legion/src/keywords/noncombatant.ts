import type { Keyword } from '../moments.js';
import { no } from '../text/say.js';

const UNARMED = no('LEG-KWX-NONCOMBATANT-01', 'no-weapon');

/** LEG-KWX-NONCOMBATANT-01 to -04 */
export const noncombatant: Keyword = {
  id: 'noncombatant',
  sums: {
    weapon: { in: 'forbid', change: v => ({ ...v, refusal: v.refusal ?? UNARMED }) },
    isSpared: { in: 'say', change: () => true },
    mayLead: { in: 'forbid', change: () => false },
  },
};
