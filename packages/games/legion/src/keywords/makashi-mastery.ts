import { sure } from '@potyczka/kernel';
import type { Keyword } from '../moments.js';
import { worth } from '../rules/values.js';

const isMakashi = (used: Readonly<Record<string, number>> | undefined): boolean => (used?.makashi ?? 0) > 0;

/** LEG-KWU-MAKASHI-01 to -03 */
export const makashiMastery: Keyword = {
  id: 'makashi-mastery',
  steps: {
    rollStart: {
      rule: 'LEG-KWU-MAKASHI-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.by && c.kind === 'melee' && worth('pierce', 0, c) > 0 && !isMakashi(t.s.attack?.used),
      *play(t, _, me) {
        t.emit(
          { type: 'used', unit: sure(me.unit, 'unit'), keyword: 'makashi', in: 'attack' },
          'LEG-KWU-MAKASHI-01',
        );
      },
    },
  },
  sums: {
    pierce: {
      in: 'reduce',
      change: (v, c, me) => (me.unit === c.by && isMakashi(c.s.attack?.used) ? Math.max(0, v - 1) : v),
    },
    mayPierce: {
      in: 'override',
      change: (v, c, me) => v || (me.unit === c.by && isMakashi(c.s.attack?.used)),
    },
    mayBeImpervious: {
      in: 'forbid',
      change: (v, c, me) => v && !(me.unit === c.by && isMakashi(c.s.attack?.used)),
    },
  },
};
