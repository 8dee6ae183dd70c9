import type { MonsterDeck } from '../types.js';

export const shamanDeck: MonsterDeck = {
  id: 'shaman',
  cards: [
    {
      id: 'shaman-1',
      initiative: 8,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, conditions: ['disarm'] },
      ],
    },
    {
      id: 'shaman-2',
      initiative: 8,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0, conditions: ['immobilize'] },
      ],
    },
    {
      id: 'shaman-3',
      initiative: 23,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'heal', n: 3, range: 3 },
      ],
    },
    {
      id: 'shaman-4',
      initiative: 23,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'heal', n: 3, range: 3 },
      ],
    },
    {
      id: 'shaman-5',
      initiative: 62,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'shaman-6',
      initiative: 74,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'shaman-7',
      initiative: 89,
      do: [
        { a: 'move', mod: -1 },
        { a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
        { a: 'condition', conditions: ['bless'], on: { who: 'self' } },
      ],
    },
    {
      id: 'shaman-8',
      initiative: 9,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1, conditions: ['curse'], targets: 2 },
      ],
    },
  ],
};
