import type { MonsterDeck } from '../types.js';

export const flameDemonDeck: MonsterDeck = {
  id: 'flame-demon',
  cards: [
    {
      id: 'flame-demon-1',
      initiative: 3,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
      infuse: ['fire'],
    },
    {
      id: 'flame-demon-2',
      initiative: 24,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
      infuse: ['fire'],
    },
    {
      id: 'flame-demon-3',
      initiative: 46,
      shuffle: true,
      do: [
        {
          a: 'attack',
          mod: 0,
          consume: [
            {
              elements: ['fire'],
              give: {
                set: {
                  area: {
                    self: false,
                    hexes: [
                      [0, 0],
                      [-1, 1],
                      [0, 1],
                      [1, 0],
                      [-1, 2],
                      [0, 2],
                      [1, 1],
                    ],
                  },
                },
              },
            },
          ],
        },
      ],
    },
    {
      id: 'flame-demon-4',
      initiative: 49,
      do: [
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [-2, 2],
            ],
          },
          consume: [{ elements: ['fire'], give: { add: { attack: 1 }, conditions: ['wound'] } }],
        },
      ],
    },
    {
      id: 'flame-demon-5',
      initiative: 67,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, rangeMod: -1 },
      ],
      infuse: ['fire'],
    },
    {
      id: 'flame-demon-6',
      initiative: 77,
      do: [
        { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'consume', elements: ['ice'], give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] } },
      ],
    },
    {
      id: 'flame-demon-7',
      initiative: 30,
      shuffle: true,
      do: [
        {
          a: 'consume',
          elements: ['fire'],
          give: { do: [{ a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1 } }] },
        },
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -2, conditions: ['wound'], targets: 2 },
      ],
    },
    {
      id: 'flame-demon-8',
      initiative: 8,
      do: [
        { a: 'move', mod: -1 },
        { a: 'trap', damage: 4, within: 1, place: 'adjacentEmptyHexClosestToAnEnemy' },
        { a: 'consume', elements: ['wild'], give: { infuse: ['fire'] } },
      ],
    },
  ],
};
