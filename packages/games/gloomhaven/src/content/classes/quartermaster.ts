import type { ClassDef } from '../types.js';

export const quartermaster: ClassDef = {
  id: 'quartermaster',
  start: false,
  handSize: 9,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 2, add: [{ n: 2, card: '+1', rolling: true }] },
    { times: 1, add: [{ n: 3, card: '+0', rolling: true, conditions: ['muddle'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, pierce: 3 }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, addTarget: true }] },
    { times: 3, add: [{ n: 1, card: '+0', refreshItem: 1 }] },
    { times: 1, add: [{ n: 2, card: '+1' }], ignore: 'itemMinusOneCards' },
  ],
  cards: [
    /** Restock */
    {
      id: 'quartermaster-205',
      number: 205,
      level: 1,
      initiative: 73,
      top: {
        do: [
          { a: 'refresh', state: ['spent', 'consumed'], n: 1, on: { who: 'ally', count: 'all', within: 2 } },
        ],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 3 }] },
    },
    /** Oversized Pack */
    {
      id: 'quartermaster-206',
      number: 206,
      level: 1,
      initiative: 81,
      top: { do: [{ a: 'loot', n: 2 }] },
      bottom: {
        do: [{ a: 'refresh', state: ['consumed'], n: 'all', on: { who: 'self' }, itemSlots: ['small'] }],
        xp: 2,
        lost: true,
      },
    },
    /** Sharpening Kit */
    {
      id: 'quartermaster-207',
      number: 207,
      level: 1,
      initiative: 23,
      top: { do: [{ a: 'heal', n: 4, range: 2 }], xp: 1 },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndAllies', count: 'all', within: 2 },
            event: 'attack',
            give: { add: { attack: 1 } },
          },
        ],
        active: 'round',
      },
    },
    /** Proficiency */
    {
      id: 'quartermaster-208',
      number: 208,
      level: 1,
      initiative: 62,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            if: ['usedItemThisAction'],
            give: { add: { attack: 1 } },
            oncePerAction: true,
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Iron Bulwark */
    {
      id: 'quartermaster-209',
      number: 209,
      level: 1,
      initiative: 19,
      top: { do: [{ a: 'attack', n: 3, conditions: ['muddle'] }], xp: 1 },
      bottom: {
        do: [{ a: 'shield', n: 1, on: { who: 'selfAndAllies', count: 'all', within: 1 } }],
        active: 'round',
      },
    },
    /** Hastened Step */
    {
      id: 'quartermaster-210',
      number: 210,
      level: 1,
      initiative: 26,
      top: {
        do: [
          { a: 'attack', n: 2 },
          { a: 'move', n: 1 },
          { a: 'attack', n: 2 },
        ],
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Cleaving Axe */
    {
      id: 'quartermaster-211',
      number: 211,
      level: 1,
      initiative: 52,
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
        xp: 1,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Impaling Spear */
    {
      id: 'quartermaster-212',
      number: 212,
      level: 1,
      initiative: 48,
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
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Crippling Bow */
    {
      id: 'quartermaster-213',
      number: 213,
      level: 1,
      initiative: 44,
      top: { do: [{ a: 'attack', n: 3, range: 3 }], xp: 1 },
      bottom: { do: [{ a: 'attack', n: 1, range: 4, conditions: ['immobilize'] }] },
    },
    /** Crushing Hammer */
    {
      id: 'quartermaster-214',
      number: 214,
      level: 'X',
      initiative: 17,
      top: { do: [{ a: 'attack', n: 3, conditions: ['stun'] }], xp: 2, lost: true },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Scroll of Recall */
    {
      id: 'quartermaster-215',
      number: 215,
      level: 'X',
      initiative: 98,
      top: { do: [{ a: 'refresh', state: ['consumed'], n: 1, on: { who: 'self' }, itemSlots: ['small'] }] },
      bottom: { do: [{ a: 'pull', n: 1, range: 3, targets: 3 }] },
    },
    /** Reserved Energy */
    {
      id: 'quartermaster-216',
      number: 216,
      level: 'X',
      initiative: 88,
      top: {
        do: [{ a: 'refresh', state: ['spent'], n: 'all', on: { who: 'ally', within: 1 }, may: true }],
        xp: 1,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Reforge */
    {
      id: 'quartermaster-217',
      number: 217,
      level: 2,
      initiative: 95,
      top: {
        do: [
          {
            a: 'refresh',
            state: ['spent', 'consumed'],
            n: 1,
            on: { who: 'selfOrAlly', within: 1 },
            itemSlots: ['oneHand', 'twoHand'],
            may: true,
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'recover', pile: 'discard', n: 2, on: { who: 'self' }, upTo: true }] },
    },
    /** Bladed Boomerang */
    {
      id: 'quartermaster-218',
      number: 218,
      level: 2,
      initiative: 40,
      top: { do: [{ a: 'attack', n: 2, range: 3, conditions: ['wound'] }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 1 },
          { a: 'move', n: 2 },
        ],
      },
    },
    /** Continual Supply */
    {
      id: 'quartermaster-219',
      number: 219,
      level: 3,
      initiative: 86,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'turnEnd',
            give: {
              do: [
                {
                  a: 'refresh',
                  state: ['consumed'],
                  n: 1,
                  on: { who: 'ally', within: 1 },
                  itemSlots: ['small'],
                },
              ],
            },
            may: true,
            cost: { discardCards: 1 },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'recover', pile: 'lost', n: 2, on: { who: 'self' }, upTo: true }],
        lost: true,
        noRecover: true,
      },
    },
    /** Scroll of Lightning */
    {
      id: 'quartermaster-220',
      number: 220,
      level: 3,
      initiative: 77,
      top: { do: [{ a: 'attack', n: 5, range: 3 }], infuse: ['light'] },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'push', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
        infuse: ['air'],
      },
    },
    /** Side Pouch */
    {
      id: 'quartermaster-221',
      number: 221,
      level: 4,
      initiative: 84,
      top: {
        do: [
          { a: 'refresh', state: ['spent', 'consumed'], n: 'all', on: { who: 'ally', within: 1 }, may: true },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'loot', n: 1 },
        ],
      },
    },
    /** Giant Club */
    {
      id: 'quartermaster-222',
      number: 222,
      level: 4,
      initiative: 61,
      top: { do: [{ a: 'attack', n: 5 }], xp: 1 },
      bottom: { do: [{ a: 'attack', n: 3, conditions: ['muddle'] }] },
    },
    /** Reinforced Steel */
    {
      id: 'quartermaster-223',
      number: 223,
      level: 5,
      initiative: 12,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'roundEnd',
            give: { do: [{ a: 'refresh', state: ['spent'], n: 1, on: { who: 'self' } }] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'shield', n: 2, on: { who: 'selfAndAllies', count: 'all', within: 1 } }],
        active: 'round',
      },
    },
    /** Scroll of Judgment */
    {
      id: 'quartermaster-224',
      number: 224,
      level: 5,
      initiative: 66,
      top: {
        do: [
          { a: 'damage', n: 2, on: { who: 'self' } },
          { a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 4 } },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['stun'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Catastrophic Bomb */
    {
      id: 'quartermaster-225',
      number: 225,
      level: 6,
      initiative: 46,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [1, -1],
                [2, -1],
                [0, 1],
                [1, 0],
                [2, 0],
                [3, -1],
                [0, 2],
                [1, 1],
                [2, 1],
                [3, 0],
                [1, 2],
              ],
            },
            range: 3,
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'damage', n: 7, on: { who: 'self' } },
          {
            a: 'damage',
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
              ],
            },
            n: 7,
            on: { who: 'enemy', count: 'all', within: 'area', ranks: ['normal'] },
          },
        ],
        xp: 1,
      },
    },
    /** Quiver of Arrows */
    {
      id: 'quartermaster-226',
      number: 226,
      level: 6,
      initiative: 31,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 1 },
            event: 'attackAbility',
            if: ['ranged'],
            give: { addTargets: 1 },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 6 }] },
    },
    /** Scroll of Blizzards */
    {
      id: 'quartermaster-227',
      number: 227,
      level: 7,
      initiative: 46,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [1, -1],
                [-2, 2],
                [-1, 1],
                [0, 1],
                [1, 0],
                [-2, 3],
                [-1, 2],
              ],
            },
            range: 2,
          },
        ],
        infuse: ['ice'],
      },
      bottom: {
        do: [
          { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'move', n: 2 },
        ],
        infuse: ['dark'],
      },
    },
    /** Refreshment */
    {
      id: 'quartermaster-228',
      number: 228,
      level: 7,
      initiative: 89,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'longRest',
            give: { do: [{ a: 'refresh', state: ['consumed'], n: 1, on: { who: 'self' } }] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'recover', pile: 'discard', n: 'all', on: { who: 'ally', within: 'any' }, may: true }],
        xp: 2,
        lost: true,
      },
    },
    /** Portable Ballista */
    {
      id: 'quartermaster-229',
      number: 229,
      level: 8,
      initiative: 41,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            area: {
              self: true,
              hexes: [
                [-5, 0],
                [-4, 0],
                [-3, 0],
                [-2, 0],
                [-1, 0],
              ],
            },
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'bonus', event: 'attack', give: { ignoreShield: true } }], active: 'round' },
    },
    /** Fortified Position */
    {
      id: 'quartermaster-230',
      number: 230,
      level: 8,
      initiative: 10,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'turnEnd',
            give: { do: [{ a: 'heal', n: 2, on: { who: 'ally', count: 'all', within: 1 } }] },
          },
        ],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'shield', n: 2, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Scroll of Annihilation */
    {
      id: 'quartermaster-231',
      number: 231,
      level: 9,
      initiative: 56,
      top: {
        do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] } }],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['disarm'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Bag of Holding */
    {
      id: 'quartermaster-232',
      number: 232,
      level: 9,
      initiative: 91,
      top: { do: [{ a: 'loot', n: 3 }] },
      bottom: {
        do: [
          {
            a: 'refresh',
            state: ['consumed'],
            n: 'all',
            on: { who: 'selfAndAllies', count: 'all', within: 1 },
            itemSlots: ['small'],
            may: true,
          },
        ],
        xp: 2,
        lost: true,
      },
    },
  ],
};
