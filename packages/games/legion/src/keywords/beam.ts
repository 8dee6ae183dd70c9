import { nth, type Proc } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../ground.js';
import type { AttackCtx, Keyword } from '../moments.js';
import { chooseDefender, formPool, mayShootAt } from '../rules/attack/pool.js';
import { weaponAt } from '../rules/sheet.js';
import { worth } from '../rules/values.js';
import { attackOf, inTheOpen, type S, type T, type UnitS, unitOf } from '../state.js';
import { foeOf, type UnitId } from '../vocabulary.js';

const isBeam = (s: S, w: { readonly unit: UnitId; readonly weapon: string }): boolean =>
  weaponAt(s, unitOf(s, w.unit), w.weapon).keywords?.beam !== undefined;

/** LEG-KWW-BEAM-03, -04: near the last defender and in sight, however far away. */
const struck = (s: S, c: AttackCtx, last: UnitId): UnitS[] => {
  const taken = s.attack?.pools.map(p => p.to) ?? [];
  return inTheOpen(s, foeOf(unitOf(s, c.by).seat)).filter(
    u =>
      !taken.includes(u.id) &&
      isAtRange(s, last, u.id, 1) &&
      seeEachOther(s, c.by, u.id) &&
      mayShootAt(s, c.by, u.id) &&
      !worth('mayDeclare', undefined, { s, by: c.by, to: u.id }),
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
  const pool = nth(attackOf(t.s).pools, attackOf(t.s).at);
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
