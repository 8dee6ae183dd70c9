import { isInArcs, sees } from '../ground.js';
import type { Keyword } from '../moments.js';
import type { S } from '../state.js';
import { no } from '../text/say.js';
import { isMove, type UnitId } from '../vocabulary.js';

const OUT_OF_ARC = no('LEG-KWW-FIXED-01', 'out-of-arc');
const MOVED = no('LEG-KWW-CUMBERSOME-01', 'moved-before');
const IMMUNE = no('LEG-KWU-IMMRANGE1-01', 'immune-range-1');
const UNARMED = no('LEG-KWX-NONCOMBATANT-01', 'no-weapon');
const OTHER_ARM = no('LEG-KWX-SIDEARM-01', 'sidearm-only');

/** LEG-KWW-FIXED-01: some mini of the defender in the arc of the mini that uses it. */
export const fixed: Keyword = {
  id: 'fixed',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c, me) => {
        const arcs = me.params.flatMap(p => p.of ?? []);
        return isInArcs(c.s, c.by, c.mini, c.to, arcs) ? v : { ...v, refusal: v.refusal ?? OUT_OF_ARC };
      },
    },
  },
};

/** LEG-KWW-SPRAY-01 */
export const spray: Keyword = {
  id: 'spray',
  sums: {
    weapon: {
      in: 'change',
      change: (v, c) => ({ ...v, times: v.times * (sees(c.s, c.by, c.to).counts.get(c.mini) ?? 1) }),
    },
  },
};

/** LEG-KWW-CUMBERSOME-01: pivots do not count. */
export const cumbersome: Keyword = {
  id: 'cumbersome',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c) => {
        const act = c.s.act?.unit === c.by ? c.s.act : undefined;
        const moved = act?.done.some(a => (isMove(a) && a !== 'pivot') || a === 'card:jump');
        return moved ? { ...v, refusal: v.refusal ?? MOVED } : v;
      },
    },
  },
};

/** LEG-KWU-IMMRANGE1-01, -02 */
export const immuneRange1: Keyword = {
  id: 'immune-range-1-weapons',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.to && c.kind === 'ranged' && c.weapon.range?.[1] === 1
          ? { ...v, refusal: v.refusal ?? IMMUNE }
          : v,
    },
  },
};

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

/** LEG-KWX-NONCOMBATANT-01 to -04 */
export const noncombatant: Keyword = {
  id: 'noncombatant',
  sums: {
    weapon: { in: 'forbid', change: v => ({ ...v, refusal: v.refusal ?? UNARMED }) },
    isSpared: { in: 'say', change: () => true },
    mayLead: { in: 'forbid', change: () => false },
  },
};

/** LEG-KWX-SIDEARM-01 to -03: in this kind of attack only the weapon of its own card. */
export const sidearm: Keyword = {
  id: 'sidearm',
  sums: {
    weapon: {
      in: 'forbid',
      change: (v, c, me) => {
        const kinds = me.params.flatMap(p => p.of ?? []);
        const own = c.ref.startsWith(`upgrade:${c.role - 1}:`);
        return kinds.includes(c.kind) && !own ? { ...v, refusal: v.refusal ?? OTHER_ARM } : v;
      },
    },
  },
};
