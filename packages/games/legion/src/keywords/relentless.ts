import type { Proc } from '@potyczka/kernel';
import type { Keyword, Me, MoveCtx } from '../moments.js';
import { attackNow } from '../rules/attack/index.js';
import { canAttack, FREE } from '../rules/attack/targets.js';
import { typeOf } from '../rules/sheet.js';
import { type T, unitOf } from '../state.js';
import { afterMove } from './common/free-attack.js';

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
