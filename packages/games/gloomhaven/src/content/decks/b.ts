import type { MonsterDeck } from '../types.js';

export const decksB: readonly MonsterDeck[] = [
  {
    id: 'earth-demon',
    cards: [
      {
        id: 'earth-demon-1',
        initiative: 40,
        shuffle: true,
        do: [
          { a: 'heal', n: 3, on: { who: 'self' } },
          {
            a: 'consume',
            elements: ['earth'],
            give: {
              do: [
                { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', count: 'all', within: 3 } },
              ],
            },
          },
        ],
      },
      {
        id: 'earth-demon-2',
        initiative: 42,
        shuffle: true,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'earth-demon-3',
        initiative: 62,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
        infuse: ['earth'],
      },
      {
        id: 'earth-demon-4',
        initiative: 71,
        do: [
          {
            a: 'attack',
            mod: 0,
            range: 4,
            consume: [{ elements: ['earth'], give: { set: { targets: 2 } } }],
          },
        ],
      },
      {
        id: 'earth-demon-5',
        initiative: 83,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
        infuse: ['earth'],
      },
      {
        id: 'earth-demon-6',
        initiative: 93,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: -1,
            on: { who: 'enemy', count: 'all', within: 1 },
            consume: [{ elements: ['earth'], give: { push: 1 } }],
          },
        ],
      },
      {
        id: 'earth-demon-7',
        initiative: 79,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: 0, consume: [{ elements: ['air'], give: { add: { attack: -2 } } }] },
        ],
      },
      {
        id: 'earth-demon-8',
        initiative: 87,
        do: [
          { a: 'move', mod: 0 },
          {
            a: 'attack',
            mod: -1,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
                [-1, 2],
              ],
            },
          },
          { a: 'consume', elements: ['wild'], give: { infuse: ['earth'] } },
        ],
      },
    ],
  },
  {
    id: 'flame-demon',
    cards: [
      {
        id: 'flame-demon-1',
        initiative: 3,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
        infuse: ['fire'],
      },
      {
        id: 'flame-demon-2',
        initiative: 24,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
        infuse: ['fire'],
      },
      {
        id: 'flame-demon-3',
        initiative: 46,
        shuffle: true,
        do: [
          {
            a: 'attack',
            mod: 0,
            consume: [
              {
                elements: ['fire'],
                give: {
                  set: {
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
                  },
                },
              },
            ],
          },
        ],
      },
      {
        id: 'flame-demon-4',
        initiative: 49,
        do: [
          {
            a: 'attack',
            mod: 0,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [-2, 2],
              ],
            },
            consume: [{ elements: ['fire'], give: { add: { attack: 1 }, conditions: ['wound'] } }],
          },
        ],
      },
      {
        id: 'flame-demon-5',
        initiative: 67,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, rangeMod: -1 },
        ],
        infuse: ['fire'],
      },
      {
        id: 'flame-demon-6',
        initiative: 77,
        do: [
          { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'consume', elements: ['ice'], give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] } },
        ],
      },
      {
        id: 'flame-demon-7',
        initiative: 30,
        shuffle: true,
        do: [
          {
            a: 'consume',
            elements: ['fire'],
            give: { do: [{ a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1 } }] },
          },
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -2, conditions: ['wound'], targets: 2 },
        ],
      },
      {
        id: 'flame-demon-8',
        initiative: 8,
        do: [
          { a: 'move', mod: -1 },
          { a: 'trap', damage: 4, within: 1, place: 'adjacentEmptyHexClosestToAnEnemy' },
          { a: 'consume', elements: ['wild'], give: { infuse: ['fire'] } },
        ],
      },
    ],
  },
  {
    id: 'frost-demon',
    cards: [
      {
        id: 'frost-demon-1',
        initiative: 18,
        do: [
          { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', within: 2, count: 'all' } },
          { a: 'consume', elements: ['ice'], give: { do: [{ a: 'heal', n: 3, on: { who: 'self' } }] } },
        ],
      },
      {
        id: 'frost-demon-2',
        initiative: 38,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'frost-demon-3',
        initiative: 58,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'frost-demon-4',
        initiative: 58,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: 0,
            range: 2,
            consume: [{ elements: ['ice'], give: { add: { attack: 2, range: 1 } } }],
          },
        ],
      },
      {
        id: 'frost-demon-5',
        initiative: 78,
        shuffle: true,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: 0,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
        infuse: ['ice'],
      },
      {
        id: 'frost-demon-6',
        initiative: 78,
        shuffle: true,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: 0,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
        infuse: ['ice'],
      },
      {
        id: 'frost-demon-7',
        initiative: 58,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1, pierce: 3 },
          { a: 'consume', elements: ['wild'], give: { infuse: ['ice'] } },
        ],
      },
      {
        id: 'frost-demon-8',
        initiative: 18,
        do: [
          { a: 'shield', n: 2 },
          { a: 'move', mod: 1 },
          { a: 'consume', elements: ['fire'], give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] } },
        ],
      },
    ],
  },
  {
    id: 'giant-viper',
    cards: [
      {
        id: 'giant-viper-1',
        initiative: 32,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
        ],
      },
      {
        id: 'giant-viper-2',
        initiative: 32,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
        ],
      },
      {
        id: 'giant-viper-3',
        initiative: 11,
        do: [
          { a: 'shield', n: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'giant-viper-4',
        initiative: 43,
        do: [
          { a: 'move', mod: 1, jump: true },
          { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        id: 'giant-viper-5',
        initiative: 58,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'giant-viper-6',
        initiative: 58,
        do: [
          { a: 'move', mod: 1, jump: true },
          { a: 'attack', mod: -1 },
          { a: 'bonus', event: 'attacked', give: { disadvantage: true }, until: 'endOfRound' },
        ],
      },
      {
        id: 'giant-viper-7',
        initiative: 43,
        do: [
          { a: 'move', mod: -1, jump: true },
          { a: 'attack', mod: 0, targets: 2 },
        ],
      },
      {
        id: 'giant-viper-8',
        initiative: 23,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1, conditions: ['immobilize'] },
          { a: 'attack', mod: -1 },
        ],
      },
    ],
  },
  {
    id: 'guard',
    cards: [
      {
        id: 'guard-1',
        initiative: 15,
        shuffle: true,
        do: [
          { a: 'shield', n: 1 },
          { a: 'retaliate', n: 2 },
        ],
      },
      {
        id: 'guard-2',
        initiative: 30,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'guard-3',
        initiative: 35,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 0, range: 2 },
        ],
      },
      {
        id: 'guard-4',
        initiative: 50,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'guard-5',
        initiative: 50,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'guard-6',
        initiative: 70,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'guard-7',
        initiative: 55,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 0 },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
        ],
      },
      {
        id: 'guard-8',
        initiative: 15,
        shuffle: true,
        do: [
          { a: 'shield', n: 1 },
          { a: 'attack', mod: 0, conditions: ['poison'] },
        ],
      },
    ],
  },
  {
    id: 'harrower-infester',
    cards: [
      {
        id: 'harrower-infester-1',
        initiative: 38,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, targets: 2 },
        ],
      },
      {
        id: 'harrower-infester-2',
        initiative: 7,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1, conditions: ['poison'] },
        ],
        infuse: ['dark'],
      },
      {
        id: 'harrower-infester-3',
        initiative: 16,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1 },
          { a: 'heal', n: 5, on: { who: 'self' } },
        ],
      },
      {
        id: 'harrower-infester-4',
        initiative: 16,
        do: [
          { a: 'attack', mod: 2, conditions: ['immobilize'] },
          { a: 'retaliate', n: 2 },
        ],
      },
      {
        id: 'harrower-infester-5',
        initiative: 2,
        shuffle: true,
        do: [
          { a: 'shield', n: 2 },
          { a: 'retaliate', n: 2, range: 3 },
        ],
      },
      {
        id: 'harrower-infester-6',
        initiative: 30,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: 0,
            area: {
              self: true,
              hexes: [
                [1, 0],
                [2, 0],
                [3, 0],
              ],
            },
            consume: [
              {
                elements: ['dark'],
                give: { do: [{ a: 'heal', n: 2, on: { who: 'self' }, repeat: { x: 'targetsDamaged' } }] },
              },
            ],
          },
        ],
      },
      {
        id: 'harrower-infester-7',
        initiative: 38,
        do: [
          { a: 'move', mod: 0 },
          {
            a: 'attack',
            mod: -1,
            targets: 2,
            consume: [{ elements: ['dark'], give: { add: { attack: 2 }, conditions: ['disarm'] } }],
          },
        ],
      },
      {
        id: 'harrower-infester-8',
        initiative: 7,
        shuffle: true,
        do: [
          { a: 'attack', mod: -1, range: 3, conditions: ['muddle'] },
          { a: 'heal', n: 4, on: { who: 'self' } },
        ],
      },
    ],
  },
  {
    id: 'hound',
    cards: [
      {
        id: 'hound-1',
        initiative: 6,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 0, conditions: ['immobilize'] },
        ],
      },
      {
        id: 'hound-2',
        initiative: 7,
        do: [
          { a: 'move', mod: 0 },
          { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        id: 'hound-3',
        initiative: 19,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
        ],
      },
      {
        id: 'hound-4',
        initiative: 19,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
        ],
      },
      {
        id: 'hound-5',
        initiative: 26,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'hound-6',
        initiative: 26,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'hound-7',
        initiative: 83,
        do: [
          { a: 'move', mod: -2 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'hound-8',
        initiative: 72,
        do: [
          { a: 'attack', mod: -1, pierce: 2 },
          { a: 'move', mod: -2 },
          { a: 'attack', mod: -1, pierce: 2 },
        ],
      },
    ],
  },
  {
    id: 'imp',
    cards: [
      {
        id: 'imp-1',
        initiative: 5,
        do: [
          { a: 'shield', n: 5 },
          { a: 'heal', n: 1, on: { who: 'self' } },
        ],
      },
      {
        id: 'imp-2',
        initiative: 37,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'imp-3',
        initiative: 37,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'imp-4',
        initiative: 42,
        do: [
          { a: 'move', mod: 1 },
          { a: 'heal', n: 2, range: 3 },
        ],
      },
      {
        id: 'imp-5',
        initiative: 43,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1, targets: 2, conditions: ['poison'] },
        ],
      },
      {
        id: 'imp-6',
        initiative: 76,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'imp-7',
        initiative: 43,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1, targets: 2, conditions: ['curse'] },
        ],
      },
      {
        id: 'imp-8',
        initiative: 24,
        do: [
          { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', within: 2, count: 'all' } },
          { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', within: 2, count: 'all' } },
        ],
      },
    ],
  },
  {
    id: 'inox-necromancer',
    cards: [
      {
        id: 'inox-necromancer-1',
        initiative: 8,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1 },
          {
            a: 'summonMonster',
            spawns: [{ kind: 'living-corpse', count: 1, by: ['normal', 'normal', 'normal'] }],
          },
        ],
      },
      {
        id: 'inox-necromancer-2',
        initiative: 8,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 0 },
          {
            a: 'summonMonster',
            spawns: [{ kind: 'living-corpse', count: 1, by: ['normal', 'normal', 'normal'] }],
          },
        ],
      },
      {
        id: 'inox-necromancer-3',
        initiative: 23,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'heal', n: 3, range: 3 },
        ],
      },
      {
        id: 'inox-necromancer-4',
        initiative: 23,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'heal', n: 3, range: 3 },
        ],
      },
      {
        id: 'inox-necromancer-5',
        initiative: 62,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'inox-necromancer-6',
        initiative: 74,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'inox-necromancer-7',
        initiative: 89,
        do: [
          { a: 'move', mod: -1 },
          { a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
          { a: 'condition', conditions: ['bless'], on: { who: 'self' } },
        ],
      },
      {
        id: 'inox-necromancer-8',
        initiative: 9,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
          {
            a: 'summonMonster',
            spawns: [{ kind: 'living-corpse', count: 1, by: ['normal', 'normal', 'normal'] }],
          },
        ],
      },
    ],
  },
  {
    id: 'living-bones',
    cards: [
      {
        id: 'living-bones-1',
        initiative: 64,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'living-bones-2',
        initiative: 20,
        shuffle: true,
        do: [
          { a: 'move', mod: -2 },
          { a: 'attack', mod: 0 },
          { a: 'heal', n: 2, on: { who: 'self' } },
        ],
      },
      {
        id: 'living-bones-3',
        initiative: 25,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'living-bones-4',
        initiative: 45,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'living-bones-5',
        initiative: 45,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      { id: 'living-bones-6', initiative: 81, do: [{ a: 'attack', mod: 2 }] },
      {
        id: 'living-bones-7',
        initiative: 74,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', sameTarget: true, within: 'range' } },
        ],
      },
      {
        id: 'living-bones-8',
        initiative: 12,
        shuffle: true,
        do: [
          { a: 'shield', n: 1 },
          { a: 'heal', n: 2, on: { who: 'self' } },
        ],
      },
    ],
  },
  {
    id: 'living-corpse',
    cards: [
      {
        id: 'living-corpse-1',
        initiative: 21,
        do: [
          { a: 'move', mod: 1 },
          { a: 'condition', conditions: ['muddle', 'immobilize'], on: { who: 'enemy', within: 1 } },
        ],
      },
      {
        id: 'living-corpse-2',
        initiative: 47,
        do: [
          { a: 'move', mod: 1 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        id: 'living-corpse-3',
        initiative: 66,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'living-corpse-4',
        initiative: 66,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'living-corpse-5',
        initiative: 82,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1 },
        ],
      },
      {
        id: 'living-corpse-6',
        initiative: 91,
        do: [
          { a: 'move', mod: 1 },
          { a: 'damage', n: 1, on: { who: 'self' } },
        ],
      },
      {
        id: 'living-corpse-7',
        initiative: 71,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 1 },
          { a: 'condition', conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        id: 'living-corpse-8',
        initiative: 32,
        do: [
          { a: 'attack', mod: 2, push: 1 },
          { a: 'damage', n: 1, on: { who: 'self' } },
        ],
      },
    ],
  },
  {
    id: 'living-spirit',
    cards: [
      {
        id: 'living-spirit-1',
        initiative: 22,
        shuffle: true,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: -1, conditions: ['muddle'] },
        ],
      },
      {
        id: 'living-spirit-2',
        initiative: 33,
        shuffle: true,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: -1, on: { who: 'enemy', within: 'ownRange', count: 'all' } },
        ],
      },
      {
        id: 'living-spirit-3',
        initiative: 48,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        id: 'living-spirit-4',
        initiative: 48,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
        ],
      },
      { id: 'living-spirit-5', initiative: 61, do: [{ a: 'attack', mod: 0, rangeMod: -1, targets: 2 }] },
      {
        id: 'living-spirit-6',
        initiative: 75,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, rangeMod: -1 },
          { a: 'heal', n: 1, on: { who: 'self' } },
        ],
      },
      {
        id: 'living-spirit-7',
        initiative: 55,
        do: [
          { a: 'move', mod: 0 },
          { a: 'condition', conditions: ['curse'], on: { who: 'enemy', within: 'ownRange', count: 'all' } },
        ],
        infuse: ['ice'],
      },
      {
        id: 'living-spirit-8',
        initiative: 67,
        do: [
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 1, consume: [{ elements: ['ice'], give: { conditions: ['stun'] } }] },
        ],
      },
    ],
  },
];
