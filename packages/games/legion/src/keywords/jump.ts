import type { Keyword } from '../moments.js';
import { judgeAction } from '../rules/limits.js';
import { canMove, moveUnit } from '../rules/move.js';
import { no } from '../text/say.js';
import { moves } from './common/moves.js';

const NO_JUMP = no('LEG-KWU-JUMP-01', 'no-end');

/** LEG-KWU-JUMP-01 to -05: a card action that is a move action. */
export const jump: Keyword = {
  id: 'jump',
  sums: {
    mobility: moves((v, me) => ({ ...v, over: me.x, overMinis: true, ignoresDifficult: 'all' }), 'jump'),
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const { unit } = c;
        if (me.unit !== unit) return v;
        const free = me.params.some(p => p.free);
        return [
          ...v,
          {
            id: 'card:jump',
            rule: 'LEG-KWU-JUMP-01',
            cost: free ? 0 : 1,
            isMove: true,
            judge: s =>
              judgeAction(s, unit, { action: 'move', granted: JUMP }) ??
              (canMove(s, unit, 'jump') ? undefined : NO_JUMP),
            *play(t) {
              yield* moveUnit(t, unit, 'jump', 'LEG-KWU-JUMP-02', true);
            },
          },
        ];
      },
    },
  },
};
const JUMP = { by: 'jump', actions: [], against: null, only: null };
