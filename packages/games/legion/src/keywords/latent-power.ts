import type { Proc } from '@potyczka/kernel';
import { isAtRange, rangeBetween } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { healBy, loseTokens } from '../rules/counted.js';
import { chooseUnit, mayAffect } from '../rules/effects.js';
import { mayGainSuppression, suppress } from '../rules/morale.js';
import { isTrooper, typeOf } from '../rules/sheet.js';
import { gainPlain } from '../rules/tokens.js';
import { inPlay, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { DEFENCE_DICE, foeOf, type UnitId } from '../vocabulary.js';

/** LEG-KWU-LATENTPOWER-01 to -04, LEG-GAP-132 */
export const latentPower: Keyword = {
  id: 'latent-power',
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-LATENTPOWER-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && mayGainSuppression(t.s, unitOf(t.s, c.unit)),
      *play(t, c, me) {
        suppress(t, c.unit, 1, 'latent-power', 'LEG-KWU-LATENTPOWER-01');
        const face = t.roll('LEG-KWU-LATENTPOWER-01', DEFENCE_DICE.red);
        if (face === 'surge') yield* overwhelm(t, c.unit, me);
        else if (face === 'blank') yield* soothe(t, c.unit, me);
      },
    },
  },
};

function* overwhelm(t: T, unit: UnitId, me: Me): Proc {
  const from = inPlay(t.s, foeOf(me.seat)).filter(
    u => rangeBetween(t.s, unit, u.id) <= 1 && mayAffect(t.s, me.seat, u.id),
  );
  const ask = msg('ask-whom', { unit, left: 1, deed: 'overwhelm' });
  const to = yield* chooseUnit(t, me.seat, from, 'LEG-KWU-LATENTPOWER-02', ask);
  if (!to) return;
  suppress(t, to.id, 2, 'latent-power', 'LEG-KWU-LATENTPOWER-02');
  gainPlain(t, to.id, 'immobilize', 2, 'latent-power', 'LEG-KWU-LATENTPOWER-02');
}

const isHurt = (u: UnitS): boolean => u.tokens.poison > 0 || u.minis.some(m => m.wounds > 0);

function* soothe(t: T, unit: UnitId, me: Me): Proc {
  const rule = 'LEG-KWU-LATENTPOWER-03';
  const from = inPlay(t.s, me.seat).filter(
    u => isTrooper(t.s, u) && typeOf(t.s, u) !== 'droid' && isHurt(u) && isAtRange(t.s, unit, u.id, 1),
  );
  const to = yield* chooseUnit(t, me.seat, from, rule, msg('ask-whom', { unit, left: 1, deed: 'soothe' }));
  if (!to) return;
  const hurt = to.minis.find(m => m.wounds > 0);
  const what =
    hurt && to.tokens.poison > 0
      ? yield* t.choose<'wound' | 'poison'>(me.seat, {
          rule,
          ask: msg('ask-remove', { unit: to.id }),
          from: ['wound', 'poison'],
          key: x => x,
          show: x => ({ label: msg(`remove-${x}-label`), at: [to.id] }),
        })
      : hurt
        ? 'wound'
        : 'poison';
  if (what === 'wound' && hurt) healBy(t, { unit: to.id, mini: hurt.id, n: 1 }, rule);
  else loseTokens(t, { unit: to.id, token: 'poison', n: 1, why: 'removed', for: me.id }, rule);
}
