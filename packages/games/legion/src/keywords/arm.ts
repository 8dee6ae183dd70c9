import { nth } from '@potyczka/kernel';
import type { CardAction, Keyword, Me } from '../moments.js';
import { canPlaceToken, type Placing, placeToken } from '../rules/token-place.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const NO_PLACE = no('LEG-KWW-ARM-02', 'token-nowhere');

const chargeOf = (unit: UnitId, what: string): Placing => ({
  rule: 'LEG-KWW-ARM-01',
  flatRule: 'LEG-KWW-ARM-02',
  ask: msg('ask-charge', { unit }),
  kind: 'charge',
  token: { what },
  avoids: ['objective', 'condition', 'charge', 'smoke'], // LEG-GAP-117
});

const arming = (unit: UnitId, me: Me, n: number): CardAction => {
  const { x = 1, of = [], free } = nth(me.params, n);
  const how = chargeOf(unit, of[0] ?? '');
  return {
    id: `card:arm${n > 0 ? n + 1 : ''}`,
    rule: 'LEG-KWW-ARM-01',
    cost: free ? 0 : 1,
    judge: s => (canPlaceToken(s, unit, how) ? undefined : NO_PLACE),
    *play(t) {
      for (let i = 0; i < x; i++) yield* placeToken(t, unit, how);
    },
  };
};

/** LEG-KWW-ARM-01 to -03 */
export const arm: Keyword = {
  id: 'arm',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) =>
        me.unit === c.unit ? [...v, ...me.params.map((_, n) => arming(c.unit, me, n))] : v,
    },
  },
};
