import type { ClassDef } from '../types.js';

export const beastTyrant: ClassDef = {
  id: 'beast-tyrant',
  start: false,
  handSize: 10,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  companion: {
    figure: { id: 'bear', hp: 10, move: 3, attack: 2, range: null },
    hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  },
  perks: [
    { times: 1, remove: [{ n: 2, card: '-1' }] },
    { times: 3, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 2, add: [{ n: 1, card: '+1', conditions: ['wound'] }] },
    { times: 2, add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 3, add: [{ n: 2, card: '+0', rolling: true, heal: 1 }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, infuse: ['earth'] }] },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Disorienting Roar */
    {
      id: 'beast-tyrant-477',
      number: 477,
      level: 1,
      initiative: 17,
      top: {
        do: [
          {
            a: 'command',
            do: [
              {
                a: 'condition',
                conditions: ['muddle', 'immobilize'],
                on: { who: 'enemy', count: 'all', within: 2 },
              },
            ],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'swap',
            between: [
              { who: 'anyFigure', within: 'any' },
              { who: 'anyFigure', within: 'any' },
            ],
          },
        ],
        lost: true,
      },
    },
    /** Spirit Swap */
    {
      id: 'beast-tyrant-478',
      number: 478,
      level: 1,
      initiative: 22,
      top: { do: [{ a: 'command', do: [{ a: 'move', n: 2 }] }], xp: 1 },
      bottom: {
        do: [
          {
            a: 'swap',
            between: [
              { who: 'enemy', within: 'any' },
              { who: 'enemy', within: 'any' },
            ],
          },
        ],
      },
    },
    /** Venomous Ally */
    {
      id: 'beast-tyrant-479',
      number: 479,
      level: 1,
      initiative: 79,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'green-adder', hp: 4, move: 2, attack: 1, range: null, conditions: ['poison'] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 2, range: 4, conditions: ['poison'] }] },
    },
    /** Relentless Ally */
    {
      id: 'beast-tyrant-480',
      number: 480,
      level: 1,
      initiative: 81,
      top: {
        do: [
          { a: 'summon', count: 1, summon: { id: 'tattered-wolf', hp: 4, move: 3, attack: 2, range: null } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Concentrated Rage */
    {
      id: 'beast-tyrant-481',
      number: 481,
      level: 1,
      initiative: 51,
      top: { do: [{ a: 'attack', n: 1, range: 4, conditions: ['disarm'] }] },
      bottom: {
        do: [
          {
            a: 'bonus',
            as: 'its-attack',
            event: 'beforeBearActs',
            give: {
              do: [
                {
                  a: 'bonus',
                  on: { who: 'bear' },
                  event: 'attack',
                  give: { add: { attack: 3 } },
                  until: 'endOfRound',
                },
              ],
            },
            may: true,
            cost: { forgoAction: 'top' },
          },
          {
            a: 'bonus',
            as: 'its-move',
            event: 'beforeBearActs',
            give: {
              do: [
                {
                  a: 'bonus',
                  on: { who: 'bear' },
                  event: 'moveAbility',
                  give: { add: { move: 3 } },
                  until: 'endOfRound',
                },
              ],
            },
            may: true,
            cost: { forgoAction: 'bottom' },
          },
        ],
        active: 'persistent',
        lost: true,
      },
    },
    /** Disappearing Wounds */
    {
      id: 'beast-tyrant-482',
      number: 482,
      level: 1,
      initiative: 23,
      top: { do: [{ a: 'heal', n: 4, on: { who: 'self' } }] },
      bottom: { do: [{ a: 'command', do: [{ a: 'attack', n: 2 }] }], xp: 1 },
    },
    /** Patch Fur */
    {
      id: 'beast-tyrant-483',
      number: 483,
      level: 1,
      initiative: 20,
      top: {
        do: [{ a: 'shield', n: 1, on: { who: 'summonedAlly', count: 'all', within: 'any' } }],
        active: 'round',
      },
      bottom: { do: [{ a: 'command', do: [{ a: 'heal', n: 4, on: { who: 'self' } }] }], xp: 1 },
    },
    /** Maul */
    {
      id: 'beast-tyrant-484',
      number: 484,
      level: 1,
      initiative: 14,
      top: { do: [{ a: 'command', do: [{ a: 'attack', n: 4 }] }] },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'shield', n: 1, on: { who: 'ally', within: 1 } },
        ],
        active: 'round',
      },
    },
    /** Forceful Swipe */
    {
      id: 'beast-tyrant-485',
      number: 485,
      level: 1,
      initiative: 35,
      top: {
        do: [
          {
            a: 'command',
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
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'command',
            do: [
              { a: 'move', n: 3 },
              { a: 'push', n: 2, on: { who: 'enemy', within: 1 } },
            ],
          },
        ],
        xp: 1,
      },
    },
    /** Howling Bolts */
    {
      id: 'beast-tyrant-486',
      number: 486,
      level: 1,
      initiative: 47,
      top: { do: [{ a: 'attack', n: 1, range: 4, targets: 3 }] },
      bottom: { do: [{ a: 'command', do: [{ a: 'move', n: 5 }] }], xp: 1 },
    },
    /** Soaring Ally */
    {
      id: 'beast-tyrant-487',
      number: 487,
      level: 'X',
      initiative: 77,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'red-falcon', hp: 2, move: 4, attack: 2, range: null, flying: true },
          },
        ],
        xp: 2,
        infuse: ['air'],
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'command', do: [{ a: 'loot', n: 1 }] }] },
    },
    /** Focused Aggression */
    {
      id: 'beast-tyrant-488',
      number: 488,
      level: 'X',
      initiative: 31,
      top: { do: [{ a: 'attack', n: 3, range: 3 }] },
      bottom: { do: [{ a: 'command', do: [{ a: 'attack', n: 5 }] }], xp: 2, infuse: ['earth'], lost: true },
    },
    /** Borrowed Essence */
    {
      id: 'beast-tyrant-489',
      number: 489,
      level: 'X',
      initiative: 56,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            consume: [{ elements: ['air'], give: { add: { attack: 2 }, xp: 1 } }],
          },
          {
            a: 'heal',
            n: 2,
            on: { who: 'self' },
            consume: [{ elements: ['earth'], give: { add: { heal: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'redistributeDamage',
            among: { who: 'selfAndSummonedAllies', count: 'all', within: 'any' },
            limit: 'noneAboveItsMaxHp',
          },
        ],
      },
    },
    /** Energizing Strike */
    {
      id: 'beast-tyrant-490',
      number: 490,
      level: 2,
      initiative: 29,
      top: {
        do: [
          {
            a: 'command',
            do: [
              { a: 'attack', n: 4 },
              { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
            ],
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 'any' } }] },
    },
    /** Earthen Spikes */
    {
      id: 'beast-tyrant-491',
      number: 491,
      level: 2,
      initiative: 11,
      top: { do: [{ a: 'attack', n: 3, range: 2, conditions: ['immobilize'] }], infuse: ['earth'] },
      bottom: {
        do: [
          { a: 'shield', n: 2, on: { who: 'summonedAlly', count: 'all', within: 'any' } },
          { a: 'retaliate', n: 2, on: { who: 'summonedAlly', count: 'all', within: 'any' } },
        ],
        xp: 2,
        active: 'round',
        lost: true,
      },
    },
    /** Vicious Ally */
    {
      id: 'beast-tyrant-492',
      number: 492,
      level: 3,
      initiative: 86,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'swamp-alligator',
              hp: 5,
              move: 2,
              attack: 3,
              range: null,
              conditions: ['immobilize'],
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'command', do: [{ a: 'attack', n: 2, targets: 2 }] }], xp: 1 },
    },
    /** Unstoppable Beast */
    {
      id: 'beast-tyrant-493',
      number: 493,
      level: 3,
      initiative: 32,
      top: {
        do: [
          {
            a: 'command',
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
                consume: [{ elements: ['earth'], give: { add: { attack: 1 }, xp: 1 } }],
              },
            ],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Ancient Ward */
    {
      id: 'beast-tyrant-494',
      number: 494,
      level: 4,
      initiative: 19,
      top: { do: [{ a: 'attack', n: 2, range: 4, targets: 2, conditions: ['disarm'] }], xp: 1 },
      bottom: { do: [{ a: 'heal', n: 4, range: 4 }] },
    },
    /** Punch Through */
    {
      id: 'beast-tyrant-495',
      number: 495,
      level: 4,
      initiative: 44,
      top: { do: [{ a: 'command', do: [{ a: 'attack', n: 3, pierce: 4 }] }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'bonus', event: 'commandAttack', give: { add: { attack: 1 } } },
        ],
        active: 'round',
      },
    },
    /** Rampage */
    {
      id: 'beast-tyrant-496',
      number: 496,
      level: 5,
      initiative: 34,
      top: {
        do: [
          {
            a: 'command',
            do: [
              { a: 'attack', n: 2 },
              { a: 'move', n: 2 },
              { a: 'attack', n: 2 },
              { a: 'move', n: 2 },
              { a: 'attack', n: 2 },
            ],
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'grant',
            do: [
              { a: 'move', mod: 0 },
              { a: 'attack', mod: 0 },
            ],
            on: { who: 'summonedAlly', within: 'any' },
            byYou: true,
          },
        ],
      },
    },
    /** Stone Sigil */
    {
      id: 'beast-tyrant-497',
      number: 497,
      level: 5,
      initiative: 95,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'monolith', hp: 15, move: null, attack: null, range: null, shield: 2 },
          },
        ],
        xp: 2,
        infuse: ['earth'],
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'command', do: [{ a: 'move', n: 5 }] }] },
    },
    /** Primal Blessing */
    {
      id: 'beast-tyrant-498',
      number: 498,
      level: 6,
      initiative: 28,
      top: { do: [{ a: 'heal', n: 2, range: 4, targets: 3 }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'swap', between: ['self', { who: 'bear' }] },
          { a: 'move', n: 2 },
        ],
      },
    },
    /** Blood Hunger */
    {
      id: 'beast-tyrant-499',
      number: 499,
      level: 6,
      initiative: 42,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'bear' },
            event: 'afterAttack',
            give: { do: [{ a: 'heal', n: 2, on: { who: 'self' } }] },
          },
        ],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'command',
            do: [
              { a: 'attack', n: 3 },
              { a: 'heal', n: 3, on: { who: 'self' } },
            ],
          },
        ],
        xp: 1,
      },
    },
    /** Storm Sigil */
    {
      id: 'beast-tyrant-500',
      number: 500,
      level: 7,
      initiative: 93,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'wind-totem',
              hp: 8,
              move: null,
              attack: 1,
              range: null,
              attackOn: { who: 'enemy', count: 'all', within: 1 },
              push: 2,
            },
          },
        ],
        xp: 2,
        infuse: ['air'],
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'command', do: [{ a: 'attack', n: 4 }] }] },
    },
    /** Tyrannical Force */
    {
      id: 'beast-tyrant-501',
      number: 501,
      level: 7,
      initiative: 37,
      top: { do: [{ a: 'attack', n: 3, range: 3, conditions: ['stun'] }], infuse: ['earth'] },
      bottom: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'move', mod: -1 }],
            on: { who: 'summonedAlly', count: 'all', within: 3 },
            byYou: true,
          },
        ],
      },
    },
    /** Lash Out */
    {
      id: 'beast-tyrant-502',
      number: 502,
      level: 8,
      initiative: 18,
      top: {
        do: [{ a: 'command', do: [{ a: 'attack', n: 4, on: { who: 'enemy', count: 'all', within: 1 } }] }],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'command',
            do: [
              { a: 'move', n: 3 },
              { a: 'push', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
            ],
          },
        ],
        xp: 1,
      },
    },
    /** Natural Remedy */
    {
      id: 'beast-tyrant-503',
      number: 503,
      level: 8,
      initiative: 25,
      top: {
        do: [
          { a: 'heal', n: 5, range: 3 },
          { a: 'consume', elements: ['air'], give: { add: { heal: 1, range: 1 }, xp: 1 } },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', within: 1 } },
        ],
      },
    },
    /** Jaws of Death */
    {
      id: 'beast-tyrant-504',
      number: 504,
      level: 9,
      initiative: 48,
      top: {
        do: [
          {
            a: 'command',
            do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal'], if: ['targetHpAtMost:6'] } }],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'command',
            do: [
              { a: 'attack', n: 2, push: 3 },
              { a: 'move', n: 3 },
              { a: 'attack', n: 2 },
            ],
          },
        ],
        xp: 1,
      },
    },
    /** Tribal Sigil */
    {
      id: 'beast-tyrant-505',
      number: 505,
      level: 9,
      initiative: 91,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'spirit-banner',
              hp: 8,
              move: null,
              attack: null,
              range: null,
              aura: [
                {
                  a: 'bonus',
                  on: { who: 'ally', count: 'all', within: 1 },
                  event: 'attack',
                  give: { add: { attack: 2 } },
                },
              ],
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
        noRecover: true,
      },
      bottom: {
        do: [
          {
            a: 'recover',
            pile: 'lost',
            n: 2,
            on: { who: 'self' },
            upTo: true,
            only: 'cardsWithSummonAction',
          },
        ],
        lost: true,
        noRecover: true,
      },
    },
  ],
};
