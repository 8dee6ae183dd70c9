import type { MonsterDeck } from '../types.js';

export const stoneGolemDeck: MonsterDeck = {
  id: 'stone-golem',
  cards: [
    { id: 'stone-golem-1', initiative: 11, do: [{ a: 'retaliate', n: 3, range: 3 }] },
    {
      id: 'stone-golem-2',
      initiative: 28,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: 0 },
        { a: 'damage', n: 1, on: { who: 'self' } },
      ],
    },
    {
      id: 'stone-golem-3',
      initiative: 51,
      shuffle: true,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'stone-golem-4',
      initiative: 65,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'stone-golem-5',
      initiative: 72,
      do: [
        { a: 'attack', mod: 1, range: 3 },
        { a: 'damage', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'stone-golem-6',
      initiative: 90,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'stone-golem-7',
      initiative: 83,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'stone-golem-8',
      initiative: 28,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -2, range: 3, pull: 2, conditions: ['immobilize'] },
      ],
    },
  ],
};
