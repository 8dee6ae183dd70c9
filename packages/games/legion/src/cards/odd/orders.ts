import { RANKS, type Rank } from '../../content/cards.js';
import type { Keyword } from '../../moments.js';
import { sideOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { isReady, ownerOf, UPGRADE_TEXT as RULE, turn } from './own.js';

/** One order of the command card reaches any friendly unit. */
const meditation: Keyword = {
  id: 'upgrade:battle-meditation',
  sums: { farOrders: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? v + 1 : v) } },
};

const without = (pool: readonly Rank[], rank: Rank): readonly Rank[] => {
  const n = pool.indexOf(rank);
  return pool.filter((_, k) => k !== n);
};

/** Another order token is drawn, and either of the two is kept. */
const improvised: Keyword = {
  id: 'upgrade:improvised-orders',
  steps: {
    tokenDrawn: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => c.seat === me.seat && isReady(t.s, me) && sideOf(t.s, c.seat).pool.length > 1,
      *play(t, c, me) {
        turn(t, me, 'exhausted');
        const other = t.roll(RULE, without(sideOf(t.s, c.seat).pool, c.rank));
        const rank =
          other === c.rank
            ? other
            : yield* t.choose<Rank>(c.seat, {
                rule: RULE,
                ask: msg('ask-keep-token'),
                from: [c.rank, other],
                key: r => r,
                show: r => ({ label: msg('rank-label', { rank: r }) }),
              });
        const as = { until: 'round', n: RANKS.indexOf(rank), unit: null } as const;
        t.emit({ type: 'mark', unit: ownerOf(me), mark: 'keeps-token', as }, RULE);
      },
    },
  },
};

export const ORDERS: readonly Keyword[] = [meditation, improvised];
