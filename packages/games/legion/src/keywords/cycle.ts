import { nth } from '@potyczka/kernel';
import type { Keyword, Me } from '../moments.js';
import { turnUpgrade } from '../rules/counted.js';
import { type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWX-CYCLE-01, -02, LEG-GAP-119: cards that were not used in this activation are readied. */
export const cycle: Keyword = {
  id: 'cycle',
  steps: {
    activationEnd: {
      rule: 'LEG-KWX-CYCLE-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && resting(t.s, me).length > 0,
      *play(t, c, me) {
        for (const upgrade of resting(t.s, me)) {
          const { face } = nth(unitOf(t.s, c.unit).upgrades, upgrade);
          turnUpgrade(t, { unit: c.unit, upgrade, state: 'ready', face }, 'LEG-KWX-CYCLE-01');
        }
      },
    },
  },
};

const resting = (s: S, me: Me): number[] =>
  me.from.filter(
    n =>
      unitOf(s, me.unit as UnitId).upgrades[n]?.state === 'exhausted' &&
      s.act?.used[`card:${n}`] === undefined,
  );
