import { isAtRange } from '../ground.js';
import type { GainCtx, Keyword, Me } from '../moments.js';
import { hasKeyword } from '../rules/sheet.js';
import { gain } from '../rules/tokens.js';
import { inPlay, type S, type UnitS, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { named } from './common/named.js';

/** The others of a pair in which one has gained a token. */
const partners = (s: S, c: GainCtx, me: Me): UnitS[] => {
  if (c.token === 'surge' || c.cause === 'teamwork') return [];
  const own = me.unit as UnitId;
  const gaining = unitOf(s, c.unit);
  if (c.unit !== own) {
    const isPartner =
      gaining.seat === me.seat && named(s, me, gaining) && !hasKeyword(s, gaining, 'teamwork');
    return isPartner && isAtRange(s, own, c.unit, 2) ? [unitOf(s, own)] : [];
  }
  return inPlay(s, me.seat).filter(u => u.id !== own && named(s, me, u) && isAtRange(s, own, u.id, 2));
};

/** LEG-KWU-TEAMWORK-01, -02 */
export const teamwork: Keyword = {
  id: 'teamwork',
  steps: {
    gained: {
      rule: 'LEG-KWU-TEAMWORK-01',
      is: 'must',
      when: (t, c, me) => partners(t.s, c, me).length > 0,
      *play(t, c, me) {
        for (const u of partners(t.s, c, me))
          yield* gain(t, u.id, c.token, 1, 'teamwork', 'LEG-KWU-TEAMWORK-01');
      },
    },
  },
};
