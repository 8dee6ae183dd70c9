import type { Keyword } from '../moments.js';
import { spendable } from '../rules/tokens.js';
import type { S } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** Segments by which weapons of this attack were lengthened, or could be before the defender is named. */
const lengthened = (s: S, by: UnitId, to: UnitId, most: number): number => {
  const a = s.attack?.by === by ? s.attack : undefined;
  if (a?.pools.some(p => p.to === to)) return Math.min(most, a.used[`lengthened:${to}`] ?? 0);
  return Math.min(most, spendable(s, by, 'aim'));
};

/** LEG-KWW-LONGSHOT-01 to -03: the tokens are spent when the defender has been named. */
export const longShot: Keyword = {
  id: 'long-shot',
  sums: {
    lengthens: { in: 'add', change: (v, _, me) => Math.max(v, me.x) },
    weapon: {
      in: 'change',
      change: (v, c, me) =>
        c.kind === 'ranged' ? { ...v, reach: v.reach + lengthened(c.s, c.by, c.to, me.x) } : v,
    },
  },
};
