import type { RuleId } from '@potyczka/kernel';
import type { TokenKind } from '../content/cards.js';
import type { Keyword, MovedCtx } from '../moments.js';
import { askAmount } from '../rules/ask.js';
import { removeSuppression } from '../rules/morale.js';
import { gain } from '../rules/tokens.js';
import { unitOf } from '../state.js';

/** Tokens for a unit that has just been issued an order. */
const whenOrdered = (id: Keyword['id'], token: TokenKind, rule: RuleId): Keyword => ({
  id,
  steps: {
    ordered: {
      rule,
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        yield* gain(t, c.unit, token, me.x, id, rule);
      },
    },
  },
});

/** LEG-KWU-DEFEND-01 */
export const defend = whenOrdered('defend', 'dodge', 'LEG-KWU-DEFEND-01');
/** LEG-KWU-TARGET-01 */
export const target = whenOrdered('target', 'aim', 'LEG-KWU-TARGET-01');

/** LEG-KWU-DISCIPLINED-01 */
export const disciplined: Keyword = {
  id: 'disciplined',
  steps: {
    ordered: {
      rule: 'LEG-KWU-DISCIPLINED-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).tokens.suppression > 0,
      *play(t, c, me) {
        const most = Math.min(me.x, unitOf(t.s, c.unit).tokens.suppression);
        const n = yield* askAmount(t, me.seat, {
          rule: 'LEG-KWU-DISCIPLINED-01',
          ask: 'ask-recover',
          args: { unit: c.unit },
          most,
          sensible: most,
        });
        yield* removeSuppression(t, c.unit, n, 'disciplined', 'LEG-KWU-DISCIPLINED-01');
      },
    },
  },
};

/** LEG-KWU-AGILE-01, -03: standard moves that are move actions or free move actions. */
const isStandard = (c: MovedCtx): boolean => c.isAction && (c.how === 'move' || c.how === 'jump');

const whenMoved = (id: Keyword['id'], token: TokenKind, rule: RuleId): Keyword => ({
  id,
  steps: {
    moved: {
      rule,
      is: 'must',
      when: (_, c, me) => me.unit === c.unit && isStandard(c),
      *play(t, c, me) {
        yield* gain(t, c.unit, token, me.x, id, rule);
      },
    },
  },
});

/** LEG-KWU-AGILE-01 to -03 */
export const agile = whenMoved('agile', 'dodge', 'LEG-KWU-AGILE-01');
/** LEG-KWU-TACTICAL-01 */
export const tactical = whenMoved('tactical', 'aim', 'LEG-KWU-TACTICAL-01');

/** LEG-KWU-RELIABLE-01 */
export const reliable: Keyword = {
  id: 'reliable',
  steps: {
    phaseStart: {
      rule: 'LEG-KWU-RELIABLE-01',
      is: 'must',
      when: () => true,
      *play(t, _, me) {
        yield* gain(t, me.unit!, 'surge', me.x, 'reliable', 'LEG-KWU-RELIABLE-01');
      },
    },
  },
};

/** LEG-KWU-READY-01 */
export const ready: Keyword = {
  id: 'ready',
  steps: {
    acted: {
      rule: 'LEG-KWU-READY-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit && c.action === 'standby',
      *play(t, c, me) {
        yield* gain(t, c.unit, 'aim', me.x, 'ready', 'LEG-KWU-READY-01');
      },
    },
  },
};
