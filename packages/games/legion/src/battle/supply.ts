import { nth, type Proc, type Verdict } from '@potyczka/kernel';
import { SUPPLIES } from '../content/battle.js';
import type { CardAction, Keyword } from '../moments.js';
import { isTrooper, typeOf } from '../rules/sheet.js';
import { type S, type T, type UnitS, unitOf, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { tokensAt } from './claim.js';
import { placeTokens } from './place-tokens.js';

const NO_TOKEN = no('LEG-BATTLE-22', 'no-supplies-here');
const NO_HANDS = no('LEG-BATTLE-22', 'cannot-resupply');
const COPIES = 2;

const supplyMark = (card: string): string => `supply:${card}`;
const heldBy = (u: UnitS, card: string): number => u.marks[supplyMark(card)]?.n ?? 0;

/** LEG-BATTLE-21: eight types, two of each, without those that units have. */
export const supplyDeck = (s: S): string[] =>
  SUPPLIES.flatMap(({ id }) => {
    const held = unitsOf(s).reduce((sum, u) => sum + heldBy(u, id), 0);
    return Array.from({ length: COPIES - held }, () => id);
  });

/** LEG-BATTLE-22: a trooper unit, no creature, whose leader touches a condition token. */
const judgeResupply = (s: S, u: UnitS): Verdict => {
  if (!isTrooper(s, u) || typeOf(s, u) === 'creature') return NO_HANDS;
  return tokensAt(s, u, 'condition').length > 0 ? undefined : NO_TOKEN;
};

/** LEG-BATTLE-23 to -25: the token is turned up or goes, then one of two cards is kept. */
function* takeSupplies(t: T, unit: UnitId): Proc {
  const u = unitOf(t.s, unit);
  const tokens = tokensAt(t.s, u, 'condition');
  const token =
    tokens.length === 1
      ? nth(tokens, 0)
      : yield* t.choose(u.seat, {
          rule: 'LEG-BATTLE-22',
          ask: msg('ask-supplies', { unit }),
          from: tokens,
          key: x => x.id,
          show: x => ({ label: msg('token-label', { token: x.id }), at: [x.id] }),
        });
  if (token.what === 'face-down') t.emit({ type: 'token-turned', token: token.id }, 'LEG-BATTLE-23');
  else t.emit({ type: 'token-removed', token: token.id }, 'LEG-BATTLE-23');
  const cards: string[] = [];
  const deck = supplyDeck(t.s);
  for (let n = 0; n < 2 && deck.length > 0; n++) {
    const card = t.roll('LEG-BATTLE-24', deck);
    deck.splice(deck.indexOf(card), 1);
    cards.push(card);
  }
  if (cards.length === 0) return;
  t.emit({ type: 'supplies-drawn', unit, cards }, 'LEG-BATTLE-24');
  const kept = yield* t.choose<string>(u.seat, {
    rule: 'LEG-BATTLE-24',
    ask: msg('ask-supply-card', { unit }),
    from: [...new Set(cards)],
    key: c => c,
    show: c => ({ label: msg('card-action-label', { keyword: supplyMark(c) }) }),
  });
  t.emit({ type: 'supplied', unit, card: kept }, 'LEG-BATTLE-24');
}

const resupply = (unit: UnitId): CardAction => ({
  id: 'card:resupply',
  rule: 'LEG-BATTLE-22',
  cost: 0,
  judge: s => judgeResupply(s, unitOf(s, unit)),
  play: t => takeSupplies(t, unit),
});

/** What a supply card lets its unit do; of the others only the names are known. */
const useOf = (unit: UnitId, card: (typeof SUPPLIES)[number]): CardAction[] => {
  const { gives } = card;
  if (!gives) return [];
  return [
    {
      id: `card:${supplyMark(card.id)}`,
      rule: 'LEG-BATTLE-24',
      cost: 0,
      judge: () => undefined,
      *play(t) {
        const as = { until: 'activation', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit, mark: `given:${gives}`, as }, 'LEG-BATTLE-24');
      },
    },
  ];
};

/** Supply Drop. */
export const supplyDrop: Keyword = {
  id: 'battle:supply-drop',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c) => {
        const u = unitOf(c.s, c.unit);
        const cards = SUPPLIES.filter(({ id }) => heldBy(u, id) > 0);
        return [...v, resupply(c.unit), ...cards.flatMap(card => useOf(c.unit, card))];
      },
    },
  },
  steps: {
    setupTokens: {
      rule: 'LEG-SETUP-13',
      is: 'must',
      when: () => true,
      *play(t) {
        yield* placeTokens(t, 6, { kind: 'condition', range: 1 }, { what: 'face-down' });
      },
    },
  },
};
