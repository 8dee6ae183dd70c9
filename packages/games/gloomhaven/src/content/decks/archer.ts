import type { MonsterDeck } from '../types.js';

export const archerDeck: MonsterDeck = {
  id: 'archer',
  cards: [
    {
      id: 'archer-1',
      initiative: 16,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'archer-2',
      initiative: 31,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'archer-3',
      initiative: 32,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 1, rangeMod: -1 },
      ],
    },
    {
      id: 'archer-4',
      initiative: 44,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    { id: 'archer-5', initiative: 56, do: [{ a: 'attack', mod: -1, targets: 2 }] },
    { id: 'archer-6', initiative: 68, shuffle: true, do: [{ a: 'attack', mod: 1, rangeMod: 1 }] },
    {
      id: 'archer-7',
      initiative: 14,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1 },
        { a: 'trap', damage: 3, within: 1, place: 'adjacentEmptyHexClosestToAnEnemy' },
      ],
    },
    {
      id: 'archer-8',
      initiative: 29,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, rangeMod: 1, conditions: ['immobilize'] },
      ],
    },
  ],
};
