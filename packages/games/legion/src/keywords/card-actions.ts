import type { Proc, RuleId } from '@potyczka/kernel';
import type { TokenKind } from '../content/cards.js';
import { isAtRange, rangeBetween, seeEachOther } from '../ground.js';
import type { CardAction, Keyword, Me } from '../moments.js';
import { mayAffect } from '../rules/effects.js';
import { suppress } from '../rules/morale.js';
import { gain, gainPlain } from '../rules/tokens.js';
import { inPlay, onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const NOBODY = no('LEG-ACTV-17', 'nobody-near');

/** Chooses up to so many units; one alone where there is one. */
function* someOf(t: T, by: UnitId, most: number, rule: RuleId, from: readonly UnitS[]): Proc<UnitS[]> {
  return yield* t.chooseMany<UnitS>(unitOf(t.s, by).seat, {
    rule,
    ask: msg('ask-whom', { unit: by, left: most }),
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
const action = (id: Keyword['id'], kind: Kind): Keyword => ({
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
            const chosen = from.length === 1 ? from : yield* someOf(t, unit, kind.most(me), kind.rule, from);
            for (const u of chosen) yield* kind.each(t, u, unit, me);
          },
        };
        return [...v, made];
      },
    },
  },
});

const friendsAt =
  (range: number, seen = false) =>
  (s: S, unit: UnitId): readonly UnitS[] =>
    inPlay(s, unitOf(s, unit).seat).filter(
      u => isAtRange(s, unit, u.id, range) && (!seen || seeEachOther(s, unit, u.id)),
    );

const gives = (id: string, token: TokenKind, rule: RuleId): Keyword =>
  action(id, {
    rule,
    from: friendsAt(1),
    most: me => me.x,
    each: (t, u) => gain(t, u.id, token, 1, id, rule),
  });

/** LEG-KWU-BOLSTER-01, -02 */
export const bolster = gives('bolster', 'surge', 'LEG-KWU-BOLSTER-01');
/** LEG-KWU-SPOTTER-01 */
export const spotter = gives('spotter', 'aim', 'LEG-KWU-SPOTTER-01');
/** LEG-KWU-TAKECOVER-01 */
export const takeCover = gives('take-cover', 'dodge', 'LEG-KWU-TAKECOVER-01');

function* aimAndDodge(t: T, unit: UnitId, why: string, rule: RuleId): Proc {
  yield* gain(t, unit, 'aim', 1, why, rule);
  yield* gain(t, unit, 'dodge', 1, why, rule);
}

/** LEG-KWU-QUICKTHINK-01, -02 */
export const quickThinking = action('quick-thinking', {
  rule: 'LEG-KWU-QUICKTHINK-01',
  from: (s, unit) => [unitOf(s, unit)],
  most: () => 1,
  each: (t, u) => aimAndDodge(t, u.id, 'quick-thinking', 'LEG-KWU-QUICKTHINK-01'),
});

/** LEG-KWU-CALCODDS-01 */
export const calculateOdds = action('calculate-odds', {
  rule: 'LEG-KWU-CALCODDS-01',
  from: friendsAt(1, true),
  most: () => 1,
  *each(t, u) {
    yield* aimAndDodge(t, u.id, 'calculate-odds', 'LEG-KWU-CALCODDS-01');
    suppress(t, u.id, 1, 'calculate-odds', 'LEG-KWU-CALCODDS-01');
  },
});

/** LEG-KWU-STRATEGIZE-01 */
export const strategize = action('strategize', {
  rule: 'LEG-KWU-STRATEGIZE-01',
  from: friendsAt(1),
  most: me => me.x,
  first: (t, by) => suppress(t, by, 1, 'strategize', 'LEG-KWU-STRATEGIZE-01'),
  each: (t, u) => aimAndDodge(t, u.id, 'strategize', 'LEG-KWU-STRATEGIZE-01'),
});

/** LEG-KWU-OBSERVE-01 */
export const observe = action('observe', {
  rule: 'LEG-KWU-OBSERVE-01',
  from: (s, unit) =>
    onField(s).filter(
      u =>
        u.seat !== unitOf(s, unit).seat &&
        mayAffect(s, unitOf(s, unit).seat, u.id) &&
        rangeBetween(s, unit, u.id) <= 3 &&
        seeEachOther(s, unit, u.id),
    ),
  most: () => 1,
  *each(t, u, _, me) {
    gainPlain(t, u.id, 'observation', me.x, 'observe', 'LEG-KWU-OBSERVE-01');
  },
});
