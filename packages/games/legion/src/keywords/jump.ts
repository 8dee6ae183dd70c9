import type { Keyword } from '../moments.js';
import { judgeCardMove } from '../rules/limits.js';
import { moveUnit } from '../rules/move.js';
import { moves } from './common/moves.js';

/** LEG-KWU-JUMP-01 to -05: a card action that is a move action. */
export const jump: Keyword = {
  id: 'jump',
  sums: {
    mobility: moves((v, me) => ({ ...v, over: me.x, overMinis: me.x, ignoresDifficult: 'all' }), 'jump'),
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
            judge: s => judgeCardMove(s, unit, 'jump'),
            play: t => moveUnit(t, unit, 'jump', 'LEG-KWU-JUMP-02', true),
          },
        ];
      },
    },
  },
};
