import type { AttackCtx, Keyword } from '../moments.js';
import { addWeapons } from '../rules/attack/pool.js';
import { judgeTarget, shootersOf } from '../rules/attack/targets.js';
import { worth } from '../rules/values.js';
import { type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

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
        yield* addWeapons(t, unit, shootersOf(t.s, unit, c.to, 'ranged'), 'LEG-KWU-FIRESUPPORT-01');
        t.emit({ type: 'order-spent', unit }, 'LEG-KWU-FIRESUPPORT-02');
      },
    },
  },
};
