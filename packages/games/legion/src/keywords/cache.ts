import type { TokenKind } from '../content/cards.js';
import type { Keyword, Me } from '../moments.js';
import { layOnUpgrade } from '../rules/counted.js';
import { type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** The tokens that lie on the cards of a unit, by kind (LEG-KWU-CACHE-02). */
const cached = (s: S, me: Me, token: TokenKind) =>
  me.from
    .map(upgrade => ({ upgrade, n: unitOf(s, me.unit as UnitId).upgrades[upgrade]?.tokens[token] ?? 0 }))
    .filter(x => x.n > 0);

/** LEG-KWU-CACHE-01 to -03 */
export const cache: Keyword = {
  id: 'cache',
  sums: {
    purses: {
      in: 'add',
      change: (v, c, me) =>
        me.unit === c.unit
          ? [...v, ...cached(c.s, me, c.token).map(x => ({ kind: 'card' as const, unit: c.unit, ...x }))]
          : v,
    },
  },
  steps: {
    setupTokens: {
      rule: 'LEG-KWU-CACHE-01',
      is: 'must',
      when: () => true,
      *play(t, _, me) {
        me.params.forEach(({ tokens = [] }, i) => {
          for (const [token, n] of tokens[0] ?? [])
            layOnUpgrade(
              t,
              { unit: me.unit as UnitId, upgrade: me.from[i] ?? 0, token, n },
              'LEG-KWU-CACHE-01',
            );
        });
      },
    },
  },
};
