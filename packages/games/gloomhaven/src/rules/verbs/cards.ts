import { PASS, type Proc, sure } from '@potyczka/kernel';
import { pick, skip } from '../../ask.js';
import type { On } from '../../content/abilities.js';
import { copiesOf, halfOf, itemOf } from '../../content/index.js';
import type { T } from '../../state.js';
import { msg } from '../../text/say.js';
import type { CardId, FigureId, HeroId } from '../../vocabulary.js';
import { exhaust, suffer } from '../damage.js';
import { grounding } from '../falls.js';
import { hero, isAlive } from '../look.js';
import { canPay, payCost, perform } from '../perform.js';
import { recipients } from '../recipients.js';
import { amount } from '../values.js';
import type { Play } from './play.js';

const SELF: On = { who: 'self' };

const cardPick = (card: CardId) => ({ key: card, show: { label: msg('card-label', { card }), at: [card] } });

const heroesAmong = (t: T, whom: readonly FigureId[]): HeroId[] =>
  whom.filter(id => t.s.heroes[id] !== undefined);

/** GLM-CARD-17, -18: up to so many cards of one pile, active ones of that kind included. */
const recover: Play<'recover'> = function* (t, run, ab, gives) {
  const whom = heroesAmong(t, yield* recipients(t, run, ab, SELF, 'ask-recover-whom', 'GLM-CARD-17', gives));
  for (const who of whom) {
    run.notes.recoverer = who;
    yield* recoverFor(t, who, ab.pile, amount(t.s, ab.n, { run }), {
      summonsOnly: ab.only === 'cardsWithSummonAction',
      fewer: ab.upTo === true,
    });
  }
  return whom.length > 0;
};

const hasSummon = (card: CardId): boolean =>
  (['top', 'bottom'] as const).some(half => halfOf(card, half).do.some(each => each.a === 'summon'));

function* recoverFor(
  t: T,
  who: HeroId,
  pile: 'discard' | 'lost',
  most: number,
  { summonsOnly, fewer }: { readonly summonsOnly: boolean; readonly fewer: boolean },
): Proc {
  for (let i = 0; i < most; i++) {
    const h = hero(t.s, who);
    const active = h.active.filter(a => a.lost === (pile === 'lost')).map(a => a.card);
    const open = [...h[pile], ...active].filter(
      card =>
        !(['top', 'bottom'] as const).some(half => halfOf(card, half).noRecover) &&
        (!summonsOnly || hasSummon(card)),
    );
    if (open.length === 0) return;
    if (most >= open.length && i === 0 && !fewer && !summonsOnly && active.length === 0) {
      t.emit({ type: 'recovered', who, cards: open, from: pile }, 'GLM-CARD-17');
      return;
    }
    const key = yield* pick(t, h.seat, 'GLM-CARD-17', msg('ask-recover', { n: most - i }), [
      skip('done-label'),
      ...open.map(cardPick),
    ]);
    if (key === PASS) return;
    yield* grounding(t, () =>
      t.emit({ type: 'recovered', who, cards: [key as CardId], from: pile }, 'GLM-CARD-17'),
    );
  }
}

/** GLM-ITEM-18 */
const refresh: Play<'refresh'> = function* (t, run, ab, gives) {
  const whom = heroesAmong(t, yield* recipients(t, run, ab, SELF, 'ask-refresh-whom', 'GLM-ITEM-18', gives));
  for (const who of whom) {
    for (let i = amount(t.s, ab.n, { run }); i > 0; i--) {
      const open = hero(t.s, who).items.filter(
        item =>
          (ab.state as readonly string[]).includes(item.state) &&
          itemOf(item.id).noRefresh !== true &&
          (ab.itemSlots === undefined || ab.itemSlots.includes(itemOf(item.id).slot)),
      );
      if (open.length === 0) break;
      const key =
        open.length === 1 || i >= open.length
          ? `item-${sure(open[0], 'one of open').id}`
          : yield* pick(
              t,
              hero(t.s, who).seat,
              'GLM-ITEM-18',
              msg('ask-refresh'),
              open.map(item => ({
                key: `item-${item.id}`,
                show: { label: msg('item-label', { item: `item-${item.id}` }), at: [`item-${item.id}`] },
              })),
            );
      t.emit({ type: 'refreshed', who, items: [Number(key.slice(5))] }, 'GLM-ITEM-18');
    }
  }
  return whom.length > 0;
};

const loseCards: Play<'loseCards'> = function* (t, run, ab) {
  const who = run.hero;
  if (who === undefined) return false;
  for (let i = 0; i < ab.n && hero(t.s, who).hand.length > 0; i++) {
    const key = yield* pick(
      t,
      hero(t.s, who).seat,
      'GLM-TURN-03',
      msg('ask-lose'),
      hero(t.s, who).hand.map(cardPick),
    );
    t.emit({ type: 'cards-lost', who, cards: [key as CardId], from: 'hand' }, 'GLM-TURN-03');
    run.notes.cardsLost++;
  }
  return true;
};

const exhaustVerb: Play<'exhaust'> = function* (t, run) {
  if (run.hero && isAlive(t.s, run.hero)) yield* exhaust(t, run.hero, 'ability');
  return true;
};

/** Suffers as much as its player likes, up to a number; others count it. */
const pay: Play<'pay'> = function* (t, run, ab) {
  if (run.by === undefined) return false;
  const n = yield* t.number(run.by, {
    rule: 'GLM-TURN-02',
    ask: msg('ask-pay-damage', { n: ab.damageSelfUpTo }),
    min: 0,
    max: ab.damageSelfUpTo,
  });
  run.notes.paid = n;
  yield* suffer(t, run.me, n, { how: 'cost', by: run.me });
  return n > 0;
};

const gainMoneyTokens: Play<'gainMoneyTokens'> = function* (t, run, ab) {
  if (run.hero === undefined) return false;
  t.emit({ type: 'gold', who: run.hero, n: amount(t.s, ab.n, { run }) }, 'GLM-LOOT-03');
  return true;
};

/** CURSE cards leave the deck, the rest is shuffled. */
const modifierDeck: Play<'modifierDeck'> = function* (t, run, ab) {
  if (run.hero === undefined) return false;
  const draw = { ...sure(t.s.decks[run.hero], 'one of decks').draw };
  const n = draw[ab.remove] ?? 0;
  delete draw[ab.remove];
  for (let i = 0; i < n; i++) t.emit({ type: 'drew', whose: run.hero, card: ab.remove }, 'GLM-CURSE-02');
  t.emit({ type: 'modifiers-shuffled', whose: run.hero }, 'GLM-MOD-09');
  return true;
};

const discardThisCard: Play<'discardThisCard'> = function* () {
  return true;
};

/** A card of the supply goes to an ally's hand, as long as there are any. */
const giveCard: Play<'giveCard'> = function* (t, run, ab, gives) {
  const whom = heroesAmong(
    t,
    yield* recipients(t, run, { on: ab.to }, { who: 'ally' }, 'ask-place-card', 'GLM-CARD-20', gives),
  );
  let any = false;
  for (const who of whom)
    for (let i = 0; i < ab.n; i++) {
      const card = copiesOf(ab.card).find(each => !isOut(t, each));
      if (card === undefined) break;
      t.emit({ type: 'card-given', who, card, by: run.me }, 'GLM-CARD-20');
      any = true;
    }
  return any;
};

/** Whether a copy of a supply card lies with somebody. */
const isOut = (t: T, card: CardId): boolean =>
  Object.values(t.s.heroes).some(h => h.hand.includes(card)) ||
  Object.values(t.s.chosen).some(c => c !== 'rest' && (c.lead === card || c.second === card));
/** Any of several, each for its price. */
const anyOf: Play<'anyOf'> = function* (t, run, ab) {
  let any = false;
  for (const option of ab.options) {
    if (run.by === undefined || !canPay(t.s, run, option.cost)) continue;
    const elements = option.cost.consume ?? [];
    const key = yield* pick(t, run.by, 'GLM-ELEM-07', msg('ask-augment', { elements }), [
      skip('no-augment-label'),
      { key: 'yes', show: { label: msg('augment-label', { elements }), at: [...elements] } },
    ]);
    if (key === PASS || !(yield* payCost(t, run, option.cost))) continue;
    any = true;
    for (const each of option.do) yield* perform(t, run, each);
  }
  return any;
};
/** Before an enemy has it: where that is asked. */
const consumeInstead: Play<'consumeInstead'> = function* () {
  return true;
};

export const cards = {
  recover,
  refresh,
  loseCards,
  exhaust: exhaustVerb,
  pay,
  gainMoneyTokens,
  modifierDeck,
  discardThisCard,
  giveCard,
  anyOf,
  consumeInstead,
};
