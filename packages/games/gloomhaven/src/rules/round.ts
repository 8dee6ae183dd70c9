import { PASS, type Proc, type Seat, sure } from '@potyczka/kernel';
import { type Pick, pick, skip } from '../ask.js';
import { deckOf, itemOf, monsterOf } from '../content/index.js';
import type { CardChoice, S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { CardId, HeroId } from '../vocabulary.js';
import { exhaust } from './damage.js';
import { grounding } from './falls.js';
import { itemOffers, offerPick, spendItem } from './items.js';
import { hero, heroesIn } from './look.js';
import { fire } from './moments.js';
import { settlePlayers } from './order.js';
import { latch } from './outcome.js';
import { shortRest, TOO_FEW } from './rests.js';
import { drawMissing } from './rooms.js';
import { atRoundEnd, atRoundStart } from './scenario.js';

/** GLM-ROUND: card selection, initiative, and the end of the round. */

/** Discards, and discarded cards in the active area that could be taken there (GLM-G67). */
const discardsOf = (s: S, id: HeroId): number => {
  const h = hero(s, id);
  return h.discard.length + h.active.filter(a => !a.lost).length;
};

/** GLM-ROUND-08 to -10, GLM-REST-01 */
export const mayPlay = (s: S, id: HeroId): boolean => hero(s, id).hand.length >= 2;

export const mayRest = (s: S, id: HeroId): boolean => discardsOf(s, id) >= 2;

const pairs = (hand: readonly CardId[]): { lead: CardId; second: CardId }[] =>
  hand.flatMap(lead => hand.filter(c => c !== lead).map(second => ({ lead, second })));

/** One question: which two cards, and which of them leads (GLM-ROUND-06). */
function* choose(t: T, seat: Seat, id: HeroId): Proc<CardChoice> {
  const h = hero(t.s, id);
  const all = pairs(h.hand);
  const picks: Pick[] = all.map(({ lead, second }) => ({
    key: `${lead}/${second}`,
    show: { label: msg('pair-label', { lead, second }), at: [lead, second] },
  }));
  const rest: Pick = {
    key: 'rest',
    refusal: mayRest(t.s, id) ? undefined : TOO_FEW,
    show: { label: msg('long-rest-label'), at: ['rest'] },
  };
  const key = yield* pick(t, seat, 'GLM-ROUND-02', msg('ask-cards', { figure: id }), [...picks, rest]);
  if (key === 'rest') return 'rest';
  const [lead, second] = key.split('/') as [CardId, CardId];
  return { lead, second };
}

/** GLM-ROUND-02, -06: all at once, in secret; then initiative (GLM-ROUND-03). */
export function* selectCards(t: T): Proc {
  yield* atRoundStart(t);
  for (const h of heroesIn(t.s))
    if (!mayPlay(t.s, h.id) && !mayRest(t.s, h.id)) yield* exhaust(t, h.id, 'cards'); // GLM-EXH-02
  latch(t);
  const heroes = heroesIn(t.s);
  const seats = t.s.seats.filter(seat => heroes.some(h => h.seat === seat));
  const own = (seat: Seat): HeroId[] => heroes.filter(h => h.seat === seat).map(h => h.id);
  const plans =
    seats.length === 0
      ? []
      : yield* t.together<CardChoice[]>({
          seats,
          open: () => ({ rule: 'GLM-ROUND-02', ask: msg('ask-plan') }),
          *play(seat) {
            const choices: CardChoice[] = [];
            for (const id of own(seat)) choices.push(yield* choose(t, seat, id));
            return choices;
          },
        });
  for (const [i, seat] of seats.entries())
    for (const [n, id] of own(seat).entries())
      t.emit(
        { type: 'chose', who: id, choice: sure(sure(plans[i], 'one of plans')[n], 'one of plans') },
        'GLM-INIT-01',
      );
  drawMissing(t); // GLM-INIT-02
  yield* shiftInitiative(t);
  yield* settlePlayers(t);
  t.emit({ type: 'order-settled', who: [] }, 'GLM-INIT-03');
}

/** Items that change the initiative once cards lie open. */
function* shiftInitiative(t: T): Proc {
  for (const h of heroesIn(t.s)) {
    if (t.s.chosen[h.id] === 'rest') continue;
    const offers = itemOffers(t.s, h.id, 'afterCardsRevealed', {});
    if (offers.length === 0) continue;
    const by =
      itemOf(sure(offers[0], 'one of offers').id).effects[0]?.give?.effect?.initiative?.plusOrMinus ?? 0;
    const key = yield* pick(t, h.seat, 'GLM-ITEM-12', msg('ask-initiative-item', { figure: h.id }), [
      skip('no-item-label'),
      {
        ...offerPick(sure(offers[0], 'one of offers')),
        key: 'sooner',
        show: { label: msg('sooner-label', { n: by }), at: [`item-${sure(offers[0], 'one of offers').id}`] },
      },
      {
        key: 'later',
        show: { label: msg('later-label', { n: by }), at: [`item-${sure(offers[0], 'one of offers').id}`] },
      },
    ]);
    if (key === PASS) continue;
    yield* spendItem(t, h.id, sure(offers[0], 'one of offers').id);
    t.emit(
      {
        type: 'shifted',
        who: h.id,
        item: sure(offers[0], 'one of offers').id,
        by: key === 'sooner' ? -by : by,
      },
      'GLM-ITEM-12',
    );
  }
}

/** The ability cards of this round: their types, their decks, and whether they show the shuffle symbol. */
const cardsOfRound = (s: S): (readonly [type: string, deck: string, shuffle: boolean])[] =>
  Object.entries(s.abilities).map(([type, card]) => {
    const { deck } = monsterOf(type);
    return [type, deck, deckOf(deck).cards.find(c => c.id === card)?.shuffle === true] as const;
  });

/** GLM-END-02 to -05: decks, elements, cards of the round. */
export const cleanUp = (
  t: T,
  cards: readonly (readonly [type: string, deck: string, shuffle: boolean])[],
): void => {
  for (const [whose, deck] of Object.entries(t.s.decks))
    if (deck.shuffle) t.emit({ type: 'modifiers-shuffled', whose }, 'GLM-END-02');
  for (const deck of new Set(cards.flatMap(([, deck, shuffle]) => (shuffle ? [deck] : []))))
    t.emit({ type: 'abilities-shuffled', deck }, 'GLM-END-03');
  t.emit({ type: 'waned' }, 'GLM-END-04');
  for (const id of t.s.order)
    for (const a of hero(t.s, id).active)
      if (a.until === 'round')
        t.emit({ type: 'card-left', who: id, card: a.card, to: a.lost ? 'lost' : 'discard' }, 'GLM-END-05');
};

/** GLM-END-01 to -07 */
export function* endRound(t: T): Proc {
  for (const h of heroesIn(t.s)) yield* fire(t, h.id, 'roundEnd');
  yield* atRoundEnd(t);
  yield* grounding(t, () => cleanUp(t, cardsOfRound(t.s)));
  yield* shortRests(t);
  yield* grounding(t, () => t.emit({ type: 'round-over', n: t.s.round }, 'GLM-END-01'));
}

/** GLM-END-06, GLM-G61: whoever has two discards may rest. */
function* shortRests(t: T): Proc {
  const able = heroesIn(t.s)
    .filter(h => mayRest(t.s, h.id))
    .map(h => h.id);
  const seats = t.s.seats.filter(seat => able.some(id => hero(t.s, id).seat === seat));
  if (seats.length === 0) return;
  const own = (seat: Seat): HeroId[] => able.filter(id => hero(t.s, id).seat === seat);
  const plans = yield* t.together<HeroId[]>({
    seats,
    open: () => ({ rule: 'GLM-REST-03', ask: msg('ask-short-rests') }),
    *play(seat) {
      const resting: HeroId[] = [];
      for (const id of own(seat)) {
        const key = yield* pick(t, seat, 'GLM-REST-03', msg('ask-short-rest', { figure: id }), [
          skip('no-rest-label'),
          { key: 'rest', show: { label: msg('short-rest-label'), at: [id] } },
        ]);
        if (key !== PASS) resting.push(id);
      }
      return resting;
    },
  });
  for (const id of plans.flat()) yield* shortRest(t, id);
}
