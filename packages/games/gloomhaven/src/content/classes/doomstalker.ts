import type { ClassDef } from '../types.js';

export const doomstalker: ClassDef = {
  id: 'doomstalker',
  start: false,
  handSize: 12,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 3, remove: [{ n: 2, card: '+0' }], add: [{ n: 2, card: '+1' }] },
    { times: 2, add: [{ n: 2, card: '+1', rolling: true }] },
    { times: 1, add: [{ n: 1, card: '+2', conditions: ['muddle'] }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['poison'] }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['wound'] }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 1, add: [{ n: 1, card: '+0', conditions: ['stun'] }] },
    { times: 2, add: [{ n: 1, card: '+0', rolling: true, addTarget: true }] },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Rain of Arrows */
    {
      id: 'doomstalker-376',
      number: 376,
      level: 1,
      initiative: 33,
      top: {
        do: [{ a: 'bonus', event: 'doomedEnemyDies', give: { do: [{ a: 'attack', n: 2, range: 5 }] } }],
        active: 'persistent',
        uses: [1, 0, 1, 0],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [{ a: 'bonus', event: 'attack', if: ['targetIsThis'], give: { add: { attack: 2 } } }],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Crippling Noose */
    {
      id: 'doomstalker-377',
      number: 377,
      level: 1,
      initiative: 57,
      top: {
        do: [{ a: 'trap', damage: 4, conditions: ['stun'], within: 1, xpWhenSprungByEnemy: 2 }],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'always',
                give: { add: { attack: -1, move: -1, range: -1 } },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Felling Swoop */
    {
      id: 'doomstalker-378',
      number: 378,
      level: 1,
      initiative: 75,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'war-hawk', hp: 3, move: 3, attack: 3, range: null, flying: true },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                give: { do: [{ a: 'teleport', to: 'hexOfKilledEnemy' }] },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Vital Charge */
    {
      id: 'doomstalker-379',
      number: 379,
      level: 1,
      initiative: 78,
      top: {
        do: [
          { a: 'summon', count: 1, summon: { id: 'battle-boar', hp: 7, move: 3, attack: 1, range: null } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                give: { do: [{ a: 'heal', n: 4, on: { who: 'self' } }] },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Race to the Grave */
    {
      id: 'doomstalker-380',
      number: 380,
      level: 1,
      initiative: 9,
      top: { do: [{ a: 'attack', n: 5, range: 5 }], xp: 2, lost: true },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'turnStart',
                give: { do: [{ a: 'damage', n: 2, on: { who: 'sameFigure' } }] },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Multi-Pronged Assault */
    {
      id: 'doomstalker-381',
      number: 381,
      level: 1,
      initiative: 14,
      top: { do: [{ a: 'attack', n: 4, range: 3, targets: 2 }], xp: 2, lost: true },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'ally', count: 'all', within: 'any' },
                event: 'attack',
                if: ['targetIsThis'],
                give: { add: { attack: 1 } },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Detonation */
    {
      id: 'doomstalker-382',
      number: 382,
      level: 1,
      initiative: 54,
      top: {
        do: [
          {
            a: 'trap',
            damage: 3,
            within: 1,
            whenSprung: [{ a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1, of: 'trap' } }],
            xpWhenSprungByEnemy: 2,
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                give: {
                  do: [
                    {
                      a: 'damage',
                      n: 3,
                      on: { who: 'enemy', count: 'all', within: 1, of: 'hexOfKilledEnemy' },
                    },
                  ],
                },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Frightening Curse */
    {
      id: 'doomstalker-383',
      number: 383,
      level: 1,
      initiative: 37,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'doomedEnemyDies',
            if: ['otherEnemyWithin:2'],
            give: { effect: { transferDoom: { n: 1, within: 2 } } },
          },
        ],
        active: 'persistent',
        uses: [1, 1, 1],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                give: {
                  do: [
                    {
                      a: 'control',
                      on: { who: 'enemy', count: 'all', within: 1, of: 'hexOfKilledEnemy' },
                      do: [{ a: 'move', n: 1 }],
                      byYou: true,
                    },
                  ],
                },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Foot Snare */
    {
      id: 'doomstalker-384',
      number: 384,
      level: 1,
      initiative: 61,
      top: { do: [{ a: 'trap', damage: 2, conditions: ['immobilize'], within: 1 }] },
      bottom: {
        do: [
          { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', within: 1 } },
          { a: 'move', n: 3 },
        ],
      },
    },
    /** Solid Bow */
    {
      id: 'doomstalker-385',
      number: 385,
      level: 1,
      initiative: 31,
      top: { do: [{ a: 'attack', n: 3, range: 5 }] },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** A Moment’s Peace */
    {
      id: 'doomstalker-386',
      number: 386,
      level: 1,
      initiative: 88,
      top: { do: [{ a: 'loot', n: 1 }] },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 2, on: { who: 'self' } },
        ],
      },
    },
    /** Swift Trickery */
    {
      id: 'doomstalker-387',
      number: 387,
      level: 1,
      initiative: 11,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 4,
            when: [{ if: ['targetIsDoomed'], give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Sap Life */
    {
      id: 'doomstalker-388',
      number: 388,
      level: 'X',
      initiative: 14,
      top: { do: [{ a: 'retaliate', n: 3, range: 4 }], xp: 2, active: 'round', lost: true },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'damaged',
                give: { do: [{ a: 'heal', n: 2, on: { who: 'self' } }] },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** The Hunt Begins */
    {
      id: 'doomstalker-389',
      number: 389,
      level: 'X',
      initiative: 71,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'vicious-jackal',
              hp: 5,
              move: 2,
              attack: 1,
              range: null,
              retaliate: 1,
              conditions: ['wound'],
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'summonedAlly', count: 'all', within: 'any' },
                event: 'attack',
                if: ['targetIsThis'],
                give: { add: { attack: 2 } },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Fresh Kill */
    {
      id: 'doomstalker-390',
      number: 390,
      level: 'X',
      initiative: 65,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 4,
            when: [{ if: ['targetUndamaged'], give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 3, jump: true }] },
    },
    /** Expose */
    {
      id: 'doomstalker-391',
      number: 391,
      level: 2,
      initiative: 13,
      top: {
        do: [
          { a: 'bonus', event: 'attack', if: ['targetIsDoomed'], give: { advantage: true }, limitPerTurn: 1 },
          {
            a: 'bonus',
            on: { who: 'enemy', count: 'all', within: 'any' },
            event: 'always',
            give: { effect: { loseAndCannotGain: 'invisible' } },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'selfAndAllies', count: 'all', within: 'any' },
                event: 'attack',
                if: ['targetIsThis'],
                give: { pierce: 2 },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Relentless Offensive */
    {
      id: 'doomstalker-392',
      number: 392,
      level: 2,
      initiative: 52,
      top: { do: [{ a: 'attack', n: 2, range: 5, targets: 2 }] },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['targetIsDoomed'], give: { add: { attack: 2 } } }],
        active: 'round',
      },
    },
    /** Darkened Skies */
    {
      id: 'doomstalker-393',
      number: 393,
      level: 3,
      initiative: 25,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 3,
            on: { who: 'enemy', count: 'all', within: 3 },
            xpPer: { count: 'enemiesTargeted', each: 2, xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                give: { do: [{ a: 'attack', n: 2, range: 3, targets: 3 }] },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Press the Attack */
    {
      id: 'doomstalker-394',
      number: 394,
      level: 3,
      initiative: 10,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 4,
            when: [{ if: ['targetIsDoomed'], give: { add: { attack: 3 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'retaliate', n: 2, range: 2 }], active: 'round' },
    },
    /** Singular Focus */
    {
      id: 'doomstalker-395',
      number: 395,
      level: 4,
      initiative: 28,
      top: { do: [{ a: 'loot', n: 2 }], xp: 2, lost: true },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'selfAndAllies', count: 'all', within: 'any' },
                event: 'attack',
                if: ['targetIsThis'],
                give: { advantage: true },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Flight of Flame */
    {
      id: 'doomstalker-396',
      number: 396,
      level: 4,
      initiative: 53,
      top: {
        do: [
          {
            a: 'trap',
            damage: 2,
            conditions: ['wound'],
            within: 1,
            whenSprung: [
              {
                a: 'condition',
                conditions: ['wound'],
                on: { who: 'enemy', count: 'all', within: 1, of: 'trap' },
              },
            ],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 5, jump: true }] },
    },
    /** Inescapable Fate */
    {
      id: 'doomstalker-397',
      number: 397,
      level: 5,
      initiative: 97,
      top: {
        do: [{ a: 'kindLimit', kind: 'doom', n: 2, sameTarget: true }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any', ranks: ['normal', 'elite'] },
            effects: [
              {
                a: 'bonus',
                on: { who: 'self' },
                event: 'turnStart',
                advanceSlot: true,
                afterLastSlot: [{ a: 'kill', on: { who: 'doomedEnemy' } }, { a: 'discardThisCard' }],
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
        uses: [0, 0, 0],
      },
    },
    /** Wild Command */
    {
      id: 'doomstalker-398',
      number: 398,
      level: 5,
      initiative: 46,
      top: {
        do: [
          {
            a: 'grant',
            do: [
              { a: 'move', mod: 0 },
              { a: 'attack', mod: 0 },
            ],
            on: { who: 'summonedAlly', within: 1 },
            byYou: true,
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 2, on: { who: 'doomedEnemy', within: 'any' } },
        ],
      },
    },
    /** Nature’s Hunger */
    {
      id: 'doomstalker-399',
      number: 399,
      level: 6,
      initiative: 82,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'giant-toad', hp: 7, move: 1, attack: 1, range: null, conditions: ['stun'] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                give: {
                  do: [
                    {
                      a: 'grant',
                      on: { who: 'selfAndAllies', count: 'all', within: 'any' },
                      do: [{ a: 'heal', n: 2, on: { who: 'self' } }],
                    },
                  ],
                },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Camouflage */
    {
      id: 'doomstalker-400',
      number: 400,
      level: 6,
      initiative: 23,
      top: {
        do: [
          { a: 'attack', n: 3, range: 5 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
    },
    /** Impending End */
    {
      id: 'doomstalker-401',
      number: 401,
      level: 7,
      initiative: 47,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            range: 4,
            after: [{ a: 'kill', on: { who: 'target' }, if: ['targetHpAtMost:2'], xp: 1 }],
          },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['targetIsDoomed'], give: { add: { attack: 3 } } }],
        active: 'round',
      },
    },
    /** Crashing Wave */
    {
      id: 'doomstalker-402',
      number: 402,
      level: 7,
      initiative: 22,
      top: {
        do: [
          { a: 'move', n: 4 },
          {
            a: 'attack',
            n: 3,
            on: { who: 'enemy', count: 'all', within: 1 },
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'selfAndAllies', count: 'all', within: 'any' },
                event: 'attack',
                if: ['targetIsThis'],
                give: { conditions: ['curse'] },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Rising Momentum */
    {
      id: 'doomstalker-403',
      number: 403,
      level: 8,
      initiative: 12,
      top: { do: [{ a: 'attack', n: 6, range: 5, push: 3 }], xp: 2, lost: true },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'doomedEnemy' },
                event: 'dies',
                if: ['otherEnemyWithin:2'],
                give: { effect: { transferDoom: { n: 'all', within: 2 } } },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Feral Instincts */
    {
      id: 'doomstalker-404',
      number: 404,
      level: 8,
      initiative: 35,
      top: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 3 },
          { a: 'loot', n: 1 },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'heal', n: 4, on: { who: 'self' } },
        ],
      },
    },
    /** Predator and Prey */
    {
      id: 'doomstalker-405',
      number: 405,
      level: 9,
      initiative: 86,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'spitting-cobra', hp: 5, move: 3, attack: 3, range: 3, conditions: ['poison'] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'doom',
            on: { who: 'enemy', within: 'any' },
            effects: [
              {
                a: 'bonus',
                on: { who: 'selfAndAllies', count: 'all', within: 'any' },
                event: 'attack',
                if: ['targetIsThis'],
                give: { add: { attack: { x: 'rangeMinusDistance' } } },
              },
            ],
          },
        ],
        active: 'persistent',
        kind: 'doom',
      },
    },
    /** Lead to Slaughter */
    {
      id: 'doomstalker-406',
      number: 406,
      level: 9,
      initiative: 40,
      top: {
        do: [
          { a: 'attack', n: 4, range: 6 },
          {
            a: 'control',
            on: { who: 'target' },
            do: [{ a: 'move', n: 3 }],
            byYou: true,
            upTo: true,
            toward: 'closestHexNextToYourAlly',
            forced: true,
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'transferDooms', n: 'all', to: { who: 'enemy', within: 4 } },
        ],
      },
    },
  ],
};
