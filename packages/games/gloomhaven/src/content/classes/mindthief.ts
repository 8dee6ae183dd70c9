import type { ClassDef } from '../types.js';

export const mindthief: ClassDef = {
  id: 'mindthief',
  start: true,
  handSize: 10,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    { times: 2, remove: [{ n: 2, card: '-1' }] },
    { times: 1, remove: [{ n: 4, card: '+0' }] },
    { times: 1, remove: [{ n: 2, card: '+1' }], add: [{ n: 2, card: '+2' }] },
    { times: 1, remove: [{ n: 1, card: '-2' }], add: [{ n: 1, card: '+0' }] },
    { times: 2, add: [{ n: 1, card: '+2', infuse: ['ice'] }] },
    { times: 2, add: [{ n: 2, card: '+1', rolling: true }] },
    { times: 1, add: [{ n: 3, card: '+0', rolling: true, pull: 1 }] },
    { times: 1, add: [{ n: 3, card: '+0', rolling: true, conditions: ['muddle'] }] },
    { times: 1, add: [{ n: 2, card: '+0', rolling: true, conditions: ['immobilize'] }] },
    { times: 1, add: [{ n: 1, card: '+0', rolling: true, conditions: ['stun'] }] },
    {
      times: 1,
      add: [
        { n: 1, card: '+0', rolling: true, conditions: ['disarm'] },
        { n: 1, card: '+0', rolling: true, conditions: ['muddle'] },
      ],
    },
    { times: 1, ignore: 'negativeScenarioEffects' },
  ],
  cards: [
    /** Submissive Affliction */
    {
      id: 'mindthief-146',
      number: 146,
      level: 1,
      initiative: 48,
      top: {
        do: [
          { a: 'attack', n: 2, per: [{ count: 'negativeConditionsOnTarget', give: { add: { attack: 1 } } }] },
        ],
        xp: 1,
      },
      bottom: {
        do: [
          {
            a: 'control',
            do: [{ a: 'attack', n: 2, rangeMod: 0 }],
            on: { who: 'enemy', within: 5 },
            byYou: true,
            target: 'anotherEnemy',
          },
        ],
      },
    },
    /** Into the Night */
    {
      id: 'mindthief-147',
      number: 147,
      level: 1,
      initiative: 14,
      top: { do: [{ a: 'loot', n: 1 }], infuse: ['dark'] },
      bottom: { do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
    },
    /** Fearsome Blade */
    {
      id: 'mindthief-148',
      number: 148,
      level: 1,
      initiative: 27,
      top: { do: [{ a: 'attack', n: 2, push: 3 }], xp: 1 },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'attack', n: 2 },
        ],
        xp: 2,
        lost: true,
      },
    },
    /** Feedback Loop */
    {
      id: 'mindthief-149',
      number: 149,
      level: 1,
      initiative: 79,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            give: { do: [{ a: 'shield', n: 1, on: { who: 'self' }, active: 'round' }] },
            kind: 'augment',
          },
          { a: 'attack', n: 1 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [
          {
            a: 'move',
            n: 4,
            jump: true,
            after: [
              {
                a: 'condition',
                conditions: ['muddle'],
                on: { who: 'enemy', count: 'all', within: 'movedThrough' },
                if: ['endedInStartHex'],
              },
            ],
          },
        ],
      },
    },
    /** Gnawing Horde */
    {
      id: 'mindthief-150',
      number: 150,
      level: 1,
      initiative: 82,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'rat-swarm', hp: 6, move: 1, attack: 2, range: null, conditions: ['poison'] },
          },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 4 }] },
    },
    /** The Mind’s Weakness */
    {
      id: 'mindthief-151',
      number: 151,
      level: 1,
      initiative: 75,
      top: {
        do: [
          { a: 'bonus', event: 'attack', if: ['melee'], give: { add: { attack: 2 } }, kind: 'augment' },
          { a: 'attack', n: 1 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: { do: [{ a: 'attack', n: 1, conditions: ['wound'] }] },
    },
    /** Parasitic Influence */
    {
      id: 'mindthief-152',
      number: 152,
      level: 1,
      initiative: 71,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            give: { do: [{ a: 'heal', n: 2, on: { who: 'self' } }] },
            kind: 'augment',
          },
          { a: 'attack', n: 1 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [{ a: 'control', do: [{ a: 'move', n: 1 }], on: { who: 'enemy', within: 4 }, byYou: true }],
      },
    },
    /** Scurry */
    {
      id: 'mindthief-153',
      number: 153,
      level: 1,
      initiative: 20,
      top: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 1 },
        ],
      },
      bottom: { do: [{ a: 'loot', n: 2 }], xp: 1, lost: true },
    },
    /** Perverse Edge */
    {
      id: 'mindthief-154',
      number: 154,
      level: 1,
      initiative: 8,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            per: [{ count: 'negativeConditionsOnTarget', give: { add: { attack: 2 }, xp: 1 } }],
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'attack', n: 1, range: 2, conditions: ['stun'] }], xp: 1, infuse: ['ice'] },
    },
    /** Empathetic Assault */
    {
      id: 'mindthief-155',
      number: 155,
      level: 1,
      initiative: 11,
      top: {
        do: [{ a: 'attack', n: 4, range: 5, conditions: ['disarm'] }],
        xp: 2,
        infuse: ['ice'],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'heal', n: 2, on: { who: 'self' } },
        ],
      },
    },
    /** Withering Claw */
    {
      id: 'mindthief-156',
      number: 156,
      level: 'X',
      initiative: 77,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            give: { conditions: ['muddle', 'poison'] },
            kind: 'augment',
          },
          { a: 'attack', n: 1 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [
          { a: 'condition', conditions: ['immobilize'], on: { who: 'enemy', within: 1 } },
          { a: 'move', n: 3 },
        ],
      },
    },
    /** Possession */
    {
      id: 'mindthief-157',
      number: 157,
      level: 'X',
      initiative: 51,
      top: {
        do: [{ a: 'grant', do: [{ a: 'attack', n: 6 }], on: { who: 'ally', within: 1 }, may: true }],
        xp: 2,
        lost: true,
      },
      bottom: { do: [{ a: 'grant', do: [{ a: 'move', n: 4 }], on: { who: 'ally', within: 3 }, may: true }] },
    },
    /** Frigid Apparition */
    {
      id: 'mindthief-158',
      number: 158,
      level: 'X',
      initiative: 29,
      top: {
        do: [{ a: 'attack', n: 3, consume: [{ elements: ['ice'], give: { conditions: ['stun'], xp: 1 } }] }],
      },
      bottom: {
        do: [
          { a: 'move', n: 4 },
          { a: 'condition', conditions: ['stun'], on: { who: 'enemy', within: 1 } },
        ],
        xp: 1,
        lost: true,
      },
    },
    /** Wretched Creature */
    {
      id: 'mindthief-159',
      number: 159,
      level: 2,
      initiative: 84,
      top: {
        do: [
          { a: 'summon', count: 1, summon: { id: 'monstrous-rat', hp: 4, move: 3, attack: 3, range: null } },
        ],
        xp: 2,
        active: 'persistent',
        lost: true,
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'consume',
            elements: ['dark'],
            give: { do: [{ a: 'condition', conditions: ['curse'], on: { who: 'enemy', within: 1 } }] },
          },
        ],
      },
    },
    /** Hostile Takeover */
    {
      id: 'mindthief-160',
      number: 160,
      level: 2,
      initiative: 9,
      top: { do: [{ a: 'attack', n: 2, range: 4, conditions: ['immobilize'] }], xp: 1, infuse: ['ice'] },
      bottom: {
        do: [{ a: 'turncoat', on: { who: 'enemy', within: 3, ranks: ['normal', 'elite'] }, byYou: false }],
        xp: 2,
        active: 'round',
        lost: true,
      },
    },
    /** Brain Leech */
    {
      id: 'mindthief-161',
      number: 161,
      level: 3,
      initiative: 16,
      top: {
        do: [
          { a: 'attack', n: 4, range: 4 },
          { a: 'heal', n: 4, on: { who: 'self' } },
        ],
        xp: 2,
        infuse: ['dark'],
        lost: true,
      },
      bottom: {
        do: [
          { a: 'attack', n: 1 },
          { a: 'condition', conditions: ['strengthen'], on: { who: 'self' } },
        ],
      },
    },
    /** Silent Scream */
    {
      id: 'mindthief-162',
      number: 162,
      level: 3,
      initiative: 73,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            give: { do: [{ a: 'heal', n: 2, range: 2 }] },
            kind: 'augment',
          },
          { a: 'attack', n: 2 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          {
            a: 'push',
            n: 2,
            on: { who: 'enemy', count: 'all', within: 1 },
            consume: [{ elements: ['ice'], give: { add: { push: 1 }, xp: 1 } }],
          },
        ],
      },
    },
    /** Pilfer */
    {
      id: 'mindthief-163',
      number: 163,
      level: 4,
      initiative: 68,
      top: {
        do: [
          { a: 'loot', n: 1 },
          { a: 'gainMoneyTokens', n: { x: 'enemiesAdjacent' } },
        ],
      },
      bottom: {
        do: [
          { a: 'attack', n: 2 },
          { a: 'move', n: 3 },
          { a: 'attack', n: 2 },
        ],
        xp: 2,
        lost: true,
      },
    },
    /** Cranium Overload */
    {
      id: 'mindthief-164',
      number: 164,
      level: 4,
      initiative: 5,
      top: {
        do: [
          { a: 'kill', on: { who: 'enemy', within: 4, ranks: ['normal'] } },
          {
            a: 'attack',
            n: 2,
            on: { who: 'enemy', count: 'all', within: 1, of: 'killedEnemy' },
            xpPer: { count: 'enemiesTargeted', xp: 1 },
          },
        ],
        lost: true,
      },
      bottom: { do: [{ a: 'move', n: 5 }] },
    },
    /** Mass Hysteria */
    {
      id: 'mindthief-165',
      number: 165,
      level: 5,
      initiative: 12,
      top: {
        do: [{ a: 'attack', n: 1, range: 4, targets: 4, conditions: ['muddle'] }],
        xp: 1,
        infuse: ['ice'],
      },
      bottom: { do: [{ a: 'kindLimit', kind: 'augment', n: 2 }], active: 'persistent', lost: true },
    },
    /** Frozen Mind */
    {
      id: 'mindthief-166',
      number: 166,
      level: 5,
      initiative: 81,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            kind: 'augment',
            consume: [{ elements: ['ice'], give: { conditions: ['stun'] } }],
          },
          { a: 'attack', n: 2 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [{ a: 'control', do: [{ a: 'move', n: 2 }], on: { who: 'enemy', within: 5 }, byYou: true }],
      },
    },
    /** Corrupting Embrace */
    {
      id: 'mindthief-167',
      number: 167,
      level: 6,
      initiative: 39,
      top: {
        do: [
          { a: 'attack', n: 1, conditions: ['poison'] },
          { a: 'attack', n: 1, conditions: ['muddle'] },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 4, jump: true },
          {
            a: 'condition',
            conditions: ['poison'],
            on: { who: 'enemy', count: 'all', within: 'movedThrough' },
          },
        ],
        infuse: ['dark'],
      },
    },
    /** Dark Frenzy */
    {
      id: 'mindthief-168',
      number: 168,
      level: 6,
      initiative: 10,
      top: {
        do: [
          {
            a: 'attack',
            n: 2,
            consume: [
              { elements: ['ice'], give: { add: { attack: 2 }, xp: 1 } },
              { elements: ['dark'], give: { add: { attack: 2 }, xp: 1 } },
            ],
          },
        ],
      },
      bottom: {
        do: [
          { a: 'move', n: 3 },
          { a: 'attack', n: 3, range: 3 },
        ],
        xp: 1,
        infuse: ['ice'],
      },
    },
    /** Vicious Blood */
    {
      id: 'mindthief-169',
      number: 169,
      level: 7,
      initiative: 83,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            give: { do: [{ a: 'retaliate', n: 2, on: { who: 'self' }, active: 'round' }] },
            kind: 'augment',
          },
          { a: 'attack', n: 2 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'attack', n: 2 },
        ],
      },
    },
    /** Psychic Projection */
    {
      id: 'mindthief-170',
      number: 170,
      level: 7,
      initiative: 92,
      top: {
        do: [
          { a: 'heal', n: 5, on: { who: 'self' } },
          { a: 'shield', n: 1, on: { who: 'self' } },
          { a: 'condition', conditions: ['stun'], on: { who: 'self' } },
        ],
        active: 'round',
      },
      bottom: {
        do: [{ a: 'bonus', event: 'attack', if: ['ranged'], give: { augmentEffects: true } }],
        active: 'round',
        lost: true,
      },
    },
    /** Shared Nightmare */
    {
      id: 'mindthief-171',
      number: 171,
      level: 8,
      initiative: 7,
      top: {
        do: [
          {
            a: 'attack',
            n: 3,
            range: 4,
            targets: 2,
            consume: [{ elements: ['dark'], give: { conditions: ['poison', 'curse'] } }],
          },
        ],
        xp: 1,
        infuse: ['ice'],
      },
      bottom: {
        do: [
          { a: 'move', n: 5 },
          {
            a: 'consume',
            elements: ['ice'],
            give: { do: [{ a: 'shield', n: 1, on: { who: 'self' } }], xp: 1, active: 'round' },
          },
        ],
      },
    },
    /** Domination */
    {
      id: 'mindthief-172',
      number: 172,
      level: 8,
      initiative: 13,
      top: {
        do: [
          {
            a: 'grant',
            do: [{ a: 'attack', n: 4 }],
            on: { who: 'ally', within: 1 },
            may: true,
            augmentEffects: true,
          },
        ],
        xp: 1,
      },
      bottom: {
        do: [{ a: 'turncoat', on: { who: 'enemy', within: 5, ranks: ['normal', 'elite'] }, byYou: true }],
        xp: 2,
        active: 'round',
        lost: true,
      },
    },
    /** Many as One */
    {
      id: 'mindthief-173',
      number: 173,
      level: 9,
      initiative: 91,
      top: {
        do: [
          {
            a: 'summon',
            count: 1,
            summon: { id: 'rat-king', hp: 9, move: 2, attack: { x: 'summonHp', half: 'up' }, range: null },
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
            on: { who: 'ally', count: 'all', within: 2 },
            event: 'attack',
            give: { add: { attack: { x: 'yourAlliesWithin:2' } } },
          },
        ],
        xp: 2,
        active: 'round',
        lost: true,
      },
    },
    /** Phantasmal Killer */
    {
      id: 'mindthief-174',
      number: 174,
      level: 9,
      initiative: 67,
      top: {
        do: [
          {
            a: 'bonus',
            event: 'attack',
            if: ['melee'],
            kind: 'augment',
            consume: [
              {
                elements: ['dark'],
                give: { instead: [{ a: 'kill', on: { who: 'enemy', within: 'target', ranks: ['normal'] } }] },
              },
            ],
          },
          { a: 'attack', n: 2 },
        ],
        xp: 1,
        active: 'persistent',
      },
      bottom: {
        do: [
          { a: 'move', n: 2 },
          { a: 'loot', n: 1 },
          { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        ],
        infuse: ['dark'],
      },
    },
  ],
};
