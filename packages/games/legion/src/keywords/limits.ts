import { isAtRange } from '../ground.js';
import type { Keyword, Limits, Me, UnitCtx } from '../moments.js';
import { suppress } from '../rules/morale.js';
import { unitOf } from '../state.js';
import type { PlainAction } from '../vocabulary.js';

const limit = (
  id: Keyword['id'],
  phase: 'allow' | 'forbid',
  change: (v: Limits, c: UnitCtx, me: Me) => Limits,
): Keyword => ({
  id,
  sums: { limits: { in: phase, change: (v, c, me) => (me.unit === c.unit ? change(v, c, me) : v) } },
});

/** LEG-KWU-AI-01 to -05: without a face-up order the first action is one of a list. */
export const ai = limit('ai', 'forbid', (v, c, me) => {
  const overridden = c.s.act?.unit === c.unit && (c.s.act.used.override ?? 0) > 0;
  if (unitOf(c.s, c.unit).order === 'up' || overridden) return v;
  return { ...v, first: [...v.first, ...me.params.flatMap(p => (p.of ?? []) as PlainAction[])] };
});

/** LEG-KWU-OVERRIDE-01 */
export const override: Keyword = {
  id: 'override',
  steps: {
    activated: {
      rule: 'LEG-KWU-OVERRIDE-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit !== null &&
        me.seat === unitOf(t.s, c.unit).seat &&
        unitOf(t.s, c.unit).order !== 'up' &&
        isAtRange(t.s, me.unit, c.unit, me.x),
      *play(t, c, me) {
        suppress(t, me.unit as string, 1, 'override', 'LEG-KWU-OVERRIDE-01');
        t.emit({ type: 'used', unit: c.unit, keyword: 'override', in: 'activation' }, 'LEG-KWU-OVERRIDE-01');
      },
    },
  },
};

/** LEG-KWU-BARRAGE-01 */
export const barrage = limit('barrage', 'allow', v => ({ ...v, most: { ...v.most, attack: 2 } }));
/** LEG-KWU-PLODDING-01 */
export const plodding = limit('plodding', 'forbid', v => ({ ...v, moves: Math.min(1, v.moves) }));
/** LEG-KWU-STATIONARY-01 */
export const stationary = limit('stationary', 'forbid', v => ({
  ...v,
  never: {
    ...v.never,
    move: 'LEG-KWU-STATIONARY-01',
    climb: 'LEG-KWU-STATIONARY-01',
    reverse: 'LEG-KWU-STATIONARY-01',
    withdraw: 'LEG-KWU-STATIONARY-01',
  },
}));

/** LEG-KWU-JUYO-01, -02 */
export const juyo: Keyword = {
  id: 'juyo-mastery',
  sums: {
    actions: {
      in: 'add',
      change: (v, c, me) =>
        me.unit === c.unit && unitOf(c.s, c.unit).minis.some(m => m.wounds > 0) ? v + 1 : v,
    },
    limits: {
      in: 'forbid',
      change: (v, c, me) => (me.unit === c.unit ? { ...v, moves: Math.min(2, v.moves) } : v),
    },
  },
};

/** LEG-KWU-SENTINEL-01 */
export const sentinel: Keyword = {
  id: 'sentinel',
  sums: { standbyRange: { in: 'raise', change: (v, c, me) => (me.unit === c.unit ? Math.max(3, v) : v) } },
};

/** LEG-KWU-SPUR-01, -02 */
export const spur: Keyword = {
  id: 'spur',
  sums: {
    speed: {
      in: 'increase',
      change: (v, c, me) => (me.unit === c.unit && unitOf(c.s, c.unit).marks.spur ? Math.min(3, v + 1) : v),
    },
  },
  steps: {
    beforeMove: {
      rule: 'LEG-KWU-SPUR-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && c.how !== 'pivot' && !unitOf(t.s, c.unit).marks.spur,
      *play(t, c) {
        suppress(t, c.unit, 1, 'spur', 'LEG-KWU-SPUR-01');
        const as = { until: 'activation', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'spur', as }, 'LEG-KWU-SPUR-01');
      },
    },
    moved: {
      rule: 'LEG-KWU-SPUR-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).marks.spur !== undefined,
      *play(t, c) {
        t.emit({ type: 'unmark', unit: c.unit, mark: 'spur' }, 'LEG-KWU-SPUR-01');
      },
    },
  },
};
