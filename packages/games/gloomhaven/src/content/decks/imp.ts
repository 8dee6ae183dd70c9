import type { MonsterDeck } from '../types.js';

export const impDeck: MonsterDeck = {
  id: 'imp',
  cards: [
    {
      id: 'imp-1',
      initiative: 5,
      do: [
        { a: 'shield', n: 5 },
        { a: 'heal', n: 1, on: { who: 'self' } },
      ],
    },
    {
      id: 'imp-2',
      initiative: 37,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'imp-3',
      initiative: 37,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'imp-4',
      initiative: 42,
      do: [
        { a: 'move', mod: 1 },
        { a: 'heal', n: 2, range: 3 },
      ],
    },
    {
      id: 'imp-5',
      initiative: 43,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, targets: 2, conditions: ['poison'] },
      ],
    },
    {
      id: 'imp-6',
      initiative: 76,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'imp-7',
      initiative: 43,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, targets: 2, conditions: ['curse'] },
      ],
    },
    {
      id: 'imp-8',
      initiative: 24,
      do: [
        { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', within: 2, count: 'all' } },
        { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', within: 2, count: 'all' } },
      ],
    },
  ],
};
