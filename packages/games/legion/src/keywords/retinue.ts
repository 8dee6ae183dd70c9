import type { TokenKind } from '../content/cards.js';
import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { isNamed } from '../rules/sheet.js';
import { gain } from '../rules/tokens.js';
import { onField } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-RETINUE-01 */
export const retinue: Keyword = {
  id: 'retinue',
  steps: {
    phaseStart: {
      rule: 'LEG-KWU-RETINUE-01',
      is: 'must',
      when: (t, _, me) => {
        const who = me.params.flatMap(p => p.who ?? []);
        return onField(t.s, me.seat).some(
          u =>
            u.id !== me.unit &&
            who.some(w => isNamed(t.s, u, w)) &&
            isAtRange(t.s, me.unit as string, u.id, 2),
        );
      },
      *play(t, _, me) {
        const unit = me.unit as UnitId;
        const token = yield* t.choose<TokenKind>(me.seat, {
          rule: 'LEG-KWU-RETINUE-01',
          ask: msg('ask-tokens', { unit }),
          from: ['dodge', 'aim'],
          key: k => k,
          show: k => ({ label: msg('tokens-label', { tokens: [`1 ${k}`] }) }),
        });
        yield* gain(t, unit, token, 1, 'retinue', 'LEG-KWU-RETINUE-01');
      },
    },
  },
};
