import type { ClassDef } from '../types.js';

export const sawbones: ClassDef = {
  id: 'sawbones',
  start: false,
  handSize: 10,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 2, add: [{ n: 1, card: '+2', rolling: true }] },
    { times: 2, add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, conditions: ['wound'] }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    { times: 2, add: [{ n: 1, card: '+0', rolling: true, heal: 3 }] },
    { times: 1, add: [{ n: 1, card: '+0', refreshItem: 1 }] },
  ],
  cards: [
    /** First Aid */
    {
      id: 'sawbones-407',
      number: 407,
      level: 1,
      initiative: 8,
      top: { do: [{ a: 'giveCard', card: 'medical-pack', n: 1, to: { who: 'ally', within: 1 } }], xp: 1 },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Hand of the Surgeon */
    {
      id: 'sawbones-408',
      number: 408,
      level: 1,
      initiative: 62,
      top: { do: [{ a: 'attack', n: 4 }], xp: 1 },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'healAction',
            give: { set: { on: { who: 'selfAndAllies', count: 'all', within: 1 } } },
          },
        ],
        active: 'round',
      },
    },
    /** Hold Back the Pain */
    {
      id: 'sawbones-409',
      number: 409,
      level: 1,
      initiative: 57,
      top: { do: [{ a: 'heal', n: 3, range: 1 }], xp: 1 },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            if: ['melee'],
            give: { set: { on: { who: 'enemy', count: 'all', within: 1 } } },
          },
        ],
        active: 'round',
      },
    },
    /** Booster Shot */
    {
      id: 'sawbones-410',
      number: 410,
      level: 1,
      initiative: 42,
      top: { do: [{ a: 'heal', n: 4, range: 1 }] },
      bottom: {
        do: [
          {
            a: 'placeInActiveArea',
            of: { who: 'ally', within: 1 },
            effects: [{ a: 'shield', n: 1, on: { who: 'self' } }],
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Bloody Saw */
    {
      id: 'sawbones-411',
      number: 411,
      level: 1,
      initiative: 25,
      top: { do: [{ a: 'attack', n: 3, conditions: ['wound'] }], xp: 1 },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Curative Mixture */
    {
      id: 'sawbones-412',
      number: 412,
      level: 1,
      initiative: 19,
      top: {
        do: [
          {
            a: 'heal',
            n: 3,
            range: 1,
            after: [{ a: 'removeConditions', which: 'negative', n: 'all', on: { who: 'target' } }],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'removeConditions', which: 'negative', n: 'all', on: { who: 'ally', within: 1 } },
        ],
      },
    },
    /** Syringe */
    {
      id: 'sawbones-413',
      number: 413,
      level: 1,
      initiative: 15,
      top: {
        do: [
          {
            a: 'placeInActiveArea',
            of: { who: 'ally', within: 1 },
            effects: [{ a: 'shield', n: 2, on: { who: 'self' } }],
            returnsToDiscard: 'endOfRound',
          },
        ],
        active: 'round',
      },
      bottom: { do: [{ a: 'attack', n: 1, conditions: ['poison', 'stun'] }] },
    },
    /** Battlefield Medicine */
    {
      id: 'sawbones-414',
      number: 414,
      level: 1,
      initiative: 83,
      top: {
        do: [{ a: 'giveCard', card: 'large-medical-pack', n: 1, to: { who: 'ally', within: 1 } }],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndAllies', count: 'all', within: 'any' },
            event: 'always',
            give: { immune: 'negativeConditions' },
          },
        ],
        active: 'round',
      },
    },
    /** Triage */
    {
      id: 'sawbones-415',
      number: 415,
      level: 1,
      initiative: 53,
      top: {
        do: [
          { a: 'bonus', event: 'duringTurn', give: { do: [{ a: 'heal', n: 2, range: 1 }] }, limitPerTurn: 1 },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Mobile Response */
    {
      id: 'sawbones-416',
      number: 416,
      level: 1,
      initiative: 12,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'turnStart',
            give: {
              do: [{ a: 'removeConditions', which: 'negative', n: 1, on: { who: 'ally', within: 'any' } }],
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 5 },
          { a: 'condition', conditions: ['wound'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Medical Pack */
    {
      id: 'sawbones-417',
      number: 417,
      level: 'M',
      initiative: 50,
      copies: 7,
      top: { do: [{ a: 'heal', n: 4, on: { who: 'self' } }] },
      bottom: { do: [{ a: 'heal', n: 4, on: { who: 'self' } }] },
      supplyCard: 'medical-pack',
    },
    /** Large Medical Pack */
    {
      id: 'sawbones-424',
      number: 424,
      level: 'M',
      initiative: 30,
      copies: 4,
      top: { do: [{ a: 'heal', n: 8, on: { who: 'self' } }] },
      bottom: { do: [{ a: 'heal', n: 8, on: { who: 'self' } }] },
      supplyCard: 'large-medical-pack',
    },
    /** Prevention Is Key */
    {
      id: 'sawbones-428',
      number: 428,
      level: 'X',
      initiative: 13,
      top: {
        do: [{ a: 'condition', conditions: ['disarm'], on: { who: 'enemy', count: 'all', within: 1 } }],
      },
      bottom: {
        do: [{ a: 'shield', n: 1, on: { who: 'selfAndAllies', count: 'all', within: 1 } }],
        xp: 1,
        active: 'round',
      },
    },
    /** Teamwork */
    {
      id: 'sawbones-429',
      number: 429,
      level: 'X',
      initiative: 89,
      top: {
        do: [
          {
            a: 'recover',
            pile: 'discard',
            n: { x: 'alliesAdjacent' },
            on: { who: 'selfAndAllies', count: 'all', within: 1 },
            upTo: true,
            may: true,
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'grant', on: { who: 'ally', count: 'all', within: 1 }, do: [{ a: 'move', n: 2 }], may: true },
          { a: 'move', n: 2 },
        ],
      },
    },
    /** Vaccine */
    {
      id: 'sawbones-430',
      number: 430,
      level: 'X',
      initiative: 44,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
            range: 3,
            conditions: ['poison'],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'placeInActiveArea',
            of: { who: 'ally', within: 1 },
            effects: [{ a: 'bonus', event: 'always', give: { immune: 'negativeConditions' } }],
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Hamstring */
    {
      id: 'sawbones-431',
      number: 431,
      level: 2,
      initiative: 62,
      top: { do: [{ a: 'attack', n: 4, conditions: ['immobilize'] }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 6 },
          { a: 'condition', conditions: ['immobilize'], on: { who: 'self' } },
        ],
      },
    },
    /** Precaution */
    {
      id: 'sawbones-432',
      number: 432,
      level: 2,
      initiative: 9,
      top: { do: [{ a: 'shield', n: 1, on: { who: 'ally', count: 'all', within: 'any' } }], active: 'round' },
      bottom: { do: [{ a: 'giveCard', card: 'medical-pack', n: 1, to: { who: 'ally', within: 1 } }], xp: 1 },
    },
    /** Regenerative Tissue */
    {
      id: 'sawbones-433',
      number: 433,
      level: 3,
      initiative: 46,
      top: { do: [{ a: 'heal', n: 5, on: { who: 'self' } }], xp: 1 },
      bottom: {
        do: [
          {
            a: 'placeInActiveArea',
            of: { who: 'ally', within: 1 },
            effects: [
              { a: 'bonus', event: 'turnStart', give: { do: [{ a: 'heal', n: 1, on: { who: 'self' } }] } },
            ],
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Vital Strike */
    {
      id: 'sawbones-434',
      number: 434,
      level: 3,
      initiative: 38,
      top: { do: [{ a: 'attack', n: 7 }], xp: 2, lost: true },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Blood Transfusion */
    {
      id: 'sawbones-435',
      number: 435,
      level: 4,
      initiative: 52,
      top: {
        do: [
          { a: 'heal', n: 7, on: { who: 'ally', within: 1 } },
          { a: 'damage', n: 2, on: { who: 'self' } },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'attack', n: 3 },
          { a: 'heal', n: 2, on: { who: 'ally', count: 'all', within: 1 } },
        ],
      },
    },
    /** Do No Harm */
    {
      id: 'sawbones-436',
      number: 436,
      level: 4,
      initiative: 76,
      top: {
        do: [
          { a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] } },
          { a: 'condition', conditions: ['disarm', 'immobilize'], on: { who: 'self' } },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'heal', n: 3, range: 1 },
        ],
      },
    },
    /** Research the Cure */
    {
      id: 'sawbones-437',
      number: 437,
      level: 5,
      initiative: 40,
      top: {
        do: [
          { a: 'attack', n: 4 },
          {
            a: 'removeConditions',
            which: 'negative',
            n: 'all',
            on: { who: 'ally', count: 'all', within: 1 },
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'placeInActiveArea',
            of: { who: 'ally', within: 1 },
            effects: [
              { a: 'shield', n: 1, on: { who: 'self' } },
              { a: 'bonus', event: 'always', give: { immune: 'negativeConditions' } },
            ],
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Amputate */
    {
      id: 'sawbones-438',
      number: 438,
      level: 5,
      initiative: 86,
      top: { do: [{ a: 'attack', n: 4, conditions: ['wound', 'immobilize'] }], xp: 1 },
      bottom: { do: [{ a: 'heal', n: 7, range: 1, conditions: ['stun'] }] },
    },
    /** Euthanize */
    {
      id: 'sawbones-439',
      number: 439,
      level: 6,
      initiative: 27,
      top: {
        do: [
          {
            a: 'kill',
            on: { who: 'enemy', within: 1, ranks: ['normal'], if: ['negativeConditionTokensAtLeast:2'] },
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'attack', n: 1, conditions: ['poison', 'wound', 'stun'] }] },
    },
    /** Prescription */
    {
      id: 'sawbones-440',
      number: 440,
      level: 6,
      initiative: 6,
      top: {
        do: [{ a: 'giveCard', card: 'medical-pack', n: 1, to: { who: 'ally', count: 'all', within: 1 } }],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'giveCard', card: 'large-medical-pack', n: 1, to: { who: 'ally', count: 'all', within: 1 } },
        ],
        xp: 2,
        lost: true,
      },
    },
    /** Master Physician */
    {
      id: 'sawbones-441',
      number: 441,
      level: 7,
      initiative: 49,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'healActionStart',
            give: {
              do: [{ a: 'removeConditions', which: 'negative', n: 'all', on: { who: 'healedFigures' } }],
            },
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'bonus', event: 'healAction', give: { add: { heal: 4 } } }], active: 'round' },
    },
    /** Surgeon’s Satchel */
    {
      id: 'sawbones-442',
      number: 442,
      level: 7,
      initiative: 10,
      top: {
        do: [
          { a: 'loot', n: 1 },
          { a: 'heal', n: 2, on: { who: 'ally', count: 'all', within: 1 } },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'giveCard', card: 'medical-pack', n: 1, to: { who: 'ally', within: 1 } },
        ],
        xp: 1,
      },
    },
    /** Bedside Manner */
    {
      id: 'sawbones-443',
      number: 443,
      level: 8,
      initiative: 5,
      top: {
        do: [
          {
            a: 'heal',
            n: 3,
            range: 1,
            after: [
              { a: 'removeConditions', which: 'negative', n: 'all', on: { who: 'target' } },
              { a: 'giveCard', card: 'large-medical-pack', n: 1, to: { who: 'target' } },
            ],
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'recover', pile: 'discard', n: 2, on: { who: 'ally', within: 1 }, upTo: true, may: true },
        ],
      },
    },
    /** Gentleman’s Anger */
    {
      id: 'sawbones-444',
      number: 444,
      level: 8,
      initiative: 29,
      top: { do: [{ a: 'attack', n: 5, conditions: ['disarm'] }], xp: 1 },
      bottom: { do: [{ a: 'attack', n: 3, range: 5 }], xp: 1 },
    },
    /** Prep for Surgery */
    {
      id: 'sawbones-445',
      number: 445,
      level: 9,
      initiative: 22,
      top: {
        do: [
          { a: 'convert', from: ['attack', 'move'], to: 'heal', plus: 1, may: true, ignoreConditions: true },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['stun'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Grisly Trauma */
    {
      id: 'sawbones-446',
      number: 446,
      level: 9,
      initiative: 81,
      top: {
        do: [
          {
            a: 'kill',
            range: 3,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
            on: {
              who: 'enemy',
              count: 'all',
              within: 'area',
              ranks: ['normal', 'elite'],
              if: ['targetDamageAtLeast:10'],
            },
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          {
            a: 'condition',
            conditions: ['poison', 'wound', 'muddle'],
            on: { who: 'enemy', count: 'all', within: 1 },
          },
        ],
      },
    },
  ],
};
