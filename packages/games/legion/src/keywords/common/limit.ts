import type { KeywordId } from '../../content/keywords.js';
import type { Keyword, Limits, Me, UnitCtx } from '../../moments.js';

export const limit = (
  id: KeywordId,
  phase: 'allow' | 'forbid',
  change: (v: Limits, c: UnitCtx, me: Me) => Limits,
): Keyword => ({
  id,
  sums: { limits: { in: phase, change: (v, c, me) => (me.unit === c.unit ? change(v, c, me) : v) } },
});
