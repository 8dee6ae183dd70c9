import type { MonsterDef } from '../types.js';

export const bosses: readonly MonsterDef[] = [
  {
    id: 'bandit-commander',
    deck: 'boss',
    standees: 1,
    immunities: ['stun', 'immobilize', 'curse'],
    stats: {
      boss: [
        { hp: '8*C', move: 3, attack: 3, range: null },
        { hp: '10*C', move: 3, attack: 3, range: null },
        { hp: '12*C', move: 4, attack: 3, range: null },
        { hp: '13*C', move: 4, attack: 4, range: null },
        { hp: '15*C', move: 4, attack: 4, range: null },
        { hp: '16*C', move: 5, attack: 5, range: null },
        { hp: '19*C', move: 5, attack: 5, range: null },
        { hp: '23*C', move: 5, attack: 5, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          { a: 'openNextDoor', order: ['a', 'b', 'c', 'd'], cycle: true, move: 'jumpToDoorHexAnyDistance' },
        ],
      },
      {
        n: 2,
        do: [
          {
            a: 'summonMonster',
            spawns: [{ kind: 'living-bones', count: 1, by: ['normal', 'elite', 'elite'] }],
          },
        ],
      },
    ],
  },
  {
    id: 'captain-of-the-guard',
    deck: 'boss',
    standees: 1,
    immunities: ['disarm', 'wound', 'muddle', 'stun'],
    stats: {
      boss: [
        { hp: '7*C', move: 2, attack: 3, range: null },
        { hp: '9*C', move: 2, attack: 3, range: null },
        { hp: '11*C', move: 2, attack: 4, range: null },
        { hp: '14*C', move: 3, attack: 4, range: null },
        { hp: '16*C', move: 3, attack: 5, range: null },
        { hp: '20*C', move: 3, attack: 5, range: null },
        { hp: '21*C', move: 4, attack: 6, range: null },
        { hp: '25*C', move: 4, attack: 6, range: null },
      ],
    },
    specials: [
      { n: 1, do: [{ a: 'heal', n: 2, on: { who: 'selfAndAllies', count: 'all', within: 'any' } }] },
      {
        n: 2,
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attack',
            give: { add: { attack: 1 } },
            until: 'endOfRound',
          },
          { a: 'attack', mod: 1 },
        ],
      },
    ],
  },
  {
    id: 'dark-rider',
    variables: { X: 'hexes it moved this turn' },
    deck: 'boss',
    standees: 1,
    immunities: ['immobilize', 'poison', 'stun', 'disarm'],
    stats: {
      boss: [
        { hp: '9*C', move: 2, attack: '3+X', range: null },
        { hp: '10*C', move: 3, attack: '3+X', range: null },
        { hp: '12*C', move: 3, attack: '3+X', range: null },
        { hp: '13*C', move: 3, attack: '4+X', range: null },
        { hp: '15*C', move: 3, attack: '4+X', range: null },
        { hp: '16*C', move: 3, attack: '5+X', range: null },
        { hp: '16*C', move: 4, attack: '5+X', range: null },
        { hp: '18*C', move: 4, attack: '6+X', range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          { a: 'move', mod: 2 },
          { a: 'attack', mod: 0 },
        ],
      },
      {
        n: 2,
        do: [
          { a: 'move', mod: 0 },
          {
            a: 'summonMonster',
            spawns: [
              { kind: 'forest-imp', count: 1, by: ['normal', '-', '-'] },
              { kind: 'forest-imp', count: 2, by: ['-', 'normal', 'normal'] },
            ],
          },
          { a: 'attack', mod: -1 },
        ],
      },
    ],
  },
  {
    id: 'elder-drake',
    deck: 'boss',
    standees: 1,
    immunities: ['wound', 'poison', 'disarm', 'immobilize', 'pull', 'push', 'stun'],
    stats: {
      boss: [
        { hp: '11*C', move: null, attack: 3, range: null },
        { hp: '12*C', move: null, attack: 4, range: null },
        { hp: '15*C', move: null, attack: 4, range: null },
        { hp: '16*C', move: null, attack: 5, range: null },
        { hp: '20*C', move: null, attack: 5, range: null },
        { hp: '22*C', move: null, attack: 6, range: null },
        { hp: '27*C', move: null, attack: 6, range: null },
        { hp: '29*C', move: null, attack: 7, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          {
            a: 'attack',
            mod: 0,
            area: {
              self: true,
              hexes: [
                [1, 1],
                [2, 0],
                [3, 0],
                [0, 2],
                [1, 2],
                [2, 1],
                [0, 3],
              ],
              body: [
                [0, 0],
                [1, 0],
                [0, 1],
              ],
            },
          },
        ],
      },
      {
        n: 2,
        do: [
          {
            a: 'summonObjective',
            objective: 'zephyr',
            count: 2,
            hp: null,
            damageable: false,
            initiative: 'justBeforeElderDrake',
            do: [
              { a: 'move', n: 2 },
              { a: 'attack', n: 'C' },
            ],
          },
          { a: 'moveToNext', order: ['a', 'b', 'c'], cycle: true, what: 'huge boulder perch' },
        ],
      },
    ],
  },
  {
    id: 'inox-bodyguard',
    deck: 'boss',
    standees: 2,
    immunities: ['disarm', 'poison', 'muddle', 'stun'],
    stats: {
      boss: [
        { hp: '6*C', move: 2, attack: 'C', range: null },
        { hp: '7*C', move: 2, attack: '1+C', range: null },
        { hp: '9*C', move: 2, attack: '1+C', range: null },
        { hp: '10*C', move: 3, attack: '2+C', range: null },
        { hp: '11*C', move: 3, attack: '2+C', range: null },
        { hp: '13*C', move: 3, attack: '3+C', range: null },
        { hp: '15*C', move: 4, attack: '3+C', range: null },
        { hp: '17*C', move: 4, attack: '4+C', range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          { a: 'move', mod: -1 },
          {
            a: 'attack',
            mod: -1,
            area: {
              self: true,
              hexes: [
                [1, 0],
                [0, 1],
                [1, 1],
                [2, 0],
                [0, 2],
              ],
            },
          },
        ],
      },
      {
        n: 2,
        do: [
          { a: 'move', mod: 0 },
          { a: 'attack', mod: 0 },
          { a: 'retaliate', n: { byLevel: [3, 3, 3, 4, 4, 5, 5, 5] } },
        ],
      },
    ],
  },
  {
    id: 'jekserah',
    deck: 'boss',
    standees: 1,
    immunities: ['disarm', 'wound', 'curse', 'stun'],
    stats: {
      boss: [
        { hp: '6*C', move: 2, attack: 2, range: null },
        { hp: '7*C', move: 2, attack: 3, range: null },
        { hp: '9*C', move: 3, attack: 3, range: null },
        { hp: '12*C', move: 4, attack: 4, range: null },
        { hp: '13*C', move: 4, attack: 5, range: null },
        { hp: '15*C', move: 5, attack: 5, range: null },
        { hp: '18*C', move: 5, attack: 5, range: null },
        { hp: '22*C', move: 5, attack: 5, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          {
            a: 'summonMonster',
            spawns: [
              { kind: 'living-bones', count: 1, by: ['-', 'normal', '-'] },
              { kind: 'living-bones', count: 1, by: ['-', 'elite', '-'] },
              { kind: 'living-bones', count: 2, by: ['normal', '-', 'elite'] },
            ],
          },
          { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      {
        n: 2,
        do: [
          {
            a: 'summonMonster',
            spawns: [
              { kind: 'living-corpse', count: 1, by: ['-', 'normal', '-'] },
              { kind: 'living-corpse', count: 1, by: ['-', 'elite', '-'] },
              { kind: 'living-corpse', count: 2, by: ['normal', '-', 'elite'] },
            ],
          },
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 2 },
        ],
      },
    ],
  },
  {
    id: 'merciless-overseer',
    variables: { V: 'vermling-scout' },
    deck: 'boss',
    standees: 1,
    immunities: ['disarm', 'wound', 'curse', 'stun'],
    stats: {
      boss: [
        { hp: '6*C', move: 2, attack: 'V', range: null },
        { hp: '8*C', move: 2, attack: 'V', range: null },
        { hp: '9*C', move: 3, attack: 'V', range: null },
        { hp: '11*C', move: 3, attack: 'V', range: null },
        { hp: '12*C', move: 4, attack: 'V', range: null },
        { hp: '14*C', move: 4, attack: 'V', range: null },
        { hp: '16*C', move: 4, attack: 'V', range: null },
        { hp: '19*C', move: 4, attack: 'V', range: null },
      ],
    },
    specials: [
      { n: 1, do: [{ a: 'extraTurnForMonsters', kind: 'vermling-scout' }] },
      {
        n: 2,
        do: [
          {
            a: 'summonMonster',
            spawns: [
              { kind: 'vermling-scout', count: 2, by: ['normal', '-', 'elite'] },
              { kind: 'vermling-scout', count: 1, by: ['-', 'normal', '-'] },
              { kind: 'vermling-scout', count: 1, by: ['-', 'elite', '-'] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'prime-demon',
    deck: 'boss',
    standees: 1,
    immunities: ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun'],
    stats: {
      boss: [
        { hp: '8*C', move: 3, attack: 4, range: null },
        { hp: '9*C', move: 4, attack: 4, range: null },
        { hp: '10*C', move: 4, attack: 5, range: null },
        { hp: '12*C', move: 4, attack: 6, range: null },
        { hp: '14*C', move: 5, attack: 6, range: null },
        { hp: '16*C', move: 5, attack: 7, range: null },
        { hp: '20*C', move: 5, attack: 7, range: null },
        { hp: '22*C', move: 5, attack: 8, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          { a: 'scenario', rule: 'altarMovesAndSummons', by: ['normal', 'elite', 'elite'] },
          { a: 'move', mod: 2 },
          { a: 'attack', mod: -1 },
        ],
      },
      {
        n: 2,
        do: [
          { a: 'scenario', rule: 'altarMovesAndSummons', by: ['normal', 'normal', 'elite'] },
          { a: 'move', mod: 2 },
          { a: 'attack', mod: -1 },
        ],
      },
    ],
  },
  {
    id: 'the-betrayer',
    deck: 'boss',
    standees: 1,
    immunities: ['wound', 'poison', 'stun', 'disarm', 'curse'],
    stats: {
      boss: [
        { hp: '10*C', move: 3, attack: 4, range: 3 },
        { hp: '12*C', move: 3, attack: 5, range: 3 },
        { hp: '14*C', move: 3, attack: 6, range: 4 },
        { hp: '16*C', move: 4, attack: 7, range: 4 },
        { hp: '18*C', move: 4, attack: 8, range: 4 },
        { hp: '20*C', move: 5, attack: 8, range: 5 },
        { hp: '23*C', move: 5, attack: 9, range: 5 },
        { hp: '27*C', move: 5, attack: 9, range: 5 },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          {
            a: 'summonMonster',
            spawns: [
              { kind: 'giant-viper', count: 1, by: ['elite', 'normal', '-'] },
              { kind: 'giant-viper', count: 1, by: ['-', 'elite', '-'] },
              { kind: 'giant-viper', count: 2, by: ['-', '-', 'elite'] },
            ],
          },
          {
            a: 'forceMove',
            who: 'charactersAndSummons',
            n: 4,
            order: 'initiative',
            endAsFarAsPossibleFrom: 'self',
          },
        ],
      },
      {
        n: 2,
        do: [
          { a: 'forceMove', who: 'charactersAndSummons', to: 'closestHexNextToSelf' },
          {
            a: 'mindControl',
            who: 'characterActingLatestThisRound',
            do: [
              { a: 'move', n: 2 },
              { a: 'topActionOf', card: 'leading' },
            ],
            cardsTo: 'discard',
            summonsToo: true,
          },
        ],
      },
    ],
  },
  {
    id: 'the-colorless',
    deck: 'boss',
    standees: 1,
    immunities: ['wound', 'poison', 'muddle', 'stun', 'curse'],
    stats: {
      boss: [
        { hp: '9*C', move: 3, attack: 2, range: null },
        { hp: '10*C', move: 3, attack: 3, range: null },
        { hp: '11*C', move: 4, attack: 3, range: null },
        { hp: '12*C', move: 4, attack: 4, range: null },
        { hp: '14*C', move: 4, attack: 4, range: null },
        { hp: '15*C', move: 4, attack: 5, range: null },
        { hp: '17*C', move: 4, attack: 6, range: null },
        { hp: '19*C', move: 5, attack: 7, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          {
            a: 'consume',
            elements: ['dark'],
            give: {
              do: [
                {
                  a: 'summonMonster',
                  spawns: [{ kind: 'night-demon', count: 1, by: ['normal', 'normal', 'elite'] }],
                },
              ],
            },
          },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
      {
        n: 2,
        do: [
          {
            a: 'consume',
            elements: ['light'],
            give: {
              do: [
                {
                  a: 'summonMonster',
                  spawns: [{ kind: 'sun-demon', count: 1, by: ['normal', 'elite', 'elite'] }],
                },
              ],
            },
          },
          { a: 'heal', n: { byLevel: [4, 4, 5, 5, 6, 6, 7, 7] }, on: { who: 'self' } },
          { a: 'shield', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'the-gloom',
    deck: 'boss',
    standees: 1,
    immunities: ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun', 'curse'],
    stats: {
      boss: [
        { hp: '20*C', move: 2, attack: 5, range: null },
        { hp: '25*C', move: 2, attack: 5, range: null },
        { hp: '29*C', move: 2, attack: 6, range: null },
        { hp: '35*C', move: 2, attack: 6, range: null },
        { hp: '39*C', move: 3, attack: 7, range: null },
        { hp: '46*C', move: 3, attack: 7, range: null },
        { hp: '50*C', move: 3, attack: 8, range: null },
        { hp: '56*C', move: 3, attack: 9, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          { a: 'move', mod: 9 },
          { a: 'attack', mod: 9 },
        ],
      },
      {
        n: 2,
        do: [
          { a: 'teleport', to: 'nextMarkedHex', order: ['a', 'b', 'c'], cycle: true },
          { a: 'attack', mod: 1, range: 5, conditions: ['poison', 'wound', 'stun'] },
        ],
      },
    ],
  },
  {
    id: 'the-sightless-eye',
    deck: 'boss',
    standees: 1,
    immunities: ['stun', 'disarm', 'curse', 'muddle', 'pull', 'push'],
    stats: {
      boss: [
        { hp: '7*C', move: null, attack: 5, range: 3 },
        { hp: '8*C', move: null, attack: 6, range: 3 },
        { hp: '10*C', move: null, attack: 6, range: 3 },
        { hp: '11*C', move: null, attack: 7, range: 3 },
        { hp: '14*C', move: null, attack: 7, range: 3 },
        { hp: '15*C', move: null, attack: 8, range: 3 },
        { hp: '18*C', move: null, attack: 8, range: 3 },
        { hp: '20*C', move: null, attack: 9, range: 3 },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          {
            a: 'summonMonster',
            spawns: [{ kind: 'deep-terror', count: 1, by: ['normal', 'elite', 'elite'] }],
          },
          {
            a: 'attack',
            mod: -3,
            area: {
              self: true,
              hexes: [
                [3, -3],
                [1, -1],
                [2, -2],
                [3, -2],
                [1, 0],
                [2, -1],
                [3, -1],
                [0, 1],
                [1, 1],
                [2, 0],
                [3, 0],
                [0, 2],
                [1, 2],
                [2, 1],
                [0, 3],
              ],
            },
          },
        ],
      },
      {
        n: 2,
        do: [
          {
            a: 'summonMonster',
            spawns: [{ kind: 'deep-terror', count: 1, by: ['normal', 'normal', 'elite'] }],
          },
          {
            a: 'attack',
            mod: -2,
            area: {
              self: true,
              hexes: [
                [1, 0],
                [0, 1],
                [1, 1],
                [2, 0],
                [3, 0],
                [0, 2],
                [1, 2],
                [2, 1],
                [0, 3],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'winged-horror',
    deck: 'boss',
    standees: 1,
    immunities: ['disarm', 'poison', 'muddle', 'stun', 'curse'],
    stats: {
      boss: [
        { hp: '6*C', move: 3, attack: 3, range: null },
        { hp: '7*C', move: 4, attack: 3, range: null },
        { hp: '8*C', move: 4, attack: 4, range: null },
        { hp: '10*C', move: 4, attack: 4, range: null },
        { hp: '12*C', move: 5, attack: 4, range: null },
        { hp: '14*C', move: 5, attack: 5, range: null },
        { hp: '17*C', move: 5, attack: 5, range: null },
        { hp: '20*C', move: 5, attack: 5, range: null },
      ],
    },
    specials: [
      {
        n: 1,
        do: [
          { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'attack', mod: 0, range: 3 },
          { a: 'hatchEggs', each: { kind: 'night-demon', by: ['normal', 'normal', 'normal'] } },
        ],
      },
      {
        n: 2,
        do: [
          { a: 'summonObjective', objective: 'egg', count: 'C', hp: '2+ceil(L/2)', initiative: 99 },
          { a: 'move', mod: -1 },
          { a: 'attack', mod: 0 },
        ],
      },
    ],
  },
];
