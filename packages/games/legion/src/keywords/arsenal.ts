import type { Keyword } from '../moments.js';
import type { S } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-ARSENAL-01 to -03, LEG-KWU-BARRAGE-02 */
export const arsenal: Keyword = {
  id: 'arsenal',
  sums: {
    weaponsPerMini: {
      in: 'raise',
      change: (v, c, me) => (me.unit === c.unit && !isSecondAttack(c.s, c.unit) ? Math.max(v, me.x) : v),
    },
    limits: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.unit && c.s.act?.unit === c.unit && c.s.act.used.arsenal
          ? { ...v, most: { ...v.most, attack: 1 } }
          : v,
    },
  },
  steps: {
    armed: {
      rule: 'LEG-KWU-ARSENAL-03',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && t.s.act?.unit === c.by && usesSeveral(t.s),
      *play(t, c) {
        t.emit({ type: 'used', unit: c.by, keyword: 'arsenal', in: 'activation' }, 'LEG-KWU-ARSENAL-03');
      },
    },
  },
};

const isSecondAttack = (s: S, unit: UnitId): boolean =>
  s.act?.unit === unit && s.act.done.filter(a => a === 'attack').length > 1;

/** A mini has added more than one weapon. */
const usesSeveral = (s: S): boolean => {
  const pool = s.attack?.pools[s.attack.at];
  return pool !== undefined && new Set(pool.weapons.map(w => w.mini)).size < pool.weapons.length;
};
