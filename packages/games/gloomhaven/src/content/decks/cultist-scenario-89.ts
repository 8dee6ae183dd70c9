import type { MonsterDeck } from '../types.js';

export const cultistScenario89Deck: MonsterDeck = {
  id: 'cultist-scenario-89',
  cards: [
    {
      id: 'cultist-scenario-89-1',
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
      id: 'cultist-scenario-89-2',
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
      id: 'cultist-scenario-89-3',
      initiative: 27,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'cultist-scenario-89-4',
      initiative: 27,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'cultist-scenario-89-5',
      initiative: 39,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0 },
        { a: 'heal', n: 1, on: { who: 'self' } },
      ],
    },
    {
      id: 'cultist-scenario-89-6',
      initiative: 63,
      shuffle: true,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'giant-viper', count: 1, by: ['elite', 'elite', 'elite'] }],
        },
        { a: 'damage', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'cultist-scenario-89-7',
      initiative: 63,
      shuffle: true,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'giant-viper', count: 1, by: ['elite', 'elite', 'elite'] }],
        },
        { a: 'damage', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'cultist-scenario-89-8',
      initiative: 31,
      do: [
        { a: 'move', mod: -1 },
        { a: 'heal', n: 3, range: 3 },
      ],
    },
  ],
};
