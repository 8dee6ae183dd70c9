import type { ClassDef } from '../types.js';

export const soothsinger: ClassDef = {
  id: 'soothsinger',
  start: false,
  handSize: 9,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 1, card: '-2' }] },
    { times: 2, remove: [{ n: 2, card: '+1' }], add: [{ n: 1, card: '+4' }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+1', conditions: ['disarm'] }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2', conditions: ['wound'] }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2', conditions: ['poison'] }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2', conditions: ['curse'] }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+3', conditions: ['muddle'] }] },
    { times: 1, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+0', conditions: ['stun'] }] },
    { times: 1, add: [{ n: 3, card: '+1', rolling: true }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, conditions: ['curse'] }] },
  ],
  cards: [
    /** Power Ballad */
    {
      id: 'soothsinger-348',
      number: 348,
      level: 1,
      initiative: 19,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attack',
            give: { add: { attack: 1 } },
            limitPerTurn: 1,
          },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', count: 'all', within: 1 } },
        ],
        xp: 1,
      },
    },
    /** Defensive Ditty */
    {
      id: 'soothsinger-349',
      number: 349,
      level: 1,
      initiative: 9,
      top: {
        do: [
          { a: 'shield', n: 1, on: { who: 'ally', count: 'all', within: 'any' } },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', within: 2 },
            event: 'damaged',
            give: { noDamage: true },
            limit: 1,
          },
        ],
        xp: 1,
        active: 'round',
      },
    },
    /** Song of Speed */
    {
      id: 'soothsinger-350',
      number: 350,
      level: 1,
      initiative: 5,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'moveAction',
            give: { add: { move: 1 } },
          },
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attackAbility',
            if: ['ranged'],
            give: { add: { range: 1 } },
          },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'enemy', within: 4, count: 'all' } }],
        xp: 1,
      },
    },
    /** Tuning the Outcome */
    {
      id: 'soothsinger-351',
      number: 351,
      level: 1,
      initiative: 78,
      top: { do: [{ a: 'condition', conditions: ['bless'], on: { who: 'ally', count: 'all', within: 1 } }] },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['curse'], range: 3 },
        ],
      },
    },
    /** Call to Action */
    {
      id: 'soothsinger-352',
      number: 352,
      level: 1,
      initiative: 85,
      top: {
        do: [
          { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', count: 'all', within: 'any' } },
        ],
      },
      bottom: {
        do: [{ a: 'grant', do: [{ a: 'attack', n: 4 }], on: { who: 'ally', within: 3 }, may: true }],
      },
    },
    /** Warding Dagger */
    {
      id: 'soothsinger-353',
      number: 353,
      level: 1,
      initiative: 56,
      top: { do: [{ a: 'attack', n: 3, conditions: ['immobilize'] }] },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'shield', n: 2, on: { who: 'ally', count: 'all', within: 1 } },
        ],
        xp: 1,
        active: 'round',
        lost: true,
      },
    },
    /** Throw Voice */
    {
      id: 'soothsinger-354',
      number: 354,
      level: 1,
      initiative: 44,
      top: {
        do: [
          {
            a: 'condition',
            conditions: ['disarm'],
            range: 3,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'control',
            range: 3,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
            on: { who: 'enemy', count: 'all', within: 'area' },
            do: [{ a: 'move', n: 1 }],
            byYou: true,
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Singing Arrow */
    {
      id: 'soothsinger-355',
      number: 355,
      level: 1,
      initiative: 89,
      top: {
        do: [
          {
            a: 'condition',
            conditions: ['curse'],
            range: 3,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
      },
      bottom: { do: [{ a: 'attack', n: 1, range: 3, conditions: ['wound'] }] },
    },
    /** Marching Beat */
    {
      id: 'soothsinger-356',
      number: 356,
      level: 1,
      initiative: 32,
      top: { do: [{ a: 'grant', do: [{ a: 'move', n: 4 }], on: { who: 'ally', within: 3 }, may: true }] },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Wistful Wounding */
    {
      id: 'soothsinger-357',
      number: 357,
      level: 'X',
      initiative: 16,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attack',
            give: { conditions: ['wound'] },
          },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [
          { a: 'attack', n: 1, range: 4 },
          { a: 'loot', n: 1 },
        ],
        xp: 1,
      },
    },
    /** Unending Chant */
    {
      id: 'soothsinger-358',
      number: 358,
      level: 'X',
      initiative: 51,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'youCurseEnemy',
            give: { do: [{ a: 'condition', conditions: ['curse'], on: { who: 'sameFigure' } }] },
          },
        ],
        active: 'persistent',
        uses: [0, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'shield', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
        ],
        active: 'round',
      },
    },
    /** Nimble Knife */
    {
      id: 'soothsinger-359',
      number: 359,
      level: 'X',
      initiative: 27,
      top: {
        do: [
          { a: 'attack', n: 2, conditions: ['curse'] },
          { a: 'condition', conditions: ['bless'], on: { who: 'ally', within: 1 } },
        ],
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Soothing Lullaby */
    {
      id: 'soothsinger-360',
      number: 360,
      level: 2,
      initiative: 11,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'turnStart',
            give: { do: [{ a: 'heal', n: 1, on: { who: 'self' } }] },
            may: true,
          },
          { a: 'bonus', as: 'experience', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: { do: [{ a: 'heal', n: 3, range: 4 }], xp: 1 },
    },
    /** Change Tempo */
    {
      id: 'soothsinger-361',
      number: 361,
      level: 2,
      initiative: 91,
      top: {
        do: [{ a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', within: 3, count: 'all' } }],
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Echoing Aria */
    {
      id: 'soothsinger-362',
      number: 362,
      level: 3,
      initiative: 8,
      top: {
        do: [
          { a: 'retaliate', n: 2, range: 2, on: { who: 'ally', count: 'all', within: 'any' } },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [{ a: 'shield', n: 2, on: { who: 'ally', within: 3, count: 'all' } }],
        xp: 1,
        active: 'round',
      },
    },
    /** Crippling Chorus */
    {
      id: 'soothsinger-363',
      number: 363,
      level: 3,
      initiative: 62,
      top: {
        do: [{ a: 'condition', conditions: ['stun'], on: { who: 'enemy', within: 3, count: 'all' } }],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['disarm'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Disorienting Dirge */
    {
      id: 'soothsinger-364',
      number: 364,
      level: 4,
      initiative: 14,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'enemy', count: 'all', within: 'any' },
            event: 'attack',
            give: { disadvantage: true },
          },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [
          { a: 'condition', conditions: ['curse', 'bless'], on: { who: 'ally', within: 3, count: 'all' } },
        ],
        xp: 1,
      },
    },
    /** Inspiring Anthem */
    {
      id: 'soothsinger-365',
      number: 365,
      level: 4,
      initiative: 50,
      top: { do: [{ a: 'grant', do: [{ a: 'move', n: 5 }], on: { who: 'ally', within: 'any' }, may: true }] },
      bottom: {
        do: [{ a: 'grant', do: [{ a: 'attack', n: 5 }], on: { who: 'ally', within: 'any' }, may: true }],
      },
    },
    /** Melody and Harmony */
    {
      id: 'soothsinger-366',
      number: 366,
      level: 5,
      initiative: 78,
      top: {
        do: [{ a: 'kindLimit', kind: 'song', n: 2, xpFromOne: true }],
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 3, range: 3 },
        ],
      },
    },
    /** Mobilizing Measure */
    {
      id: 'soothsinger-367',
      number: 367,
      level: 5,
      initiative: 6,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attackActionStart',
            give: { do: [{ a: 'move', n: 1 }] },
            may: true,
          },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: { do: [{ a: 'move', n: 6 }], xp: 1 },
    },
    /** Pull the Strings */
    {
      id: 'soothsinger-368',
      number: 368,
      level: 6,
      initiative: 20,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'turnStart',
            give: {
              do: [{ a: 'control', on: { who: 'enemy', within: 5 }, do: [{ a: 'move', n: 2 }], byYou: true }],
            },
            may: true,
          },
          { a: 'bonus', as: 'experience', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [
          {
            a: 'control',
            do: [{ a: 'attack', mod: 0 }],
            on: { who: 'enemy', within: 5 },
            byYou: true,
            target: 'anotherEnemy',
          },
        ],
        xp: 1,
      },
    },
    /** Provoke Terror */
    {
      id: 'soothsinger-369',
      number: 369,
      level: 6,
      initiative: 60,
      top: {
        do: [
          {
            a: 'condition',
            conditions: ['stun'],
            range: 4,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
      },
      bottom: { do: [{ a: 'attack', n: 4, range: 4, push: 3 }] },
    },
    /** Nightmare Serenade */
    {
      id: 'soothsinger-370',
      number: 370,
      level: 7,
      initiative: 13,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'turnStart',
            give: { do: [{ a: 'condition', conditions: ['curse'], on: { who: 'enemy', within: 5 } }] },
          },
          { a: 'bonus', as: 'experience', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [
          {
            a: 'attack',
            n: 1,
            range: 3,
            conditions: ['curse'],
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
          },
        ],
        xp: 1,
      },
    },
    /** Booming Proclamation */
    {
      id: 'soothsinger-371',
      number: 371,
      level: 7,
      initiative: 65,
      top: { do: [{ a: 'attack', n: 1, range: 2, on: { who: 'enemy', within: 2, count: 'all' }, push: 2 }] },
      bottom: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', n: 3 }],
            on: { who: 'ally', count: 'all', within: 3 },
            may: true,
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Tranquil Trill */
    {
      id: 'soothsinger-372',
      number: 372,
      level: 8,
      initiative: 10,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'turnStart',
            give: { do: [{ a: 'heal', n: 2, on: { who: 'self' } }] },
            may: true,
          },
          { a: 'bonus', as: 'experience', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: {
        do: [{ a: 'condition', conditions: ['disarm'], on: { who: 'enemy', count: 'all', within: 1 } }],
        xp: 1,
      },
    },
    /** Commanding Presence */
    {
      id: 'soothsinger-373',
      number: 373,
      level: 8,
      initiative: 59,
      top: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } }],
            on: { who: 'ally', within: 3 },
            may: true,
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'control',
            range: 2,
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
            on: { who: 'enemy', count: 'all', within: 'area' },
            do: [{ a: 'move', n: 2 }],
            byYou: true,
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Captivating Performance */
    {
      id: 'soothsinger-374',
      number: 374,
      level: 9,
      initiative: 25,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attack',
            give: { add: { attack: 1 } },
          },
          { a: 'bonus', event: 'turnStart', give: { xp: 1 } },
        ],
        active: 'persistent',
        kind: 'song',
      },
      bottom: { do: [{ a: 'condition', conditions: ['stun'], range: 3, targets: 3 }], xp: 1 },
    },
    /** Shadow Puppets */
    {
      id: 'soothsinger-375',
      number: 375,
      level: 9,
      initiative: 52,
      top: {
        do: [
          {
            a: 'move',
            n: 4,
            jump: true,
            after: [
              {
                a: 'control',
                on: { who: 'enemy', count: 'all', within: 'movedThrough' },
                do: [{ a: 'attack', n: 3 }],
                byYou: true,
                target: 'anotherEnemy',
              },
            ],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'grant', do: [{ a: 'attack', n: 4 }], on: { who: 'ally', count: 2, within: 3 }, may: true },
        ],
      },
    },
  ],
};
