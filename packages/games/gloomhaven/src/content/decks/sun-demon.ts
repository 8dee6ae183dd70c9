import type { MonsterDeck } from '../types.js';

export const sunDemonDeck: MonsterDeck = {
  id: 'sun-demon',
  cards: [
    {
      id: 'sun-demon-1',
      initiative: 17,
      shuffle: true,
      do: [
        {
          a: 'heal',
          n: 3,
          range: 3,
          consume: [{ elements: ['light'], give: { set: { on: { who: 'ally', within: 3, count: 'all' } } } }],
        },
      ],
    },
    {
      id: 'sun-demon-2',
      initiative: 36,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
      infuse: ['light'],
    },
    {
      id: 'sun-demon-3',
      initiative: 36,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
      infuse: ['light'],
    },
    {
      id: 'sun-demon-4',
      initiative: 68,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 1 },
      ],
      infuse: ['light'],
    },
    {
      id: 'sun-demon-5',
      initiative: 73,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 1 },
        { a: 'consume', elements: ['light'], give: { do: [{ a: 'heal', n: 3, on: { who: 'self' } }] } },
      ],
    },
    {
      id: 'sun-demon-6',
      initiative: 95,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: 0,
          range: 4,
          consume: [
            { elements: ['light'], give: { set: { on: { who: 'enemy', within: 4, count: 'all' } } } },
          ],
        },
      ],
    },
    {
      id: 'sun-demon-7',
      initiative: 88,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
        {
          a: 'consume',
          elements: ['dark'],
          give: { do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'self' } }] },
        },
      ],
    },
    {
      id: 'sun-demon-8',
      initiative: 50,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, range: 3 },
        { a: 'consume', elements: ['wild'], give: { infuse: ['light'] } },
      ],
    },
  ],
};
