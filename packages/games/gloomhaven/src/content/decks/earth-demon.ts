import type { MonsterDeck } from '../types.js';

export const earthDemonDeck: MonsterDeck = {
  id: 'earth-demon',
  cards: [
    {
      id: 'earth-demon-1',
      initiative: 40,
      shuffle: true,
      do: [
        { a: 'heal', n: 3, on: { who: 'self' } },
        {
          a: 'consume',
          elements: ['earth'],
          give: {
            do: [
              { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', count: 'all', within: 3 } },
            ],
          },
        },
      ],
    },
    {
      id: 'earth-demon-2',
      initiative: 42,
      shuffle: true,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'earth-demon-3',
      initiative: 62,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
      infuse: ['earth'],
    },
    {
      id: 'earth-demon-4',
      initiative: 71,
      do: [
        {
          a: 'attack',
          mod: 0,
          range: 4,
          consume: [{ elements: ['earth'], give: { set: { targets: 2 } } }],
        },
      ],
    },
    {
      id: 'earth-demon-5',
      initiative: 83,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
      infuse: ['earth'],
    },
    {
      id: 'earth-demon-6',
      initiative: 93,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: -1,
          on: { who: 'enemy', count: 'all', within: 1 },
          consume: [{ elements: ['earth'], give: { push: 1 } }],
        },
      ],
    },
    {
      id: 'earth-demon-7',
      initiative: 79,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: 0, consume: [{ elements: ['air'], give: { add: { attack: -2 } } }] },
      ],
    },
    {
      id: 'earth-demon-8',
      initiative: 87,
      do: [
        { a: 'move', mod: 0 },
        {
          a: 'attack',
          mod: -1,
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [0, 1],
              [-1, 2],
            ],
          },
        },
        { a: 'consume', elements: ['wild'], give: { infuse: ['earth'] } },
      ],
    },
  ],
};
