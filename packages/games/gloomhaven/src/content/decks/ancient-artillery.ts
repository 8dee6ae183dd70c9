import type { MonsterDeck } from '../types.js';

export const ancientArtilleryDeck: MonsterDeck = {
  id: 'ancient-artillery',
  cards: [
    { id: 'ancient-artillery-1', initiative: 46, do: [{ a: 'attack', mod: -1, rangeMod: 2 }] },
    {
      id: 'ancient-artillery-2',
      initiative: 71,
      shuffle: true,
      do: [
        { a: 'attack', mod: 0 },
        { a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'ancient-artillery-3',
      initiative: 71,
      shuffle: true,
      do: [
        { a: 'attack', mod: 0 },
        { a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'ancient-artillery-4',
      initiative: 37,
      do: [
        { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
        {
          a: 'attack',
          mod: -1,
          area: {
            self: false,
            hexes: [
              [0, 0],
              [-1, 1],
              [0, 1],
            ],
          },
          rangeMod: -1,
        },
      ],
    },
    {
      id: 'ancient-artillery-5',
      initiative: 37,
      do: [
        { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
        {
          a: 'attack',
          mod: -1,
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
          rangeMod: -1,
        },
      ],
    },
    { id: 'ancient-artillery-6', initiative: 95, do: [{ a: 'attack', mod: 1 }] },
    {
      id: 'ancient-artillery-7',
      initiative: 17,
      do: [
        { a: 'push', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'shield', n: 2 },
        { a: 'attack', mod: -2 },
      ],
    },
    {
      id: 'ancient-artillery-8',
      initiative: 46,
      do: [
        {
          a: 'attack',
          mod: -1,
          area: {
            self: false,
            hexes: [
              [0, 0],
              [-1, 1],
              [0, 1],
            ],
          },
          conditions: ['immobilize'],
        },
      ],
    },
  ],
};
