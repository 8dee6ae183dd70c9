import { cardName } from '@potyczka/adrenaline/text';
import { WEAPON_CARDS } from '@potyczka/adrenaline/view';
import { describe, expect, test } from 'vitest';
import { namesThatFit, nameThatFits, shortName } from './short-names.js';

const cards = WEAPON_CARDS;

describe.each(['pl', 'en'] as const)('in %s', lang => {
  test('a weapon has its name and at most one shorter one, which no other has', () => {
    expect(cards.length).toBe(21);
    for (const card of cards) {
      const rooms = Array.from({ length: 60 }, (_, i) => i * 6);
      const forms = new Set(rooms.map(room => nameThatFits(lang, card, room, 16, 560, 0.78).name));
      expect(forms, card).toEqual(new Set([cardName(lang, card), shortName(lang, card)]));
    }
    expect(new Set(cards.map(card => shortName(lang, card))).size).toBe(21);
  });

  test('what is short is a word of the name or begins like one, and is shorter', () => {
    const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    for (const card of cards) {
      const [whole, short] = [cardName(lang, card), shortName(lang, card)];
      const [first = ''] = short.split(' ');
      expect(plain(whole), card).toContain(plain(first).slice(0, 4));
      expect(short.length, card).toBeGreaterThan(3);
      if (short !== whole) expect(short.length, card).toBeLessThan(whole.length);
    }
  });
});

test('a name is whole where there is room, and a little narrower if that helps', () => {
  const railgun = (room: number) => nameThatFits('pl', '#weapon-railgun', room, 16, 560, 0.8);
  expect(railgun(400)).toEqual({ name: 'Karabin kinetyczny' });
  expect(railgun(160)).toEqual({ name: 'Karabin kinetyczny', width: 160 });
  expect(railgun(110)).toEqual({ name: 'Kinetyczny' });
  expect(railgun(40)).toEqual({ name: 'Kinetyczny', width: 40 });
});

test('in a row only as many names are shortened as it takes', () => {
  const row = (room: number) =>
    namesThatFit('pl', ['#weapon-zx-2', '#weapon-railgun', '#weapon-lock-rifle'], room, 16, 560);
  expect(row(1000)).toEqual(['ZX-2', 'Karabin kinetyczny', 'Sztucer bojowy']);
  expect(row(300)).toEqual(['ZX-2', 'Kinetyczny', 'Sztucer bojowy']);
  expect(row(100)).toEqual(['ZX-2', 'Kinetyczny', 'Sztucer']);
});
