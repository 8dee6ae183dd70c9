import type { Proc, RuleId } from '@potyczka/kernel';
import type { TokenKind } from '../../content/cards.js';
import type { KeywordId } from '../../content/keywords.js';
import { isAtRange, seeEachOther } from '../../ground.js';
import type { CardAction, Keyword, Me } from '../../moments.js';
import { gain } from '../../rules/tokens.js';
import { inPlay, type S, type T, type UnitS, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import type { UnitId } from '../../vocabulary.js';
import { NOBODY } from './nobody.js';

/** Chooses up to so many units; one alone where there is one. */
function* someOf(
  t: T,
  by: UnitId,
  most: number,
  { rule, deed }: { readonly rule: RuleId; readonly deed: KeywordId },
  from: readonly UnitS[],
): Proc<UnitS[]> {
  return yield* t.chooseMany<UnitS>(unitOf(t.s, by).seat, {
    rule,
    ask: msg('ask-whom', { unit: by, left: most, deed }),
    from,
    key: u => u.id,
    min: 1,
    max: Math.min(most, from.length),
    propose: () => [from.slice(0, most)],
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
}

interface Kind {
  readonly rule: RuleId;
  /** Whom it may concern. */
  readonly from: (s: S, unit: UnitId) => readonly UnitS[];
  readonly most: (me: Me) => number;
  readonly each: (t: T, u: UnitS, by: UnitId, me: Me) => Proc;
  readonly first?: (t: T, by: UnitId) => void;
}

/** A keyword that is a card action on units near by. */
export const action = (id: KeywordId, kind: Kind): Keyword => ({
  id,
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.unit) return v;
        const { unit } = c;
        const made: CardAction = {
          id: `card:${id}`,
          rule: kind.rule,
          cost: me.params.some(p => p.free) ? 0 : 1,
          judge: s => (kind.from(s, unit).length > 0 ? undefined : NOBODY),
          *play(t) {
            kind.first?.(t, unit);
            const from = kind.from(t.s, unit);
            const chosen =
              from.length === 1
                ? from
                : yield* someOf(t, unit, kind.most(me), { rule: kind.rule, deed: id }, from);
            for (const u of chosen) yield* kind.each(t, u, unit, me);
          },
        };
        return [...v, made];
      },
    },
  },
});

export const friendsAt =
  (range: number, seen = false) =>
  (s: S, unit: UnitId): readonly UnitS[] =>
    inPlay(s, unitOf(s, unit).seat).filter(
      u => isAtRange(s, unit, u.id, range) && (!seen || seeEachOther(s, unit, u.id)),
    );

export const gives = (id: KeywordId, token: TokenKind, rule: RuleId): Keyword =>
  action(id, {
    rule,
    from: friendsAt(1),
    most: me => me.x,
    each: (t, u) => gain(t, u.id, token, 1, id, rule),
  });

export function* aimAndDodge(t: T, unit: UnitId, why: string, rule: RuleId): Proc {
  yield* gain(t, unit, 'aim', 1, why, rule);
  yield* gain(t, unit, 'dodge', 1, why, rule);
}
