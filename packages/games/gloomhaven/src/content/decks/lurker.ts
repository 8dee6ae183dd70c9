import type { MonsterDeck } from '../types.js';

export const lurkerDeck: MonsterDeck = {
  id: 'lurker',
  cards: [
    {
      id: 'lurker-1',
      initiative: 11,
      shuffle: true,
      do: [
        { a: 'shield', n: 1, consume: [{ elements: ['ice'], give: { set: { n: 2 } } }] },
        { a: 'condition', conditions: ['wound'], on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'lurker-2',
      initiative: 28,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'lurker-3',
      initiative: 38,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'lurker-4',
      initiative: 38,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', sameTarget: true, within: 'range' } },
      ],
    },
    {
      id: 'lurker-5',
      initiative: 61,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'lurker-6',
      initiative: 64,
      do: [{ a: 'attack', mod: 1, on: { who: 'enemy', count: 'all', within: 1 } }],
    },
    {
      id: 'lurker-7',
      initiative: 41,
      do: [
        {
          a: 'consume',
          elements: ['ice'],
          give: { do: [{ a: 'condition', conditions: ['strengthen'], on: { who: 'self' } }] },
        },
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, conditions: ['wound'] },
      ],
    },
    {
      id: 'lurker-8',
      initiative: 23,
      shuffle: true,
      do: [
        { a: 'shield', n: 1 },
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1 },
      ],
      infuse: ['ice'],
    },
  ],
};
