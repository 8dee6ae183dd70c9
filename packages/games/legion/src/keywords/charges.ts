import type { Proc } from '@potyczka/kernel';
import type { Weapon } from '../content/cards.js';
import { commandCard } from '../content/index.js';
import type { CardAction, Keyword, Me } from '../moments.js';
import { burst, goOff, runOver } from '../rules/attack/bomb.js';
import { chooseUnit } from '../rules/effects.js';
import { canPlaceToken, type Placing, placeToken } from '../rules/token-place.js';
import { defeatUnit } from '../rules/wounds.js';
import { weaponsOf } from '../sheet.js';
import { type S, type T, type TokenAt, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { worth } from '../values.js';
import type { UnitId } from '../vocabulary.js';

const NO_PLACE = no('LEG-KWW-ARM-02', 'token-nowhere');
const SHUT_IN = no('LEG-KWW-SELFDESTRUCT-04', 'never-this-action', { action: 'card:self-destruct' });
const NOT_HURT = no('LEG-KWW-SELFDESTRUCT-02', 'too-few-wounds');

const chargeOf = (unit: UnitId, what: string): Placing => ({
  rule: 'LEG-KWW-ARM-01',
  flatRule: 'LEG-KWW-ARM-02',
  ask: msg('ask-charge', { unit }),
  kind: 'charge',
  token: { what },
  avoids: ['objective', 'condition', 'charge', 'smoke'], // LEG-GAP-117
});

const arming = (unit: UnitId, me: Me, n: number): CardAction => {
  const { x = 1, of = [], free } = me.params[n]!;
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

/** LEG-KWW-DETONATE-04 to -06 */
export function* detonateToken(t: T, token: S['tokens'][number], weapon: Weapon): Proc {
  const { id, x, y, z } = token;
  const seat = token.seat ?? 'p1';
  yield* goOff(t, { id, seat, x, y, z, weapon }, 'LEG-KWW-DETONATE-04');
  t.emit({ type: 'token-removed', token: id }, 'LEG-KWW-DETONATE-06');
}

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

const specialOf = (s: S, unit: UnitId, special: Weapon['special']): string | undefined => {
  const u = unitOf(s, unit);
  return u.minis.flatMap(m => weaponsOf(s, u, m)).find(a => a.weapon.special === special)?.ref;
};

const selfDestruction = (unit: UnitId, me: Me): CardAction => ({
  id: 'card:self-destruct',
  rule: 'LEG-KWW-SELFDESTRUCT-02',
  cost: 0,
  judge: s => {
    if (unitOf(s, unit).where !== 'field') return SHUT_IN;
    const wounds = unitOf(s, unit).minis.reduce((sum, m) => sum + m.wounds, 0);
    return wounds >= me.x && specialOf(s, unit, 'self-destruct') ? undefined : NOT_HURT;
  },
  *play(t) {
    const weapon = specialOf(t.s, unit, 'self-destruct');
    if (!weapon) return;
    yield* burst(t, unit, weapon, 'LEG-KWW-SELFDESTRUCT-03');
    yield* defeatUnit(t, unit, null, 'LEG-KWW-SELFDESTRUCT-05');
  },
});

/** LEG-KWW-SELFDESTRUCT-01 to -06 */
export const selfDestruct: Keyword = {
  id: 'self-destruct',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => (me.unit === c.unit ? [...v, selfDestruction(c.unit, me)] : v),
    },
  },
};

const STANDARD: readonly string[] = ['move', 'jump', 'compulsory'];

/** LEG-KWW-OVERRUN-01 to -09, LEG-GAP-137 */
export const overrun: Keyword = {
  id: 'overrun',
  steps: {
    moved: {
      rule: 'LEG-KWW-OVERRUN-03',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit &&
        t.s.act?.unit === c.unit &&
        STANDARD.includes(c.how) &&
        (t.s.act.used.overrun ?? 0) < me.x &&
        c.over.some(u => isEnemy(t.s, me, u)),
      *play(t, c, me) {
        const from = c.over.filter(u => isEnemy(t.s, me, u)).map(u => unitOf(t.s, u));
        const ask = msg('ask-target', { unit: c.unit });
        const to = yield* chooseUnit(t, me.seat, from, 'LEG-KWW-OVERRUN-04', ask);
        const weapon = specialOf(t.s, c.unit, 'overrun');
        if (!to || !weapon) return;
        t.emit({ type: 'used', unit: c.unit, keyword: 'overrun', in: 'activation' }, 'LEG-KWW-OVERRUN-02');
        yield* runOver(t, c.unit, weapon, to.id, 'LEG-KWW-OVERRUN-04');
      },
    },
  },
};

const isEnemy = (s: S, me: Me, unit: UnitId): boolean =>
  s.units[unit]?.where === 'field' && s.units[unit]?.seat !== me.seat;
