import { CLASSES } from '@potyczka/gloomhaven/view';
import { expect, test } from 'vitest';
import { classColour, coloursOf } from './colours.js';

test('a class has the same colour wherever it stands in the party', () => {
  const party = ['scoundrel', 'brute', 'tinkerer', 'spellweaver'];
  const one = coloursOf(party);
  const other = coloursOf(party.toReversed());
  for (const id of party) {
    expect(one[id]).toBe(classColour(id));
    expect(other[id]).toBe(one[id]);
  }
});

test('no two of a party have the same colour, whoever goes', () => {
  const ids = CLASSES.map(c => c.id);
  for (const a of ids)
    for (const b of ids)
      for (const c of ids)
        for (const d of ids.slice(0, 4)) {
          const party = [...new Set([a, b, c, d])];
          expect(new Set(Object.values(coloursOf(party))).size).toBe(party.length);
        }
});
