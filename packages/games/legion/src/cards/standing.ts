import type { Standing } from '../content/effects/types.js';
import { inMeleeWith, rangeBetween } from '../ground.js';
import type { Keyword, Me, TextId } from '../moments.js';
import { courageOf } from '../rules/morale.js';
import { worth } from '../rules/values.js';
import { type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { poolHas } from './play.js';
import { isMeant, ownUnits } from './who.js';

const OWN = { is: 'own' } as const;

const means = (x: Standing, s: S, me: Me, unit: UnitId): boolean => {
  const u = s.units[unit];
  if (!u || !isMeant(s, x.who ?? OWN, me, u, unit)) return false;
  if (x.face === undefined || me.unit === null) return true;
  return unitOf(s, me.unit).upgrades[me.from[0] ?? 0]?.face === x.face;
};

type Sums = NonNullable<Keyword['sums']>;

/** What each kind of standing effect does, and where. */
const SUMS_OF: Readonly<Record<Standing['is'], (x: Standing) => Sums>> = {
  courage: x => ({
    courage: {
      in: 'add',
      change: (v, c, me) => (v !== null && means(x, c.s, me, c.unit) ? v + (x.n ?? 1) : v),
    },
  }),
  speed: x => ({
    speed: {
      in: (x.n ?? 1) > 0 ? 'increase' : 'reduce',
      change: (v, c, me) => (means(x, c.s, me, c.unit) ? v + (x.n ?? 1) : v),
    },
  }),
  surge: x =>
    x.to === 'block'
      ? { surgeBlocks: { in: 'give', change: (v, c, me) => v || means(x, c.s, me, c.dice) } }
      : {
          attackChart: {
            in: 'give',
            change: (v, c, me) => {
              const may = means(x, c.s, me, c.by) && (!x.pool || poolHas(c.s, x.pool, me));
              return may && v !== 'crit' ? (x.to as 'hit' | 'crit') : v;
            },
          },
        },
  critical: x => ({
    criticals: {
      in: 'add',
      change: (v, c, me) =>
        means(x, c.s, me, c.by) && (!x.pool || poolHas(c.s, x.pool, me)) ? v + (x.n ?? 1) : v,
    },
  }),
  unpierced: x => ({
    mayPierce: {
      in: 'forbid',
      change: (v, c, me) => v && !(means(x, c.s, me, c.dice) && (!x.kind || x.kind === c.kind)),
    },
  }),
  'order-range': x => ({
    orderRange: {
      in: 'raise',
      change: (v, c, me) => (means(x, c.s, me, c.by) ? Math.max(v, x.n ?? v) : v),
    },
  }),
  'ordered-range': x => ({
    orderRange: {
      in: 'raise',
      change: (v, c, me) => (means(x, c.s, me, c.to) ? Math.max(v, x.n ?? v) : v),
    },
  }),
  'coordinate-range': x => ({
    coordinateRange: {
      in: 'raise',
      change: (v, c, me) => (means(x, c.s, me, c.unit) ? Math.max(v, x.n ?? v) : v),
    },
  }),
  'panic-range': x => ({
    panicCourage: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit === null || unitOf(c.s, c.unit).seat !== me.seat || me.unit === c.unit) return v;
        const far = worth('panicRange', x.n ?? 3, c);
        return rangeBetween(c.s, me.unit, c.unit) <= far ? [...v, courageOf(c.s, unitOf(c.s, me.unit))] : v;
      },
    },
  }),
  'jams-orders': x => ({
    mayReceive: {
      in: 'forbid',
      change: (v, c, me) => v && !(c.by !== c.to && means(x, c.s, me, c.to)),
    },
  }),
  'only-commanders-order': x => ({
    mayReceive: {
      in: 'forbid',
      change: (v, c, me) => v && (!means(x, c.s, me, c.to) || unitOf(c.s, c.by).rank === 'commander'),
    },
  }),
  'dodges-crits': x => ({
    dodgesCrits: { in: 'allow', change: (v, c, me) => v || means(x, c.s, me, c.to) },
  }),
  'leaves-immobilized': x => ({
    mobility: {
      in: 'give',
      change: (v, c, me) => {
        if (!means(x, c.s, me, c.unit)) return v;
        const held = inMeleeWith(c.s, c.unit).some(e => unitOf(c.s, e).tokens.immobilize > 0);
        return held ? { ...v, disengages: true } : v;
      },
    },
  }),
  'must-target': x => ({
    mustBeChosen: {
      in: 'say',
      change: (v, c, me) => v || (unitOf(c.s, c.by).seat !== me.seat && means(x, c.s, me, c.to)),
    },
  }),
  'orders-near': x => ({
    orderRange: {
      in: 'limit',
      change: (v, c, me) => (unitOf(c.s, c.by).seat === me.seat ? Math.min(v, x.n ?? v) : v),
    },
  }),
  'no-spend': x => ({
    purses: {
      in: 'forbid',
      change: (v, c, me) => ((!x.token || x.token === c.token) && means(x, c.s, me, c.unit) ? [] : v),
    },
  }),
  'rally-most': x => ({
    rally: {
      in: 'remove',
      change: (v, c, me) => (means(x, c.s, me, c.unit) ? { ...v, most: x.n ?? 1 } : v),
    },
  }),
  'lends-tokens': x => ({
    purses: {
      in: 'add',
      change: (v, c, me) => {
        const own = ownUnits(c.s, me).filter(u => u.id !== c.unit && u.tokens[c.token] > 0);
        if (own.length === 0 || !means(x, c.s, me, c.unit)) return v;
        return [...v, ...own.map(u => ({ kind: 'shared' as const, unit: u.id, n: u.tokens[c.token] }))];
      },
    },
  }),
  'no-courage': x => ({
    courage: { in: 'set', change: (v, c, me) => (means(x, c.s, me, c.unit) ? null : v) },
  }),
  'one-order': () => ({
    mostOrders: { in: 'limit', change: (v, c, me) => (c.seat === me.seat ? v : Math.min(v, 1)) },
  }),
};

/** A standing effect as the engine folds it in. */
export const standingOf = (id: TextId, x: Standing): Keyword => ({ id, sums: SUMS_OF[x.is](x) });
