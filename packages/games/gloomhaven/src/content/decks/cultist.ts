import type { MonsterDeck } from '../types.js';

export const cultistDeck: MonsterDeck = {
  id: 'cultist',
  cards: [
    {
      id: 'cultist-1',
      initiative: 10,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1 },
        {
          a: 'onDeath',
          do: [
            {
              a: 'attack',
              mod: 2,
              area: {
                self: true,
                hexes: [
                  [0, 1],
                  [-1, 1],
                  [-1, 0],
                  [0, -1],
                  [1, -1],
                  [1, 0],
                ],
              },
            },
          ],
        },
      ],
    },
    {
      id: 'cultist-2',
      initiative: 10,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1 },
        {
          a: 'onDeath',
          do: [
            {
              a: 'attack',
              mod: 2,
              area: {
                self: true,
                hexes: [
                  [0, 1],
                  [-1, 1],
                  [-1, 0],
                  [0, -1],
                  [1, -1],
                  [1, 0],
                ],
              },
            },
          ],
        },
      ],
    },
    {
      id: 'cultist-3',
      initiative: 27,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'cultist-4',
      initiative: 27,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'cultist-5',
      initiative: 39,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0 },
        { a: 'heal', n: 1, on: { who: 'self' } },
      ],
    },
    {
      id: 'cultist-6',
      initiative: 63,
      shuffle: true,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'living-bones', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
        { a: 'damage', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'cultist-7',
      initiative: 63,
      shuffle: true,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'living-bones', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
        { a: 'damage', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'cultist-8',
      initiative: 31,
      do: [
        { a: 'move', mod: -1 },
        { a: 'heal', n: 3, range: 3 },
      ],
    },
  ],
};
