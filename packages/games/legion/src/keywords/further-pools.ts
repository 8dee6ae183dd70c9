import type { Proc } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../ground.js';
import type { AttackCtx, Keyword } from '../moments.js';
import { chooseDefender, formPool, mayShootAt } from '../rules/attack/pool.js';
import { armedWith, judgeTarget, shootersOf } from '../rules/attack/targets.js';
import { weaponAt } from '../sheet.js';
import { type Armed, onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { worth } from '../values.js';
import { foeOf, type UnitId } from '../vocabulary.js';

const isBeam = (s: S, w: { readonly unit: UnitId; readonly weapon: string }): boolean =>
  weaponAt(s, unitOf(s, w.unit), w.weapon).keywords?.beam !== undefined;

/** LEG-KWW-BEAM-03, -04: near the last defender and in sight, however far away. */
const struck = (s: S, c: AttackCtx, last: UnitId): UnitS[] => {
  const taken = s.attack?.pools.map(p => p.to) ?? [];
  return onField(s, foeOf(unitOf(s, c.by).seat)).filter(
    u =>
      !taken.includes(u.id) &&
      isAtRange(s, last, u.id, 1) &&
      seeEachOther(s, c.by, u.id) &&
      mayShootAt(s, c.by, u.id),
  );
};

const COUNT = 'beam';

/** LEG-KWW-BEAM-01 to -05 */
export const beam: Keyword = {
  id: 'beam',
  sums: { maySupport: { in: 'forbid', change: () => false } },
  steps: {
    further: {
      rule: 'LEG-KWW-BEAM-01',
      is: 'may',
      when: (t, c) => !t.s.attack?.used[COUNT] && struck(t.s, c, c.to).length > 0,
      *play(t, c, me) {
        yield* sweep(t, c, Math.max(...me.params.map(p => p.x ?? 0)));
      },
    },
  },
};

function* sweep(t: T, c: AttackCtx, most: number): Proc {
  const pool = t.s.attack!.pools[t.s.attack!.at]!;
  const weapons = pool.weapons.filter(w => isBeam(t.s, w)).map(w => ({ ...w, dice: { ...w.dice } }));
  t.emit({ type: 'used', unit: c.by, keyword: COUNT, in: 'attack' }, 'LEG-KWW-BEAM-02');
  let last = c.to;
  for (let n = 0; n < most; n++) {
    const to = yield* chooseDefender(t, struck(t.s, c, last), n > 0, 'LEG-KWW-BEAM-01');
    if (!to) return;
    yield* formPool(t, to.id, 'ranged', weapons, 'LEG-KWW-BEAM-01');
    last = to.id;
  }
}

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
    ? onField(s, foeOf(unitOf(s, c.by).seat)).filter(u => again(s, c.by, u.id).length > 0)
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

const weaponsOfSupport = (s: S, unit: UnitId, to: UnitId): Armed[] =>
  shootersOf(s, unit, to, 'ranged').flatMap(({ mini, arms }) => {
    const [best] = arms.map(a => armedWith(s, unit, { mini, ...a }));
    return best ? [best] : [];
  });

const maySupportNow = (s: S, c: AttackCtx, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  const pool = s.attack?.pools[s.attack.at];
  return (
    c.kind === 'ranged' &&
    unit !== c.by &&
    s.attack?.bomb === null &&
    u.seat === unitOf(s, c.by).seat &&
    u.order === 'up' &&
    pool?.weapons.every(w => w.unit === c.by) === true && // LEG-KWU-FIRESUPPORT-05
    worth('maySupport', true, c) &&
    !judgeTarget(s, unit, c.to, 'ranged')
  );
};

/** LEG-KWU-FIRESUPPORT-01 to -06, LEG-GAP-141 */
export const fireSupport: Keyword = {
  id: 'fire-support',
  steps: {
    armed: {
      rule: 'LEG-KWU-FIRESUPPORT-01',
      is: 'may',
      when: (t, c, me) => me.seat === unitOf(t.s, c.by).seat && maySupportNow(t.s, c, me.unit as UnitId),
      *play(t, c, me) {
        const unit = me.unit as UnitId;
        const weapons = weaponsOfSupport(t.s, unit, c.to);
        t.emit({ type: 'armed', by: unit, weapons }, 'LEG-KWU-FIRESUPPORT-01');
        t.emit({ type: 'order-spent', unit }, 'LEG-KWU-FIRESUPPORT-02');
      },
    },
  },
};
