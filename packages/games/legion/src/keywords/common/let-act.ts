import type { RuleId, Verdict } from '@potyczka/kernel';
import { isAtRange } from '../../ground.js';
import type { CardAction, Keyword, Me } from '../../moments.js';
import { freeActions, type Gift, performFree } from '../../rules/actions.js';
import { chooseUnit } from '../../rules/effects.js';
import { inPlay, type S, type UnitS, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import type { FreeAction, UnitId } from '../../vocabulary.js';
import { NOBODY } from './nobody.js';

/** A card action that lets another friendly unit act at once. */
export const letAct = (
  id: Keyword['id'],
  rule: RuleId,
  actions: readonly FreeAction[],
  isAble: (s: S, u: UnitS) => boolean,
): Keyword => {
  const gift: Gift = { actions, by: id };
  const others = (s: S, unit: UnitId): UnitS[] =>
    inPlay(s, unitOf(s, unit).seat).filter(
      u =>
        u.id !== unit && isAble(s, u) && isAtRange(s, unit, u.id, 2) && freeActions(s, u.id, gift).length > 0,
    );
  const made = (unit: UnitId, me: Me): CardAction => ({
    id: `card:${id}`,
    rule,
    cost: me.params.some(p => p.free) ? 0 : 1,
    judge: (s): Verdict => (others(s, unit).length > 0 ? undefined : NOBODY),
    *play(t) {
      const ask = msg('ask-whom', { unit, left: 1, deed: 'free-action' });
      const chosen = yield* chooseUnit(t, me.seat, others(t.s, unit), rule, ask);
      if (chosen) yield* performFree(t, chosen.id, gift, rule);
    },
  });
  return {
    id,
    sums: {
      cardActions: {
        in: 'add',
        change: (v, c, me) => (me.unit === c.unit ? [...v, made(c.unit, me)] : v),
      },
    },
  };
};
