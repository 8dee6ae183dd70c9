import type { MonsterDeck } from '../types.js';

export const nightDemonDeck: MonsterDeck = {
  id: 'night-demon',
  cards: [
    {
      id: 'night-demon-1',
      initiative: 4,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
      infuse: ['dark'],
    },
    {
      id: 'night-demon-2',
      initiative: 7,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
        {
          a: 'consume',
          elements: ['dark'],
          give: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
        },
      ],
    },
    {
      id: 'night-demon-3',
      initiative: 22,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
      infuse: ['dark'],
    },
    {
      id: 'night-demon-4',
      initiative: 26,
      do: [
        {
          a: 'attack',
          mod: -2,
          range: 3,
          targets: 3,
          consume: [{ elements: ['dark'], give: { conditions: ['muddle'] } }],
        },
      ],
    },
    {
      id: 'night-demon-5',
      initiative: 46,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, consume: [{ elements: ['dark'], give: { add: { attack: 2 } } }] },
      ],
    },
    {
      id: 'night-demon-6',
      initiative: 41,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
      infuse: ['dark'],
    },
    {
      id: 'night-demon-7',
      initiative: 35,
      do: [
        { a: 'attack', mod: -1 },
        { a: 'attack', mod: -1, pierce: 2 },
        {
          a: 'consume',
          elements: ['light'],
          give: { do: [{ a: 'condition', conditions: ['curse'], on: { who: 'self' } }] },
        },
      ],
    },
    {
      id: 'night-demon-8',
      initiative: 15,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1 },
        { a: 'damage', n: 1, on: { who: 'alliesAndEnemies', count: 'all', within: 1 } },
        { a: 'consume', elements: ['wild'], give: { infuse: ['dark'] } },
      ],
    },
  ],
};
