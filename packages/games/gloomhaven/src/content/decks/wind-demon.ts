import type { MonsterDeck } from '../types.js';

export const windDemonDeck: MonsterDeck = {
  id: 'wind-demon',
  cards: [
    {
      id: 'wind-demon-1',
      initiative: 9,
      do: [
        { a: 'attack', mod: -1 },
        { a: 'heal', n: 1, on: { who: 'self' } },
        {
          a: 'consume',
          elements: ['air'],
          give: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
        },
      ],
    },
    {
      id: 'wind-demon-2',
      initiative: 21,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, pull: 1 },
      ],
      infuse: ['air'],
    },
    {
      id: 'wind-demon-3',
      initiative: 21,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, pull: 1 },
      ],
      infuse: ['air'],
    },
    {
      id: 'wind-demon-4',
      initiative: 29,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, targets: 2, consume: [{ elements: ['air'], give: { push: 2 } }] },
      ],
    },
    {
      id: 'wind-demon-5',
      initiative: 37,
      do: [
        { a: 'move', mod: 0 },
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [0, 1],
              [-1, 2],
            ],
          },
          consume: [
            {
              elements: ['air'],
              give: {
                add: { attack: 1 },
                set: {
                  area: {
                    self: true,
                    hexes: [
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
      id: 'wind-demon-6',
      initiative: 43,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, consume: [{ elements: ['air'], give: { set: { targets: 2 } } }] },
      ],
    },
    {
      id: 'wind-demon-7',
      initiative: 43,
      do: [
        { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'attack', mod: 0, consume: [{ elements: ['earth'], give: { add: { range: -2 } } }] },
      ],
    },
    {
      id: 'wind-demon-8',
      initiative: 2,
      do: [
        { a: 'shield', n: 1 },
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1 },
        { a: 'consume', elements: ['wild'], give: { infuse: ['air'] } },
      ],
    },
  ],
};
