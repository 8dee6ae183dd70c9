import type { Keyword, Me } from '../moments.js';
import { besideOf } from '../rules/deploy.js';
import { isNamed } from '../rules/sheet.js';
import { onField, type S, type UnitS, unitsOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { FOR_THE_GAME } from './common/for-the-game.js';

const named = (s: S, me: Me, u: UnitS): boolean =>
  u.id !== me.unit && me.params.flatMap(p => p.who ?? []).some(w => isNamed(s, u, w));

/** LEG-KWU-DETACHMENT-03 to -06: beside the leader of a unit that nobody else stands beside. */
export const detachment: Keyword = {
  id: 'detachment',
  sums: {
    deploys: {
      in: 'change',
      change: (v, c, me) => {
        if (me.unit !== c.unit) return v;
        const own = unitsOf(c.s, me.seat).filter(u => named(c.s, me, u));
        const beside = own.filter(u => u.where === 'field' && !u.marks.anchor).map(u => u.id);
        return { ...v, beside, after: own.filter(u => u.where === 'aside').map(u => u.id) };
      },
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-DETACHMENT-04',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && anchorOf(t.s, c.unit, me) !== undefined,
      *play(t, c, me) {
        const unit = anchorOf(t.s, c.unit, me);
        if (unit) t.emit({ type: 'mark', unit, mark: 'anchor', as: FOR_THE_GAME }, 'LEG-KWU-DETACHMENT-04');
      },
    },
  },
};

const anchorOf = (s: S, unit: UnitId, me: Me): UnitId | undefined =>
  besideOf(
    s,
    unit,
    onField(s, me.seat).filter(u => named(s, me, u) && !u.marks.anchor),
  );
