import { leaderAtToken } from '../../ground.js';
import type { Keyword } from '../../moments.js';
import { isTrooper } from '../../rules/sheet.js';
import { type S, unitOf } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';

const smokeAt = (s: S, unit: UnitId): readonly string[] =>
  isTrooper(s, unitOf(s, unit))
    ? s.tokens.filter(t => t.kind === 'smoke' && leaderAtToken(s, unit, t, 1)).map(t => t.id)
    : [];

/** LEG-KWU-SMOKE-03 to -05: each token near the defender, or near a trooper that attacks, counts once. */
export const smokeTokens: Keyword = {
  id: 'smoke-tokens',
  sums: {
    cover: {
      in: 'improve',
      change: (v, c) =>
        c.s.tokens.some(t => t.kind === 'smoke')
          ? v + new Set([...smokeAt(c.s, c.to), ...smokeAt(c.s, c.by)]).size
          : v,
    },
  },
};
