import { type RuleId, sure } from '@potyczka/kernel';
import type { ActionCtx, Keyword, Me } from '../../moments.js';
import { performFree } from '../../rules/actions.js';
import { type Bounds, canAttack } from '../../rules/attack/targets.js';
import type { T } from '../../state.js';
import { isMove } from '../../vocabulary.js';

/**
 * After a move action a free attack action, next or not at all: in its own activation it stands among the actions and
 * counts against their limit; in that of another unit it is offered at once (LEG-GAP-128).
 */
export const afterMove = (
  id: Keyword['id'],
  rule: RuleId,
  bounds: (t: T, c: ActionCtx) => Bounds | undefined,
): Keyword => ({
  id,
  steps: {
    acted: {
      rule,
      is: 'must',
      when: (t, c, me: Me) => {
        if (me.unit !== c.unit || !isMove(c.action)) return false;
        const given = bounds(t, c);
        return given !== undefined && canAttack(t.s, c.unit, given);
      },
      *play(t, c) {
        const { against, only } = sure(bounds(t, c), 'target');
        if (t.s.act?.unit === c.unit) {
          const granted = { by: id, actions: ['attack' as const], against, only, next: true as const };
          t.emit({ type: 'granted', unit: c.unit, granted }, rule);
        } else {
          const gift = {
            actions: ['attack' as const],
            by: id,
            bounds: { against, only },
            may: true as const,
          };
          yield* performFree(t, c.unit, gift, rule);
        }
      },
    },
  },
});
