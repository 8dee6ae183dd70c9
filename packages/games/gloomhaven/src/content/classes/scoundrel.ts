import type { ClassDef } from '../types.js';

export const scoundrel: ClassDef = {
  id: 'scoundrel',
  start: true,
  handSize: 9,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 1, remove: [{ n: 1, card: '-2' }], add: [{ n: 1, card: '+0' }] },
    { times: 1, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 2, add: [{ n: 2, card: '+1', rolling: true }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, pierce: 3 }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, conditions: ['poison'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['muddle'] }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, own: ['invisible'] }] },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Single Out */
    {
      id: 'scoundrel-088',
      number: 88,
      level: 1,
      initiative: 86,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['targetAlone'], give: { add: { attack: 2 } } }],
        active: 'persistent',
        uses: [0, 1, 0, 1],
        lost: true,
      },
    },
    /** Flanking Strike */
    {
      id: 'scoundrel-089',
      number: 89,
      level: 1,
      initiative: 4,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Smoke Bomb */
    {
      id: 'scoundrel-090',
      number: 90,
      level: 1,
      initiative: 12,
      top: {
        do: [
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
          { a: 'bonus', event: 'attack', if: ['youAreInvisible'], give: { double: true } },
        ],
        infuse: ['dark'],
        active: 'persistent',
        uses: [2],
        lost: true,
      },
      bottom: { do: [{ a: 'pull', n: 2, range: 3 }] },
    },
    /** Backstab */
    {
      id: 'scoundrel-091',
      number: 91,
      level: 1,
      initiative: 6,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            when: [
              { if: ['targetNextToYourAlly'], give: { add: { attack: 2 }, xp: 1 } },
              { if: ['targetAlone'], give: { add: { attack: 2 }, xp: 1 } },
            ],
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 6 }] },
    },
    /** Thief’s Knack */
    {
      id: 'scoundrel-092',
      number: 92,
      level: 1,
      initiative: 23,
      top: { do: [{ a: 'disarmTrap', within: 1 }], xp: 2 },
      bottom: { do: [{ a: 'attack', n: 3 }], xp: 1 },
    },
    /** Venom Shiv */
    {
      id: 'scoundrel-093',
      number: 93,
      level: 1,
      initiative: 60,
      top: { do: [{ a: 'attack', n: 3, conditions: ['poison'] }], xp: 1 },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Throwing Knives */
    {
      id: 'scoundrel-094',
      number: 94,
      level: 1,
      initiative: 10,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 2 }], xp: 1 },
      bottom: { do: [{ a: 'loot', n: 2 }], lost: true },
    },
    /** Quick Hands */
    {
      id: 'scoundrel-095',
      number: 95,
      level: 1,
      initiative: 64,
      top: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 2 },
        ],
      },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Special Mixture */
    {
      id: 'scoundrel-096',
      number: 96,
      level: 1,
      initiative: 33,
      top: { do: [{ a: 'heal', n: 3, on: { who: 'self' } }] },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['poison'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Sinister Opportunity */
    {
      id: 'scoundrel-097',
      number: 97,
      level: 'X',
      initiative: 93,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            consume: [
              {
                elements: ['dark'],
                give: {
                  set: { per: [{ count: 'yourAlliesNextToTarget', give: { add: { attack: 2 } } }] },
                  xp: 1,
                },
              },
            ],
            per: [{ count: 'yourAlliesNextToTarget', give: { add: { attack: 1 } } }],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            after: [
              {
                a: 'control',
                on: { who: 'enemy', within: 1 },
                do: [{ a: 'move', n: 1 }],
                byYou: true,
                endWithin: 1,
              },
            ],
          },
        ],
      },
    },
    /** Trickster’s Reversal */
    {
      id: 'scoundrel-098',
      number: 98,
      level: 'X',
      initiative: 9,
      top: {
        do: [{ a: 'attack', n: 2, per: [{ count: 'targetShield', give: { add: { attack: 2 } } }] }],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'bonus', event: 'damaged', give: { noDamage: true }, limit: 1 }], active: 'round' },
    },
    /** Swift Bow */
    {
      id: 'scoundrel-099',
      number: 99,
      level: 'X',
      initiative: 36,
      top: { do: [{ a: 'attack', n: 3, range: 4 }] },
      bottom: { do: [{ a: 'move', n: 2, lootHexesEntered: true }] },
    },
    /** Open Wound */
    {
      id: 'scoundrel-100',
      number: 100,
      level: 2,
      initiative: 11,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            when: [{ if: ['targetNextToYourAlly'], give: { conditions: ['wound'], xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Flintlock */
    {
      id: 'scoundrel-101',
      number: 101,
      level: 2,
      initiative: 90,
      top: { do: [{ a: 'loot', n: 1 }] },
      bottom: { do: [{ a: 'attack', n: 5, range: 4 }], xp: 2, lost: true },
    },
    /** Hidden Daggers */
    {
      id: 'scoundrel-102',
      number: 102,
      level: 3,
      initiative: 85,
      top: { do: [{ a: 'attack', n: 4, range: 3, targets: 2 }], xp: 2, lost: true },
      bottom: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
    },
    /** Duelist’s Advance */
    {
      id: 'scoundrel-103',
      number: 103,
      level: 3,
      initiative: 16,
      top: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 3 },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['targetAlone'], give: { add: { attack: 2 } } }],
        active: 'round',
      },
    },
    /** Flurry of Blades */
    {
      id: 'scoundrel-104',
      number: 104,
      level: 4,
      initiative: 3,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 3 }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'bonus', event: 'attack', give: { advantage: true } },
        ],
        active: 'round',
      },
    },
    /** Gruesome Advantage */
    {
      id: 'scoundrel-105',
      number: 105,
      level: 4,
      initiative: 62,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            when: [
              { if: ['targetNextToYourAlly'], give: { add: { attack: 3 }, xp: 1 } },
              { if: ['targetAlone'], give: { add: { attack: 3 }, xp: 1 } },
            ],
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 7 }] },
    },
    /** Cull the Weak */
    {
      id: 'scoundrel-106',
      number: 106,
      level: 5,
      initiative: 16,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['targetHasAny:disarm,immobilize,stun'],
            give: { add: { attack: 2 } },
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Visage of the Inevitable */
    {
      id: 'scoundrel-107',
      number: 107,
      level: 5,
      initiative: 88,
      top: {
        do: [
          {
            a: 'kill',
            on: { who: 'enemy', within: 1, ranks: ['normal'], if: ['targetAlone', 'targetNextToYourAlly'] },
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Crippling Poison */
    {
      id: 'scoundrel-108',
      number: 108,
      level: 6,
      initiative: 30,
      top: {
        do: [{ a: 'bonus', event: 'attack', if: ['targetHasAny:poison'], give: { add: { attack: 2 } } }],
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 2, conditions: ['poison', 'immobilize'] }], xp: 1 },
    },
    /** Burning Oil */
    {
      id: 'scoundrel-109',
      number: 109,
      level: 6,
      initiative: 95,
      top: { do: [{ a: 'attack', n: 4, range: 3, conditions: ['wound'] }], xp: 1, infuse: ['fire'] },
      bottom: { do: [{ a: 'loot', n: 2 }], xp: 1 },
    },
    /** Stick to the Shadows */
    {
      id: 'scoundrel-110',
      number: 110,
      level: 7,
      initiative: 26,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            consume: [
              {
                elements: ['dark'],
                give: { when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 4 }, xp: 2 } }] },
              },
            ],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
    },
    /** Spring the Trap */
    {
      id: 'scoundrel-111',
      number: 111,
      level: 7,
      initiative: 13,
      top: {
        do: [
          {
            a: 'disarmTrap',
            within: 1,
            after: [{ a: 'trapEffect', of: 'disarmedTrap', on: { who: 'enemy', within: 3 } }],
          },
        ],
        xp: 2,
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['targetAlone', 'targetNextToYourAlly'],
            give: { double: true },
          },
        ],
        active: 'persistent',
        uses: [2],
        lost: true,
      },
    },
    /** Stiletto Storm */
    {
      id: 'scoundrel-112',
      number: 112,
      level: 8,
      initiative: 80,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 4 }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'retaliate', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Pain’s End */
    {
      id: 'scoundrel-113',
      number: 113,
      level: 8,
      initiative: 38,
      top: { do: [{ a: 'heal', n: 8, on: { who: 'self' } }], xp: 2, lost: true },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'kill', on: { who: 'enemy', within: 1, if: ['targetHpAtMost:3'] } },
        ],
      },
    },
    /** Long Con */
    {
      id: 'scoundrel-114',
      number: 114,
      level: 9,
      initiative: 2,
      top: {
        do: [{ a: 'attack', n: 4, on: { who: 'enemy', count: 'all', within: 1 }, conditions: ['disarm'] }],
      },
      bottom: {
        do: [{ a: 'turncoat', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] }, byYou: true }],
        xp: 2,
        active: 'round',
        lost: true,
      },
    },
    /** Watch It Burn */
    {
      id: 'scoundrel-115',
      number: 115,
      level: 9,
      initiative: 98,
      top: {
        do: [{ a: 'bonus', event: 'attack', give: { conditions: ['poison', 'wound'] } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 5 },
          { a: 'condition', conditions: ['wound'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
  ],
};
