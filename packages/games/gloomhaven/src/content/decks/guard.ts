import type { MonsterDeck } from '../types.js';

export const guardDeck: MonsterDeck = {
  id: 'guard',
  cards: [
    {
      id: 'guard-1',
      initiative: 15,
      shuffle: true,
      do: [
        { a: 'shield', n: 1 },
        { a: 'retaliate', n: 2 },
      ],
    },
    {
      id: 'guard-2',
      initiative: 30,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'guard-3',
      initiative: 35,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0, range: 2 },
      ],
    },
    {
      id: 'guard-4',
      initiative: 50,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'guard-5',
      initiative: 50,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'guard-6',
      initiative: 70,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'guard-7',
      initiative: 55,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0 },
        { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
      ],
    },
    {
      id: 'guard-8',
      initiative: 15,
      shuffle: true,
      do: [
        { a: 'shield', n: 1 },
        { a: 'attack', mod: 0, conditions: ['poison'] },
      ],
    },
  ],
};
