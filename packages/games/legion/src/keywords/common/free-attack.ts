import { type RuleId, sure } from '@potyczka/kernel';
import type { ActionCtx, Keyword, Me } from '../../moments.js';
import { canAttack } from '../../rules/attack/targets.js';
import type { Granted, T } from '../../state.js';
import { isMove } from '../../vocabulary.js';

const isMoveAction = (c: ActionCtx): boolean => isMove(c.action) || c.action === 'card:jump';

/** After a move action a free attack action stands among the actions; it counts against their limit. */
export const afterMove = (
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
        const granted: Granted = { by: id, actions: ['attack'], ...sure(bounds(t, c), 'target') };
        t.emit({ type: 'granted', unit: c.unit, granted }, rule);
      },
    },
  },
});
