import type { MonsterDeck } from '../types.js';

export const scoutDeck: MonsterDeck = {
  id: 'scout',
  cards: [
    {
      id: 'scout-1',
      initiative: 29,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, range: 3 },
      ],
    },
    {
      id: 'scout-2',
      initiative: 40,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'scout-3',
      initiative: 53,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'scout-4',
      initiative: 54,
      do: [
        { a: 'move', mod: -2 },
        { a: 'attack', mod: 0, range: 3, conditions: ['poison'] },
      ],
    },
    {
      id: 'scout-5',
      initiative: 69,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    { id: 'scout-6', initiative: 92, shuffle: true, do: [{ a: 'attack', mod: 2, conditions: ['poison'] }] },
    { id: 'scout-7', initiative: 79, do: [{ a: 'attack', mod: -1, range: 4, targets: 2 }] },
    {
      id: 'scout-8',
      initiative: 35,
      shuffle: true,
      do: [
        { a: 'move', mod: 1, jump: true },
        { a: 'loot', n: 1 },
      ],
    },
  ],
};
