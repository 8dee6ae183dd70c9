import type { TokenKind } from '../content/cards.js';
import { isAtRange, seeEachOther } from '../ground.js';
import type { GainCtx, Keyword, Me } from '../moments.js';
import { chooseUnit } from '../rules/effects.js';
import { suppress } from '../rules/morale.js';
import { gain } from '../rules/tokens.js';
import { hasKeyword, isNamed } from '../sheet.js';
import { onField, type S, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const named = (s: S, me: Me, u: UnitS): boolean =>
  me.params.flatMap(p => p.who ?? []).some(w => isNamed(s, u, w));

const helped = (s: S, me: Me): UnitS[] =>
  onField(s, me.seat).filter(
    u =>
      u.id !== me.unit &&
      named(s, me, u) &&
      isAtRange(s, me.unit as UnitId, u.id, 1) &&
      seeEachOther(s, me.unit as UnitId, u.id),
  );

/** LEG-KWU-AID-01 to -03, LEG-GAP-111: each token may go to another unit, for a suppression token. */
export const aid: Keyword = {
  id: 'aid',
  steps: {
    gainWould: {
      rule: 'LEG-KWU-AID-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && helped(t.s, me).length > 0,
      *play(t, c, me) {
        const ask = msg('ask-aid', { unit: c.unit });
        const to = yield* chooseUnit(t, me.seat, helped(t.s, me), 'LEG-KWU-AID-01', ask);
        if (!to) return;
        const as = { until: 'activation', n: 1, unit: to.id } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'gain:to', as }, 'LEG-KWU-AID-01');
        suppress(t, c.unit, 1, 'aid', 'LEG-KWU-AID-02');
      },
    },
  },
};

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
  return onField(s, me.seat).filter(u => u.id !== own && named(s, me, u) && isAtRange(s, own, u.id, 2));
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

/** LEG-KWU-EXEMPLAR-01, -02, LEG-GAP-113: its tokens may be spent by others in an attack, without limit. */
export const exemplar: Keyword = {
  id: 'exemplar',
  sums: {
    purses: {
      in: 'add',
      change: (v, c, me) => {
        const own = unitOf(c.s, me.unit as UnitId);
        const n = own.tokens[c.token];
        const isNear =
          own.id !== c.unit &&
          n > 0 &&
          c.s.attack !== null &&
          unitOf(c.s, c.unit).seat === me.seat &&
          isAtRange(c.s, own.id, c.unit, 2) &&
          seeEachOther(c.s, own.id, c.unit);
        return isNear ? [...v.filter(p => p.unit !== own.id), { kind: 'shared', unit: own.id, n }] : v;
      },
    },
  },
};

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
            t.emit(
              { type: 'card-token', unit: me.unit as UnitId, upgrade: me.from[i] ?? 0, token, n },
              'LEG-KWU-CACHE-01',
            );
        });
      },
    },
  },
};

/** Not from the rulebook: it shares no tokens with other clone troopers, in neither direction. */
export const wereNotRegs: Keyword = {
  id: 'were-not-regs',
  sums: {
    purses: {
      in: 'forbid',
      change: (v, c, me) =>
        v.filter(p => p.counts === undefined || (c.unit !== me.unit && p.unit !== me.unit)),
    },
  },
};
