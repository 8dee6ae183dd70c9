import type { Proc } from '@potyczka/kernel';
import type { Keyword, Me, UnitCtx } from '../moments.js';
import { afterMove } from '../rules/actions.js';
import { canMove, moveUnit } from '../rules/move.js';
import type { T } from '../state.js';
import { moves } from './common/moves.js';

const hasFlown = (t: T): boolean => (t.s.act?.used.compulsory ?? 0) > 0;

/** LEG-KWU-SPEEDER-03, -06: a full move at the highest speed, if any can be made. */
function* fly(t: T, unit: string): Proc {
  t.emit({ type: 'used', unit, keyword: 'compulsory', in: 'activation' }, 'LEG-KWU-SPEEDER-02');
  yield* afterMove(t, unit, yield* moveUnit(t, unit, 'compulsory', 'LEG-KWU-SPEEDER-03', false));
}
const mayFly = (t: T, c: UnitCtx, me: Me): boolean =>
  me.unit === c.unit && !hasFlown(t) && canMove(t.s, c.unit, 'compulsory');

/** LEG-KWU-SPEEDER-01 to -06: at the start of its actions if it likes, at their end otherwise. */
export const speeder: Keyword = {
  id: 'speeder',
  sums: { mobility: moves((v, me) => ({ ...v, over: me.x })) },
  steps: {
    actionsStart: {
      rule: 'LEG-KWU-SPEEDER-02',
      is: 'may',
      when: mayFly,
      *play(t, c) {
        yield* fly(t, c.unit);
      },
    },
    actionsEnd: {
      rule: 'LEG-KWU-SPEEDER-02',
      is: 'must',
      when: mayFly,
      *play(t, c) {
        yield* fly(t, c.unit);
      },
    },
  },
};
