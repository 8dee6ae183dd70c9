import type { Proc } from '@potyczka/kernel';
import type { Weapon } from '../content/cards.js';
import { commandCard } from '../content/index.js';
import type { Keyword, Me } from '../moments.js';
import { worth } from '../rules/values.js';
import type { S, T, TokenAt } from '../state.js';
import { msg } from '../text/say.js';
import { detonateToken } from './common/charge-tokens.js';

/** The weapon of a charge: that of the card which the token belongs to. */
const weaponOf = (s: S, what: string): Weapon | undefined => {
  const [kind, id, n] = what.split(':') as [string, string, string];
  if (kind === 'command') return commandCard(id).weapons?.[Number(n)];
  const card = Object.values(s.cards.upgrades).find(u => {
    const value = u.keywords?.arm;
    return typeof value === 'object' && value.of?.includes(what);
  });
  return card?.weapons?.find(w => w.special === 'area') as Weapon | undefined;
};

const chargesFor = (s: S, me: Me): S['tokens'][number][] => {
  const types = me.params.flatMap(p => p.of ?? []);
  return s.tokens.filter(
    t => t.kind === 'charge' && t.seat === me.seat && types.includes(t.what) && weaponOf(s, t.what),
  );
};

/** LEG-KWW-DETONATE-01 to -07 */
export const detonate: Keyword = {
  id: 'detonate',
  steps: {
    detonate: {
      rule: 'LEG-KWW-DETONATE-01',
      is: 'may',
      when: (t, _, me) => chargesFor(t.s, me).length > 0 && worth('mayDetonate', true, { s: t.s }),
      *play(t, _, me) {
        for (let n = 0; n < me.x; n++) {
          const token = yield* chooseCharge(t, me, chargesFor(t.s, me), n > 0);
          const weapon = token && weaponOf(t.s, token.what);
          if (!token || !weapon) return;
          yield* detonateToken(t, token, weapon);
        }
      },
    },
  },
};

function* chooseCharge(
  t: T,
  me: Me,
  from: readonly S['tokens'][number][],
  more: boolean,
): Proc<TokenAt | undefined> {
  if (from.length === 0) return undefined;
  if (from.length === 1 && !more) return from[0];
  const token = yield* t.choose<TokenAt | 'enough'>(me.seat, {
    rule: 'LEG-KWW-DETONATE-01',
    ask: msg('ask-detonate'),
    from: more ? ['enough', ...from] : from,
    key: x => (x === 'enough' ? x : x.id),
    show: x =>
      x === 'enough'
        ? { label: msg('no-more-label'), declines: true }
        : { label: msg('token-label', { token: x.id }), at: [x.id] },
  });
  return token === 'enough' ? undefined : token;
}
