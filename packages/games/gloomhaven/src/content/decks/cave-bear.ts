import type { MonsterDeck } from '../types.js';

export const caveBearDeck: MonsterDeck = {
  id: 'cave-bear',
  cards: [
    {
      id: 'cave-bear-1',
      initiative: 13,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'cave-bear-2',
      initiative: 14,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, conditions: ['immobilize'] },
      ],
    },
    {
      id: 'cave-bear-3',
      initiative: 34,
      shuffle: true,
      do: [{ a: 'attack', mod: 1, conditions: ['wound'] }],
    },
    {
      id: 'cave-bear-4',
      initiative: 41,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'cave-bear-5',
      initiative: 60,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'cave-bear-6',
      initiative: 80,
      shuffle: true,
      do: [
        { a: 'attack', mod: -1 },
        { a: 'move', mod: -2 },
        { a: 'attack', mod: -1, conditions: ['wound'] },
      ],
    },
    {
      id: 'cave-bear-7',
      initiative: 61,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, targets: 2 },
      ],
    },
    {
      id: 'cave-bear-8',
      initiative: 3,
      do: [
        { a: 'shield', n: 1 },
        { a: 'retaliate', n: 2 },
        { a: 'heal', n: 2, on: { who: 'self' } },
      ],
    },
  ],
};
