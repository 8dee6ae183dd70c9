import type { Proc, RuleId, Verdict } from '@potyczka/kernel';
import { liftBarricade, mayPutUp, nearBarricades, putUp } from '../../battle/barricades.js';
import { isAmong } from '../../content/cards.js';
import { isAtRange } from '../../ground.js';
import type { CardAction, Keyword, Me } from '../../moments.js';
import { canStandApart, standApart } from '../../rules/deploy.js';
import { chooseUnit, mayAffect } from '../../rules/effects.js';
import { canBeSetDown, setDown } from '../../rules/set-down.js';
import { suffer } from '../../rules/wounds.js';
import { onField, type S, type T, type UnitS } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { DEFENCE_DICE, type UnitId } from '../../vocabulary.js';
import { ownUnits } from '../who.js';
import { isReady, ownerOf, turn, UPGRADE_TEXT } from './own.js';

/** Units and pieces that are taken up and set down elsewhere. */

const RULE: RuleId = 'LEG-CARD-11';
const NOBODY = no('LEG-ACTV-17', 'nobody-near');
const TURNED = no('LEG-CARD-14', 'card-turned');

/** Others near the unit of the card, but for commanders. */
const liftable = (s: S, me: Me, unit: UnitId): UnitS[] =>
  onField(s).filter(
    u =>
      u.id !== unit &&
      u.rank !== 'commander' &&
      isAtRange(s, unit, u.id, 1) &&
      mayAffect(s, me.seat, u.id) &&
      canBeSetDown(s, u.id),
  );

/** An enemy that was lifted rolls a white defence die for each mini: a wound for whatever is not blank. */
function* hurl(t: T, me: Me, unit: UnitId, hit: UnitS): Proc {
  const faces = t.rollMany(RULE, DEFENCE_DICE.white, hit.minis.length);
  const good = faces.filter(f => f !== 'blank').length;
  t.emit({ type: 'card-rolled', unit: hit.id, keyword: me.id, faces, good }, RULE);
  yield* suffer(t, hit.id, good, RULE, unit);
}

const might: Keyword = {
  id: 'command:vaders-might',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const { unit } = c;
        if (!ownUnits(c.s, me).some(u => u.id === unit)) return v;
        const made: CardAction = {
          id: 'card:command:vaders-might',
          rule: 'LEG-ACTV-17',
          cost: 0,
          judge: s => (liftable(s, me, unit).length > 0 ? undefined : NOBODY),
          *play(t) {
            const ask = msg('ask-card-whom', { keyword: me.id, most: 1 });
            const whom = yield* chooseUnit(t, me.seat, liftable(t.s, me, unit), RULE, ask);
            if (!whom) return;
            yield* setDown(t, whom.id, me.seat, RULE);
            if (whom.seat !== me.seat) yield* hurl(t, me, unit, whom);
          },
        };
        return [...v, made];
      },
    },
  },
};

const TROOPERS = ['imperial-dark-troopers'] as const;

/** Ordered units of a kind that can be set down elsewhere. */
const called = (s: S, me: Me): UnitS[] =>
  onField(s, me.seat).filter(u => u.order === 'up' && isAmong(u.card, TROOPERS) && canStandApart(s, u.id));

/** One of them comes down far from all enemies, and its order is used up. */
const landing: Keyword = {
  id: 'command:you-have-something-i-want~9',
  steps: {
    ordersIssued: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => called(t.s, me).length > 0,
      *play(t, _, me) {
        const ask = msg('ask-card-whom', { keyword: me.id, most: 1 });
        const u = yield* chooseUnit(t, me.seat, called(t.s, me), RULE, ask);
        if (!u) return;
        yield* standApart(t, u.id, RULE);
        t.emit({ type: 'order-spent', unit: u.id }, RULE);
      },
    },
  },
};

const judgeLift = (s: S, me: Me): Verdict => {
  if (!isReady(s, me)) return TURNED;
  return nearBarricades(s, ownerOf(me)).length > 0 ? undefined : NOBODY;
};

/** A barricade near the unit when it is deployed; later it may be shifted. */
const lift: Keyword = {
  id: 'upgrade:force-lift',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.unit) return v;
        const made: CardAction = {
          id: 'card:upgrade:force-lift',
          rule: 'LEG-ACTV-17',
          cost: 0,
          judge: s => judgeLift(s, me),
          *play(t) {
            turn(t, me, 'exhausted');
            yield* liftBarricade(t, ownerOf(me), UPGRADE_TEXT);
          },
        };
        return [...v, made];
      },
    },
  },
  steps: {
    deployed: {
      rule: UPGRADE_TEXT,
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && mayPutUp(t.s, c.unit),
      *play(t, c) {
        yield* putUp(t, c.unit, UPGRADE_TEXT);
      },
    },
  },
};

export const LIFTING: readonly Keyword[] = [might, landing, lift];
