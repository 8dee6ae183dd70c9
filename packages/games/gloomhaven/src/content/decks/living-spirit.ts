import type { MonsterDeck } from '../types.js';

export const livingSpiritDeck: MonsterDeck = {
  id: 'living-spirit',
  cards: [
    {
      id: 'living-spirit-1',
      initiative: 22,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, conditions: ['muddle'] },
      ],
    },
    {
      id: 'living-spirit-2',
      initiative: 33,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, on: { who: 'enemy', within: 'ownRange', count: 'all' } },
      ],
    },
    {
      id: 'living-spirit-3',
      initiative: 48,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'living-spirit-4',
      initiative: 48,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    { id: 'living-spirit-5', initiative: 61, do: [{ a: 'attack', mod: 0, rangeMod: -1, targets: 2 }] },
    {
      id: 'living-spirit-6',
      initiative: 75,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, rangeMod: -1 },
        { a: 'heal', n: 1, on: { who: 'self' } },
      ],
    },
    {
      id: 'living-spirit-7',
      initiative: 55,
      do: [
        { a: 'move', mod: 0 },
        { a: 'condition', conditions: ['curse'], on: { who: 'enemy', within: 'ownRange', count: 'all' } },
      ],
      infuse: ['ice'],
    },
    {
      id: 'living-spirit-8',
      initiative: 67,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, consume: [{ elements: ['ice'], give: { conditions: ['stun'] } }] },
      ],
    },
  ],
};
