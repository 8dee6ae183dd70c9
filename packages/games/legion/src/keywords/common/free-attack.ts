import { type RuleId, sure } from '@potyczka/kernel';
import type { ActionCtx, Keyword, Me } from '../../moments.js';
import { performFree } from '../../rules/actions.js';
import type { Bounds } from '../../rules/attack/targets.js';
import { judgeAction } from '../../rules/limits.js';
import type { Granted, T } from '../../state.js';
import { isMove } from '../../vocabulary.js';

const grantOf = (by: string, { against, only }: Bounds): Granted => ({
  by,
  actions: ['attack'],
  against,
  only,
  next: true,
});

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
        if (given === undefined) return false;
        return !judgeAction(t.s, c.unit, { action: 'attack', granted: grantOf(id, given) });
      },
      *play(t, c) {
        const given = sure(bounds(t, c), 'target');
        if (t.s.act?.unit === c.unit)
          t.emit({ type: 'granted', unit: c.unit, granted: grantOf(id, given) }, rule);
        else {
          const gift = { actions: ['attack' as const], by: id, bounds: given, may: true as const };
          yield* performFree(t, c.unit, gift, rule);
        }
      },
    },
  },
});
