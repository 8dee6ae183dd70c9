import type { TokenKind } from '../content/cards.js';
import type { Keyword } from '../moments.js';
import { gain, gainPlain } from '../rules/tokens.js';
import { unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-INDEPENDENT-01, -02: without an order, tokens at the start of the activation phase. */
export const independent: Keyword = {
  id: 'independent',
  steps: {
    phaseStart: {
      rule: 'LEG-KWU-INDEPENDENT-01',
      is: 'must',
      when: (t, _, me) => unitOf(t.s, me.unit as string).order === 'none',
      *play(t, _, me) {
        const unit = me.unit as UnitId;
        for (const { tokens = [] } of me.params) {
          const chosen =
            tokens.length > 1
              ? yield* t.choose(me.seat, {
                  rule: 'LEG-KWU-INDEPENDENT-02',
                  ask: msg('ask-tokens', { unit }),
                  from: tokens,
                  key: alt => alt.map(([k, n]) => `${k}-${n}`).join('+'),
                  show: alt => ({ label: msg('tokens-label', { tokens: alt.map(([k, n]) => `${n} ${k}`) }) }),
                })
              : tokens[0];
          for (const [kind, n] of chosen ?? []) {
            if (kind === 'standby') gainPlain(t, unit, 'standby', n, 'independent', 'LEG-KWU-INDEPENDENT-01');
            else if (kind !== 'recover')
              yield* gain(t, unit, kind as TokenKind, n, 'independent', 'LEG-KWU-INDEPENDENT-01');
          }
        }
      },
    },
  },
};
