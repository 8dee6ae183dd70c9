import type { Keyword } from '../moments.js';
import type { S } from '../state.js';
import type { UnitId } from '../vocabulary.js';

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
