import { rangeBetween, seeEachOther } from '../ground.js';
import type { CardAction, Keyword, Me } from '../moments.js';
import { chooseUnit, mayAffect } from '../rules/effects.js';
import { isTrooper } from '../rules/sheet.js';
import { inTheOpen, type S, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, type UnitId } from '../vocabulary.js';

const NOBODY = no('LEG-KWU-DISTRACT-01', 'nobody-near');

const distractable = (s: S, unit: UnitId): UnitS[] => {
  const { seat } = unitOf(s, unit);
  return inTheOpen(s, foeOf(seat)).filter(
    u =>
      isTrooper(s, u) &&
      mayAffect(s, seat, u.id) &&
      rangeBetween(s, unit, u.id) <= 2 &&
      seeEachOther(s, unit, u.id),
  );
};

const distraction = (unit: UnitId, me: Me): CardAction => ({
  id: 'card:distract',
  rule: 'LEG-KWU-DISTRACT-01',
  cost: me.params.some(p => p.free) ? 0 : 1,
  judge: s => (distractable(s, unit).length > 0 ? undefined : NOBODY),
  *play(t) {
    const ask = msg('ask-whom', { unit, left: 1, deed: 'distract' });
    const to = yield* chooseUnit(t, me.seat, distractable(t.s, unit), 'LEG-KWU-DISTRACT-01', ask);
    if (!to) return;
    const as = { until: 'round', n: 1, unit } as const;
    t.emit({ type: 'mark', unit: to.id, mark: 'distracted', as }, 'LEG-KWU-DISTRACT-02');
    t.emit({ type: 'mark', unit, mark: 'taken:inconspicuous', as }, 'LEG-KWU-DISTRACT-05');
  },
});

/** LEG-KWU-DISTRACT-01 to -05: the pool itself is bound where a defender had to be chosen (`mustBeChosen`). */
export const distract: Keyword = {
  id: 'distract',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => (me.unit === c.unit ? [...v, distraction(c.unit, me)] : v),
    },
    mustBeChosen: {
      in: 'say',
      change: (v, c, me) => v || (me.unit === c.to && unitOf(c.s, c.by).marks.distracted?.unit === c.to),
    },
  },
};
