import type { MonsterDeck } from '../types.js';

export const savvasLavaflowDeck: MonsterDeck = {
  id: 'savvas-lavaflow',
  cards: [
    {
      id: 'savvas-lavaflow-1',
      initiative: 97,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'flame-demon', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
      infuse: ['fire'],
    },
    {
      id: 'savvas-lavaflow-2',
      initiative: 97,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'earth-demon', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
      infuse: ['earth'],
    },
    {
      id: 'savvas-lavaflow-3',
      initiative: 22,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'consume', elements: ['fire'], give: { do: [{ a: 'retaliate', n: 3 }] } },
      ],
    },
    {
      id: 'savvas-lavaflow-4',
      initiative: 68,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: 1,
          range: 3,
          after: [
            { a: 'damage', n: 2, on: { who: 'alliesAndEnemies', count: 'all', within: 1, of: 'target' } },
          ],
        },
      ],
      infuse: ['earth'],
    },
    {
      id: 'savvas-lavaflow-5',
      initiative: 41,
      do: [
        { a: 'move', mod: 0 },
        {
          a: 'attack',
          mod: -1,
          area: {
            self: true,
            hexes: [
              [1, 0],
              [2, 0],
              [3, 0],
            ],
          },
          consume: [{ elements: ['earth'], give: { add: { attack: 2 }, conditions: ['immobilize'] } }],
        },
      ],
    },
    {
      id: 'savvas-lavaflow-6',
      initiative: 51,
      do: [
        { a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 'any' } },
        {
          a: 'consume',
          elements: ['fire'],
          give: {
            do: [
              { a: 'condition', conditions: ['wound'], on: { who: 'enemy', count: 'all', within: 'any' } },
            ],
          },
        },
        {
          a: 'consume',
          elements: ['earth'],
          give: {
            do: [
              { a: 'condition', conditions: ['disarm'], on: { who: 'enemy', count: 'all', within: 'any' } },
            ],
          },
        },
      ],
    },
    {
      id: 'savvas-lavaflow-7',
      initiative: 31,
      do: [{ a: 'heal', n: 4, range: 3, consume: [{ elements: ['earth'], give: { set: { targets: 3 } } }] }],
    },
    {
      id: 'savvas-lavaflow-8',
      initiative: 68,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, range: 3, targets: 2 },
      ],
      infuse: ['fire'],
    },
  ],
};
