import type { ClassDef } from '../types.js';

export const summoner: ClassDef = {
  id: 'summoner',
  start: false,
  handSize: 9,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    { times: 1, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 1, card: '-2' }], add: [{ n: 1, card: '+0' }] },
    { times: 3, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, add: [{ n: 1, card: '+2' }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['wound'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['poison'] }] },
    { times: 3, add: [{ n: 2, card: '+0', rolling: true, heal: 1 }] },
    {
      times: 1,
      add: [
        { n: 1, card: '+0', rolling: true, infuse: ['fire'] },
        { n: 1, card: '+0', rolling: true, infuse: ['air'] },
      ],
    },
    {
      times: 1,
      add: [
        { n: 1, card: '+0', rolling: true, infuse: ['dark'] },
        { n: 1, card: '+0', rolling: true, infuse: ['earth'] },
      ],
    },
    { times: 1, add: [{ n: 2, card: '+1' }], ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Forged Ferocity */
    {
      id: 'summoner-233',
      number: 233,
      level: 1,
      initiative: 96,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'iron-beast', hp: 5, move: 2, attack: 1, range: null, retaliate: 1, shield: 1 },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'shield', n: 1, on: { who: 'selfAndSummonedAllies', count: 'all', within: 'any' } }],
        infuse: ['earth'],
        active: 'round',
      },
    },
    /** Wild Animation */
    {
      id: 'summoner-234',
      number: 234,
      level: 1,
      initiative: 92,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'thorn-shooter', hp: 2, move: 1, attack: 2, range: 4, conditions: ['poison'] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }], infuse: ['air'] },
    },
    /** Living Night */
    {
      id: 'summoner-235',
      number: 235,
      level: 1,
      initiative: 82,
      top: {
        do: [
          {
            a: 'summon',
            count: 2,
            summon: { id: 'shadow-wolves', hp: 3, move: 3, attack: 2, range: null, pierce: 2 },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndSummonedAllies', count: 'all', within: 'any' },
            event: 'attacked',
            give: { disadvantage: true },
          },
        ],
        infuse: ['dark'],
        active: 'round',
      },
    },
    /** Unending Dominance */
    {
      id: 'summoner-236',
      number: 236,
      level: 1,
      initiative: 98,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'lava-golem',
              hp: 7,
              move: 2,
              attack: 3,
              range: null,
              attackInfuses: 'fire',
              retaliate: 2,
              retaliateRange: 2,
              conditions: ['wound'],
            },
          },
        ],
        xp: 6,
        active: 'persistent',
        lost: true,
        noRecover: true,
      },
      bottom: {
        do: [{ a: 'recover', pile: 'lost', n: 4, on: { who: 'self' }, upTo: true }],
        lost: true,
        noRecover: true,
      },
    },
    /** Unwavering Hand */
    {
      id: 'summoner-237',
      number: 237,
      level: 1,
      initiative: 31,
      top: { do: [{ a: 'heal', n: 3, range: 3 }], xp: 1 },
      bottom: {
        do: [{ a: 'control', do: [{ a: 'move', n: 1 }], on: { who: 'enemy', within: 4 }, byYou: true }],
      },
    },
    /** Mighty Bond */
    {
      id: 'summoner-238',
      number: 238,
      level: 1,
      initiative: 51,
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
        xp: 1,
      },
      bottom: { do: [{ a: 'move', n: 4, jump: true }] },
    },
    /** Bonded Might */
    {
      id: 'summoner-239',
      number: 239,
      level: 1,
      initiative: 61,
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
        xp: 1,
      },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Biting Wind */
    {
      id: 'summoner-240',
      number: 240,
      level: 1,
      initiative: 25,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            consume: [{ elements: ['air'], give: { add: { attack: 1 }, push: 2, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 3, range: 3 }] },
    },
    /** Black Fire */
    {
      id: 'summoner-241',
      number: 241,
      level: 1,
      initiative: 24,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            range: 5,
            targets: 2,
            consume: [{ elements: ['fire'], give: { conditions: ['wound'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Leathery Wings */
    {
      id: 'summoner-242',
      number: 242,
      level: 'X',
      initiative: 90,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'bat-swarm',
              hp: 4,
              move: 2,
              attack: 2,
              range: null,
              attackInfuses: 'air',
              flying: true,
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'condition', conditions: ['strengthen'], on: { who: 'ally', count: 'all', within: 1 } }],
      },
    },
    /** Volatile Flame */
    {
      id: 'summoner-243',
      number: 243,
      level: 'X',
      initiative: 94,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'living-bomb',
              hp: 1,
              move: 3,
              attack: 2,
              range: null,
              onDeath: [
                {
                  a: 'attack',
                  n: 3,
                  range: 2,
                  on: { who: 'enemy', count: 'all', within: 2 },
                  infuse: ['fire'],
                },
              ],
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 2, range: 3 }], infuse: ['fire'] },
    },
    /** Ethereal Vines */
    {
      id: 'summoner-244',
      number: 244,
      level: 'X',
      initiative: 30,
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
            conditions: ['immobilize'],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 1, on: { who: 'summonedAlly', count: 'all', within: 1 } },
        ],
      },
    },
    /** Earthen Steed */
    {
      id: 'summoner-245',
      number: 245,
      level: 2,
      initiative: 13,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndOwnSummons', count: 'all', within: 'any' },
            event: 'moveAction',
            give: { add: { move: 2 }, xp: 1 },
            may: true,
            cost: { consume: ['earth'] },
          },
        ],
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5, jump: true }] },
    },
    /** Grasping the Void */
    {
      id: 'summoner-246',
      number: 246,
      level: 2,
      initiative: 62,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            conditions: ['curse'],
            consume: [{ elements: ['dark'], give: { conditions: ['stun'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'attack', n: 2, range: 3 },
          { a: 'heal', n: 2, on: { who: 'self' } },
        ],
      },
    },
    /** Tear the Fabric */
    {
      id: 'summoner-247',
      number: 247,
      level: 3,
      initiative: 41,
      top: {
        do: [
          {
            a: 'kill',
            on: { who: 'enemy', within: 1, count: 'all', ranks: ['normal'], if: ['targetHpAtMost:5'] },
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'heal',
            n: 4,
            on: { who: 'self' },
            consume: [{ elements: ['earth'], give: { add: { heal: 2 }, xp: 1 } }],
          },
        ],
      },
    },
    /** Oozing Manifestation */
    {
      id: 'summoner-248',
      number: 248,
      level: 3,
      initiative: 86,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'slime-spirit',
              hp: 4,
              move: 3,
              attack: 1,
              range: null,
              shield: 2,
              conditions: ['muddle'],
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
            a: 'attack',
            n: 3,
            range: 3,
            conditions: ['immobilize'],
            consume: [{ elements: ['dark'], give: { conditions: ['curse'], xp: 1 } }],
          },
        ],
      },
    },
    /** Living Mountain */
    {
      id: 'summoner-249',
      number: 249,
      level: 4,
      initiative: 88,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'rock-colossus', hp: 7, move: 1, attack: 3, range: null, attackInfuses: 'earth' },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'loot', n: 1 },
        ],
      },
    },
    /** Divided Mind */
    {
      id: 'summoner-250',
      number: 250,
      level: 4,
      initiative: 55,
      top: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'move', mod: 0 }],
            on: { who: 'summonedAlly', count: 2, within: 2 },
            byYou: true,
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', mod: 0 }],
            on: { who: 'summonedAlly', count: 2, within: 2 },
            byYou: true,
          },
        ],
        xp: 1,
      },
    },
    /** Strength in Numbers */
    {
      id: 'summoner-251',
      number: 251,
      level: 5,
      initiative: 45,
      top: {
        do: [
          {
            a: 'grant',
            do: [
              { a: 'move', mod: 1 },
              { a: 'attack', mod: 1 },
            ],
            on: { who: 'summonedAlly', within: 1 },
            byYou: true,
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'attack', n: { x: 'summonedAllies' }, range: { x: 'summonedAllies' } }] },
    },
    /** Conjured Aid */
    {
      id: 'summoner-252',
      number: 252,
      level: 5,
      initiative: 81,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'healing-sprite',
              hp: 2,
              move: 2,
              attack: 1,
              range: 3,
              turnEnd: [{ a: 'heal', n: 2, range: 2 }],
            },
          },
        ],
        xp: 3,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Endless Spikes */
    {
      id: 'summoner-253',
      number: 253,
      level: 6,
      initiative: 97,
      top: {
        do: [
          {
            a: 'summon',
            count: 3,
            summon: {
              id: 'nail-spheres',
              hp: 4,
              move: 2,
              attack: null,
              range: null,
              retaliate: 2,
              shield: 1,
            },
          },
        ],
        xp: 3,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [{ a: 'retaliate', n: 2, on: { who: 'summonedAlly', count: 'all', within: 'any' } }],
        active: 'round',
      },
    },
    /** Inexorable Momentum */
    {
      id: 'summoner-254',
      number: 254,
      level: 6,
      initiative: 32,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 3,
            pierce: 3,
            consume: [{ elements: ['air'], give: { add: { attack: 2 } } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'grant', do: [{ a: 'move', n: 3 }], on: { who: 'summonedAlly', within: 1 } },
        ],
      },
    },
    /** Negative Energy */
    {
      id: 'summoner-255',
      number: 255,
      level: 7,
      initiative: 95,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'void-eater', hp: 5, move: 3, attack: 2, range: 2, conditions: ['curse'] },
          },
        ],
        xp: 3,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'condition',
            conditions: ['curse'],
            on: { who: 'enemy', count: 'all', within: 1, of: 'summonedAllies' },
          },
        ],
        infuse: ['dark'],
      },
    },
    /** Staff of Visions */
    {
      id: 'summoner-256',
      number: 256,
      level: 7,
      initiative: 27,
      top: {
        do: [
          {
            a: 'attack',
            n: 5,
            conditions: ['muddle'],
            consume: [{ elements: ['fire'], give: { add: { attack: 1 }, conditions: ['wound'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'ally', count: 'all', within: 1 } },
        ],
      },
    },
    /** Intervening Apparitions */
    {
      id: 'summoner-257',
      number: 257,
      level: 8,
      initiative: 68,
      top: {
        do: [
          {
            a: 'bonus',
            on: { who: 'summonedAlly', count: 'all', within: 'any' },
            event: 'damaged',
            give: { noDamage: true },
          },
        ],
        active: 'persistent',
        uses: [1, 1, 1],
        lost: true,
      },
      bottom: {
        do: [{ a: 'modifierDeck', remove: 'curse', n: 'all', reshuffleDiscard: true, on: { who: 'self' } }],
        infuse: ['light'],
      },
    },
    /** Otherworldly Rage */
    {
      id: 'summoner-258',
      number: 258,
      level: 8,
      initiative: 35,
      top: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', mod: 2, conditions: ['wound', 'poison'] }],
            on: { who: 'summonedAlly', within: 3 },
            byYou: true,
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'swap', between: ['self', { who: 'summonedAlly', within: 'any' }] },
          { a: 'move', n: 3 },
        ],
      },
    },
    /** Interplanar Mastery */
    {
      id: 'summoner-259',
      number: 259,
      level: 9,
      initiative: 22,
      top: {
        do: [{ a: 'recover', pile: 'lost', n: 2, on: { who: 'self' }, upTo: true }],
        lost: true,
        noRecover: true,
      },
      bottom: { do: [{ a: 'move', n: 6, jump: true }] },
    },
    /** Horned Majesty */
    {
      id: 'summoner-260',
      number: 260,
      level: 9,
      initiative: 80,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'black-unicorn', hp: 6, move: 4, attack: 4, range: null, pierce: 3 },
          },
        ],
        xp: 3,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', mod: 0 }],
            on: { who: 'summonedAlly', count: 'all', within: 3 },
            byYou: true,
          },
        ],
        xp: 1,
      },
    },
  ],
};
