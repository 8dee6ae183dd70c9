import type { MonsterDeck } from '../types.js';

export const deepTerrorDeck: MonsterDeck = {
  id: 'deep-terror',
  cards: [
    {
      id: 'deep-terror-1',
      initiative: 65,
      do: [{ a: 'attack', mod: 0, range: 3, targets: 3, conditions: ['curse'] }],
    },
    {
      id: 'deep-terror-2',
      initiative: 60,
      shuffle: true,
      do: [
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [-2, 2],
              [-1, 1],
              [-4, 4],
              [-3, 3],
              [-5, 5],
            ],
          },
          pierce: 3,
        },
      ],
    },
    {
      id: 'deep-terror-3',
      initiative: 60,
      shuffle: true,
      do: [
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [-2, 2],
              [-1, 1],
              [-4, 4],
              [-3, 3],
              [-5, 5],
            ],
          },
          pierce: 3,
        },
      ],
    },
    {
      id: 'deep-terror-4',
      initiative: 84,
      do: [
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'attack', mod: 0, range: 4, conditions: ['wound'] },
      ],
    },
    {
      id: 'deep-terror-5',
      initiative: 75,
      do: [
        { a: 'attack', mod: 0, conditions: ['poison'] },
        { a: 'attack', mod: -1, range: 5, conditions: ['immobilize'] },
      ],
    },
    {
      id: 'deep-terror-6',
      initiative: 75,
      do: [
        { a: 'attack', mod: -2, on: { who: 'enemy', count: 'all', within: 1 }, conditions: ['disarm'] },
        { a: 'attack', mod: 0, range: 3, targets: 2 },
      ],
    },
    {
      id: 'deep-terror-7',
      initiative: 96,
      do: [
        { a: 'attack', mod: -2, range: 6 },
        {
          a: 'summonMonster',
          spawns: [{ kind: 'deep-terror', count: 1, by: ['normal', 'normal', 'normal'] }],
          place: 'hexAdjacentToTarget',
        },
      ],
    },
    {
      id: 'deep-terror-8',
      initiative: 54,
      do: [
        { a: 'condition', conditions: ['wound', 'poison'], on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'attack', mod: 0, range: 4 },
      ],
    },
  ],
};
