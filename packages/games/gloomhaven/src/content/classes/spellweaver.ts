import type { ClassDef } from '../types.js';

export const spellweaver: ClassDef = {
  id: 'spellweaver',
  start: true,
  handSize: 8,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 2, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    { times: 2, add: [{ n: 2, card: '+1' }] },
    { times: 1, add: [{ n: 1, card: '+0', conditions: ['stun'] }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['wound'] }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 1, add: [{ n: 1, card: '+1', conditions: ['curse'] }] },
    { times: 2, add: [{ n: 1, card: '+2', infuse: ['fire'] }] },
    { times: 2, add: [{ n: 1, card: '+2', infuse: ['ice'] }] },
    {
      times: 1,
      add: [
        { n: 1, card: '+0', rolling: true, infuse: ['earth'] },
        { n: 1, card: '+0', rolling: true, infuse: ['air'] },
      ],
    },
    {
      times: 1,
      add: [
        { n: 1, card: '+0', rolling: true, infuse: ['light'] },
        { n: 1, card: '+0', rolling: true, infuse: ['dark'] },
      ],
    },
  ],
  cards: [
    /** Fire Orbs */
    {
      id: 'spellweaver-061',
      number: 61,
      level: 1,
      initiative: 69,
      top: {
        do: [{ a: 'attack', n: 3, range: 3, targets: 3, xpPer: { count: 'enemiesTargeted', xp: 1 } }],
        infuse: ['fire'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Impaling Eruption */
    {
      id: 'spellweaver-062',
      number: 62,
      level: 1,
      initiative: 70,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 4,
            alsoTargets: 'enemiesOnPathToTarget',
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        infuse: ['earth'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Reviving Ether */
    {
      id: 'spellweaver-063',
      number: 63,
      level: 1,
      initiative: 80,
      top: {
        do: [{ a: 'recover', pile: 'lost', n: 'all', on: { who: 'self' } }],
        infuse: ['dark'],
        lost: true,
        noRecover: true,
      },
      bottom: { do: [{ a: 'move', n: 4, jump: true }] },
    },
    /** Freezing Nova */
    {
      id: 'spellweaver-064',
      number: 64,
      level: 1,
      initiative: 21,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            on: { who: 'enemy', count: 'all', within: 1 },
            conditions: ['immobilize'],
            consume: [{ elements: ['ice'], give: { add: { attack: 1 } } }],
          },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 4, range: 4 }], infuse: ['light'], lost: true },
    },
    /** Mana Bolt */
    {
      id: 'spellweaver-065',
      number: 65,
      level: 1,
      initiative: 7,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            consume: [{ elements: ['wild'], give: { add: { attack: 1 }, xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 3, range: 1 }] },
    },
    /** Frost Armor */
    {
      id: 'spellweaver-066',
      number: 66,
      level: 1,
      initiative: 20,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 3,
            consume: [{ elements: ['wild'], give: { add: { attack: 1 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'damaged', give: { noDamage: true } }],
        infuse: ['ice'],
        active: 'persistent',
        uses: [1, 1],
        lost: true,
      },
    },
    /** Flame Strike */
    {
      id: 'spellweaver-067',
      number: 67,
      level: 1,
      initiative: 36,
      top: {
        do: [
          { a: 'attack', n: 3, range: 2, consume: [{ elements: ['fire'], give: { conditions: ['wound'] } }] },
        ],
      },
      bottom: { do: [{ a: 'attack', n: 2, range: 2 }] },
    },
    /** Ride the Wind */
    {
      id: 'spellweaver-068',
      number: 68,
      level: 1,
      initiative: 83,
      top: { do: [{ a: 'loot', n: 1 }] },
      bottom: { do: [{ a: 'move', n: 8, jump: true }], infuse: ['air'], lost: true },
    },
    /** Crackling Air */
    {
      id: 'spellweaver-069',
      number: 69,
      level: 'X',
      initiative: 25,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            give: { add: { attack: 1 } },
            consume: [{ elements: ['air'], give: { set: { add: { attack: 2 } } } }],
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'consume',
            elements: ['fire'],
            give: { do: [{ a: 'retaliate', n: 2, on: { who: 'self' } }], active: 'round' },
          },
        ],
      },
    },
    /** Hardened Spikes */
    {
      id: 'spellweaver-070',
      number: 70,
      level: 'X',
      initiative: 26,
      top: {
        do: [
          {
            a: 'retaliate',
            n: 2,
            on: { who: 'selfAndAllies', count: 'all', within: 1 },
            consume: [{ elements: ['earth'], give: { add: { retaliate: 1 } } }],
          },
        ],
        xp: 2,
        active: 'round',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'consume',
            elements: ['ice'],
            give: { do: [{ a: 'shield', n: 2, on: { who: 'self' } }], active: 'round' },
          },
        ],
      },
    },
    /** Aid from the Ether */
    {
      id: 'spellweaver-071',
      number: 71,
      level: 'X',
      initiative: 91,
      top: { do: [{ a: 'heal', n: 3, range: 3 }] },
      bottom: {
        do: [{ a: 'summon', count: 1, summon: { id: 'mystic-ally', hp: 2, move: 2, attack: 3, range: 2 } }],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Flashing Burst */
    {
      id: 'spellweaver-072',
      number: 72,
      level: 2,
      initiative: 26,
      top: { do: [{ a: 'attack', n: 3, range: 3 }], infuse: ['light'] },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Icy Blast */
    {
      id: 'spellweaver-073',
      number: 73,
      level: 2,
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
            conditions: ['muddle'],
          },
        ],
        xp: 2,
        infuse: ['ice'],
        lost: true,
      },
      bottom: { do: [{ a: 'heal', n: 6, range: 2 }], lost: true },
    },
    /** Cold Fire */
    {
      id: 'spellweaver-074',
      number: 74,
      level: 3,
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
              ],
            },
            range: 3,
            consume: [
              { elements: ['fire'], give: { add: { attack: 2 } } },
              { elements: ['ice'], give: { conditions: ['stun'] } },
            ],
          },
        ],
      },
      bottom: { do: [{ a: 'loot', n: 2 }], lost: true },
    },
    /** Elemental Aid */
    {
      id: 'spellweaver-075',
      number: 75,
      level: 3,
      initiative: 84,
      top: {
        do: [
          {
            a: 'heal',
            n: 3,
            range: 2,
            consume: [{ elements: ['earth'], give: { add: { heal: 2 }, xp: 1 } }],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'shield',
            n: 2,
            consume: [
              { elements: ['air'], give: { set: { on: { who: 'ally', count: 'all', within: 'any' } } } },
            ],
            on: { who: 'ally', within: 'any' },
          },
        ],
        active: 'round',
      },
    },
    /** Spirit of Doom */
    {
      id: 'spellweaver-076',
      number: 76,
      level: 4,
      initiative: 81,
      top: {
        do: [
          {
            a: 'condition',
            conditions: ['curse'],
            range: 4,
            consume: [
              {
                elements: ['dark'],
                give: { instead: [{ a: 'kill', on: { who: 'enemy', within: 4, ranks: ['normal'] } }], xp: 1 },
              },
            ],
            on: { who: 'enemy', within: 4 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'heal',
            n: { x: 'healedFigureMaxHp', half: 'down' },
            consume: [{ elements: ['light'], give: { set: { n: { x: 'healedFigureMaxHp' } } } }],
            on: { who: 'ally', within: 'any' },
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Forked Beam */
    {
      id: 'spellweaver-077',
      number: 77,
      level: 4,
      initiative: 20,
      top: { do: [{ a: 'attack', n: 2, range: 3, targets: 2 }], xp: 1 },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Chromatic Explosion */
    {
      id: 'spellweaver-078',
      number: 78,
      level: 5,
      initiative: 71,
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
        infuse: ['air', 'ice', 'fire', 'earth', 'light', 'dark'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 2 }], infuse: ['wild'] },
    },
    /** Engulfed in Flames */
    {
      id: 'spellweaver-079',
      number: 79,
      level: 5,
      initiative: 44,
      top: { do: [{ a: 'attack', n: 4, range: 3 }], infuse: ['fire'] },
      bottom: {
        do: [{ a: 'bonus', event: 'attacked', if: ['melee'], give: { add: { retaliate: 3 } } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Living Torch */
    {
      id: 'spellweaver-080',
      number: 80,
      level: 6,
      initiative: 96,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            range: 3,
            conditions: ['immobilize'],
            consume: [
              {
                elements: ['light'],
                give: {
                  do: [{ a: 'damage', n: 2, on: { who: 'enemy', count: 'all', within: 1, of: 'target' } }],
                  xp: 1,
                },
              },
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
              id: 'burning-avatar',
              hp: 2,
              move: 3,
              attack: 2,
              range: 3,
              attackInfuses: 'fire',
              onDeath: [{ a: 'attack', n: 3, on: { who: 'enemy', count: 'all', within: 1 } }],
            },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
    },
    /** Frozen Night */
    {
      id: 'spellweaver-081',
      number: 81,
      level: 6,
      initiative: 46,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
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
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        infuse: ['ice'],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 3,
            consume: [
              {
                elements: ['dark'],
                give: {
                  add: { move: 2 },
                  do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }],
                  xp: 1,
                },
              },
            ],
          },
        ],
      },
    },
    /** Twin Restoration */
    {
      id: 'spellweaver-082',
      number: 82,
      level: 7,
      initiative: 75,
      top: {
        do: [{ a: 'recover', pile: 'lost', n: 2, on: { who: 'self' }, upTo: true }],
        lost: true,
        noRecover: true,
      },
      bottom: { do: [{ a: 'heal', n: 3, range: 3, targets: 2 }] },
    },
    /** Stone Fists */
    {
      id: 'spellweaver-083',
      number: 83,
      level: 7,
      initiative: 62,
      top: {
        do: [
          {
            a: 'attack',
            n: 6,
            push: 2,
            conditions: ['immobilize'],
            consume: [{ elements: ['earth'], give: { set: { targets: 2 }, xp: 1 } }],
          },
        ],
        xp: 2,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'shield', n: 1, on: { who: 'self' } },
          { a: 'consume', elements: ['earth'], give: { add: { move: 1, shield: 1 }, xp: 1 } },
        ],
        active: 'round',
      },
    },
    /** Zephyr Wings */
    {
      id: 'spellweaver-084',
      number: 84,
      level: 8,
      initiative: 85,
      top: {
        do: [
          { a: 'loot', n: 2, consume: [{ elements: ['air'], give: { set: { n: 3 }, xp: 1 } }], lootLimit: 4 },
        ],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 8,
            jump: true,
            consume: [{ elements: ['air'], give: { add: { move: 3 }, xp: 1 } }],
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Cold Front */
    {
      id: 'spellweaver-085',
      number: 85,
      level: 8,
      initiative: 61,
      top: {
        do: [
          {
            a: 'attack',
            n: 5,
            area: {
              self: false,
              hexes: [
                [0, 0],
                [1, -1],
                [-2, 2],
                [-1, 1],
                [-3, 3],
              ],
            },
            range: 2,
          },
        ],
        xp: 2,
        infuse: ['ice'],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'bonus', event: 'damagedByAttack', give: { add: { retaliate: 3 }, noDamage: true, range: 3 } },
        ],
        active: 'persistent',
        uses: [1, 1, 1],
        lost: true,
      },
    },
    /** Black Hole */
    {
      id: 'spellweaver-086',
      number: 86,
      level: 9,
      initiative: 41,
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
            consume: [
              {
                elements: ['dark'],
                give: {
                  do: [{ a: 'kill', on: { who: 'enemy', within: 'area', count: 'all', ranks: ['normal'] } }],
                },
              },
            ],
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          {
            a: 'pull',
            n: 2,
            chooseHexWithin: 4,
            toward: 'chosenHex',
            on: { who: 'enemy', count: 'all', within: 4, of: 'chosenHex' },
          },
        ],
      },
    },
    /** Inferno */
    {
      id: 'spellweaver-087',
      number: 87,
      level: 9,
      initiative: 19,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            consume: [{ elements: ['fire'], give: { add: { attack: 1 }, xp: 1 } }],
            on: { who: 'enemy', count: 'all', within: 'room' },
          },
          { a: 'damage', n: 2, on: { who: 'ally', count: 'all', within: 'room' } },
        ],
      },
      bottom: {
        do: [{ a: 'retaliate', n: 2, range: 3, on: { who: 'selfAndAllies', count: 'all', within: 'any' } }],
        active: 'round',
      },
    },
  ],
};
