import type { MonsterDeck } from '../types.js';

export const savvasIcestormDeck: MonsterDeck = {
  id: 'savvas-icestorm',
  cards: [
    {
      id: 'savvas-icestorm-1',
      initiative: 70,
      do: [
        {
          a: 'push',
          n: 2,
          on: { who: 'enemy', count: 'all', within: 1 },
          consume: [{ elements: ['air'], give: { set: { n: 4 } } }],
        },
        { a: 'attack', mod: 1, rangeMod: 1 },
      ],
    },
    {
      id: 'savvas-icestorm-2',
      initiative: 98,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'wind-demon', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
      infuse: ['air'],
    },
    {
      id: 'savvas-icestorm-3',
      initiative: 98,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'frost-demon', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
      infuse: ['ice'],
    },
    {
      id: 'savvas-icestorm-4',
      initiative: 19,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, rangeMod: -1 },
        { a: 'shield', n: 1, on: { who: 'selfAndAllies', count: 'all', within: 2 } },
      ],
      infuse: ['ice'],
    },
    {
      id: 'savvas-icestorm-5',
      initiative: 14,
      do: [
        {
          a: 'attack',
          mod: 0,
          consume: [{ elements: ['ice'], give: { add: { attack: 2 }, conditions: ['immobilize'] } }],
        },
        { a: 'retaliate', n: 2 },
      ],
      infuse: ['air'],
    },
    {
      id: 'savvas-icestorm-6',
      initiative: 14,
      do: [
        { a: 'shield', n: 4 },
        { a: 'heal', n: 2, range: 3, consume: [{ elements: ['ice'], give: { add: { heal: 3 } } }] },
        { a: 'consume', elements: ['air'], give: { do: [{ a: 'attack', mod: 0 }] } },
      ],
    },
    {
      id: 'savvas-icestorm-7',
      initiative: 47,
      shuffle: true,
      do: [
        { a: 'condition', conditions: ['disarm'], on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1 },
      ],
      infuse: ['air'],
    },
    {
      id: 'savvas-icestorm-8',
      initiative: 35,
      shuffle: true,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: -1,
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [-2, 2],
              [-1, 2],
              [0, 1],
              [0, 2],
            ],
          },
        },
      ],
      infuse: ['ice'],
    },
  ],
};
