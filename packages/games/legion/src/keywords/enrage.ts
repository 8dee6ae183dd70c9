import type { Keyword } from '../moments.js';
import { loseTokens } from '../rules/counted.js';
import { type UnitS, unitOf } from '../state.js';

/** LEG-KWU-ENRAGE-01 to -03, while it has so many wound tokens. */
const isEnraged = (u: UnitS, x: number): boolean => u.minis.reduce((sum, m) => sum + m.wounds, 0) >= x;
export const enrage: Keyword = {
  id: 'enrage',
  sums: {
    keywords: {
      in: 'give',
      change: (v, c, me) =>
        me.unit === c.unit && isEnraged(unitOf(c.s, c.unit), me.x) ? { ...v, charge: 0 } : v,
    },
    courage: {
      in: 'set',
      change: (v, c, me) => (me.unit === c.unit && isEnraged(unitOf(c.s, c.unit), me.x) ? null : v),
    },
  },
  steps: {
    wounded: {
      rule: 'LEG-KWU-ENRAGE-01',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.unit &&
        unitOf(t.s, c.unit).tokens.suppression > 0 &&
        isEnraged(unitOf(t.s, c.unit), me.x),
      *play(t, c) {
        const n = unitOf(t.s, c.unit).tokens.suppression;
        loseTokens(
          t,
          { unit: c.unit, token: 'suppression', n, why: 'removed', for: 'enrage' },
          'LEG-SUPP-09',
        );
      },
    },
  },
};
