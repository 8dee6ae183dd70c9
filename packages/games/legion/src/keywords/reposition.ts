import type { Keyword, MoveHow } from '../moments.js';
import { canMove, pivot } from '../rules/move.js';
import { rewardMove } from '../rules/moved.js';
import { typeOf } from '../rules/sheet.js';
import { type S, unitOf } from '../state.js';
import { isMove, type UnitId } from '../vocabulary.js';

const MARK = 'repositioned';

/** LEG-KWU-REPOSITION-01, -02: standard moves, and the withdrawal of creatures and emplacements. */
const isFor = (s: S, unit: UnitId, how: MoveHow): boolean => {
  const type = typeOf(s, unitOf(s, unit));
  if (how === 'withdraw') return type === 'creature' || type === 'emplacement';
  return how === 'move' || how === 'compulsory' || how === 'scout';
};

/** Which move of the activation this is. */
const nth = (s: S): number => (s.act?.done.filter(isMove).length ?? 0) + (s.act?.used.compulsory ?? 0);

const mayTurn = (s: S, unit: UnitId, how: MoveHow): boolean =>
  isFor(s, unit, how) && unitOf(s, unit).marks[MARK]?.n !== nth(s) && canMove(s, unit, 'pivot');

/** LEG-KWU-REPOSITION-01, -02: a pivot before or after the move. */
export const reposition: Keyword = {
  id: 'reposition',
  steps: {
    beforeMove: {
      rule: 'LEG-KWU-REPOSITION-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && mayTurn(t.s, c.unit, c.how),
      *play(t, c) {
        const as = { until: 'activation', n: nth(t.s), unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: MARK, as }, 'LEG-KWU-REPOSITION-01');
        yield* rewardMove(t, yield* pivot(t, c.unit, 'LEG-KWU-REPOSITION-01'));
      },
    },
    moved: {
      rule: 'LEG-KWU-REPOSITION-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && mayTurn(t.s, c.unit, c.how),
      *play(t, c) {
        yield* rewardMove(t, yield* pivot(t, c.unit, 'LEG-KWU-REPOSITION-01'));
      },
    },
  },
};
