import type { ClassDef } from '../types.js';

export const cragheart: ClassDef = {
  id: 'cragheart',
  start: true,
  handSize: 11,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 3, remove: [{ n: 1, card: '-1' }], add: [{ n: 1, card: '+1' }] },
    {
      times: 1,
      add: [
        { n: 1, card: '-2' },
        { n: 2, card: '+2' },
      ],
    },
    { times: 2, add: [{ n: 1, card: '+1', conditions: ['immobilize'] }] },
    { times: 2, add: [{ n: 1, card: '+2', conditions: ['muddle'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, push: 2 }] },
    { times: 2, add: [{ n: 2, card: '+0', rolling: true, infuse: ['earth'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, infuse: ['air'] }] },
    { times: 1, ignore: 'itemMinusOneCards' },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Opposing Strike */
    {
      id: 'cragheart-116',
      number: 116,
      level: 1,
      initiative: 46,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            area: {
              self: true,
              hexes: [
                [1, -1],
                [-1, 1],
              ],
            },
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attacked', if: ['melee'], give: { add: { retaliate: 2 } } }],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Crushing Grasp */
    {
      id: 'cragheart-117',
      number: 117,
      level: 1,
      initiative: 35,
      top: { do: [{ a: 'attack', n: 3, conditions: ['immobilize'] }], infuse: ['earth'] },
      bottom: { do: [{ a: 'loot', n: 1 }] },
    },
    /** Avalanche */
    {
      id: 'cragheart-118',
      number: 118,
      level: 1,
      initiative: 75,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            area: {
              self: true,
              hexes: [
                [-1, 1],
                [0, 1],
              ],
            },
            consume: [{ elements: ['earth'], give: { add: { attack: 1 }, xp: 1 } }],
          },
        ],
        xp: 1,
        lost: true,
      },
      bottom: { do: [{ a: 'obstacle', count: 2, size: 1, within: 1 }], infuse: ['earth'] },
    },
    /** Rumbling Advance */
    {
      id: 'cragheart-119',
      number: 119,
      level: 1,
      initiative: 29,
      top: { do: [{ a: 'heal', n: 4, range: 2 }], infuse: ['earth'] },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'damage', n: 1, on: { who: 'alliesAndEnemies', count: 'all', within: 1 } },
        ],
        infuse: ['earth'],
      },
    },
    /** Massive Boulder */
    {
      id: 'cragheart-120',
      number: 120,
      level: 1,
      initiative: 87,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 3,
            after: [
              { a: 'damage', n: 1, on: { who: 'alliesAndEnemies', count: 'all', within: 1, of: 'target' } },
            ],
          },
        ],
        infuse: ['earth'],
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Backup Ammunition */
    {
      id: 'cragheart-121',
      number: 121,
      level: 1,
      initiative: 77,
      top: {
        do: [{ a: 'bonus', event: 'attackAction', if: ['ranged'], give: { addTargets: 1 } }],
        active: 'persistent',
        uses: [1, 1, 1, 1],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Rock Tunnel */
    {
      id: 'cragheart-122',
      number: 122,
      level: 1,
      initiative: 41,
      top: { do: [{ a: 'destroyObstacle', count: 1, within: 1 }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 5, jump: true },
          {
            a: 'condition',
            conditions: ['immobilize'],
            on: { who: 'enemy', count: 'all', within: 'movedThrough' },
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Unstable Upheaval */
    {
      id: 'cragheart-123',
      number: 123,
      level: 1,
      initiative: 13,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            on: { who: 'enemy', count: 'all', within: 1 },
            consume: [
              {
                elements: ['earth'],
                give: { set: { on: { who: 'enemy', count: 'all', within: 2 } }, xp: 1 },
              },
            ],
          },
          { a: 'damage', n: 2, on: { who: 'ally', count: 'all', within: 1 } },
        ],
        xp: 1,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'damage', n: 1, on: { who: 'ally', count: 'all', within: 'any' } },
          { a: 'shield', n: 2, on: { who: 'ally', count: 'all', within: 'any' } },
        ],
        xp: 2,
        active: 'round',
        lost: true,
      },
    },
    /** Crater */
    {
      id: 'cragheart-124',
      number: 124,
      level: 1,
      initiative: 61,
      top: {
        do: [{ a: 'attack', n: 3, range: 3, consume: [{ elements: ['earth'], give: { push: 2, xp: 1 } }] }],
      },
      bottom: {
        do: [
          { a: 'damage', n: 1, on: { who: 'alliesAndEnemies', count: 'all', within: 1 } },
          { a: 'move', n: 4, jump: true },
          {
            a: 'damage',
            n: 1,
            on: { who: 'alliesAndEnemies', count: 'all', within: 1 },
            consume: [{ elements: ['earth'], give: { set: { n: 2 }, xp: 1 } }],
          },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Dirt Tornado */
    {
      id: 'cragheart-125',
      number: 125,
      level: 1,
      initiative: 82,
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
            consume: [{ elements: ['earth'], give: { add: { attack: 1 }, xp: 1 } }],
            after: [
              {
                a: 'condition',
                conditions: ['muddle'],
                on: { who: 'alliesAndEnemies', count: 'all', within: 'area' },
              },
            ],
          },
        ],
      },
      bottom: { do: [{ a: 'move', n: 3 }] },
    },
    /** Earthen Clod */
    {
      id: 'cragheart-126',
      number: 126,
      level: 1,
      initiative: 38,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            range: 5,
            consume: [{ elements: ['earth'], give: { conditions: ['immobilize'], xp: 1 } }],
          },
        ],
      },
      bottom: { do: [{ a: 'heal', n: 2, range: 3 }] },
    },
    /** Heaving Swing */
    {
      id: 'cragheart-127',
      number: 127,
      level: 'X',
      initiative: 57,
      top: { do: [{ a: 'attack', n: 3, push: 1, pushIntoObstacles: { destroy: true, damage: 2, xp: 1 } }] },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['ranged'], give: { add: { attack: 1 } } }],
        active: 'round',
      },
    },
    /** Forceful Storm */
    {
      id: 'cragheart-128',
      number: 128,
      level: 'X',
      initiative: 53,
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
            conditions: ['disarm'],
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        infuse: ['air'],
        lost: true,
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['melee'], give: { add: { attack: 2 } } }],
        active: 'round',
      },
    },
    /** Nature’s Lift */
    {
      id: 'cragheart-129',
      number: 129,
      level: 'X',
      initiative: 64,
      top: { do: [{ a: 'heal', n: 2, range: 3, targets: 2 }] },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attackAction',
            if: ['ranged', 'elementStrongOrWaning:air'],
            give: { add: { range: 2 } },
            cost: { consume: ['air'] },
          },
        ],
        active: 'persistent',
        uses: [0, 1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Explosive Punch */
    {
      id: 'cragheart-130',
      number: 130,
      level: 2,
      initiative: 28,
      top: {
        do: [
          { a: 'destroyObstacle', count: 1, within: 1 },
          { a: 'attack', n: 4, on: { who: 'enemy', count: 'all', within: 1, of: 'destroyedObstacle' } },
        ],
        xp: 2,
        infuse: ['earth'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** Sentient Growth */
    {
      id: 'cragheart-131',
      number: 131,
      level: 2,
      initiative: 78,
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
            after: [{ a: 'heal', n: 2, on: { who: 'ally', count: 'all', within: 'area' } }],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
          { a: 'attack', n: 1, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Clear the Way */
    {
      id: 'cragheart-132',
      number: 132,
      level: 3,
      initiative: 43,
      top: {
        do: [
          { a: 'moveObstacle', size: 1, within: 1, toWithin: 4 },
          {
            a: 'attack',
            n: 2,
            consume: [{ elements: ['earth'], give: { add: { attack: 1 }, xp: 1 } }],
            on: { who: 'enemy', count: 'all', within: 1, of: 'movedObstacle' },
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          { a: 'move', n: 5, jump: true },
          { a: 'destroyObstacle', count: 'all', within: 'movedThrough' },
          { a: 'disarmTrap', count: 'all', within: 'movedThrough' },
        ],
        xp: 2,
        lost: true,
      },
    },
    /** Blunt Force */
    {
      id: 'cragheart-133',
      number: 133,
      level: 3,
      initiative: 21,
      top: {
        do: [{ a: 'attack', n: 4, consume: [{ elements: ['earth'], give: { add: { attack: 4 }, xp: 2 } }] }],
        xp: 1,
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'retaliate', n: 1, on: { who: 'self' } },
        ],
        xp: 1,
        active: 'round',
      },
    },
    /** Rock Slide */
    {
      id: 'cragheart-134',
      number: 134,
      level: 4,
      initiative: 81,
      top: {
        do: [
          { a: 'obstacle', count: 3, size: 1, within: 4 },
          {
            a: 'damage',
            n: 2,
            on: { who: 'alliesAndEnemies', count: 'all', within: 1, of: 'createdObstacle' },
          },
        ],
        xp: 1,
        infuse: ['earth'],
      },
      bottom: { do: [{ a: 'move', n: 6, straightLine: true }] },
    },
    /** Kinetic Assault */
    {
      id: 'cragheart-135',
      number: 135,
      level: 4,
      initiative: 19,
      top: {
        do: [
          { a: 'move', n: 1 },
          { a: 'attack', n: 4 },
        ],
      },
      bottom: { do: [{ a: 'retaliate', n: 3, range: 3 }], xp: 2, active: 'round', lost: true },
    },
    /** Petrify */
    {
      id: 'cragheart-136',
      number: 136,
      level: 5,
      initiative: 47,
      top: {
        do: [
          { a: 'kill', on: { who: 'enemy', within: 4, ranks: ['normal'] } },
          { a: 'obstacle', count: 1, size: 1, at: 'hexOfKilledEnemy' },
        ],
        xp: 2,
        infuse: ['earth'],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
    },
    /** Stone Pummel */
    {
      id: 'cragheart-137',
      number: 137,
      level: 5,
      initiative: 32,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            area: {
              self: true,
              hexes: [
                [0, -1],
                [1, -1],
                [-1, 1],
                [0, 1],
              ],
            },
            conditions: ['muddle'],
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee', 'obstacleAdjacent'],
            give: { add: { attack: 3 } },
            cost: { destroyObstacle: { count: 1, within: 1 } },
          },
        ],
        active: 'persistent',
        uses: [1, 1, 1, 1],
        lost: true,
      },
    },
    /** Dig Pit */
    {
      id: 'cragheart-138',
      number: 138,
      level: 6,
      initiative: 78,
      top: {
        do: [
          { a: 'trap', damage: 2, conditions: ['stun'], within: 1 },
          { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
      },
    },
    /** Cataclysm */
    {
      id: 'cragheart-139',
      number: 139,
      level: 6,
      initiative: 26,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
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
            consume: [{ elements: ['earth'], give: { add: { attack: 2 }, xp: 2 } }],
            after: [
              {
                a: 'condition',
                conditions: ['immobilize'],
                on: { who: 'alliesAndEnemies', count: 'all', within: 'area' },
              },
            ],
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 3, consume: [{ elements: ['earth'], give: { add: { move: 3 } } }] }] },
    },
    /** Meteor */
    {
      id: 'cragheart-140',
      number: 140,
      level: 7,
      initiative: 23,
      top: {
        do: [
          { a: 'obstacle', count: 1, size: 3, shape: 'triangle', within: 3 },
          {
            a: 'attack',
            n: 4,
            conditions: ['immobilize'],
            on: { who: 'enemy', count: 'all', within: 1, of: 'createdObstacle' },
          },
        ],
        xp: 2,
        infuse: ['earth'],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4, jump: true }] },
    },
    /** Brutal Momentum */
    {
      id: 'cragheart-141',
      number: 141,
      level: 7,
      initiative: 52,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            push: 2,
            pushBlocked: { by: ['wall', 'obstacle'], damagePerHex: 2, xpPerHex: 1 },
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['ranged'],
            give: { add: { attack: 1 } },
            consume: [{ elements: ['earth'], give: { set: { add: { attack: 2 } }, xp: 1 } }],
          },
        ],
        active: 'round',
      },
    },
    /** Rocky End */
    {
      id: 'cragheart-142',
      number: 142,
      level: 8,
      initiative: 37,
      top: {
        do: [
          {
            a: 'destroyObstacle',
            count: 'all',
            within: 2,
            consume: [{ elements: ['earth'], give: { add: { within: 1 }, xp: 1 } }],
          },
          { a: 'attack', n: { x: 'hexesOfDestroyedObstacles', times: 2 } },
        ],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 6, mustEndNextTo: 'obstacle' }] },
    },
    /** Lumbering Bash */
    {
      id: 'cragheart-143',
      number: 143,
      level: 8,
      initiative: 85,
      top: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 5 },
        ],
        xp: 1,
        infuse: ['earth'],
      },
      bottom: {
        do: [{ a: 'bonus', event: 'turnStart', give: { do: [{ a: 'heal', n: 2, range: 2 }] } }],
        active: 'persistent',
        uses: [1, 0, 1, 0, 1],
        lost: true,
      },
    },
    /** Blind Destruction */
    {
      id: 'cragheart-144',
      number: 144,
      level: 9,
      initiative: 74,
      top: {
        do: [
          {
            a: 'attack',
            n: 4,
            range: 4,
            after: [
              {
                a: 'damage',
                n: { x: 'damageTargetSuffered' },
                on: { who: 'alliesAndEnemies', count: 'all', within: 1, of: 'target' },
              },
            ],
          },
        ],
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 4,
            after: [
              {
                a: 'damage',
                n: 2,
                on: { who: 'alliesAndEnemies', count: 'all', within: 1, of: 'hexesEntered' },
              },
            ],
          },
        ],
        infuse: ['earth'],
      },
    },
    /** Pulverize */
    {
      id: 'cragheart-145',
      number: 145,
      level: 9,
      initiative: 31,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            push: 2,
            on: { who: 'enemy', count: 'all', within: 1 },
            pushIntoObstacles: { destroy: true, damage: 2, xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } },
          { a: 'move', n: 5, jump: true },
          { a: 'attack', n: 3, on: { who: 'enemy', count: 'all', within: 1 } },
        ],
        xp: 2,
        lost: true,
      },
    },
  ],
};
