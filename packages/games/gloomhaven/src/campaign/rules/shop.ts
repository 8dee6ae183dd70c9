import { sure } from '@potyczka/kernel';
import { itemOf } from '../../content/index.js';
import { availableTo, type Hero, priceFor, saleOf } from '../look.js';
import type { C, Character, PartyId } from '../state.js';
import { type Act, choose, msg, no, note, partyOf, type Way, type Work } from '../work.js';

/** Buying and selling (GLM-SHOP). */

const OWNED = no('GLM-SHOP-06', 'owned-already');
const SOLD_OUT = no('GLM-SHOP-11', 'sold-out');
const TOO_DEAR = no('GLM-SHOP-02', 'too-dear');

export const judgeBuy = (c: C, party: PartyId, ch: Hero, item: number) => {
  if (ch.items.includes(item)) return OWNED;
  if (availableTo(c, party, item) < 1) return SOLD_OUT;
  return ch.gold < priceFor(sure(c.parties[party], 'one of parties').reputation, item) ? TOO_DEAR : undefined;
};

const BACK: Way = { key: 'back', label: msg('back-label'), declines: true };

/** GLM-SHOP-02: any class may buy anything (GLM-SHOP-17), as much as it likes (GLM-SHOP-04). */
export function* buy(w: Work, ch: Character): Act {
  const { reputation } = partyOf(w);
  const items = Object.keys(w.c.inPlay)
    .map(Number)
    .sort((a, b) => a - b);
  const key = yield* choose('GLM-SHOP-02', ch.id, msg('ask-buy', { name: ch.name, n: ch.gold }), [
    ...items.map(item => ({
      key: `item-${item}`,
      label: msg('buy-label', { item: `item-${item}`, n: priceFor(reputation, item) }),
      refusal: judgeBuy(w.c, w.party, ch, item),
    })),
    BACK,
  ]);
  if (key === BACK.key) return;
  const item = Number(key.slice(5));
  const price = priceFor(reputation, item);
  ch.gold -= price;
  ch.items.push(item);
  note(w, 'GLM-SHOP-02', 'bought', { name: ch.name, item: key, n: price });
}

/** GLM-SHOP-03: half the printed price, whatever the reputation. */
export function* sell(w: Work, ch: Character): Act {
  const key = yield* choose('GLM-SHOP-03', ch.id, msg('ask-sell', { name: ch.name }), [
    ...ch.items.map(item => ({
      key: `item-${item}`,
      label: msg('sell-label', { item: `item-${item}`, n: saleOf(item) }),
    })),
    BACK,
  ]);
  if (key === BACK.key) return;
  const item = itemOf(Number(key.slice(5))).id;
  ch.items = ch.items.filter(id => id !== item);
  ch.gold += saleOf(item);
  note(w, 'GLM-SHOP-03', 'sold', { name: ch.name, item: key, n: saleOf(item) });
}
