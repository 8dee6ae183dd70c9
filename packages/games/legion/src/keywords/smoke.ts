import type { CardAction, Keyword, Me } from '../moments.js';
import { canPlaceToken, type Placing, placeToken } from '../rules/token-place.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const NO_PLACE = no('LEG-KWU-SMOKE-02', 'token-nowhere');

const smokeOf = (unit: UnitId): Placing => ({
  rule: 'LEG-KWU-SMOKE-01',
  flatRule: 'LEG-KWU-SMOKE-02',
  ask: msg('ask-smoke', { unit }),
  kind: 'smoke',
  token: {},
  avoids: ['objective', 'condition', 'charge', 'smoke'],
});

const making = (unit: UnitId, me: Me): CardAction => ({
  id: 'card:smoke',
  rule: 'LEG-KWU-SMOKE-01',
  cost: me.params.some(p => p.free) ? 0 : 1,
  judge: s => (canPlaceToken(s, unit, smokeOf(unit)) ? undefined : NO_PLACE),
  *play(t) {
    for (let n = 0; n < me.x; n++) yield* placeToken(t, unit, smokeOf(unit));
  },
});

/** LEG-KWU-SMOKE-01, -02; what the tokens do is in `cover.ts`. */
export const smoke: Keyword = {
  id: 'smoke',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => (me.unit === c.unit ? [...v, making(c.unit, me)] : v),
    },
  },
};
