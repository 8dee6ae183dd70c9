import type { Proc, RuleId, Verdict } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../ground.js';
import type { CardAction, Keyword, Me } from '../moments.js';
import { freeActions, performFree } from '../rules/actions.js';
import { chooseUnit } from '../rules/effects.js';
import { suffer } from '../rules/wounds.js';
import { isTrooper } from '../sheet.js';
import { onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { ACTIONS, type PlainAction, type UnitId } from '../vocabulary.js';

const NOBODY = no('LEG-ACTV-17', 'nobody-near');

const NO_ATTACK: readonly PlainAction[] = ACTIONS.filter(a => a !== 'attack' && a !== 'withdraw');
const STRINGS: readonly PlainAction[] = ['attack', 'move'];

/** A card action that lets another friendly unit act at once. */
const letAct = (
  id: Keyword['id'],
  rule: RuleId,
  actions: readonly PlainAction[],
  isAble: (s: S, u: UnitS) => boolean,
): Keyword => {
  const others = (s: S, unit: UnitId): UnitS[] =>
    onField(s, unitOf(s, unit).seat).filter(
      u =>
        u.id !== unit &&
        isAble(s, u) &&
        isAtRange(s, unit, u.id, 2) &&
        freeActions(s, u.id, actions, id).length > 0,
    );
  const made = (unit: UnitId, me: Me): CardAction => ({
    id: `card:${id}`,
    rule,
    cost: me.params.some(p => p.free) ? 0 : 1,
    judge: (s): Verdict => (others(s, unit).length > 0 ? undefined : NOBODY),
    *play(t) {
      const ask = msg('ask-whom', { unit, left: 1 });
      const chosen = yield* chooseUnit(t, me.seat, others(t.s, unit), rule, ask);
      if (chosen) yield* performFree(t, chosen.id, actions, id, rule);
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

/** LEG-KWU-GUIDANCE-01: a free action that is no attack. */
export const guidance = letAct('guidance', 'LEG-KWU-GUIDANCE-01', NO_ATTACK, () => true);
/** LEG-KWU-PULLSTRINGS-01: a trooper unit attacks or moves. */
export const pullingTheStrings = letAct('pulling-the-strings', 'LEG-KWU-PULLSTRINGS-01', STRINGS, (s, u) =>
  isTrooper(s, u),
);

const receivers = (s: S, me: Me): UnitS[] =>
  onField(s, me.seat).filter(
    u => u.id !== me.unit && u.order === 'none' && isAtRange(s, me.unit as UnitId, u.id, 2),
  );

/** LEG-KWU-AUTHORITATIVE-01, -02: once in a Command Phase somebody else gets the order. */
export const authoritative: Keyword = {
  id: 'authoritative',
  steps: {
    orderWould: {
      rule: 'LEG-KWU-AUTHORITATIVE-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit && !unitOf(t.s, c.unit).marks.authoritative && receivers(t.s, me).length > 0,
      *play(t, c, me) {
        const rule = 'LEG-KWU-AUTHORITATIVE-01';
        const to = yield* chooseUnit(t, me.seat, receivers(t.s, me), rule, msg('ask-order-one'));
        if (!to) return;
        mark(t, c.unit, 'authoritative', null, rule);
        mark(t, c.unit, 'order:to', to.id, rule);
      },
    },
  },
};

const mark = (t: T, unit: UnitId, name: string, to: UnitId | null, rule: RuleId): void =>
  t.emit({ type: 'mark', unit, mark: name, as: { until: 'round', n: 1, unit: to } }, rule);

/** LEG-KWU-RUTHLESS-01, -02, LEG-GAP-130, -182: a wound now, a free action among the actions. */
export const ruthless: Keyword = {
  id: 'ruthless',
  steps: {
    activated: {
      rule: 'LEG-KWU-RUTHLESS-01',
      is: 'may',
      when: (t, c, me) => {
        const u = unitOf(t.s, c.unit);
        const own = me.unit as UnitId;
        return (
          own !== c.unit &&
          u.seat === me.seat &&
          u.rank === 'corps' &&
          u.order === 'up' &&
          isTrooper(t.s, u) &&
          isAtRange(t.s, own, c.unit, 2) &&
          seeEachOther(t.s, own, c.unit)
        );
      },
      *play(t, c) {
        yield* goad(t, c.unit);
      },
    },
  },
};

function* goad(t: T, unit: UnitId): Proc {
  yield* suffer(t, unit, 1, 'LEG-KWU-RUTHLESS-01', null);
  if (t.s.units[unit]?.where !== 'field') return;
  const granted = { by: 'ruthless', actions: [...ACTIONS], against: null, only: null };
  t.emit({ type: 'granted', unit, granted }, 'LEG-KWU-RUTHLESS-02');
}
