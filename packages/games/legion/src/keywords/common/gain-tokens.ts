import type { RuleId } from '@potyczka/kernel';
import type { TokenKind } from '../../content/cards.js';
import type { Keyword, MovedCtx } from '../../moments.js';
import { gain } from '../../rules/tokens.js';

/** Tokens for a unit that has just been issued an order. */
export const whenOrdered = (id: Keyword['id'], token: TokenKind, rule: RuleId): Keyword => ({
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

/** LEG-KWU-AGILE-01, -03: standard moves that are move actions or free ones, as a compulsory move is (LEG-GAP-125). */
const isStandard = (c: MovedCtx): boolean =>
  c.how === 'compulsory' || (c.isAction && (c.how === 'move' || c.how === 'jump'));

export const whenMoved = (id: Keyword['id'], token: TokenKind, rule: RuleId): Keyword => ({
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
