import type { Proc, RuleId } from '@potyczka/kernel';
import { askAmount } from '../../ask.js';
import { commandCard } from '../../content/index.js';
import { isAtRange } from '../../ground.js';
import type { Keyword, Me, UnitCtx } from '../../moments.js';
import { loseTokens } from '../../rules/counted.js';
import { courageOf, mayGainSuppression, suppress } from '../../rules/morale.js';
import { isTrooper } from '../../rules/sheet.js';
import { gain, gainPlain } from '../../rules/tokens.js';
import { onField, sideOf, type T, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { commandOf, type UnitId } from '../../vocabulary.js';
import { cardIdOf, ownUnits } from '../who.js';

const RULE: RuleId = 'LEG-CARD-11';

/** A defence die more for each point of courage that no suppression token takes. */
const surprises: Keyword = {
  id: 'command:full-of-surprises~9',
  sums: {
    extraDice: {
      in: 'add',
      change: (v, c, me) => {
        if (!ownUnits(c.s, me).some(u => u.id === c.to)) return v;
        const u = unitOf(c.s, c.to);
        return v + Math.max(0, (courageOf(c.s, u) ?? 0) - u.tokens.suppression);
      },
    },
  },
};

/** Aim and dodge tokens for a run of pips in the discard pile: three, then two, then one. */
const array: Keyword = {
  id: 'command:idiots-array~9',
  steps: {
    revealed: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => {
        const { played } = sideOf(t.s, me.seat);
        return played !== null && commandOf(played) === cardIdOf(me.id);
      },
      *play(t, _, me) {
        const pips = sideOf(t.s, me.seat).discard.map(card => commandCard(commandOf(card)).pips);
        const run = [3, 2, 1].findIndex(n => !pips.includes(n));
        const n = run < 0 ? 3 : run;
        for (const u of ownUnits(t.s, me)) {
          yield* gain(t, u.id, 'aim', n, me.id, RULE);
          yield* gain(t, u.id, 'dodge', n, me.id, RULE);
        }
      },
    },
  },
};

/** Its unit takes suppression from troopers near by: a dodge token for each, two at most. */
const fate: Keyword = {
  id: 'command:our-fate-is-in-your-hands~9',
  steps: {
    phaseStart: {
      rule: RULE,
      is: 'must',
      when: () => true,
      *play(t, _, me) {
        const [own] = ownUnits(t.s, me);
        if (!own) return;
        let taken = 0;
        for (const u of onField(t.s, me.seat)) {
          const has = u.tokens.suppression;
          if (u.id === own.id || has === 0 || !isTrooper(t.s, u) || !isAtRange(t.s, own.id, u.id, 2))
            continue;
          const n = yield* askAmount(t, me.seat, {
            rule: RULE,
            ask: most => msg('ask-recover', { unit: u.id, most }),
            most: has,
            sensible: Math.min(has, Math.max(0, 2 - taken)),
          });
          if (n === 0) continue;
          taken += n;
          loseTokens(t, { unit: u.id, token: 'suppression', n, why: 'removed', for: me.id }, RULE);
          suppress(t, own.id, n, me.id, RULE);
        }
        yield* gain(t, own.id, 'dodge', Math.min(2, taken), me.id, RULE);
      },
    },
  },
};

/** Its unit hands suppression to troopers near by; an enemy that takes some is immobilized too. */
function* handOn(t: T, me: Me, own: UnitId): Proc {
  for (const u of onField(t.s)) {
    const has = unitOf(t.s, own).tokens.suppression;
    if (has === 0) return;
    if (u.id === own || !mayGainSuppression(t.s, u) || !isAtRange(t.s, own, u.id, 2)) continue;
    const n = yield* askAmount(t, me.seat, {
      rule: RULE,
      ask: most => msg('ask-hand-on', { unit: u.id, most }),
      most: has,
      sensible: u.seat === me.seat ? 0 : has,
    });
    if (n === 0) continue;
    loseTokens(t, { unit: own, token: 'suppression', n, why: 'removed', for: me.id }, RULE);
    suppress(t, u.id, n, me.id, RULE);
    if (u.seat !== me.seat) gainPlain(t, u.id, 'immobilize', 1, me.id, RULE);
  }
}
const handingOn = {
  rule: RULE,
  is: 'may' as const,
  when: (t: T, c: UnitCtx, me: Me) =>
    ownUnits(t.s, me).some(u => u.id === c.unit) && unitOf(t.s, c.unit).tokens.suppression > 0,
  *play(t: T, c: UnitCtx, me: Me): Proc {
    yield* handOn(t, me, c.unit);
  },
};
const control: Keyword = {
  id: 'command:im-in-control',
  steps: { activated: handingOn, activationEnd: handingOn },
};

export const ODD_COMMANDS: readonly Keyword[] = [surprises, array, fate, control];
