import type { ClassDef } from '../types.js';

export const brute: ClassDef = {
  id: 'brute',
  start: true,
  handSize: 10,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    { times: 1, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, add: [{ n: 2, card: '+1' }] },
    { times: 1, add: [{ n: 1, card: '+3' }] },
    { times: 2, add: [{ n: 3, card: '+0', rolling: true, push: 1 }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, pierce: 3 }] },
    { times: 2, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    {
      times: 1,
      add: [
        { n: 1, card: '+0', rolling: true, conditions: ['disarm'] },
        { n: 1, card: '+0', rolling: true, conditions: ['muddle'] },
      ],
    },
    { times: 2, add: [{ n: 1, card: '+0', rolling: true, addTarget: true }] },
    { times: 1, add: [{ n: 1, card: '+1', shield: 1 }] },
    { times: 1, add: [{ n: 1, card: '+1' }], ignore: 'itemMinusOneCards' },
  ],
  cards: [
    /** Trample */
    {
      id: 'brute-001',
      number: 1,
      level: 1,
      initiative: 72,
      top: { do: [{ a: 'attack', n: 3, pierce: 2 }] },
      bottom: {
        do: [
          { a: 'move', n: 4, jump: true },
          { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 'movedThrough' } },
        ],
        xp: 2,
        lost: true,
      },
    },
    /** Eye for an Eye */
    {
      id: 'brute-002',
      number: 2,
      level: 1,
      initiative: 18,
      top: {
        do: [
          { a: 'retaliate', n: 2, on: { who: 'self' } },
          { a: 'bonus', event: 'retaliates', give: { xp: 1 } },
        ],
        active: 'round',
      },
      bottom: { do: [{ a: 'heal', n: 2, range: 1 }], infuse: ['earth'] },
    },
    /** Sweeping Blow */
    {
      id: 'brute-003',
      number: 3,
      level: 1,
      initiative: 64,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
                [1, 0],
              ],
            },
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Provoking Roar */
    {
      id: 'brute-004',
      number: 4,
      level: 1,
      initiative: 10,
      top: { do: [{ a: 'attack', n: 2, conditions: ['disarm'] }] },
      bottom: {
        do: [
          {
            a: 'redirectAttacks',
            from: { who: 'ally', count: 'all', within: 1 },
            to: 'self',
            ignoreRange: true,
          },
        ],
        active: 'round',
      },
    },
    /** Overwhelming Assault */
    {
      id: 'brute-005',
      number: 5,
      level: 1,
      initiative: 61,
      top: { do: [{ a: 'attack', n: 6 }], xp: 2, lost: true },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'push', n: 2, on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Grab and Go */
    {
      id: 'brute-006',
      number: 6,
      level: 1,
      initiative: 87,
      top: { do: [{ a: 'loot', n: 1 }] },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Warding Strength */
    {
      id: 'brute-007',
      number: 7,
      level: 1,
      initiative: 32,
      top: { do: [{ a: 'attack', n: 3, push: 2 }] },
      bottom: {
        do: [{ a: 'bonus', event: 'damagedByAttack', give: { add: { shield: 1 } } }],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Shield Bash */
    {
      id: 'brute-008',
      number: 8,
      level: 1,
      initiative: 15,
      top: { do: [{ a: 'attack', n: 4, conditions: ['stun'] }], xp: 2, lost: true },
      bottom: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], active: 'round' },
    },
    /** Leaping Cleave */
    {
      id: 'brute-009',
      number: 9,
      level: 1,
      initiative: 54,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'move', n: 3, jump: true }], infuse: ['air'] },
    },
    /** Spare Dagger */
    {
      id: 'brute-010',
      number: 10,
      level: 1,
      initiative: 27,
      top: { do: [{ a: 'attack', n: 3, range: 3 }], xp: 1 },
      bottom: { do: [{ a: 'attack', n: 2 }] },
    },
    /** Skewer */
    {
      id: 'brute-011',
      number: 11,
      level: 'X',
      initiative: 35,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            area: {
              self: true,
              hexes: [
                [-2, 2],
                [-1, 1],
              ],
            },
            consume: [{ elements: ['air'], give: { add: { attack: 1 }, pierce: 1 } }],
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'move', n: 6 }], xp: 1, lost: true },
    },
    /** Balanced Measure */
    {
      id: 'brute-012',
      number: 12,
      level: 'X',
      initiative: 77,
      top: { do: [{ a: 'attack', n: { x: 'hexesMovedThisTurn' } }], xp: 1 },
      bottom: { do: [{ a: 'move', n: { x: 'damageDealtThisTurn' } }] },
    },
    /** Wall of Doom */
    {
      id: 'brute-013',
      number: 13,
      level: 'X',
      initiative: 20,
      top: {
        do: [
          { a: 'retaliate', n: 2, on: { who: 'self' } },
          { a: 'shield', n: 2, on: { who: 'self' } },
        ],
        xp: 2,
        active: 'round',
        lost: true,
      },
      bottom: { do: [{ a: 'bonus', event: 'attack', give: { add: { attack: 1 } } }], active: 'round' },
    },
    /** Fatal Advance */
    {
      id: 'brute-014',
      number: 14,
      level: 2,
      initiative: 40,
      top: { do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal'] } }], xp: 2, lost: true },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Juggernaut */
    {
      id: 'brute-015',
      number: 15,
      level: 2,
      initiative: 34,
      top: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 2 },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'damaged', give: { noDamage: true } }],
        active: 'persistent',
        uses: [1, 1, 1],
        lost: true,
      },
    },
    /** Hook and Chain */
    {
      id: 'brute-016',
      number: 16,
      level: 3,
      initiative: 42,
      top: { do: [{ a: 'attack', n: 3, range: 3, pull: 2 }] },
      bottom: {
        do: [
          {
            a: 'move',
            n: 4,
            after: [{ a: 'attack', n: { x: 'hexesMovedThisAction' }, if: ['movedInStraightLine'] }],
          },
        ],
      },
    },
    /** Brute Force */
    {
      id: 'brute-017',
      number: 17,
      level: 3,
      initiative: 51,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
                [1, 0],
              ],
            },
            conditions: ['muddle'],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Unstoppable Charge */
    {
      id: 'brute-018',
      number: 18,
      level: 4,
      initiative: 86,
      top: { do: [{ a: 'attack', n: 5 }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'condition', conditions: ['stun'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
        lost: true,
      },
    },
    /** Devastating Hack */
    {
      id: 'brute-019',
      number: 19,
      level: 4,
      initiative: 27,
      top: { do: [{ a: 'attack', n: 8 }], xp: 3, lost: true },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Whirlwind */
    {
      id: 'brute-020',
      number: 20,
      level: 5,
      initiative: 28,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            on: { who: 'enemy', count: 'all', within: 1 },
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'push', n: 3, on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Skirmishing Maneuver */
    {
      id: 'brute-021',
      number: 21,
      level: 5,
      initiative: 29,
      top: {
        do: [
          { a: 'attack', n: 2 },
          { a: 'move', n: 2 },
          { a: 'attack', n: 2 },
        ],
      },
      bottom: { do: [{ a: 'attack', n: 3, range: 3 }], xp: 1 },
    },
    /** Quietus */
    {
      id: 'brute-022',
      number: 22,
      level: 6,
      initiative: 57,
      top: {
        do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal'], if: ['targetHasAny:stun'] } }],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'bonus', event: 'attack', give: { add: { attack: 1 } } },
        ],
        active: 'round',
      },
    },
    /** Immovable Phalanx */
    {
      id: 'brute-023',
      number: 23,
      level: 6,
      initiative: 17,
      top: {
        do: [
          { a: 'attack', n: 4 },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
      bottom: {
        do: [{ a: 'convert', from: 'move', to: 'attack', may: true }],
        active: 'persistent',
        lost: true,
      },
    },
    /** Defensive Tactics */
    {
      id: 'brute-024',
      number: 24,
      level: 7,
      initiative: 26,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 2, conditions: ['immobilize'] }], xp: 1 },
      bottom: {
        do: [
          { a: 'retaliate', n: 1, on: { who: 'self' } },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Crippling Offensive */
    {
      id: 'brute-025',
      number: 25,
      level: 7,
      initiative: 33,
      top: { do: [{ a: 'attack', n: 6, conditions: ['wound', 'stun'] }], xp: 3, lost: true },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['immobilize'], push: 1, on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Frenzied Onslaught */
    {
      id: 'brute-026',
      number: 26,
      level: 8,
      initiative: 41,
      top: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 2 },
          { a: 'move', n: 2 },
          { a: 'attack', n: 2 },
        ],
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['targetHasAny:disarm,immobilize,stun'],
            give: { add: { attack: 3 } },
          },
        ],
        xp: 1,
        active: 'round',
      },
    },
    /** Selfish Retribution */
    {
      id: 'brute-027',
      number: 27,
      level: 8,
      initiative: 12,
      top: {
        do: [
          { a: 'move', n: 1 },
          { a: 'loot', n: 2 },
        ],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'retaliate', n: 2, on: { who: 'self' } },
        ],
        xp: 1,
        active: 'round',
      },
    },
    /** King of the Hill */
    {
      id: 'brute-028',
      number: 28,
      level: 9,
      initiative: 39,
      top: {
        do: [
          {
            a: 'attack',
            n: 6,
            on: { who: 'enemy', count: 'all', within: 1 },
            push: 1,
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'heal', n: 5, on: { who: 'self' } }] },
    },
    /** Face Your End */
    {
      id: 'brute-029',
      number: 29,
      level: 9,
      initiative: 67,
      top: { do: [{ a: 'attack', n: 2, range: 4, targets: 3, pull: 3 }], xp: 1 },
      bottom: {
        do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] } }],
        xp: 2,
        lost: true,
      },
    },
  ],
};
