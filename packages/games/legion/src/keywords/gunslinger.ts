import type { AttackCtx, Keyword } from '../moments.js';
import { chooseDefender, formPool } from '../rules/attack/pool.js';
import { armedWith, judgeTarget, shootersOf } from '../rules/attack/targets.js';
import { type Armed, inTheOpen, type S, type UnitS, unitOf } from '../state.js';
import { foeOf, type UnitId } from '../vocabulary.js';

/** Weapons of the attack so far that could be used on somebody else too (LEG-KWU-GUNSLINGER-01, -03). */
const again = (s: S, by: UnitId, to: UnitId): Armed[] => {
  const pools = s.attack?.pools ?? [];
  if (
    pools.some(p => p.to === to) ||
    judgeTarget(s, by, to, 'ranged', { against: null, only: null, again: true })
  )
    return [];
  const used = new Map(pools.flatMap(p => p.weapons.map(w => [`${w.mini}:${w.weapon}`, w] as const)));
  return shootersOf(s, by, to, 'ranged', true).flatMap(({ mini, arms }) =>
    arms
      .filter(({ arm }) => used.has(`${mini.id}:${arm.ref}`))
      .map(({ arm, use }) => armedWith(s, by, { mini, arm, use })),
  );
};

const secondTargets = (s: S, c: AttackCtx): UnitS[] =>
  c.kind === 'ranged'
    ? inTheOpen(s, foeOf(unitOf(s, c.by).seat)).filter(u => again(s, c.by, u.id).length > 0)
    : [];

/** LEG-KWU-GUNSLINGER-01 to -03, LEG-GAP-142 */
export const gunslinger: Keyword = {
  id: 'gunslinger',
  steps: {
    further: {
      rule: 'LEG-KWU-GUNSLINGER-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.by && !t.s.attack?.used.gunslinger && secondTargets(t.s, c).length > 0,
      *play(t, c) {
        const to = yield* chooseDefender(t, secondTargets(t.s, c), false, 'LEG-KWU-GUNSLINGER-01');
        if (!to) return;
        t.emit({ type: 'used', unit: c.by, keyword: 'gunslinger', in: 'attack' }, 'LEG-KWU-GUNSLINGER-02');
        yield* formPool(t, to.id, 'ranged', again(t.s, c.by, to.id), 'LEG-KWU-GUNSLINGER-01');
      },
    },
  },
};
