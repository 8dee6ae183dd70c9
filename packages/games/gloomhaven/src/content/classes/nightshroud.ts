import type { ClassDef } from '../types.js';

export const nightshroud: ClassDef = {
  id: 'nightshroud',
  start: false,
  handSize: 9,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 2, add: [{ n: 1, card: '-1', infuse: ['dark'] }] },
    {
      times: 2,
      remove: [{ n: 1, card: '-1', infuse: ['dark'] }],
      add: [{ n: 1, card: '+1', infuse: ['dark'] }],
    },
    { times: 2, add: [{ n: 1, card: '+1', own: ['invisible'] }] },
    { times: 2, add: [{ n: 3, card: '+0', rolling: true, conditions: ['muddle'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, heal: 1 }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['curse'] }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, addTarget: true }] },
    { times: 1, add: [{ n: 2, card: '+1' }], ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Black Knives */
    {
      id: 'nightshroud-261',
      number: 261,
      level: 1,
      initiative: 44,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attackActionEnd',
            if: ['youAreInvisible'],
            give: { do: [{ a: 'attack', n: 2, range: 3 }] },
          },
        ],
        active: 'persistent',
        uses: [1, 1, 1, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 2, conditions: ['muddle'] }], xp: 1 },
    },
    /** Cloak of Shade */
    {
      id: 'nightshroud-262',
      number: 262,
      level: 1,
      initiative: 13,
      top: { do: [{ a: 'attack', n: 1 }], infuse: ['dark'] },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'consume',
            elements: ['dark'],
            give: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }], xp: 1 },
          },
        ],
      },
    },
    /** Empowering Void */
    {
      id: 'nightshroud-263',
      number: 263,
      level: 1,
      initiative: 21,
      top: {
        do: [
          { a: 'attack', n: 2 },
          {
            a: 'consume',
            elements: ['dark'],
            give: {
              do: [{ a: 'bonus', event: 'moveAbility', give: { double: true }, until: 'endOfTurn' }],
              xp: 1,
            },
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          {
            a: 'consume',
            elements: ['dark'],
            give: {
              do: [{ a: 'bonus', event: 'attack', give: { double: true }, until: 'endOfTurn' }],
              xp: 1,
            },
          },
        ],
      },
    },
    /** Doomed Breeze */
    {
      id: 'nightshroud-264',
      number: 264,
      level: 1,
      initiative: 15,
      top: { do: [{ a: 'attack', n: 1, range: 3, conditions: ['muddle'] }], xp: 1, infuse: ['dark'] },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['curse'], on: { who: 'enemy', within: 1 } },
        ],
      },
    },
    /** Enervating Wound */
    {
      id: 'nightshroud-265',
      number: 265,
      level: 1,
      initiative: 77,
      top: {
        do: [
          { a: 'attack', n: 4, conditions: ['wound'] },
          { a: 'heal', n: 4, on: { who: 'self' } },
        ],
        xp: 2,
        infuse: ['dark'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Spirit of the Night */
    {
      id: 'nightshroud-266',
      number: 266,
      level: 1,
      initiative: 84,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            consume: [
              {
                elements: ['dark'],
                give: {
                  instead: [{ a: 'kill', on: { who: 'enemy', within: 'target', ranks: ['normal'] } }],
                  xp: 1,
                },
              },
            ],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 6 }], xp: 1, infuse: ['dark'], lost: true },
    },
    /** Dancing Shadows */
    {
      id: 'nightshroud-267',
      number: 267,
      level: 1,
      initiative: 9,
      top: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 1 },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attacked', give: { disadvantage: true } }],
        infuse: ['dark'],
        active: 'round',
      },
    },
    /** Silent Force */
    {
      id: 'nightshroud-268',
      number: 268,
      level: 1,
      initiative: 91,
      top: {
        do: [{ a: 'attack', n: 3, when: [{ if: ['youAreInvisible'], give: { add: { attack: 2 }, xp: 1 } }] }],
      },
      bottom: {
        do: [
          { a: 'move', n: 6 },
          { a: 'loot', n: 1 },
        ],
        lost: true,
      },
    },
    /** Smoke Step */
    {
      id: 'nightshroud-269',
      number: 269,
      level: 1,
      initiative: 28,
      top: {
        do: [
          { a: 'move', n: 1 },
          { a: 'attack', n: 2 },
          { a: 'consume', elements: ['dark'], give: { add: { move: 2, attack: 2 }, xp: 1 } },
        ],
      },
      bottom: { do: [{ a: 'move', n: 1 }], infuse: ['dark'] },
    },
    /** Wings of the Night */
    {
      id: 'nightshroud-270',
      number: 270,
      level: 'X',
      initiative: 24,
      top: {
        do: [
          { a: 'attack', n: 1 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attackActionStart', give: { do: [{ a: 'move', n: 2 }] } }],
        active: 'persistent',
        uses: [1, 1, 1, 1],
        lost: true,
      },
    },
    /** Concealed Dominance */
    {
      id: 'nightshroud-271',
      number: 271,
      level: 'X',
      initiative: 35,
      top: {
        do: [
          { a: 'attack', n: 4 },
          {
            a: 'consume',
            elements: ['dark'],
            give: {
              set: {
                area: {
                  self: true,
                  hexes: [
                    [-1, 1],
                    [0, 1],
                    [1, 0],
                    [-1, 2],
                    [0, 2],
                    [1, 1],
                  ],
                },
              },
              xp: 2,
            },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 4,
            consume: [{ elements: ['dark'], give: { instead: [{ a: 'teleport', to: 'anyUnoccupiedHex' }] } }],
          },
        ],
        lost: true,
      },
    },
    /** Dark Cloud */
    {
      id: 'nightshroud-272',
      number: 272,
      level: 'X',
      initiative: 74,
      top: { do: [{ a: 'attack', n: 3, conditions: ['curse'] }] },
      bottom: {
        do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } }],
        infuse: ['dark'],
      },
    },
    /** Prepare for the Kill */
    {
      id: 'nightshroud-273',
      number: 273,
      level: 2,
      initiative: 7,
      top: { do: [{ a: 'attack', n: 2 }], infuse: ['dark'] },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['dark'] },
    },
    /** Soulfire */
    {
      id: 'nightshroud-274',
      number: 274,
      level: 2,
      initiative: 85,
      top: {
        do: [
          {
            a: 'attack',
            n: 1,
            range: 3,
            conditions: ['wound'],
            when: [{ if: ['youAreInvisible'], give: { conditions: ['stun'], xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'attack', n: 6, conditions: ['curse'] }], lost: true },
    },
    /** Terror Blade */
    {
      id: 'nightshroud-275',
      number: 275,
      level: 3,
      initiative: 17,
      top: { do: [{ a: 'attack', n: 3, push: 3 }] },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'bonus', event: 'attacked', give: { disadvantage: true } },
        ],
        active: 'round',
      },
    },
    /** Armor of the Night */
    {
      id: 'nightshroud-276',
      number: 276,
      level: 3,
      initiative: 23,
      top: {
        do: [
          { a: 'attack', n: 4 },
          {
            a: 'consume',
            elements: ['dark'],
            give: { do: [{ a: 'heal', n: 4, on: { who: 'self' } }], xp: 1 },
          },
        ],
      },
      bottom: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], infuse: ['dark'], active: 'round' },
    },
    /** Nightfall */
    {
      id: 'nightshroud-277',
      number: 277,
      level: 4,
      initiative: 73,
      top: {
        do: [{ a: 'bonus', event: 'turnEnd', if: ['elementNotStrong:dark'], give: { infuse: ['dark'] } }],
        active: 'persistent',
        uses: [1, 1, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'attack',
            n: 2,
            consume: [{ elements: ['light'], give: { add: { attack: 1 }, infuse: ['dark'], xp: 1 } }],
          },
        ],
      },
    },
    /** Grim Sustenance */
    {
      id: 'nightshroud-278',
      number: 278,
      level: 4,
      initiative: 29,
      top: {
        do: [
          { a: 'attack', n: 2, when: [{ if: ['youAreInvisible'], give: { add: { attack: 2 }, xp: 1 } }] },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
      bottom: { do: [{ a: 'loot', n: 1 }], infuse: ['dark'] },
    },
    /** Claws of the Night */
    {
      id: 'nightshroud-279',
      number: 279,
      level: 5,
      initiative: 26,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
              ],
            },
            conditions: ['poison'],
            consume: [{ elements: ['wild'], give: { add: { attack: 1 }, infuse: ['dark'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'moveActionEnd',
            if: ['youAreInvisible'],
            give: { do: [{ a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } }] },
          },
        ],
        active: 'persistent',
        uses: [1, 1, 1, 1],
        lost: true,
      },
    },
    /** Black Arrow */
    {
      id: 'nightshroud-280',
      number: 280,
      level: 5,
      initiative: 11,
      top: { do: [{ a: 'attack', n: 4, range: 4, conditions: ['muddle', 'curse'] }], xp: 1 },
      bottom: {
        do: [
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
          { a: 'consume', elements: ['dark'], give: { do: [{ a: 'attack', n: 3, range: 3 }], xp: 1 } },
        ],
      },
    },
    /** Unseen Dread */
    {
      id: 'nightshroud-281',
      number: 281,
      level: 6,
      initiative: 5,
      top: { do: [{ a: 'attack', n: 3 }], infuse: ['dark'] },
      bottom: { do: [{ a: 'move', n: 6, jump: true }] },
    },
    /** Swallowed by Fear */
    {
      id: 'nightshroud-282',
      number: 282,
      level: 6,
      initiative: 90,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            consume: [
              {
                elements: ['dark', 'wild'],
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
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'push', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Eyes of the Night */
    {
      id: 'nightshroud-283',
      number: 283,
      level: 7,
      initiative: 35,
      top: {
        do: [{ a: 'bonus', event: 'attack', give: { advantage: true, canTargetInvisible: true } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 5 },
          {
            a: 'consume',
            elements: ['light'],
            give: {
              do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } }],
              infuse: ['dark'],
              xp: 1,
            },
          },
        ],
      },
    },
    /** Quiet Frenzy */
    {
      id: 'nightshroud-284',
      number: 284,
      level: 7,
      initiative: 19,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            consume: [{ elements: ['dark'], give: { add: { attack: 3 }, xp: 1 } }],
            when: [{ if: ['youAreInvisible'], give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'attack', n: 3 },
          { a: 'move', n: 3 },
        ],
      },
    },
    /** Gloom Darts */
    {
      id: 'nightshroud-285',
      number: 285,
      level: 8,
      initiative: 78,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 4,
            conditions: ['poison', 'curse'],
            consume: [{ elements: ['dark'], give: { set: { targets: 3 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 3 }], infuse: ['dark'] },
    },
    /** Lurking Ruin */
    {
      id: 'nightshroud-286',
      number: 286,
      level: 8,
      initiative: 18,
      top: {
        do: [
          {
            a: 'attack',
            n: 5,
            when: [{ if: ['youAreInvisible'], give: { conditions: ['poison', 'muddle', 'wound'], xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
    },
    /** Angel of Death */
    {
      id: 'nightshroud-287',
      number: 287,
      level: 9,
      initiative: 38,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            on: { who: 'enemy', count: 'all', within: 1 },
            consume: [
              {
                elements: ['dark'],
                give: {
                  instead: [
                    { a: 'kill', on: { who: 'enemy', within: 'targets', count: 'all', ranks: ['normal'] } },
                  ],
                  xp: 2,
                },
              },
            ],
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 5, jump: true },
          {
            a: 'consume',
            elements: ['dark'],
            give: { do: [{ a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal'] } }], xp: 1 },
          },
        ],
      },
    },
    /** Voice of the Night */
    {
      id: 'nightshroud-288',
      number: 288,
      level: 9,
      initiative: 6,
      top: {
        do: [{ a: 'bonus', event: 'attack', if: ['youAreInvisible'], give: { conditions: ['stun'] } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          {
            a: 'attack',
            n: 2,
            consume: [
              {
                elements: ['wild'],
                give: {
                  do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }],
                  infuse: ['dark'],
                  xp: 1,
                },
              },
            ],
          },
        ],
      },
    },
  ],
};
