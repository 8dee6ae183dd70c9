import type { MonsterDeck } from '../types.js';

export const rendingDrakeDeck: MonsterDeck = {
  id: 'rending-drake',
  cards: [
    {
      id: 'rending-drake-1',
      initiative: 12,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'rending-drake-2',
      initiative: 13,
      shuffle: true,
      do: [
        { a: 'attack', mod: -1 },
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'rending-drake-3',
      initiative: 25,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'rending-drake-4',
      initiative: 39,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'rending-drake-5',
      initiative: 54,
      do: [
        { a: 'move', mod: -2 },
        { a: 'attack', mod: -1, range: 3, targets: 2, conditions: ['poison'] },
      ],
    },
    {
      id: 'rending-drake-6',
      initiative: 59,
      do: [
        { a: 'move', mod: -2 },
        { a: 'attack', mod: 1, targets: 2 },
      ],
    },
    {
      id: 'rending-drake-7',
      initiative: 72,
      shuffle: true,
      do: [
        { a: 'attack', mod: -1 },
        { a: 'attack', mod: -1 },
        { a: 'attack', mod: -2 },
      ],
    },
    {
      id: 'rending-drake-8',
      initiative: 6,
      do: [
        { a: 'shield', n: 2 },
        { a: 'heal', n: 2, on: { who: 'self' } },
        { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
      ],
    },
  ],
};
