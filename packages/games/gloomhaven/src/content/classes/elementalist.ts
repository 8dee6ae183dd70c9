import type { ClassDef } from '../types.js';

export const elementalist: ClassDef = {
  id: 'elementalist',
  start: false,
  handSize: 10,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, remove: [{ n: 1, card: '+0' }], add: [{ n: 1, card: '+2' }] },
    { times: 1, add: [{ n: 3, card: '+0', infuse: ['fire'] }] },
    { times: 1, add: [{ n: 3, card: '+0', infuse: ['ice'] }] },
    { times: 1, add: [{ n: 3, card: '+0', infuse: ['air'] }] },
    { times: 1, add: [{ n: 3, card: '+0', infuse: ['earth'] }] },
    {
      times: 1,
      remove: [{ n: 2, card: '+0' }],
      add: [
        { n: 1, card: '+0', infuse: ['fire'] },
        { n: 1, card: '+0', infuse: ['earth'] },
      ],
    },
    {
      times: 1,
      remove: [{ n: 2, card: '+0' }],
      add: [
        { n: 1, card: '+0', infuse: ['ice'] },
        { n: 1, card: '+0', infuse: ['air'] },
      ],
    },
    { times: 1, add: [{ n: 2, card: '+1', push: 1 }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['wound'] }] },
    { times: 1, add: [{ n: 1, card: '+0', conditions: ['stun'] }] },
    { times: 1, add: [{ n: 1, card: '+0', addTarget: true }] },
  ],
  cards: [
    /** Raw Enhancement */
    {
      id: 'elementalist-447',
      number: 447,
      level: 1,
      initiative: 48,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            range: 3,
            consume: [
              { elements: ['fire'], give: { add: { attack: 2 }, xp: 1 } },
              { elements: ['air'], give: { add: { attack: 2 } } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            consume: [
              { elements: ['ice'], give: { add: { move: 2 }, xp: 1 } },
              { elements: ['earth'], give: { add: { move: 2 } } },
            ],
          },
        ],
      },
    },
    /** Pure Augmentation */
    {
      id: 'elementalist-448',
      number: 448,
      level: 1,
      initiative: 48,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            range: 3,
            consume: [
              { elements: ['earth'], give: { add: { attack: 2 }, xp: 1 } },
              { elements: ['ice'], give: { add: { attack: 2 } } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            consume: [
              { elements: ['air'], give: { add: { move: 2 }, xp: 1 } },
              { elements: ['fire'], give: { add: { move: 2 } } },
            ],
          },
        ],
      },
    },
    /** Formless Power */
    {
      id: 'elementalist-449',
      number: 449,
      level: 1,
      initiative: 45,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 2,
            consume: [
              { elements: ['wild'], give: { add: { attack: 1, range: 1 }, xp: 1 } },
              { elements: ['wild'], give: { add: { attack: 1, range: 1 } } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            give: { add: { attack: 1 } },
            may: true,
            oncePerAction: true,
            cost: { consume: ['wild'] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Shaping the Ether */
    {
      id: 'elementalist-450',
      number: 450,
      level: 1,
      initiative: 54,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            range: 3,
            consume: [
              { elements: ['fire'], give: { add: { attack: 2 } } },
              { elements: ['air'], give: { push: 3 } },
              { elements: ['ice'], give: { conditions: ['stun'] } },
              { elements: ['earth'], give: { set: { targets: 2 } } },
            ],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'bonus', event: 'turnEnd', give: { infuse: ['wild'] }, may: true },
          { a: 'bonus', event: 'attack', give: { add: { attack: -1 } } },
        ],
        active: 'persistent',
        lost: true,
      },
    },
    /** Stoking Hail */
    {
      id: 'elementalist-451',
      number: 451,
      level: 1,
      initiative: 28,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            consume: [{ elements: ['ice'], give: { conditions: ['stun'], xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['fire'] },
    },
    /** Tremulant Cyclone */
    {
      id: 'elementalist-452',
      number: 452,
      level: 1,
      initiative: 26,
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
            consume: [{ elements: ['air'], give: { add: { attack: 1 }, push: 1, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['earth'] },
    },
    /** Infernal Vortex */
    {
      id: 'elementalist-453',
      number: 453,
      level: 1,
      initiative: 17,
      top: {
        do: [{ a: 'attack', n: 4, range: 2, on: { who: 'enemy', within: 2, count: 'all', exact: true } }],
        xp: 1,
        infuse: ['fire', 'air'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['ice'] },
    },
    /** Lava Eruption */
    {
      id: 'elementalist-454',
      number: 454,
      level: 1,
      initiative: 19,
      top: {
        do: [{ a: 'attack', n: 1, range: 4, on: { who: 'enemy', within: 4, count: 'all' } }],
        xp: 1,
        infuse: ['fire', 'earth'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['air'] },
    },
    /** Ice Spikes */
    {
      id: 'elementalist-455',
      number: 455,
      level: 1,
      initiative: 40,
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
            consume: [{ elements: ['fire'], give: { add: { attack: 1 }, conditions: ['wound'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [{ a: 'attack', n: 5, range: 3, conditions: ['immobilize'] }],
        xp: 1,
        infuse: ['ice', 'earth'],
        lost: true,
      },
    },
    /** Frigid Torrent */
    {
      id: 'elementalist-456',
      number: 456,
      level: 1,
      initiative: 35,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            consume: [{ elements: ['earth'], give: { set: { targets: 2 }, pierce: 2, xp: 1 } }],
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
            pull: 2,
          },
        ],
        xp: 1,
        infuse: ['ice', 'air'],
        lost: true,
      },
    },
    /** Malleable Evocation */
    {
      id: 'elementalist-457',
      number: 457,
      level: 'X',
      initiative: 50,
      top: {
        do: [
          {
            a: 'attack',
            n: 0,
            range: 2,
            consume: [
              { elements: ['fire'], give: { add: { attack: 1 }, conditions: ['wound'] } },
              { elements: ['air'], give: { add: { attack: 1 }, set: { targets: 2 } } },
              { elements: ['ice'], give: { add: { attack: 1 }, conditions: ['immobilize'] } },
              { elements: ['earth'], give: { add: { attack: 1 }, conditions: ['poison'] } },
            ],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 2,
            consume: [
              { elements: ['fire'], give: { add: { move: 3 } } },
              { elements: ['air'], give: { jump: true } },
              { elements: ['ice'], give: { do: [{ a: 'heal', n: 2, on: { who: 'self' } }] } },
              {
                elements: ['earth'],
                give: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], active: 'round' },
              },
            ],
          },
        ],
      },
    },
    /** Brilliant Flash */
    {
      id: 'elementalist-458',
      number: 458,
      level: 'X',
      initiative: 67,
      top: { do: [{ a: 'heal', n: 3, range: 3 }], infuse: ['light'] },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Encompassing Shadow */
    {
      id: 'elementalist-459',
      number: 459,
      level: 'X',
      initiative: 23,
      top: {
        do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'ally', within: 3 } }],
        infuse: ['dark'],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'bonus', event: 'attacked', give: { disadvantage: true } },
        ],
        active: 'round',
      },
    },
    /** Boiling Arc */
    {
      id: 'elementalist-460',
      number: 460,
      level: 2,
      initiative: 47,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [-2, 2],
                [-1, 2],
                [0, 1],
                [0, 2],
              ],
            },
          },
        ],
        infuse: ['fire'],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 4,
            consume: [
              { elements: ['fire'], give: { do: [{ a: 'retaliate', n: 2, range: 2 }], active: 'round' } },
            ],
          },
        ],
      },
    },
    /** Crystallizing Blast */
    {
      id: 'elementalist-461',
      number: 461,
      level: 2,
      initiative: 67,
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
          },
        ],
        infuse: ['ice'],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 4,
            consume: [
              {
                elements: ['ice'],
                give: { do: [{ a: 'shield', n: 2, on: { who: 'self' } }], active: 'round' },
              },
            ],
          },
        ],
      },
    },
    /** Burial */
    {
      id: 'elementalist-462',
      number: 462,
      level: 3,
      initiative: 65,
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
            range: 4,
            consume: [
              { elements: ['earth'], give: { add: { attack: 1 }, conditions: ['immobilize'], xp: 1 } },
              { elements: ['dark'], give: { add: { attack: 1 }, conditions: ['curse'], xp: 1 } },
            ],
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 3, range: 4 }], infuse: ['dark'] },
    },
    /** Chain Lightning */
    {
      id: 'elementalist-463',
      number: 463,
      level: 3,
      initiative: 41,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            range: 3,
            chain: [
              { attackMod: -1, within: 2 },
              { attackMod: -2, within: 2 },
            ],
            consume: [
              { elements: ['light'], give: { add: { attack: 1 }, pierce: 2, xp: 1 } },
              { elements: ['air'], give: { chain: [{ attackMod: -3, within: 2 }], xp: 1 } },
            ],
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'heal', n: 3, range: 4 }], infuse: ['light'] },
    },
    /** Primal Duality */
    {
      id: 'elementalist-464',
      number: 464,
      level: 4,
      initiative: 15,
      top: { do: [{ a: 'attack', n: 5, range: 4, targets: 2 }], xp: 1, infuse: ['ice', 'fire'], lost: true },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['light', 'dark'] },
    },
    /** Gravel Vortex */
    {
      id: 'elementalist-465',
      number: 465,
      level: 4,
      initiative: 62,
      top: {
        do: [{ a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } }],
        infuse: ['air', 'earth'],
      },
      bottom: {
        do: [{ a: 'loot', n: 1, consume: [{ elements: ['wild', 'wild'], give: { set: { n: 2 } } }] }],
      },
    },
    /** Obsidian Shards */
    {
      id: 'elementalist-466',
      number: 466,
      level: 5,
      initiative: 36,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            targets: 2,
            consume: [{ elements: ['fire', 'earth'], give: { add: { attack: 3 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], infuse: ['ice', 'dark'], active: 'round' },
    },
    /** Winter’s Edge */
    {
      id: 'elementalist-467',
      number: 467,
      level: 5,
      initiative: 43,
      top: {
        do: [
          {
            a: 'attack',
            n: 5,
            range: 2,
            consume: [{ elements: ['ice', 'air'], give: { add: { range: 2 }, pierce: 4, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 2, range: 2 }], infuse: ['fire', 'light'] },
    },
    /** Eye of the Hurricane */
    {
      id: 'elementalist-468',
      number: 468,
      level: 6,
      initiative: 29,
      top: {
        do: [
          { a: 'heal', n: 3, range: 4 },
          { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 2, of: 'healedFigure' } },
        ],
        xp: 1,
        infuse: ['ice', 'air'],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            consume: [
              { elements: ['fire'], give: { add: { move: 3 } } },
              { elements: ['air'], give: { jump: true, xp: 1 } },
            ],
          },
        ],
      },
    },
    /** Simulacrum */
    {
      id: 'elementalist-469',
      number: 469,
      level: 6,
      initiative: 94,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            consume: [
              { elements: ['wild', 'wild'], give: { add: { attack: 3 }, xp: 1 } },
              { elements: ['wild', 'wild'], give: { set: { targets: 2 }, xp: 1 } },
              { elements: ['wild', 'wild'], give: { conditions: ['immobilize', 'muddle'], xp: 1 } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: {
              id: 'doppelganger',
              hp: 10,
              move: 2,
              attack: null,
              range: null,
              rule: 'attackFromSummonHex',
            },
          },
        ],
        xp: 1,
        infuse: ['earth'],
        active: 'persistent',
        lost: true,
      },
    },
    /** Vengeance */
    {
      id: 'elementalist-470',
      number: 470,
      level: 7,
      initiative: 33,
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
              ],
            },
            range: 3,
            consume: [
              {
                elements: ['dark', 'wild'],
                give: {
                  instead: [
                    { a: 'kill', on: { who: 'enemy', within: 'targets', count: 'all', ranks: ['normal'] } },
                  ],
                  xp: 1,
                },
              },
            ],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'retaliate',
            n: 1,
            on: { who: 'ally', within: 1 },
            consume: [{ elements: ['light', 'wild'], give: { add: { retaliate: 2 }, xp: 1 } }],
          },
        ],
        active: 'round',
      },
    },
    /** Pragmatic Reinforcement */
    {
      id: 'elementalist-471',
      number: 471,
      level: 7,
      initiative: 56,
      top: {
        do: [
          {
            a: 'heal',
            n: 3,
            range: 3,
            consume: [
              {
                elements: ['ice'],
                give: { do: [{ a: 'shield', n: 1, on: { who: 'target' }, active: 'round' }] },
              },
              { elements: ['earth'], give: { add: { heal: 2 } } },
              {
                elements: ['light'],
                give: { do: [{ a: 'recover', pile: 'discard', n: 1, on: { who: 'target' }, may: true }] },
              },
            ],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 3,
            consume: [
              { elements: ['fire'], give: { conditions: ['poison', 'wound'] } },
              { elements: ['air'], give: { add: { range: 3 } } },
              { elements: ['dark'], give: { add: { attack: 2 } } },
            ],
          },
        ],
        xp: 1,
      },
    },
    /** Volatile Consumption */
    {
      id: 'elementalist-472',
      number: 472,
      level: 8,
      initiative: 64,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'actionConsumingElement',
            may: true,
            oncePerAction: true,
            choose: [
              { a: 'damage', n: 1, on: { who: 'enemy', within: 2 } },
              { a: 'heal', n: 1, range: 2 },
            ],
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            jump: true,
            consume: [
              {
                elements: ['fire', 'wild'],
                give: {
                  add: { move: 2 },
                  do: [
                    {
                      a: 'condition',
                      conditions: ['wound'],
                      on: { who: 'enemy', count: 'all', within: 'movedThrough' },
                    },
                  ],
                  xp: 1,
                },
              },
              {
                elements: ['ice', 'wild'],
                give: {
                  add: { move: 2 },
                  do: [
                    {
                      a: 'condition',
                      conditions: ['immobilize'],
                      on: { who: 'enemy', count: 'all', within: 'movedThrough' },
                    },
                  ],
                  xp: 1,
                },
              },
            ],
          },
        ],
      },
    },
    /** Elemental Aegis */
    {
      id: 'elementalist-473',
      number: 473,
      level: 8,
      initiative: 14,
      top: {
        do: [
          {
            a: 'shield',
            n: 2,
            on: { who: 'self' },
            consume: [
              { elements: ['wild'], give: { add: { shield: 1 }, xp: 1 } },
              { elements: ['wild'], give: { add: { shield: 1 } } },
              { elements: ['wild'], give: { add: { shield: 1 }, xp: 1 } },
              { elements: ['wild'], give: { add: { shield: 1 } } },
            ],
          },
        ],
        active: 'round',
      },
      bottom: { do: [{ a: 'heal', n: 5, on: { who: 'self' } }], infuse: ['light'] },
    },
    /** Ethereal Manifestation */
    {
      id: 'elementalist-474',
      number: 474,
      level: 9,
      initiative: 98,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'mana-sphere', hp: 3, move: 3, attack: 2, range: 3, attackInfuses: 'wild' },
          },
        ],
        xp: 1,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'anyOf',
            options: [
              { cost: { consume: ['fire'] }, do: [{ a: 'attack', n: 3, range: 3 }] },
              { cost: { consume: ['air'] }, do: [{ a: 'move', n: 3 }] },
              { cost: { consume: ['ice'] }, do: [{ a: 'loot', n: 1 }] },
              { cost: { consume: ['earth'] }, do: [{ a: 'heal', n: 3, range: 3 }] },
            ],
          },
        ],
      },
    },
    /** Eternal Equilibrium */
    {
      id: 'elementalist-475',
      number: 475,
      level: 9,
      initiative: 27,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            on: { who: 'enemy', within: 3, count: 'all' },
            consume: [
              { elements: ['dark'], give: { add: { attack: 1 }, conditions: ['curse'], xp: 1 } },
              { elements: ['light'], give: { add: { attack: 1 }, conditions: ['muddle'], xp: 1 } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'heal',
            n: 4,
            range: 4,
            consume: [
              {
                elements: ['fire'],
                give: { do: [{ a: 'retaliate', n: 2, on: { who: 'target' }, active: 'round' }], xp: 1 },
              },
              {
                elements: ['ice'],
                give: { do: [{ a: 'shield', n: 2, on: { who: 'target' }, active: 'round' }], xp: 1 },
              },
            ],
          },
        ],
      },
    },
  ],
};
