import type { Keyword } from '../moments.js';
import { isNamed } from '../rules/sheet.js';
import { gain } from '../rules/tokens.js';
import { unitOf } from '../state.js';
import { no } from '../text/say.js';

/** More keywords that came after the rulebook: as the data retell them, not from the rulebook. */
const ONE_POOL = no('LEG-ATK-04', 'one-pool-only');
const TARGETED = 'advanced-targeting';

/** Against a type of units it may take aim tokens; then it has one defender only. */
export const advancedTargeting: Keyword = {
  id: TARGETED,
  sums: {
    mayDeclare: {
      in: 'forbid',
      change: (v, c, me) =>
        v ?? (me.unit === c.by && c.s.attack?.by === c.by && c.s.attack.used[TARGETED] ? ONE_POOL : v),
    },
  },
  steps: {
    declared: {
      rule: 'LEG-ATK-04',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.by &&
        t.s.attack?.pools.length === 1 &&
        me.params.some(p => (p.who ?? []).some(w => isNamed(t.s, unitOf(t.s, c.to), w))),
      *play(t, c, me) {
        t.emit({ type: 'used', unit: c.by, keyword: TARGETED, in: 'attack' }, 'LEG-ATK-04');
        yield* gain(t, c.by, 'aim', me.x, TARGETED, 'LEG-ATK-04');
      },
    },
  },
};
