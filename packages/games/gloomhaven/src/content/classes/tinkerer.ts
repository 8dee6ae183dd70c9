import type { ClassDef } from '../types.js';

export const tinkerer: ClassDef = {
  id: 'tinkerer',
  start: true,
  handSize: 12,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 1, card: '-2' }], add: [{ n: 1, card: '+0' }] },
    { times: 1, add: [{ n: 2, card: '+1' }] },
    { times: 1, add: [{ n: 1, card: '+3' }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, infuse: ['fire'] }] },
    { times: 1, add: [{ n: 3, card: '+0', rolling: true, conditions: ['muddle'] }] },
    { times: 2, add: [{ n: 1, card: '+1', conditions: ['wound'] }] },
    { times: 2, add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 2, add: [{ n: 1, card: '+1', heal: 2 }] },
    { times: 1, add: [{ n: 1, card: '+0', addTarget: true }] },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Proximity Mine */
    {
      id: 'tinkerer-030',
      number: 30,
      level: 1,
      initiative: 62,
      top: { do: [{ a: 'trap', damage: 6, within: 1, xpWhenSprungByEnemy: 2 }], lost: true },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Harmless Contraption */
    {
      id: 'tinkerer-031',
      number: 31,
      level: 1,
      initiative: 74,
      top: {
        do: [{ a: 'summon', count: 1, summon: { id: 'decoy', hp: 6, move: 2, attack: null, range: null } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'heal', n: 2, range: 3 }] },
    },
    /** Flamethrower */
    {
      id: 'tinkerer-032',
      number: 32,
      level: 1,
      initiative: 47,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [-1, 2],
                [0, 1],
              ],
            },
            conditions: ['wound'],
          },
        ],
        xp: 2,
        infuse: ['fire'],
        lost: true,
      },
      bottom: {
        do: [{ a: 'shield', n: 1, on: { who: 'selfAndAllies', count: 'all', within: 1 } }],
        active: 'round',
      },
    },
    /** Hook Gun */
    {
      id: 'tinkerer-033',
      number: 33,
      level: 1,
      initiative: 72,
      top: { do: [{ a: 'attack', n: 2, range: 3, pull: 2 }] },
      bottom: { do: [{ a: 'loot', n: 2 }], xp: 1, lost: true },
    },
    /** Ink Bomb */
    {
      id: 'tinkerer-034',
      number: 34,
      level: 1,
      initiative: 74,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [-1, 1],
                [0, 1],
              ],
            },
            range: 3,
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        infuse: ['dark'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Net Shooter */
    {
      id: 'tinkerer-035',
      number: 35,
      level: 1,
      initiative: 19,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
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
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', within: 1 } },
          { a: 'move', n: 2 },
        ],
      },
    },
    /** Stun Shot */
    {
      id: 'tinkerer-036',
      number: 36,
      level: 1,
      initiative: 20,
      top: { do: [{ a: 'attack', n: 1, range: 3, conditions: ['stun'] }] },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Reinvigorating Elixir */
    {
      id: 'tinkerer-037',
      number: 37,
      level: 1,
      initiative: 37,
      top: { do: [{ a: 'heal', n: 3, range: 3 }] },
      bottom: {
        do: [{ a: 'recover', pile: 'discard', n: 'all', on: { who: 'ally', within: 1 }, may: true }],
        xp: 2,
        lost: true,
      },
    },
    /** Restorative Mist */
    {
      id: 'tinkerer-038',
      number: 38,
      level: 1,
      initiative: 17,
      top: { do: [{ a: 'heal', n: 3, range: 3 }] },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
        ],
      },
    },
    /** Energizing Tonic */
    {
      id: 'tinkerer-039',
      number: 39,
      level: 1,
      initiative: 16,
      top: { do: [{ a: 'heal', n: 5, range: 2 }], xp: 2, lost: true },
      bottom: { do: [{ a: 'move', n: 6 }], xp: 1, lost: true },
    },
    /** Enhancement Field */
    {
      id: 'tinkerer-040',
      number: 40,
      level: 1,
      initiative: 61,
      top: { do: [{ a: 'attack', n: 3, range: 3 }] },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'selfAndAllies', count: 'all', within: 1 },
            event: 'attack',
            give: { add: { attack: 1 } },
          },
        ],
        active: 'round',
      },
    },
    /** Toxic Bolt */
    {
      id: 'tinkerer-041',
      number: 41,
      level: 1,
      initiative: 18,
      top: { do: [{ a: 'attack', n: 2, range: 3, conditions: ['poison'] }], infuse: ['earth'] },
      bottom: { do: [{ a: 'attack', n: 5, range: 2 }], xp: 2, lost: true },
    },
    /** Reviving Shock */
    {
      id: 'tinkerer-042',
      number: 42,
      level: 'X',
      initiative: 34,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 2 }] },
      bottom: { do: [{ a: 'heal', n: 5, range: 2 }], xp: 2, lost: true },
    },
    /** Volatile Concoction */
    {
      id: 'tinkerer-043',
      number: 43,
      level: 'X',
      initiative: 76,
      top: { do: [{ a: 'trap', damage: 2, conditions: ['poison'], within: 1 }] },
      bottom: {
        do: [
          {
            a: 'recover',
            pile: 'discard',
            n: 1,
            on: { who: 'ally', within: 2 },
            may: true,
            consume: [{ elements: ['ice'], give: { set: { n: 2, upTo: true } } }],
          },
        ],
      },
    },
    /** Potent Potables */
    {
      id: 'tinkerer-044',
      number: 44,
      level: 'X',
      initiative: 46,
      top: {
        do: [{ a: 'bonus', event: 'healAction', give: { add: { heal: 2 } } }],
        active: 'persistent',
        uses: [0, 1, 0, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Stamina Booster */
    {
      id: 'tinkerer-045',
      number: 45,
      level: 2,
      initiative: 48,
      top: { do: [{ a: 'heal', n: 4, range: 3 }] },
      bottom: {
        do: [{ a: 'recover', pile: 'lost', n: 1, on: { who: 'ally', within: 3 }, may: true }],
        xp: 2,
        lost: true,
        noRecover: true,
      },
    },
    /** Disorienting Flash */
    {
      id: 'tinkerer-046',
      number: 46,
      level: 2,
      initiative: 73,
      top: { do: [{ a: 'condition', conditions: ['stun'], range: 3, targets: 2 }], xp: 2, lost: true },
      bottom: {
        do: [
          { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'move', n: 2 },
        ],
      },
    },
    /** Tinkerer’s Tools */
    {
      id: 'tinkerer-047',
      number: 47,
      level: 3,
      initiative: 26,
      top: { do: [{ a: 'disarmTrap', within: 1 }], xp: 1 },
      bottom: { do: [{ a: 'trap', damage: 0, conditions: ['stun'], within: 1 }] },
    },
    /** Crank Bow */
    {
      id: 'tinkerer-048',
      number: 48,
      level: 3,
      initiative: 66,
      top: { do: [{ a: 'attack', n: 6, range: 5 }], xp: 2, lost: true },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Dangerous Contraption */
    {
      id: 'tinkerer-049',
      number: 49,
      level: 4,
      initiative: 84,
      top: {
        do: [{ a: 'summon', count: 1, summon: { id: 'battle-bot', hp: 6, move: 2, attack: 2, range: null } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Micro Bots */
    {
      id: 'tinkerer-050',
      number: 50,
      level: 4,
      initiative: 22,
      top: { do: [{ a: 'heal', n: 6, range: 3 }], xp: 2, lost: true },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'loot', n: 1 },
        ],
        lost: true,
      },
    },
    /** Noxious Vials */
    {
      id: 'tinkerer-051',
      number: 51,
      level: 5,
      initiative: 75,
      top: {
        do: [
          {
            a: 'refresh',
            state: ['consumed'],
            n: 1,
            on: { who: 'ally', within: 1 },
            itemSlots: ['small'],
            may: true,
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'attack',
            n: 3,
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
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
    },
    /** Disintegration Beam */
    {
      id: 'tinkerer-052',
      number: 52,
      level: 5,
      initiative: 36,
      top: {
        do: [
          {
            a: 'kill',
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [-3, 3],
                [-2, 2],
              ],
            },
            on: { who: 'enemy', count: 'all', within: 'area', if: ['targetHpAtMost:5'] },
            xpPer: { count: 'enemiesKilled', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['disarm'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Gas Canister */
    {
      id: 'tinkerer-053',
      number: 53,
      level: 6,
      initiative: 71,
      top: { do: [{ a: 'trap', damage: 4, conditions: ['muddle'], within: 1 }] },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'turnEnd',
            give: {
              do: [{ a: 'recover', pile: 'discard', n: 1, on: { who: 'ally', within: 3 }, may: true }],
            },
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1],
        lost: true,
      },
    },
    /** Auto Turret */
    {
      id: 'tinkerer-054',
      number: 54,
      level: 6,
      initiative: 34,
      top: {
        do: [{ a: 'bonus', event: 'turnEnd', give: { do: [{ a: 'attack', n: 2, range: 5 }] } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'heal', n: 3, range: 4 }] },
    },
    /** Murderous Contraption */
    {
      id: 'tinkerer-055',
      number: 55,
      level: 7,
      initiative: 94,
      top: {
        do: [{ a: 'summon', count: 1, summon: { id: 'kill-bot', hp: 6, move: 3, attack: 3, range: null } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 4, range: 3 }] },
    },
    /** Curative Aerosol */
    {
      id: 'tinkerer-056',
      number: 56,
      level: 7,
      initiative: 21,
      top: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 2, range: 1 },
          { a: 'move', n: 2 },
          { a: 'heal', n: 2, range: 1 },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 4, range: 3, targets: 2 }], xp: 2, lost: true },
    },
    /** Jet Propulsion */
    {
      id: 'tinkerer-057',
      number: 57,
      level: 8,
      initiative: 38,
      top: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'move', mod: 2 }],
            on: { who: 'summonedAlly', count: 'all', within: 3 },
            byYou: true,
            may: true,
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 8, jump: true }], xp: 2, lost: true },
    },
    /** Harsh Stimulants */
    {
      id: 'tinkerer-058',
      number: 58,
      level: 8,
      initiative: 27,
      top: {
        do: [
          { a: 'attack', n: 9 },
          { a: 'damage', n: 2, on: { who: 'self' } },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            on: { who: 'ally', count: 'all', within: 1 },
            event: 'attack',
            give: { add: { attack: 2 } },
          },
          { a: 'damage', n: 2, on: { who: 'ally', count: 'all', within: 1 } },
        ],
        active: 'round',
      },
    },
    /** Lethal Injection */
    {
      id: 'tinkerer-059',
      number: 59,
      level: 9,
      initiative: 85,
      top: {
        do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] } }],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'condition', conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Chimeric Formula */
    {
      id: 'tinkerer-060',
      number: 60,
      level: 9,
      initiative: 43,
      top: {
        do: [
          {
            a: 'recover',
            pile: 'lost',
            n: 2,
            on: { who: 'ally', within: 1 },
            upTo: true,
            may: true,
            after: [{ a: 'loseCards', n: 2, on: { who: 'recoverer' } }],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'recover',
            pile: 'lost',
            n: 1,
            on: { who: 'ally', within: 3 },
            may: true,
            cardsOf: { who: 'ally', within: 1, of: 'recoverer' },
          },
        ],
        xp: 2,
        lost: true,
      },
    },
  ],
};
