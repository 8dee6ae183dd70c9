import type { ClassDef } from '../types.js';

export const plagueherald: ClassDef = {
  id: 'plagueherald',
  start: false,
  handSize: 11,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    { times: 1, remove: [{ n: 1, card: '-2' }], add: [{ n: 1, card: '+0' }] },
    { times: 2, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 1, add: [{ n: 2, card: '+1' }] },
    { times: 3, add: [{ n: 1, card: '+1', infuse: ['air'] }] },
    { times: 1, add: [{ n: 3, card: '+0', rolling: true, conditions: ['poison'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['curse'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['immobilize'] }] },
    { times: 2, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    { times: 1, add: [{ n: 1, card: '+1' }], ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Vile Pestilence */
    {
      id: 'plagueherald-289',
      number: 289,
      level: 1,
      initiative: 61,
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
                [1, 0],
                [-1, 2],
                [0, 2],
                [1, 1],
              ],
            },
            range: 2,
            after: [
              {
                a: 'condition',
                conditions: ['poison'],
                on: { who: 'alliesAndEnemies', count: 'all', within: 'area' },
              },
            ],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Grasping Vermin */
    {
      id: 'plagueherald-290',
      number: 290,
      level: 1,
      initiative: 69,
      top: {
        do: [
          {
            a: 'attack',
            n: 0,
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
            range: 3,
            conditions: ['immobilize'],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'shield', n: 1, on: { who: 'self' } },
          { a: 'bonus', event: 'attackAbility', if: ['ranged'], give: { add: { range: -1 } } },
        ],
        xp: 1,
        active: 'persistent',
        lost: true,
      },
    },
    /** Wretched Swarm */
    {
      id: 'plagueherald-291',
      number: 291,
      level: 1,
      initiative: 84,
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
                [1, 0],
                [-1, 2],
                [0, 2],
                [1, 1],
              ],
            },
            range: 3,
            conditions: ['stun'],
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Spread the Plague */
    {
      id: 'plagueherald-292',
      number: 292,
      level: 1,
      initiative: 27,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            give: { add: { attack: 1 } },
            may: true,
            oncePerAction: true,
            cost: { on: { who: 'ally', within: 2 }, condition: 'poison', orDamageIfAlready: 3 },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 3, range: 3 }] },
    },
    /** Biting Gnats */
    {
      id: 'plagueherald-293',
      number: 293,
      level: 1,
      initiative: 47,
      top: { do: [{ a: 'attack', n: 2, range: 4, targets: 2 }], xp: 1 },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Winged Congregation */
    {
      id: 'plagueherald-294',
      number: 294,
      level: 1,
      initiative: 16,
      top: {
        do: [{ a: 'bonus', event: 'always', give: { flying: true } }],
        xp: 2,
        infuse: ['air'],
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
        ],
      },
    },
    /** Creeping Curse */
    {
      id: 'plagueherald-295',
      number: 295,
      level: 1,
      initiative: 72,
      top: { do: [{ a: 'attack', n: 3, range: 3, conditions: ['curse'] }] },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['curse'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Gathering Doom */
    {
      id: 'plagueherald-296',
      number: 296,
      level: 1,
      initiative: 76,
      top: { do: [{ a: 'attack', n: 3, range: 3, conditions: ['curse'] }] },
      bottom: { do: [{ a: 'loot', n: 2 }], xp: 1, infuse: ['air'], lost: true },
    },
    /** Paralyzing Bite */
    {
      id: 'plagueherald-297',
      number: 297,
      level: 1,
      initiative: 31,
      top: { do: [{ a: 'attack', n: 1, range: 3, conditions: ['stun'] }], xp: 1 },
      bottom: { do: [{ a: 'move', n: 6, jump: true }], xp: 1, infuse: ['air'], lost: true },
    },
    /** Foul Wind */
    {
      id: 'plagueherald-298',
      number: 298,
      level: 1,
      initiative: 35,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            if: ['elementStrongOrWaning:air'],
            give: { add: { attack: 1 } },
            may: true,
            cost: { consume: ['air'] },
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Scattered Terror */
    {
      id: 'plagueherald-299',
      number: 299,
      level: 1,
      initiative: 11,
      top: {
        do: [{ a: 'attack', n: 2, range: 3, targets: 3, pierce: 2 }],
        xp: 2,
        infuse: ['air'],
        lost: true,
      },
      bottom: { do: [{ a: 'bonus', event: 'attacked', give: { disadvantage: true } }], active: 'round' },
    },
    /** Epidemic */
    {
      id: 'plagueherald-300',
      number: 300,
      level: 'X',
      initiative: 43,
      top: { do: [{ a: 'attack', n: 3, range: 2, targets: 2 }], xp: 1 },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'moveActionEnd',
            give: {
              do: [
                {
                  a: 'condition',
                  conditions: ['poison'],
                  on: { who: 'alliesAndEnemies', count: 'all', within: 1 },
                },
              ],
            },
          },
        ],
        xp: 1,
        active: 'persistent',
        lost: true,
      },
    },
    /** Virulent Strain */
    {
      id: 'plagueherald-301',
      number: 301,
      level: 'X',
      initiative: 50,
      top: {
        do: [
          {
            a: 'removeConditions',
            which: ['poison'],
            n: 1,
            on: { who: 'enemy', within: 'any', if: ['has:poison'] },
            after: [{ a: 'damage', n: 3, on: { who: 'sameFigure' } }],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'condition',
            conditions: ['poison'],
            on: { who: 'enemy', count: 'all', within: 1, of: 'enemiesWith:poison' },
          },
        ],
      },
    },
    /** Blistering Vortex */
    {
      id: 'plagueherald-302',
      number: 302,
      level: 'X',
      initiative: 21,
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
          },
        ],
        xp: 2,
        infuse: ['air'],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'shield', n: 1 },
        ],
        active: 'round',
      },
    },
    /** Under the Skin */
    {
      id: 'plagueherald-303',
      number: 303,
      level: 2,
      initiative: 59,
      top: { do: [{ a: 'attack', n: 3, range: 3, pierce: 2 }], xp: 1 },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Rot Maggots */
    {
      id: 'plagueherald-304',
      number: 304,
      level: 2,
      initiative: 69,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            range: 2,
            conditions: ['poison'],
            after: [
              {
                a: 'condition',
                conditions: ['poison'],
                on: { who: 'ally', count: 'all', within: 1, of: 'target' },
              },
            ],
          },
        ],
        xp: 1,
      },
      bottom: { do: [{ a: 'heal', n: 2, range: 3, targets: 2 }] },
    },
    /** Succumb to the Gift */
    {
      id: 'plagueherald-305',
      number: 305,
      level: 3,
      initiative: 70,
      top: {
        do: [{ a: 'kill', on: { who: 'enemy', within: 3, ranks: ['normal'], if: ['targetHasAny:poison'] } }],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'condition',
            conditions: ['bless'],
            on: { who: 'ally', count: 'all', within: 'any', if: ['has:poison'] },
          },
        ],
      },
    },
    /** Fetid Flurry */
    {
      id: 'plagueherald-306',
      number: 306,
      level: 3,
      initiative: 26,
      top: { do: [{ a: 'attack', n: 4, range: 3, conditions: ['curse'] }] },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['air'] },
    },
    /** Storm of Wings */
    {
      id: 'plagueherald-307',
      number: 307,
      level: 4,
      initiative: 91,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            range: 4,
            consume: [{ elements: ['air'], give: { set: { alsoTargets: 'enemiesOnPathToTarget' } } }],
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Nightmarish Affliction */
    {
      id: 'plagueherald-308',
      number: 308,
      level: 4,
      initiative: 43,
      top: {
        do: [{ a: 'attack', n: 1, range: 3, targets: 2, conditions: ['poison', 'curse'] }],
        infuse: ['dark'],
      },
      bottom: { do: [{ a: 'condition', conditions: ['immobilize'], range: 3, targets: 2 }] },
    },
    /** Accelerated End */
    {
      id: 'plagueherald-309',
      number: 309,
      level: 5,
      initiative: 62,
      top: {
        do: [
          {
            a: 'damage',
            n: 1,
            on: { who: 'enemy', count: 'all', within: 'any', if: ['has:poison'] },
            consume: [{ elements: ['dark'], give: { set: { n: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'condition', conditions: ['poison'], range: 5, targets: 3 }] },
    },
    /** Willing Sacrifice */
    {
      id: 'plagueherald-310',
      number: 310,
      level: 5,
      initiative: 84,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'moveAction',
            give: { do: [{ a: 'damage', n: 3, on: { who: 'enemy', within: 'any', if: ['has:poison'] } }] },
            may: true,
            oncePerAction: true,
            cost: { damageSelf: 1 },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'recover',
            pile: 'discard',
            n: 2,
            on: { who: 'ally', count: 'all', within: 'any', if: ['has:poison'] },
            upTo: true,
            may: true,
            consume: [{ elements: ['air'], give: { set: { n: 3 }, xp: 1 } }],
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Stinging Cloud */
    {
      id: 'plagueherald-311',
      number: 311,
      level: 6,
      initiative: 66,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
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
            range: 3,
            consume: [{ elements: ['dark'], give: { conditions: ['muddle'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'shield', n: 1, on: { who: 'self' } },
        ],
        active: 'round',
      },
    },
    /** Black Tides */
    {
      id: 'plagueherald-312',
      number: 312,
      level: 6,
      initiative: 37,
      top: { do: [{ a: 'attack', n: 4, range: 3 }], infuse: ['air'] },
      bottom: { do: [{ a: 'move', n: 4 }], infuse: ['dark'] },
    },
    /** Airborne Toxin */
    {
      id: 'plagueherald-313',
      number: 313,
      level: 7,
      initiative: 57,
      top: {
        do: [
          {
            a: 'condition',
            conditions: ['curse', 'muddle'],
            on: { who: 'enemy', within: 1, count: 'all' },
            consume: [{ elements: ['air'], give: { add: { within: 1 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [{ a: 'condition', conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 'any' } }],
        xp: 1,
        infuse: ['air'],
        lost: true,
      },
    },
    /** Baneful Hex */
    {
      id: 'plagueherald-314',
      number: 314,
      level: 7,
      initiative: 33,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'curseCancelsEnemyAttack',
            give: { do: [{ a: 'damage', n: 3, on: { who: 'thatEnemy' } }] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['curse'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Spreading Scourge */
    {
      id: 'plagueherald-315',
      number: 315,
      level: 8,
      initiative: 71,
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
            conditions: ['muddle'],
          },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 2, range: 3, targets: 3 }] },
    },
    /** Grim Bargain */
    {
      id: 'plagueherald-316',
      number: 316,
      level: 8,
      initiative: 46,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            give: { addTargets: 2 },
            cost: { on: { who: 'ally', within: 2 }, condition: 'curse' },
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'condition', conditions: ['muddle'], on: { who: 'self' } },
          { a: 'bonus', event: 'attackAction', give: { double: true }, limit: 1 },
        ],
        xp: 1,
        infuse: ['dark'],
        active: 'round',
        lost: true,
      },
    },
    /** Mass Extinction */
    {
      id: 'plagueherald-317',
      number: 317,
      level: 9,
      initiative: 94,
      top: {
        do: [
          {
            a: 'condition',
            conditions: ['curse', 'wound'],
            on: { who: 'alliesAndEnemies', count: 'all', within: 'any' },
          },
        ],
        infuse: ['air', 'dark'],
      },
      bottom: {
        do: [
          {
            a: 'damage',
            n: 2,
            on: { who: 'enemy', count: 'all', within: 'any', if: ['has:poison'] },
            consume: [
              { elements: ['air'], give: { add: { damage: 1 }, xp: 1 } },
              { elements: ['dark'], give: { add: { damage: 1 }, xp: 1 } },
            ],
          },
        ],
      },
    },
    /** Convert the Flock */
    {
      id: 'plagueherald-318',
      number: 318,
      level: 9,
      initiative: 29,
      top: { do: [{ a: 'attack', n: 4, range: 3, targets: 3, conditions: ['curse'] }], xp: 2, lost: true },
      bottom: {
        do: [
          {
            a: 'damage',
            n: 2,
            on: { who: 'ally', count: 'all', within: 'any', if: ['has:poison'] },
            xpPer: { count: 'pairsOfAlliesDamaged', xp: 1 },
          },
          { a: 'bonus', event: 'attack', give: { add: { attack: { x: 'pairsOfAlliesDamaged' } } } },
        ],
        active: 'round',
      },
    },
  ],
};
