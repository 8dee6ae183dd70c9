import { describe, expect, test } from 'vitest';
import { itemOf } from '../../content/index.js';
import {
  changed,
  does,
  hero,
  newCampaign,
  party,
  partyOf,
  refusalOf,
  T1,
  worked,
} from '../fixtures/chronicle.js';
import { availableTo, priceChange, priceFor, saleOf } from '../look.js';
import { addDesign, addReputation, giveItem } from './gains.js';
import { judgeBuy } from './shop.js';

const at = (c: ReturnType<typeof partyOf>, gold: number, reputation = 0) =>
  changed(c, x => {
    hero(x).gold = gold;
    party(x).reputation = reputation;
  });

describe('the shop', () => {
  const c = partyOf('brute', 'tinkerer');

  test('GLM-SHOP-07 the first supply holds all copies of items 1 to 14 and nothing else', () => {
    const { inPlay } = newCampaign();
    expect(Object.keys(inPlay).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(inPlay[1]).toBe(2);
    expect(inPlay[12]).toBe(4);
    expect(inPlay[14]).toBe(4);
  });

  test('GLM-SHOP-01 buying and selling need a visit', () => {
    const away = changed(c, x => {
      party(x).visit = null;
    });
    expect(refusalOf(away, T1, 'buy', hero(c).id)).toEqual(['GLM-CITY-02', 'not-in-the-city']);
    expect(refusalOf(away, T1, 'sell', hero(c).id)).toEqual(['GLM-CITY-02', 'not-in-the-city']);
    expect(refusalOf(c, T1, 'buy', hero(c).id)).toBeUndefined();
  });

  test('GLM-SHOP-02 GLM-SHOP-11 the price is paid and one copy leaves the supply; the last coin suffices', () => {
    const rich = at(c, 20);
    const bought = does(rich, T1, 'buy', hero(rich).id, ['item-1']).c;
    expect(hero(bought)).toMatchObject({ gold: 0, items: [1] });
    expect(availableTo(bought, T1, 1)).toBe(1);
    expect(judgeBuy(at(c, 19), T1, { ...hero(c), gold: 19 }, 1)?.why.id).toBe('too-dear');
    expect(judgeBuy(at(c, 20), T1, { ...hero(c), gold: 20 }, 1)).toBeUndefined();
    const gone = changed(bought, x => {
      hero(x, 1).items = [1];
      x.inPlay[1] = 2;
    });
    expect(judgeBuy(gone, T1, { ...hero(gone), items: [], gold: 99 }, 1)?.why.id).toBe('sold-out');
  });

  test('GLM-SHOP-03 GLM-EX-116 half the printed price, rounded down, and the reputation does not matter', () => {
    const dear = 25;
    const item = [...Array(150).keys()].map(n => n + 1).find(n => itemOf(n).price === dear)!;
    expect(saleOf(item)).toBe(12);
    expect(priceFor(8, item)).toBe(23);
    expect(priceFor(-12, item)).toBe(28);
    for (const reputation of [-20, 0, 20]) {
      const owner = changed(at(c, 0, reputation), x => {
        hero(x).items = [item];
        x.inPlay[item] = 1;
      });
      const sold = does(owner, T1, 'sell', hero(owner).id, [`item-${item}`]).c;
      expect(hero(sold)).toMatchObject({ gold: 12, items: [] });
      expect(availableTo(sold, T1, item)).toBe(1);
    }
  });

  test('GLM-SHOP-04 GLM-SHOP-17 any class may own any number of items, also of one slot', () => {
    let now = at(c, 500);
    for (const item of [3, 4, 5, 9, 10]) now = does(now, T1, 'buy', hero(now).id, [`item-${item}`]).c;
    expect(hero(now).items).toEqual([3, 4, 5, 9, 10]);
    const tinkerer = changed(at(c, 0), x => {
      hero(x, 1).gold = 500;
    });
    expect(does(tinkerer, T1, 'buy', hero(tinkerer, 1).id).asked[0]!.keys).toEqual([
      ...Object.keys(c.inPlay).map(n => `item-${n}`),
      'back',
    ]);
  });

  test('GLM-SHOP-05 no deed passes gold or items from one character to another', () => {
    const [a, b] = [hero(c).id, hero(c, 1).id];
    const rich = at(c, 100);
    for (const deed of ['buy', 'sell', 'donate'] as const) {
      const before = rich.characters[b]!;
      const ready = changed(rich, x => {
        hero(x).items = [12];
      });
      expect(does(ready, T1, deed, a).c.characters[b]).toEqual(before);
    }
  });

  test('GLM-SHOP-06 nobody owns two copies of one item', () => {
    const owner = changed(at(c, 100), x => {
      hero(x).items = [12];
    });
    expect(does(owner, T1, 'buy', hero(owner).id, ['back']).asked[0]!.refused['item-12']).toBe(
      'owned-already',
    );
  });

  test('GLM-SHOP-08 a design brings all copies', () => {
    const now = worked(c, w => addDesign(w, 113));
    expect(availableTo(now, T1, 113)).toBe(itemOf(113).count);
    expect(availableTo(c, T1, 113)).toBe(0);
  });

  test('GLM-SHOP-10 what a retired character owned is on sale again', () => {
    const before = changed(c, x => {
      hero(x).items = [1, 12];
      hero(x).quest = '#greed-is-gold';
      hero(x).gold = 200;
    });
    expect(availableTo(before, T1, 1)).toBe(1);
    const after = does(before, T1, 'retire', hero(before).id).c;
    expect(availableTo(after, T1, 1)).toBe(2);
    expect(availableTo(after, T1, 12)).toBe(4);
  });

  test('GLM-SHOP-12 GLM-EX-126 for another party the copies of those who do not play are on sale', () => {
    const one = worked(c, w => giveItem(w, w.c.characters[hero(c).id]!, 100));
    expect(availableTo(one, T1, 100)).toBe(0);
    const two = does(one, 't9', 'found').c;
    const b1 = does(two, 't9', 'create', null, ['scoundrel', 'Zoran']).c;
    const b2 = does(b1, 't9', 'create', null, ['cragheart', 'Wit']).c;
    const rich = changed(b2, x => {
      for (const ch of Object.values(x.characters)) ch.gold = 500;
    });
    expect(availableTo(rich, 't9', 100)).toBe(1);
    const [first, second] = rich.parties.t9!.members as [`c${number}`, `c${number}`];
    const bought = does(rich, 't9', 'buy', first, ['item-100']).c;
    expect(judgeBuy(bought, 't9', bought.characters[second]!, 100)?.why.id).toBe('sold-out');
    expect(judgeBuy(bought, T1, bought.characters[hero(c, 1).id]!, 100)?.why.id).toBe('sold-out');
    expect(bought.characters[hero(c).id]!.items).toContain(100);
  });

  test('GLM-SHOP-16 GLM-SHOP-11 the last copy that somebody of the party has is not there twice: it is sold at once', () => {
    const id = hero(c, 1).id;
    const item = [...Array(150).keys()].map(n => n + 1).find(n => itemOf(n).count === 1)!;
    const found = worked(c, w => giveItem(w, w.c.characters[hero(c).id]!, item));
    const again = worked(found, w => giveItem(w, w.c.characters[id]!, item));
    expect(hero(again, 1)).toMatchObject({ items: [], gold: hero(c, 1).gold + saleOf(item) });
    expect([hero(again).items, again.inPlay[item]]).toEqual([[item], 1]);
  });

  test('GLM-SHOP-16 a treasure goes to its finder, and is sold at once if it is owned', () => {
    const id = hero(c).id;
    const found = worked(c, w => giveItem(w, w.c.characters[id]!, 23));
    expect(hero(found).items).toEqual([23]);
    const twice = worked(found, w => giveItem(w, w.c.characters[id]!, 23));
    expect(hero(twice)).toMatchObject({ items: [23], gold: hero(c).gold + saleOf(23) });
    expect(twice.inPlay[23]).toBe(2);
  });
});

describe('reputation', () => {
  const c = partyOf('brute', 'tinkerer');

  test('GLM-REP-01 a new party starts at 0, and each has its own', () => {
    const now = worked(c, w => addReputation(w, 5));
    const two = does(now, 't9', 'found').c;
    expect([two.parties.t1!.reputation, two.parties.t9!.reputation]).toEqual([5, 0]);
  });

  test('GLM-REP-03 it stays between −20 and 20', () => {
    expect(party(worked(c, w => addReputation(w, 21))).reputation).toBe(20);
    expect(party(worked(c, w => addReputation(w, 20))).reputation).toBe(20);
    expect(party(worked(c, w => addReputation(w, -21))).reputation).toBe(-20);
  });

  test('GLM-REP-05 the bands of prices, both ends of each', () => {
    const bands: readonly [number, number, number][] = [
      [19, 20, -5],
      [15, 18, -4],
      [11, 14, -3],
      [7, 10, -2],
      [3, 6, -1],
      [-2, 2, 0],
      [-6, -3, 1],
      [-10, -7, 2],
      [-14, -11, 3],
      [-18, -15, 4],
      [-20, -19, 5],
    ];
    for (const [from, to, change] of bands)
      for (const reputation of [from, to])
        expect([reputation, priceChange(reputation) + 0]).toEqual([reputation, change]);
  });

  test('GLM-EX-127 GLM-REP-05 it changes what is bought, and nothing else', () => {
    const now = changed(at(c, 100, 19), x => {
      x.global.push('the-power-of-enhancement');
      hero(x).learned = [];
    });
    expect(hero(does(now, T1, 'buy', hero(now).id, ['item-12']).c).gold).toBe(95);
    expect(hero(does(now, T1, 'donate', hero(now).id).c).gold).toBe(90);
    const sold = changed(now, x => {
      hero(x).items = [12];
    });
    expect(hero(does(sold, T1, 'sell', hero(sold).id, ['item-12']).c).gold).toBe(105);
    const sticker = does(now, T1, 'enhance', hero(now).id, ['brute-001', 'bottom/0', '+1']);
    expect(hero(sticker.c).gold).toBe(70);
    expect(priceFor(20, 12)).toBe(5);
  });
});
