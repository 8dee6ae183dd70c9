import type { MonsterDeck } from '../types.js';

export const decksC: readonly MonsterDeck[] = [
  {
    id: 'lurker',
    cards: [
      {
        id: 'lurker-1',
        initiative: 11,
        shuffle: true,
        do: [
          { a: 'shield', n: 1, consume: [{ elements: ['ice'], give: { set: { n: 2 } } }] },
          { a: 'condition', conditions: ['wound'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        id: 'lurker-2',
        initiative: 28,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'lurker-3',
        initiative: 38,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'lurker-4',
        initiative: 38,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', sameTarget: true, within: 'range' } },
        ],
      },
      {
        id: 'lurker-5',
        initiative: 61,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'lurker-6',
        initiative: 64,
        do: [{ a: 'attack', mod: 1, on: { who: 'enemy', count: 'all', within: 1 } }],
      },
      {
        id: 'lurker-7',
        initiative: 41,
        do: [
          {
            a: 'consume',
            elements: ['ice'],
            give: { do: [{ a: 'condition', conditions: ['strengthen'], on: { who: 'self' } }] },
          },
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1, conditions: ['wound'] },
        ],
      },
      {
        id: 'lurker-8',
        initiative: 23,
        shuffle: true,
        do: [
          { a: 'shield', n: 1 },
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1 },
        ],
        infuse: ['ice'],
      },
    ],
  },
  {
    id: 'night-demon',
    cards: [
      {
        id: 'night-demon-1',
        initiative: 4,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
        infuse: ['dark'],
      },
      {
        id: 'night-demon-2',
        initiative: 7,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
          {
            a: 'consume',
            elements: ['dark'],
            give: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
          },
        ],
      },
      {
        id: 'night-demon-3',
        initiative: 22,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
        infuse: ['dark'],
      },
      {
        id: 'night-demon-4',
        initiative: 26,
        do: [
          {
            a: 'attack',
            mod: -2,
            range: 3,
            targets: 3,
            consume: [{ elements: ['dark'], give: { conditions: ['muddle'] } }],
          },
        ],
      },
      {
        id: 'night-demon-5',
        initiative: 46,
        shuffle: true,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, consume: [{ elements: ['dark'], give: { add: { attack: 2 } } }] },
        ],
      },
      {
        id: 'night-demon-6',
        initiative: 41,
        shuffle: true,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
        infuse: ['dark'],
      },
      {
        id: 'night-demon-7',
        initiative: 35,
        do: [
          { a: 'attack', mod: -1 },
          { a: 'attack', mod: -1, pierce: 2 },
          {
            a: 'consume',
            elements: ['light'],
            give: { do: [{ a: 'condition', conditions: ['curse'], on: { who: 'self' } }] },
          },
        ],
      },
      {
        id: 'night-demon-8',
        initiative: 15,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1 },
          { a: 'damage', n: 1, on: { who: 'alliesAndEnemies', count: 'all', within: 1 } },
          { a: 'consume', elements: ['wild'], give: { infuse: ['dark'] } },
        ],
      },
    ],
  },
  {
    id: 'ooze',
    cards: [
      {
        id: 'ooze-1',
        initiative: 36,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'ooze-2',
        initiative: 57,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      { id: 'ooze-3', initiative: 59, do: [{ a: 'attack', mod: 0, targets: 2, conditions: ['poison'] }] },
      {
        id: 'ooze-4',
        initiative: 66,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, rangeMod: 1 },
        ],
      },
      {
        id: 'ooze-5',
        initiative: 94,
        shuffle: true,
        do: [
          { a: 'damage', n: 2, on: { who: 'self' } },
          {
            a: 'summonMonster',
            spawns: [
              {
                kind: 'ooze',
                count: 1,
                by: ['normal', 'normal', 'normal'],
                hp: { x: 'summonerHp', max: 'normalOozeMaxHp' },
              },
            ],
          },
        ],
      },
      {
        id: 'ooze-6',
        initiative: 94,
        shuffle: true,
        do: [
          { a: 'damage', n: 2, on: { who: 'self' } },
          {
            a: 'summonMonster',
            spawns: [
              {
                kind: 'ooze',
                count: 1,
                by: ['normal', 'normal', 'normal'],
                hp: { x: 'summonerHp', max: 'normalOozeMaxHp' },
              },
            ],
          },
        ],
      },
      {
        id: 'ooze-7',
        initiative: 66,
        do: [
          { a: 'move', mod: -1 },
          { a: 'loot', n: 1 },
          { a: 'heal', n: 2, on: { who: 'self' } },
        ],
      },
      {
        id: 'ooze-8',
        initiative: 85,
        do: [
          { a: 'push', n: 1, conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'attack', mod: 1, rangeMod: -1 },
        ],
      },
    ],
  },
  {
    id: 'rending-drake',
    cards: [
      {
        id: 'rending-drake-1',
        initiative: 12,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'rending-drake-2',
        initiative: 13,
        shuffle: true,
        do: [
          { a: 'attack', mod: -1 },
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'rending-drake-3',
        initiative: 25,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'rending-drake-4',
        initiative: 39,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'rending-drake-5',
        initiative: 54,
        do: [
          { a: 'move', mod: -2 },
          { a: 'attack', mod: -1, range: 3, targets: 2, conditions: ['poison'] },
        ],
      },
      {
        id: 'rending-drake-6',
        initiative: 59,
        do: [
          { a: 'move', mod: -2 },
          { a: 'attack', mod: 1, targets: 2 },
        ],
      },
      {
        id: 'rending-drake-7',
        initiative: 72,
        shuffle: true,
        do: [
          { a: 'attack', mod: -1 },
          { a: 'attack', mod: -1 },
          { a: 'attack', mod: -2 },
        ],
      },
      {
        id: 'rending-drake-8',
        initiative: 6,
        do: [
          { a: 'shield', n: 2 },
          { a: 'heal', n: 2, on: { who: 'self' } },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
        ],
      },
    ],
  },
  {
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
  },
  {
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
        do: [
          { a: 'heal', n: 4, range: 3, consume: [{ elements: ['earth'], give: { set: { targets: 3 } } }] },
        ],
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
  },
  {
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
  },
  {
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
  },
  {
    id: 'spitting-drake',
    cards: [
      {
        id: 'spitting-drake-1',
        initiative: 32,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'spitting-drake-2',
        initiative: 52,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'spitting-drake-3',
        initiative: 57,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
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
        id: 'spitting-drake-4',
        initiative: 27,
        do: [{ a: 'attack', mod: 0, targets: 2, conditions: ['poison'] }],
      },
      {
        id: 'spitting-drake-5',
        initiative: 87,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      { id: 'spitting-drake-6', initiative: 89, do: [{ a: 'attack', mod: -2, conditions: ['stun'] }] },
      {
        id: 'spitting-drake-7',
        initiative: 6,
        do: [
          { a: 'shield', n: 2 },
          { a: 'heal', n: 2, on: { who: 'self' } },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
        ],
      },
      {
        id: 'spitting-drake-8',
        initiative: 89,
        shuffle: true,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: -2,
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
            rangeMod: -2,
            conditions: ['poison'],
          },
        ],
      },
    ],
  },
  {
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
  },
  {
    id: 'sun-demon',
    cards: [
      {
        id: 'sun-demon-1',
        initiative: 17,
        shuffle: true,
        do: [
          {
            a: 'heal',
            n: 3,
            range: 3,
            consume: [
              { elements: ['light'], give: { set: { on: { who: 'ally', within: 3, count: 'all' } } } },
            ],
          },
        ],
      },
      {
        id: 'sun-demon-2',
        initiative: 36,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
        infuse: ['light'],
      },
      {
        id: 'sun-demon-3',
        initiative: 36,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
        infuse: ['light'],
      },
      {
        id: 'sun-demon-4',
        initiative: 68,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 1 },
        ],
        infuse: ['light'],
      },
      {
        id: 'sun-demon-5',
        initiative: 73,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 1 },
          { a: 'consume', elements: ['light'], give: { do: [{ a: 'heal', n: 3, on: { who: 'self' } }] } },
        ],
      },
      {
        id: 'sun-demon-6',
        initiative: 95,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: 0,
            range: 4,
            consume: [
              { elements: ['light'], give: { set: { on: { who: 'enemy', within: 4, count: 'all' } } } },
            ],
          },
        ],
      },
      {
        id: 'sun-demon-7',
        initiative: 88,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
          {
            a: 'consume',
            elements: ['dark'],
            give: { do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'self' } }] },
          },
        ],
      },
      {
        id: 'sun-demon-8',
        initiative: 50,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, range: 3 },
          { a: 'consume', elements: ['wild'], give: { infuse: ['light'] } },
        ],
      },
    ],
  },
  {
    id: 'wind-demon',
    cards: [
      {
        id: 'wind-demon-1',
        initiative: 9,
        do: [
          { a: 'attack', mod: -1 },
          { a: 'heal', n: 1, on: { who: 'self' } },
          {
            a: 'consume',
            elements: ['air'],
            give: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
          },
        ],
      },
      {
        id: 'wind-demon-2',
        initiative: 21,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, pull: 1 },
        ],
        infuse: ['air'],
      },
      {
        id: 'wind-demon-3',
        initiative: 21,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, pull: 1 },
        ],
        infuse: ['air'],
      },
      {
        id: 'wind-demon-4',
        initiative: 29,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1, targets: 2, consume: [{ elements: ['air'], give: { push: 2 } }] },
        ],
      },
      {
        id: 'wind-demon-5',
        initiative: 37,
        do: [
          { a: 'move', mod: 0 },
          {
            a: 'attack',
            mod: 0,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
                [-1, 2],
              ],
            },
            consume: [
              {
                elements: ['air'],
                give: {
                  add: { attack: 1 },
                  set: {
                    area: {
                      self: true,
                      hexes: [
                        [-1, 1],
                        [0, 1],
                        [1, 0],
                        [-1, 2],
                        [0, 2],
                        [1, 1],
                      ],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        id: 'wind-demon-6',
        initiative: 43,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, consume: [{ elements: ['air'], give: { set: { targets: 2 } } }] },
        ],
      },
      {
        id: 'wind-demon-7',
        initiative: 43,
        do: [
          { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'attack', mod: 0, consume: [{ elements: ['earth'], give: { add: { range: -2 } } }] },
        ],
      },
      {
        id: 'wind-demon-8',
        initiative: 2,
        do: [
          { a: 'shield', n: 1 },
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1 },
          { a: 'consume', elements: ['wild'], give: { infuse: ['air'] } },
        ],
      },
    ],
  },
];
