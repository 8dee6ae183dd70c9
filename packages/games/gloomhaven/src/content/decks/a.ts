import type { MonsterDeck } from '../types.js';

export const decksA: readonly MonsterDeck[] = [
  {
    id: 'ancient-artillery',
    cards: [
      { id: 'ancient-artillery-1', initiative: 46, do: [{ a: 'attack', mod: -1, rangeMod: 2 }] },
      {
        id: 'ancient-artillery-2',
        initiative: 71,
        shuffle: true,
        do: [
          { a: 'attack', mod: 0 },
          { a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        id: 'ancient-artillery-3',
        initiative: 71,
        shuffle: true,
        do: [
          { a: 'attack', mod: 0 },
          { a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        id: 'ancient-artillery-4',
        initiative: 37,
        do: [
          { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
          {
            a: 'attack',
            mod: -1,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
            rangeMod: -1,
          },
        ],
      },
      {
        id: 'ancient-artillery-5',
        initiative: 37,
        do: [
          { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
          {
            a: 'attack',
            mod: -1,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
                [1, 0],
                [-1, 2],
                [0, 2],
                [1, 1],
              ],
            },
            rangeMod: -1,
          },
        ],
      },
      { id: 'ancient-artillery-6', initiative: 95, do: [{ a: 'attack', mod: 1 }] },
      {
        id: 'ancient-artillery-7',
        initiative: 17,
        do: [
          { a: 'push', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'shield', n: 2 },
          { a: 'attack', mod: -2 },
        ],
      },
      {
        id: 'ancient-artillery-8',
        initiative: 46,
        do: [
          {
            a: 'attack',
            mod: -1,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
            conditions: ['immobilize'],
          },
        ],
      },
    ],
  },
  {
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
  },
  {
    id: 'bandit-archer-music-note-solo',
    cards: [
      {
        id: 'bandit-archer-music-note-solo-1',
        initiative: 49,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
    ],
  },
  {
    id: 'bandit-guard-music-note-solo',
    cards: [
      {
        id: 'bandit-guard-music-note-solo-1',
        initiative: 49,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
    ],
  },
  {
    id: 'boss',
    cards: [
      { id: 'boss-1', initiative: 11, do: [{ a: 'special', n: 2 }] },
      { id: 'boss-2', initiative: 14, do: [{ a: 'special', n: 2 }] },
      { id: 'boss-3', initiative: 17, shuffle: true, do: [{ a: 'special', n: 2 }] },
      { id: 'boss-4', initiative: 85, shuffle: true, do: [{ a: 'special', n: 1 }] },
      { id: 'boss-5', initiative: 79, do: [{ a: 'special', n: 1 }] },
      { id: 'boss-6', initiative: 73, do: [{ a: 'special', n: 1 }] },
      {
        id: 'boss-7',
        initiative: 36,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'boss-8',
        initiative: 52,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1, range: 3, targets: 2 },
        ],
      },
    ],
  },
  {
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
  },
  {
    id: 'city-guard-saw-solo',
    cards: [
      {
        id: 'city-guard-saw-solo-1',
        initiative: 100,
        do: [
          {
            a: 'bonus',
            event: 'roundEnd',
            if: ['notFullyHealed'],
            give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] },
          },
        ],
      },
    ],
  },
  {
    id: 'city-guard-sun-solo',
    cards: [
      {
        id: 'city-guard-sun-solo-1',
        initiative: 99,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
    ],
  },
  {
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
  },
  {
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
  },
  {
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
  },
];
