import type { MonsterDeck } from '../types.js';

export const spittingDrakeDeck: MonsterDeck = {
  id: 'spitting-drake',
  cards: [
    {
      id: 'spitting-drake-1',
      initiative: 32,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'spitting-drake-2',
      initiative: 52,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'spitting-drake-3',
      initiative: 57,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
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
      id: 'spitting-drake-4',
      initiative: 27,
      do: [{ a: 'attack', mod: 0, targets: 2, conditions: ['poison'] }],
    },
    {
      id: 'spitting-drake-5',
      initiative: 87,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    { id: 'spitting-drake-6', initiative: 89, do: [{ a: 'attack', mod: -2, conditions: ['stun'] }] },
    {
      id: 'spitting-drake-7',
      initiative: 6,
      do: [
        { a: 'shield', n: 2 },
        { a: 'heal', n: 2, on: { who: 'self' } },
        { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
      ],
    },
    {
      id: 'spitting-drake-8',
      initiative: 89,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: -2,
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
          rangeMod: -2,
          conditions: ['poison'],
        },
      ],
    },
  ],
};
