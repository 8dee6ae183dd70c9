import type { ClassDef } from '../types.js';

export const berserker: ClassDef = {
  id: 'berserker',
  start: false,
  handSize: 10,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    { times: 1, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 2, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2', rolling: true }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, conditions: ['wound'] }] },
    { times: 2, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    { times: 1, add: [{ n: 1, card: '+1', rolling: true, conditions: ['disarm'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, heal: 1 }] },
    { times: 2, add: [{ n: 1, card: '+2', infuse: ['fire'] }] },
    { times: 1, ignore: 'itemMinusOneCards' },
  ],
  cards: [
    /** Resolute Stand */
    {
      id: 'berserker-319',
      number: 319,
      level: 1,
      initiative: 9,
      top: {
        do: [{ a: 'attack', n: { x: 'hpMissing' }, xpPer: { count: 'damageDealt', each: 5, xp: 1 } }],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'retaliate', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Growing Rage */
    {
      id: 'berserker-320',
      number: 320,
      level: 1,
      initiative: 85,
      top: { do: [{ a: 'attack', n: { x: 'cardsLost' } }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 2, xp: 1, if: ['youBelowHalfHp'] },
        ],
      },
    },
    /** Strength in Agony */
    {
      id: 'berserker-321',
      number: 321,
      level: 1,
      initiative: 37,
      top: {
        do: [
          { a: 'attack', n: 3, mayPay: [{ cost: { damageSelf: 2 }, give: { add: { attack: 2 }, xp: 1 } }] },
        ],
      },
      bottom: {
        do: [
          { a: 'pay', damageSelfUpTo: 3 },
          { a: 'move', n: { x: 'damageSuffered', plus: 4 } },
        ],
      },
    },
    /** Defiance of Death */
    {
      id: 'berserker-322',
      number: 322,
      level: 1,
      initiative: 31,
      top: {
        do: [{ a: 'attack', n: 3, when: [{ if: ['youBelowHalfHp'], give: { add: { attack: 2 }, xp: 1 } }] }],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'damaged', if: ['wouldDropBelow1Hp'], give: { noDamage: true } }],
        active: 'persistent',
        uses: [1, 1, 1],
        lost: true,
      },
    },
    /** From the Brink */
    {
      id: 'berserker-323',
      number: 323,
      level: 1,
      initiative: 24,
      top: { do: [{ a: 'heal', n: { x: 'hpMissing' }, range: 2 }], xp: 2, lost: true },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'push', n: 1, on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Blood Pact */
    {
      id: 'berserker-324',
      number: 324,
      level: 1,
      initiative: 76,
      top: {
        do: [
          { a: 'attack', n: 6 },
          { a: 'damage', n: { x: 'hp', half: 'up' }, on: { who: 'self' } },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'bonus', event: 'attack', give: { add: { attack: 1 } } },
          { a: 'bonus', event: 'turnStart', give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Cauterize */
    {
      id: 'berserker-325',
      number: 325,
      level: 1,
      initiative: 40,
      top: { do: [{ a: 'attack', n: 1, range: 3, targets: 2, conditions: ['wound'] }], infuse: ['fire'] },
      bottom: {
        do: [{ a: 'bonus', event: 'healed', give: { add: { heal: 2 } } }],
        active: 'persistent',
        uses: [0, 1, 0, 1],
        lost: true,
      },
    },
    /** Dazing Wound */
    {
      id: 'berserker-326',
      number: 326,
      level: 1,
      initiative: 29,
      top: {
        do: [
          { a: 'attack', n: 3, mayPay: [{ cost: { damageSelf: 2 }, give: { conditions: ['stun'], xp: 1 } }] },
        ],
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Furious Aid */
    {
      id: 'berserker-327',
      number: 327,
      level: 1,
      initiative: 43,
      top: { do: [{ a: 'loot', n: 2 }], xp: 1, lost: true },
      bottom: { do: [{ a: 'heal', n: 3, range: 3 }] },
    },
    /** Bounce Back */
    {
      id: 'berserker-328',
      number: 328,
      level: 1,
      initiative: 14,
      top: { do: [{ a: 'retaliate', n: 2, on: { who: 'self' } }], active: 'round' },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'heal', n: 1, on: { who: 'self' } },
        ],
      },
    },
    /** Unbridled Power */
    {
      id: 'berserker-329',
      number: 329,
      level: 'X',
      initiative: 67,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            conditions: ['stun'],
            consume: [{ elements: ['fire'], give: { add: { attack: 2 } } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'overheal', upToHp: 26 },
          { a: 'heal', n: 3, on: { who: 'self' } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Glass Hammer */
    {
      id: 'berserker-330',
      number: 330,
      level: 'X',
      initiative: 11,
      top: {
        do: [
          { a: 'attack', n: { x: 'hp' }, xpPer: { count: 'damageDealt', each: 5, xp: 1 } },
          { a: 'setHp', n: 1, isDamage: false, on: { who: 'self' } },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Numb the Pain */
    {
      id: 'berserker-331',
      number: 331,
      level: 'X',
      initiative: 35,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            mayPay: [
              { cost: { damageSelf: 2 }, give: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], xp: 1 } },
            ],
          },
        ],
        active: 'round',
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'condition',
            conditions: ['stun'],
            on: { who: 'enemy', within: 1 },
            may: true,
            cost: { damageSelf: 2 },
          },
        ],
      },
    },
    /** Reckless Offensive */
    {
      id: 'berserker-332',
      number: 332,
      level: 2,
      initiative: 21,
      top: {
        do: [
          { a: 'pay', damageSelfUpTo: 3 },
          { a: 'attack', n: 4, targets: { x: 'damageSuffered' } },
        ],
      },
      bottom: {
        do: [
          { a: 'bonus', event: 'attacked', if: ['melee'], give: { add: { attack: 1 } } },
          { a: 'retaliate', n: 2, on: { who: 'self' } },
        ],
        active: 'persistent',
        lost: true,
      },
    },
    /** Break the Chains */
    {
      id: 'berserker-333',
      number: 333,
      level: 2,
      initiative: 53,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 2, pull: 2 }] },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            consume: [{ elements: ['fire'], give: { add: { move: 2 }, xp: 1 } }],
            when: [{ if: ['youBelowHalfHp'], give: { add: { move: 2 } } }],
          },
        ],
      },
    },
    /** Spiked Armor */
    {
      id: 'berserker-334',
      number: 334,
      level: 3,
      initiative: 16,
      top: {
        do: [{ a: 'bonus', event: 'retaliateAbility', give: { add: { retaliate: 2 } } }],
        xp: 1,
        active: 'round',
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Fatal Fury */
    {
      id: 'berserker-335',
      number: 335,
      level: 3,
      initiative: 34,
      top: {
        do: [
          {
            a: 'kill',
            on: { who: 'enemy', within: 1, ranks: ['normal'], if: ['targetHpBelow:halfHpMissing'] },
          },
        ],
        xp: 1,
        infuse: ['fire'],
      },
      bottom: {
        do: [
          { a: 'attack', n: 2 },
          { a: 'move', n: 1 },
          { a: 'attack', n: 2 },
        ],
      },
    },
    /** Flurry of Axes */
    {
      id: 'berserker-336',
      number: 336,
      level: 4,
      initiative: 27,
      top: {
        do: [
          { a: 'pay', damageSelfUpTo: 4 },
          {
            a: 'attack',
            n: { x: 'damageSuffered' },
            range: 3,
            on: { who: 'enemy', count: 'all', within: 3 },
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Shiny Distraction */
    {
      id: 'berserker-337',
      number: 337,
      level: 4,
      initiative: 8,
      top: {
        do: [
          { a: 'loot', n: 1 },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
      bottom: {
        do: [
          { a: 'bonus', event: 'attack', give: { advantage: true } },
          { a: 'bonus', event: 'attacked', give: { disadvantage: true } },
        ],
        infuse: ['fire'],
        active: 'round',
      },
    },
    /** Seeing Red */
    {
      id: 'berserker-338',
      number: 338,
      level: 5,
      initiative: 22,
      top: {
        do: [
          { a: 'attack', n: 4 },
          { a: 'shield', n: 1, on: { who: 'self' }, if: ['youBelowHalfHp'], xp: 1 },
        ],
        active: 'round',
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['youBelowHalfHp'], give: { add: { attack: 1 } } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Final Fight */
    {
      id: 'berserker-339',
      number: 339,
      level: 5,
      initiative: 89,
      top: {
        do: [
          { a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] } },
          { a: 'exhaust', on: { who: 'self' } },
        ],
        xp: 3,
      },
      bottom: {
        do: [
          { a: 'move', n: { x: 'cardsLost' } },
          { a: 'consume', elements: ['fire'], give: { do: [{ a: 'attack', n: 3 }] } },
        ],
      },
    },
    /** Devil Horns */
    {
      id: 'berserker-340',
      number: 340,
      level: 6,
      initiative: 31,
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
                [1, 0],
              ],
            },
            conditions: ['wound'],
          },
        ],
        infuse: ['fire'],
      },
      bottom: { do: [{ a: 'attack', n: 4 }], xp: 1 },
    },
    /** Unstoppable Destruction */
    {
      id: 'berserker-341',
      number: 341,
      level: 6,
      initiative: 57,
      top: {
        do: [
          { a: 'attack', n: 4, mayPay: [{ cost: { damageSelf: 2 }, give: { ignoreShield: true, xp: 1 } }] },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'shortRest', give: { effect: { asLongRest: true } } }],
        active: 'round',
      },
    },
    /** Burning Hatred */
    {
      id: 'berserker-342',
      number: 342,
      level: 7,
      initiative: 40,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            on: { who: 'enemy', count: 'all', within: 1 },
            consume: [
              { elements: ['fire'], give: { set: { on: { who: 'enemy', count: 'all', within: 2 } } } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['wound'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Careless Charge */
    {
      id: 'berserker-343',
      number: 343,
      level: 7,
      initiative: 20,
      top: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'attack',
            n: 4,
            mayPay: [
              {
                cost: { on: { who: 'selfAndAllies', count: 'all', within: 1 }, condition: 'wound' },
                give: { push: 2, conditions: ['immobilize'] },
              },
            ],
          },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'always', give: { immune: 'negativeConditions' } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Bone Breaker */
    {
      id: 'berserker-344',
      number: 344,
      level: 8,
      initiative: 41,
      top: { do: [{ a: 'attack', n: 5, conditions: ['wound', 'immobilize'] }], infuse: ['fire'] },
      bottom: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 4,
            after: [{ a: 'loseFlying', on: { who: 'target' }, until: 'endOfScenario' }],
          },
        ],
      },
    },
    /** Vengeful Barrage */
    {
      id: 'berserker-345',
      number: 345,
      level: 8,
      initiative: 38,
      top: {
        do: [{ a: 'bonus', event: 'damaged', give: { do: [{ a: 'attack', n: 3 }] } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          {
            a: 'consume',
            elements: ['fire'],
            give: { do: [{ a: 'bonus', event: 'attack', give: { add: { attack: 1 } } }], xp: 1 },
          },
        ],
        active: 'round',
      },
    },
    /** Immortality */
    {
      id: 'berserker-346',
      number: 346,
      level: 9,
      initiative: 33,
      top: {
        do: [{ a: 'bonus', event: 'damaged', give: { noDamage: true } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          {
            a: 'shield',
            n: 2,
            on: { who: 'self' },
            consume: [{ elements: ['fire'], give: { do: [{ a: 'retaliate', n: 2, on: { who: 'self' } }] } }],
          },
        ],
        active: 'round',
      },
    },
    /** The Maw of Madness */
    {
      id: 'berserker-347',
      number: 347,
      level: 9,
      initiative: 10,
      top: {
        do: [
          { a: 'attack', n: 3, on: { who: 'enemy', count: 'all', within: 1 }, conditions: ['muddle'] },
          { a: 'heal', n: 2, on: { who: 'self' }, repeat: { x: 'enemiesDamaged' } },
        ],
      },
      bottom: {
        do: [
          { a: 'pay', damageSelfUpTo: 5 },
          { a: 'attack', n: { x: 'damageSuffered', plus: 3 }, range: 3, conditions: ['immobilize'] },
        ],
      },
    },
  ],
};
