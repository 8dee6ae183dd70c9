import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { gain } from '../rules/tokens.js';
import { onField, type S, unitCardOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const ewoks = (s: S, me: Me) =>
  onField(s, me.seat).filter(
    u => unitCardOf(s, u).affiliation === 'ewoks' && isAtRange(s, me.unit as UnitId, u.id, 2),
  );

/** Two surge tokens for as many Ewok units as the round has a number. */
export const masterStoryteller: Keyword = {
  id: 'master-storyteller',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const { unit } = c;
        if (me.unit !== unit) return v;
        return [
          ...v,
          {
            id: 'card:master-storyteller',
            rule: 'LEG-ACTV-17',
            cost: 1,
            judge: s => (ewoks(s, me).length > 0 ? undefined : no('LEG-ACTV-17', 'nobody-near')),
            *play(t) {
              const from = ewoks(t.s, me);
              const chosen = yield* t.chooseMany(me.seat, {
                rule: 'LEG-ACTV-17',
                ask: msg('ask-whom', { unit, left: t.s.round, deed: 'master-storyteller' }),
                from,
                key: u => u.id,
                min: 1,
                max: Math.min(t.s.round, from.length),
                propose: () => [from.slice(0, t.s.round)],
                show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
              });
              for (const u of chosen) yield* gain(t, u.id, 'surge', 2, me.id, 'LEG-ACTV-17');
            },
          },
        ];
      },
    },
  },
};
