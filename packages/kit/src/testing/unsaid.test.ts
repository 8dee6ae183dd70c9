import { expect, test } from 'vitest';
import { unsaid } from './unsaid.js';

interface Card {
  readonly name: string;
  readonly does: readonly {
    readonly verb: string;
    readonly n?: number;
    readonly on?: { readonly all?: boolean };
  }[];
}

const CARD: Card = {
  name: 'Hail',
  does: [
    { verb: 'hurt', n: 2, on: { all: true } },
    { verb: 'move', n: 3 },
  ],
};

test('every field that a face leaves out is found, however deep it lies', () => {
  expect(unsaid(CARD, card => card.does.map(d => `${d.verb} ${d.n}`))).toEqual([
    'name',
    'does.0.on',
    'does.0.on.all',
  ]);
});

test('an entry of a list that nobody tells is found', () => {
  expect(unsaid(CARD, card => [card.name, JSON.stringify(card.does[0])])).toEqual([
    'does.1',
    'does.1.verb',
    'does.1.n',
  ]);
});

test('a face that cannot be made without a field says it, and the record stays whole', () => {
  const before = structuredClone(CARD);
  expect(unsaid(CARD, card => [card.name.length, card.does.map(d => JSON.stringify(d))])).toEqual([]);
  expect(CARD).toEqual(before);
});
