import type { AttackCtx, Keyword } from '../moments.js';
import { armedWith, judgeTarget, shootersOf } from '../rules/attack/targets.js';
import { worth } from '../rules/values.js';
import { type Armed, type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';

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
