import { cardName } from '@potyczka/adrenaline/text';
import { expect, test } from 'vitest';
import { codeOf, nameThatFits, shortName } from './short-names.js';
import { WEAPONS } from './shorthand.js';

const cards = WEAPONS.map(id => `#weapon-${id}` as const);

test.each(['pl', 'en'] as const)('in %s no two of the 21 weapons share a code or a word', lang => {
  expect(cards.length).toBe(21);
  const codes = cards.map(card => codeOf(lang, card));
  expect(new Set(codes.map(c => c.toLowerCase())).size).toBe(21);
  for (const code of codes) expect(code.length, code).toBeLessThanOrEqual(4);
  expect(new Set(cards.map(card => shortName(lang, card))).size).toBe(21);
});

test.each(['pl', 'en'] as const)('in %s what is short begins like a word of the name', lang => {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  for (const card of cards) {
    const [first = ''] = shortName(lang, card).split(' ');
    expect(plain(cardName(lang, card)), card).toContain(plain(first).slice(0, 4));
  }
});

test('a name is as long as the room for it, and a little narrower if that helps', () => {
  const railgun = (room: number) => nameThatFits('pl', '#weapon-railgun', room, 16, 560, 0.8);
  expect(railgun(400)).toEqual({ name: 'Karabin kinetyczny' });
  expect(railgun(160)).toEqual({ name: 'Karabin kinetyczny', width: 160 });
  expect(railgun(110)).toEqual({ name: 'Kinetyczny' });
  expect(railgun(40)).toEqual({ name: 'Kin' });
});
