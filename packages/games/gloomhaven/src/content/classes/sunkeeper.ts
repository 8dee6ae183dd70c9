import type { ClassDef } from '../types.js';

export const sunkeeper: ClassDef = {
  id: 'sunkeeper',
  start: false,
  handSize: 11,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 1, remove: [{ n: 1, card: '-2' }], add: [{ n: 1, card: '+0' }] },
    { times: 1, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 2, add: [{ n: 2, card: '+1', rolling: true }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, heal: 1 }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, infuse: ['light'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, shield: 1 }] },
    { times: 1, add: [{ n: 2, card: '+1' }], ignore: 'itemMinusOneCards' },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Purifying Aura */
    {
      id: 'sunkeeper-175',
      number: 175,
      level: 1,
      initiative: 21,
      top: {
        do: [{ a: 'bonus', event: 'attacked', if: ['melee'], give: { add: { retaliate: 2 } } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'condition',
            conditions: ['strengthen'],
            on: { who: 'ally', count: 'all', within: 1 },
            consume: [
              { elements: ['light'], give: { set: { on: { who: 'ally', within: 2, count: 'all' } } } },
            ],
          },
        ],
      },
    },
    /** Cautious Advance */
    {
      id: 'sunkeeper-176',
      number: 176,
      level: 1,
      initiative: 23,
      top: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], xp: 1, active: 'round' },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Brilliant Prayer */
    {
      id: 'sunkeeper-177',
      number: 177,
      level: 1,
      initiative: 27,
      top: {
        do: [{ a: 'recover', pile: 'lost', n: 1, on: { who: 'ally', within: 1 }, may: true }],
        xp: 2,
        lost: true,
        noRecover: true,
      },
      bottom: { do: [{ a: 'heal', n: 5, range: 3 }], xp: 2, infuse: ['light'], lost: true, noRecover: true },
    },
    /** Empowering Command */
    {
      id: 'sunkeeper-178',
      number: 178,
      level: 1,
      initiative: 32,
      top: {
        do: [
          {
            a: 'recover',
            pile: 'discard',
            n: 2,
            on: { who: 'ally', within: 1 },
            may: true,
            upTo: true,
            consume: [{ elements: ['light'], give: { set: { n: 3 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [{ a: 'grant', do: [{ a: 'attack', n: 4 }], on: { who: 'ally', within: 1 }, may: true }],
      },
    },
    /** Protective Blessing */
    {
      id: 'sunkeeper-179',
      number: 179,
      level: 1,
      initiative: 61,
      top: { do: [{ a: 'condition', conditions: ['bless', 'strengthen'], on: { who: 'ally', within: 3 } }] },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndAllies', count: 'all', within: 1 },
            event: 'damaged',
            give: { noDamage: true },
          },
        ],
        xp: 2,
        infuse: ['light'],
        active: 'round',
        lost: true,
      },
    },
    /** Dazzling Charge */
    {
      id: 'sunkeeper-180',
      number: 180,
      level: 1,
      initiative: 57,
      top: { do: [{ a: 'heal', n: 3, range: 3 }], infuse: ['light'] },
      bottom: {
        do: [
          { a: 'move', n: 5 },
          { a: 'condition', conditions: ['stun'], on: { who: 'enemy', within: 1 } },
        ],
        xp: 1,
        infuse: ['light'],
        lost: true,
      },
    },
    /** Tactical Order */
    {
      id: 'sunkeeper-181',
      number: 181,
      level: 1,
      initiative: 29,
      top: { do: [{ a: 'grant', do: [{ a: 'move', n: 4 }], on: { who: 'ally', within: 3 }, may: true }] },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Holy Strike */
    {
      id: 'sunkeeper-182',
      number: 182,
      level: 1,
      initiative: 85,
      top: { do: [{ a: 'attack', n: 2, conditions: ['stun'] }] },
      bottom: { do: [{ a: 'attack', n: 5, range: 3 }], xp: 2, infuse: ['light'], lost: true },
    },
    /** Hammer Blow */
    {
      id: 'sunkeeper-183',
      number: 183,
      level: 1,
      initiative: 55,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            consume: [{ elements: ['light'], give: { add: { attack: 1 }, advantage: true, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Defensive Stance */
    {
      id: 'sunkeeper-184',
      number: 184,
      level: 1,
      initiative: 65,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            consume: [{ elements: ['light'], give: { add: { attack: 1 }, advantage: true, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'shield', n: 1, on: { who: 'self' } },
          { a: 'bonus', event: 'moveAbility', give: { add: { move: -1 } } },
        ],
        xp: 1,
        active: 'persistent',
        lost: true,
      },
    },
    /** Lay on Hands */
    {
      id: 'sunkeeper-185',
      number: 185,
      level: 1,
      initiative: 90,
      top: {
        do: [
          { a: 'heal', n: 'all', on: { who: 'ally', within: 1 } },
          { a: 'damage', n: 3, on: { who: 'self' } },
        ],
        xp: 2,
        infuse: ['light'],
        lost: true,
      },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Daybreak */
    {
      id: 'sunkeeper-186',
      number: 186,
      level: 'X',
      initiative: 85,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            conditions: ['muddle'],
            consume: [{ elements: ['dark'], give: { add: { attack: 1 }, infuse: ['light'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['bless'], on: { who: 'ally', within: 1 } },
        ],
      },
    },
    /** Beacon of Light */
    {
      id: 'sunkeeper-187',
      number: 187,
      level: 'X',
      initiative: 36,
      top: { do: [{ a: 'heal', n: 1, on: { who: 'selfAndAllies', within: 4, count: 'all' } }] },
      bottom: {
        do: [{ a: 'bonus', event: 'turnEnd', if: ['elementNotStrong:light'], give: { infuse: ['light'] } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Glorious Bolt */
    {
      id: 'sunkeeper-188',
      number: 188,
      level: 'X',
      initiative: 39,
      top: {
        do: [
          {
            a: 'heal',
            n: 5,
            range: 3,
            consume: [{ elements: ['light'], give: { set: { targets: 2 }, xp: 1 } }],
          },
        ],
        xp: 1,
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 2, range: 3, conditions: ['muddle'] }] },
    },
    /** Practical Plans */
    {
      id: 'sunkeeper-189',
      number: 189,
      level: 2,
      initiative: 56,
      top: { do: [{ a: 'attack', n: 5 }] },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Unwavering Mandate */
    {
      id: 'sunkeeper-190',
      number: 190,
      level: 2,
      initiative: 72,
      top: {
        do: [{ a: 'extraTurn', on: { who: 'ally', within: 1 }, cardsFromHand: 2, may: true }],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'heal',
            n: 3,
            range: 2,
            consume: [{ elements: ['light'], give: { set: { targets: 2 }, xp: 1 } }],
          },
        ],
      },
    },
    /** Burning Flash */
    {
      id: 'sunkeeper-191',
      number: 191,
      level: 3,
      initiative: 51,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            on: { who: 'enemy', count: 'all', within: 1 },
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        infuse: ['light'],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'heal',
            n: 3,
            range: 3,
            consume: [{ elements: ['wild'], give: { add: { heal: 1 }, infuse: ['light'] } }],
          },
        ],
      },
    },
    /** Mobilizing Axiom */
    {
      id: 'sunkeeper-192',
      number: 192,
      level: 3,
      initiative: 23,
      top: { do: [{ a: 'attack', n: 4 }], infuse: ['light'] },
      bottom: {
        do: [
          { a: 'grant', do: [{ a: 'move', n: 4 }], on: { who: 'ally', count: 'all', within: 5 }, may: true },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Righteous Strength */
    {
      id: 'sunkeeper-193',
      number: 193,
      level: 4,
      initiative: 18,
      top: {
        do: [{ a: 'condition', conditions: ['bless'], on: { who: 'ally', count: 'all', within: 1 } }],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Engulfing Radiance */
    {
      id: 'sunkeeper-194',
      number: 194,
      level: 4,
      initiative: 20,
      top: {
        do: [{ a: 'heal', n: 3, on: { who: 'selfAndAllies', count: 'all', within: 'any' } }],
        xp: 2,
        infuse: ['light'],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndAllies', count: 'all', within: 4 },
            event: 'attacked',
            give: { disadvantage: true },
          },
        ],
        infuse: ['light'],
        active: 'round',
      },
    },
    /** Path of Glory */
    {
      id: 'sunkeeper-195',
      number: 195,
      level: 5,
      initiative: 48,
      top: {
        do: [
          {
            a: 'attack',
            n: 5,
            consume: [{ elements: ['light'], give: { add: { attack: 1 }, advantage: true, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 5 },
          {
            a: 'condition',
            conditions: ['bless'],
            on: { who: 'ally', count: 'all', within: 'movedThrough' },
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Scales of Justice */
    {
      id: 'sunkeeper-196',
      number: 196,
      level: 5,
      initiative: 68,
      top: {
        do: [
          { a: 'retaliate', n: 2, on: { who: 'self' } },
          { a: 'bonus', event: 'attack', give: { add: { attack: -1 } } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2, consume: [{ elements: ['light'], give: { add: { move: 2 }, xp: 1 } }] },
          { a: 'condition', conditions: ['stun'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Supportive Chant */
    {
      id: 'sunkeeper-197',
      number: 197,
      level: 6,
      initiative: 11,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'attack',
            give: { add: { attack: 1 } },
          },
        ],
        xp: 1,
        active: 'round',
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 'any' },
            event: 'moveAbility',
            give: { add: { move: 2 } },
          },
        ],
        active: 'round',
      },
    },
    /** Illuminate the Target */
    {
      id: 'sunkeeper-198',
      number: 198,
      level: 6,
      initiative: 91,
      top: {
        do: [
          { a: 'attack', n: 5 },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', count: 'all', within: 1 } },
        ],
        xp: 1,
      },
      bottom: {
        do: [{ a: 'grant', do: [{ a: 'attack', n: 6 }], on: { who: 'ally', within: 1 }, may: true }],
      },
    },
    /** Weapon of Purity */
    {
      id: 'sunkeeper-199',
      number: 199,
      level: 7,
      initiative: 73,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            give: { add: { attack: 2 }, xp: 1, advantage: true },
            may: true,
            cost: { consume: ['light'] },
          },
        ],
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 3 },
        ],
      },
    },
    /** Bright Aegis */
    {
      id: 'sunkeeper-200',
      number: 200,
      level: 7,
      initiative: 14,
      top: {
        do: [
          { a: 'shield', n: 2, on: { who: 'self' } },
          { a: 'retaliate', n: 1, on: { who: 'self' } },
        ],
        infuse: ['light'],
        active: 'round',
      },
      bottom: {
        do: [
          {
            a: 'recover',
            pile: 'lost',
            n: 1,
            on: { who: 'ally', within: 1 },
            may: true,
            consume: [{ elements: ['light'], give: { set: { n: 2, upTo: true }, xp: 1 } }],
          },
        ],
        xp: 2,
        lost: true,
        noRecover: true,
      },
    },
    /** Cleansing Force */
    {
      id: 'sunkeeper-201',
      number: 201,
      level: 8,
      initiative: 25,
      top: { do: [{ a: 'attack', n: 6, conditions: ['stun', 'wound'] }], xp: 2, lost: true },
      bottom: { do: [{ a: 'move', n: 4 }], infuse: ['light'] },
    },
    /** Inspiring Sanctity */
    {
      id: 'sunkeeper-202',
      number: 202,
      level: 8,
      initiative: 79,
      top: {
        do: [
          {
            a: 'grant',
            on: { who: 'ally', within: 1 },
            do: [
              {
                a: 'attack',
                n: 8,
                consume: [
                  {
                    elements: ['light'],
                    give: {
                      instead: [
                        { a: 'kill', on: { who: 'enemy', within: 'target', ranks: ['normal', 'elite'] } },
                      ],
                      xp: 1,
                    },
                  },
                ],
              },
            ],
            may: true,
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', n: 4 }],
            on: { who: 'ally', count: 'all', within: 3 },
            may: true,
            xpPer: { count: 'attacksPerformed', xp: 1 },
          },
        ],
        lost: true,
      },
    },
    /** Angelic Ascension */
    {
      id: 'sunkeeper-203',
      number: 203,
      level: 9,
      initiative: 87,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            give: { add: { attack: 3 }, conditions: ['wound'], advantage: true },
          },
        ],
        active: 'persistent',
        uses: [1, 1, 1, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 6, jump: true }] },
    },
    /** Divine Intervention */
    {
      id: 'sunkeeper-204',
      number: 204,
      level: 9,
      initiative: 9,
      top: {
        do: [{ a: 'bonus', event: 'allyDamaged', give: { takeInstead: { less: 1 } }, may: true }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'shield', n: 1, on: { who: 'selfAndAllies', count: 'all', within: 'any' } }],
        infuse: ['light'],
        active: 'round',
      },
    },
  ],
};
