import type { MonsterDeck } from '../types.js';

export const frostDemonDeck: MonsterDeck = {
  id: 'frost-demon',
  cards: [
    {
      id: 'frost-demon-1',
      initiative: 18,
      do: [
        { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', within: 2, count: 'all' } },
        { a: 'consume', elements: ['ice'], give: { do: [{ a: 'heal', n: 3, on: { who: 'self' } }] } },
      ],
    },
    {
      id: 'frost-demon-2',
      initiative: 38,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'frost-demon-3',
      initiative: 58,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'frost-demon-4',
      initiative: 58,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: 0,
          range: 2,
          consume: [{ elements: ['ice'], give: { add: { attack: 2, range: 1 } } }],
        },
      ],
    },
    {
      id: 'frost-demon-5',
      initiative: 78,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [0, 1],
            ],
          },
        },
      ],
      infuse: ['ice'],
    },
    {
      id: 'frost-demon-6',
      initiative: 78,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [0, 1],
            ],
          },
        },
      ],
      infuse: ['ice'],
    },
    {
      id: 'frost-demon-7',
      initiative: 58,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, pierce: 3 },
        { a: 'consume', elements: ['wild'], give: { infuse: ['ice'] } },
      ],
    },
    {
      id: 'frost-demon-8',
      initiative: 18,
      do: [
        { a: 'shield', n: 2 },
        { a: 'move', mod: 1 },
        { a: 'consume', elements: ['fire'], give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] } },
      ],
    },
  ],
};
