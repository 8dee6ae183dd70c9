import { describe, expect, test } from 'vitest';
import { blank, canonical, cardsIn, copy, inOrder, isSame, mapCards, namesCard } from './plain.js';
import type { CardId } from './vocabulary.js';

const upper = (card: CardId): CardId => card.toUpperCase() as CardId;
const data = {
  deck: ['#a', '#b'],
  'hand of #c': { held: '#d-1', note: 'none', n: 3, no: null, yes: true },
  text: 'took #a, then #b.',
};

describe('copy', () => {
  test('is equal and shares nothing', () => {
    const x = { a: [1, { b: null }], c: { d: ['e'] }, f: false };
    const y = copy(x);
    expect(y).toEqual(x);
    expect(y.a).not.toBe(x.a);
    expect(y.a[1]).not.toBe(x.a[1]);
    expect(y.c.d).not.toBe(x.c.d);
  });

  test('a key named __proto__ from outside changes no other object', () => {
    const evil: unknown = JSON.parse(
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    );
    copy(evil);
    mapCards(evil, upper);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('cards in plain data', () => {
  test('are replaced wherever they stand, keys and sentences included', () => {
    expect(mapCards(data, upper)).toEqual({
      deck: ['#A', '#B'],
      'hand of #C': { held: '#D-1', note: 'none', n: 3, no: null, yes: true },
      text: 'took #A, then #B.',
    });
    expect(data.deck).toEqual(['#a', '#b']);
  });

  test('are found wherever they stand', () => {
    expect([...cardsIn(data)].sort()).toEqual(['#a', '#b', '#c', '#d-1']);
    expect(cardsIn({ n: 1, text: 'a # alone' })).toEqual(new Set());
  });

  test('are noticed', () => {
    for (const x of ['#a', 'to #a', ['x', ['#a']], { '#a': 1 }, { a: { b: '#a' } }])
      expect(namesCard(x)).toBe(true);
    for (const x of ['#', 'a', 1, null, undefined, [], {}, { a: ['b'] }]) expect(namesCard(x)).toBe(false);
  });

  test('are blanked one by one', () => {
    expect(blank(data, card => card !== '#b')).toEqual({
      deck: ['#', '#b'],
      'hand of #': { held: '#', note: 'none', n: 3, no: null, yes: true },
      text: 'took #, then #b.',
    });
  });

  test('are blanked even where something joins them', () => {
    expect(blank('#a-#b.', () => true)).toBe('#-#.');
  });
});

describe('canonical text', () => {
  test('is the same for the same data in another order', () => {
    expect(canonical({ b: [1, { d: 2, c: 'x' }], a: null })).toBe('{"a":null,"b":[1,{"c":"x","d":2}]}');
    expect(canonical({ a: null, b: [1, { c: 'x', d: 2 }] })).toBe(
      canonical({ b: [1, { d: 2, c: 'x' }], a: null }),
    );
  });

  test('tells different data apart', () => {
    const all = [
      1,
      '1',
      null,
      [],
      {},
      [[]],
      [1, 2],
      [[1], 2],
      { a: 1 },
      { a: '1' },
      { 'a":1,"b': 1 },
      { a: 1, b: 1 },
    ];
    expect(new Set(all.map(canonical)).size).toBe(all.length);
  });

  test('undefined is not the same as nothing, so that a state which a save would change is found out', () => {
    expect(canonical({ a: undefined })).not.toBe(canonical({}));
  });
});

describe('inOrder', () => {
  test('one order of keys, whoever brings them: short ones first, all the way down', () => {
    const brought = { p10: 1, p2: { units: [{ z: 1, b: 2 }], at: 0 }, p1: null };
    expect(JSON.stringify(inOrder(brought))).toBe(
      '{"p1":null,"p2":{"at":0,"units":[{"b":2,"z":1}]},"p10":1}',
    );
    expect(JSON.stringify(brought)).toBe('{"p10":1,"p2":{"units":[{"z":1,"b":2}],"at":0},"p1":null}');
  });

  test('what differs only in the order of keys says the same; the order of a list counts', () => {
    expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
});
