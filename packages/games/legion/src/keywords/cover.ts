import { leaderAtToken } from '../ground.js';
import type { Keyword } from '../moments.js';
import { isTrooper } from '../sheet.js';
import { type S, unitOf } from '../state.js';
import { worth } from '../values.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-COVER-01 to -03 */
export const cover: Keyword = {
  id: 'cover',
  sums: { cover: { in: 'improve', change: (v, c, me) => (me.unit === c.to ? v + me.x : v) } },
};

/** LEG-KWU-SHARPSHOOTER-01, -02 */
export const sharpshooter: Keyword = {
  id: 'sharpshooter',
  sums: { cover: { in: 'reduce', change: (v, c, me) => (me.unit === c.by ? Math.max(0, v - me.x) : v) } },
};

/** LEG-KWU-UNCONCERNED-01, -02 */
export const unconcerned: Keyword = {
  id: 'unconcerned',
  sums: {
    cover: { in: 'override', change: (v, c, me) => (me.unit === c.to ? 0 : v) },
    mayBeRestored: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit },
  },
};

/** LEG-KWU-LOWPROFILE-01 to -03, LEG-GAP-156: one more hit, if cover is left to cancel one. */
export const lowProfile: Keyword = {
  id: 'low-profile',
  sums: { coverCancels: { in: 'add', change: (v, c, me) => (me.unit === c.to && c.cover > 0 ? v + 1 : v) } },
};

/** LEG-KWW-BLAST-01 to -03: cover cancels nothing. */
export const blast: Keyword = {
  id: 'blast',
  sums: { coverCancels: { in: 'forbid', change: (v, c) => (worth('mayIgnoreCover', true, c) ? 0 : v) } },
};

/** LEG-KWU-IMMBLAST-01 */
export const immuneBlast: Keyword = {
  id: 'immune-blast',
  sums: { mayIgnoreCover: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.to } },
};

const smokeAt = (s: S, unit: UnitId): readonly string[] =>
  isTrooper(s, unitOf(s, unit))
    ? s.tokens.filter(t => t.kind === 'smoke' && leaderAtToken(s, unit, t, 1)).map(t => t.id)
    : [];

/** LEG-KWU-SMOKE-03 to -05: each token near the defender, or near a trooper that attacks, counts once. */
export const smokeCover: Keyword = {
  id: 'smoke-tokens',
  sums: {
    cover: {
      in: 'improve',
      change: (v, c) =>
        c.s.tokens.some(t => t.kind === 'smoke')
          ? v + new Set([...smokeAt(c.s, c.to), ...smokeAt(c.s, c.by)]).size
          : v,
    },
  },
};

const inWheelMode = (s: S, unit: UnitId): boolean => s.units[unit]?.marks.wheel !== undefined;

/** LEG-KWU-WHEELMODE-01 to -03 */
export const wheelMode: Keyword = {
  id: 'wheel-mode',
  sums: {
    cover: { in: 'improve', change: (v, c, me) => (me.unit === c.to && inWheelMode(c.s, c.to) ? v + 2 : v) },
    mayFlipShields: {
      in: 'forbid',
      change: (v, c, me) => v && !(me.unit === c.unit && inWheelMode(c.s, c.unit)),
    },
    speed: {
      in: 'set',
      change: (v, c, me) =>
        me.unit === c.unit && c.s.act?.unit === c.unit && (c.s.act.used['wheel-mode'] ?? 0) > 0 ? 3 : v,
    },
    limits: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.unit && inWheelMode(c.s, c.unit)
          ? { ...v, never: { ...v.never, attack: 'LEG-KWU-WHEELMODE-02' } }
          : v,
    },
  },
  steps: {
    activated: {
      rule: 'LEG-KWU-WHEELMODE-01',
      is: 'may',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c) {
        t.emit(
          { type: 'used', unit: c.unit, keyword: 'wheel-mode', in: 'activation' },
          'LEG-KWU-WHEELMODE-01',
        );
        const as = { until: 'round', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'wheel', as }, 'LEG-KWU-WHEELMODE-02');
      },
    },
  },
};
