import { describe, expect, test } from 'vitest';
import type { CardId } from '../index.js';
import { hashOf, isSeed, type Salts, sealedChance, sealOf, seedOf } from './index.js';

const FACES = Array.from({ length: 1000 }, (_, i) => i);
const deck: CardId[] = ['#a', '#b', '#c', '#d', '#e', '#f', '#g', '#h'];

/** What chance gives at an entry: ten rolls, then a shuffle. */
const given = (seed: string, entry: number, salts?: Salts): string => {
  const chance = sealedChance(seed, salts);
  chance.at(entry);
  const rolls = Array.from({ length: 10 }, () => chance.roll('TEST-DIE', FACES));
  return JSON.stringify([rolls, chance.shuffle('TEST-DECK', deck)]);
};

describe('sealed chance', () => {
  test('is the same for the same seed and entry', () => {
    expect(given(seedOf(1), 7)).toBe(given(seedOf(1), 7));
  });

  test('is another for another entry, seed or salt', () => {
    const all = [
      given(seedOf(1), 7),
      given(seedOf(1), 8),
      given(seedOf(1), 0),
      given(seedOf(2), 7),
      given(seedOf(1), 7, { p1: 'rain' }),
      given(seedOf(1), 7, { p1: 'snow' }),
      given(seedOf(1), 7, { p2: 'rain' }),
      given(seedOf(1), 7, { p1: 'rain', p2: 'snow' }),
      given(seedOf(1), 7, { p1: 'snow', p2: 'rain' }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('does not depend on the order in which seats added their salt', () => {
    expect(given(seedOf(1), 7, { p1: 'rain', p2: 'snow' })).toBe(
      given(seedOf(1), 7, { p2: 'snow', p1: 'rain' }),
    );
  });

  test('of an entry does not depend on how much the entries before it drew', () => {
    const chance = sealedChance(seedOf(1));
    chance.at(6);
    for (let i = 0; i < 123; i++) chance.roll('TEST-DIE', FACES);
    chance.at(7);
    const rolls = Array.from({ length: 10 }, () => chance.roll('TEST-DIE', FACES));
    expect(JSON.stringify([rolls, chance.shuffle('TEST-DECK', deck)])).toBe(given(seedOf(1), 7));
  });

  test('is the same on every machine', () => {
    expect(JSON.parse(given(seedOf(1), 7))).toEqual([
      [27, 190, 101, 217, 726, 617, 747, 455, 401, 836],
      ['#h', '#c', '#e', '#b', '#a', '#d', '#f', '#g'],
    ]);
  });

  test('wants a seed of 256 bits', () => {
    expect(() => sealedChance('abc')).toThrow('64 hexadecimal digits');
    expect(isSeed(seedOf(1))).toBe(true);
    for (const x of ['', 'abc', seedOf(1).toUpperCase(), `${seedOf(1)}0`, 7, null])
      expect(isSeed(x)).toBe(false);
  });
});

describe('hashes', () => {
  test('the seal is the SHA-256 of the bytes of the seed', () => {
    expect(sealOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  test('a state has the same hash in whatever order its fields were written', () => {
    expect(hashOf({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(hashOf({ b: [2, { d: 4, c: 3 }], a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test('of the empty object is known', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
