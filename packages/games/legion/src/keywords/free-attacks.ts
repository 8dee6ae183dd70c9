import type { Proc, RuleId } from '@potyczka/kernel';
import { inMeleeWith } from '../ground.js';
import type { ActionCtx, Keyword, Me, MoveCtx } from '../moments.js';
import { attackNow } from '../rules/attack/index.js';
import { canAttack, FREE } from '../rules/attack/targets.js';
import { typeOf } from '../sheet.js';
import { type Granted, type T, unitOf } from '../state.js';
import { isMove } from '../vocabulary.js';

const isMoveAction = (c: ActionCtx): boolean => isMove(c.action) || c.action === 'card:jump';

/** After a move action a free attack action stands among the actions; it counts against their limit. */
const afterMove = (
  id: Keyword['id'],
  rule: RuleId,
  bounds: (t: T, c: ActionCtx) => Pick<Granted, 'against' | 'only'> | undefined,
): Keyword => ({
  id,
  steps: {
    acted: {
      rule,
      is: 'must',
      when: (t, c, me: Me) => {
        if (me.unit !== c.unit || t.s.act?.unit !== c.unit || !isMoveAction(c)) return false;
        const given = bounds(t, c);
        return given !== undefined && canAttack(t.s, c.unit, given);
      },
      *play(t, c) {
        const granted: Granted = { by: id, actions: ['attack'], ...bounds(t, c)! };
        t.emit({ type: 'granted', unit: c.unit, granted }, rule);
      },
    },
  },
});

const afterAnyMove = afterMove('relentless', 'LEG-KWU-RELENTLESS-01', () => ({
  against: null,
  only: null,
}));

/** LEG-KWU-RELENTLESS-03, LEG-UTYPE-12: a creature attacks before or after it withdraws. */
const inWithdrawal = {
  rule: 'LEG-KWU-RELENTLESS-03',
  is: 'may',
  when: (t: T, c: MoveCtx, me: Me) =>
    me.unit === c.unit &&
    c.how === 'withdraw' &&
    typeOf(t.s, unitOf(t.s, c.unit)) === 'creature' &&
    !unitOf(t.s, c.unit).marks.relentless &&
    canAttack(t.s, c.unit),
  *play(t: T, c: MoveCtx): Proc {
    const as = { until: 'activation', n: 1, unit: null } as const;
    t.emit({ type: 'mark', unit: c.unit, mark: 'relentless', as }, 'LEG-KWU-RELENTLESS-03');
    yield* attackNow(t, c.unit, 'relentless', FREE);
  },
} as const;

/** LEG-KWU-RELENTLESS-01 to -03 */
export const relentless: Keyword = {
  ...afterAnyMove,
  steps: { ...afterAnyMove.steps, beforeMove: inWithdrawal, moved: inWithdrawal },
};

/** LEG-KWU-STEADY-01, -02: ranged weapons only. */
export const steady = afterMove('steady', 'LEG-KWU-STEADY-01', () => ({ against: null, only: 'ranged' }));

/** LEG-KWU-CHARGE-01 to -03: against the unit that was moved into, melee weapons only. */
export const charge = afterMove('charge', 'LEG-KWU-CHARGE-01', (t, c) => {
  const [enemy] = inMeleeWith(t.s, c.unit);
  return enemy === undefined ? undefined : { against: enemy, only: 'melee' };
});
