import type { EventDef } from '../types.js';

/** The road events by number: options A and B, each with its outcomes from top to bottom. Figures only. */
export const ROAD_EVENTS: readonly EventDef[] = [
  {
    n: 1,
    a: [{ do: [{ do: 'start', conditions: ['poison'] }], back: true }],
    b: [{ do: [{ do: 'start', damage: 3 }], back: true }],
  },
  { n: 2, a: [{ do: [{ do: 'start', conditions: ['bless'] }], back: true }], b: [{ do: [], back: true }] },
  { n: 3, a: [{ do: [{ do: 'start', conditions: ['poison'] }], back: true }], b: [{ do: [], back: true }] },
  {
    n: 4,
    a: [
      {
        do: [
          { do: 'gold', n: 2 },
          { do: 'gold', n: 1, if: { if: 'reputation', above: 9 } },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [
          { do: 'gold', n: 10 },
          { do: 'reputation', n: -2 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 5,
    a: [{ do: [{ do: 'item', n: 106 }], back: false }],
    b: [
      {
        do: [
          { do: 'start', conditions: ['curse'] },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 6,
    a: [{ do: [{ do: 'checks', n: -1 }], back: true }],
    b: [{ do: [{ do: 'start', conditions: ['wound'] }], back: true }],
  },
  {
    n: 7,
    a: [
      {
        do: [
          { do: 'xp', n: 5 },
          { do: 'checks', n: -1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 8,
    a: [{ do: [{ do: 'gold', n: -5 }], back: true }],
    b: [{ do: [{ do: 'start', damage: 3 }], back: false }],
  },
  {
    n: 9,
    a: [{ do: [{ do: 'consumeOne', slot: 'small' }], back: true }],
    b: [{ do: [{ do: 'reputation', n: -1 }], back: true }],
  },
  {
    n: 10,
    a: [{ do: [{ do: 'start', damage: 1 }], back: false }],
    b: [
      {
        do: [
          { do: 'addEvent', deck: 'city', n: 71 },
          { do: 'start', damage: 1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 11,
    a: [{ do: [{ do: 'start', damage: 2 }], back: true }],
    b: [
      {
        when: { if: 'class', of: ['cragheart', 'spellweaver', 'elementalist', 'summoner'] },
        do: [{ do: 'addEvent', deck: 'city', n: 73 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'start', damage: 4 }], back: true },
    ],
  },
  {
    n: 12,
    a: [{ do: [], back: false }],
    b: [
      {
        do: [
          { do: 'minusOnesForOne', n: 3 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 13,
    a: [{ do: [{ do: 'gold', n: 2 }], back: false }],
    b: [{ do: [{ do: 'start', conditions: ['curse'] }], back: false }],
  },
  { n: 14, a: [{ do: [{ do: 'start', conditions: ['bless'] }], back: true }], b: [{ do: [], back: true }] },
  {
    n: 15,
    a: [
      {
        do: [
          { do: 'start', conditions: ['muddle'] },
          { do: 'start', damage: 2 },
        ],
        back: true,
      },
    ],
    b: [{ do: [], back: true }],
  },
  {
    n: 16,
    a: [
      {
        do: [
          { do: 'start', conditions: ['curse'] },
          { do: 'start', damage: 2 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'start', conditions: ['bless'] }], back: false }],
  },
  {
    n: 17,
    a: [{ do: [{ do: 'collectiveGold', n: 5 }], back: false }],
    b: [{ do: [{ do: 'prosperity', n: 1 }], back: false }],
  },
  {
    n: 18,
    a: [
      { when: { if: 'reputation', below: -4 }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'start', conditions: ['curse'] }], back: false },
    ],
    b: [{ do: [{ do: 'start', damage: 3 }], back: false }],
  },
  {
    n: 19,
    a: [
      { when: { if: 'reputation', below: -4 }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: 1 }], back: false },
    ],
    b: [
      {
        do: [
          { do: 'reputation', n: -2 },
          { do: 'item', n: 41, if: { if: 'reputation', below: -9 } },
        ],
        back: false,
      },
    ],
  },
  {
    n: 20,
    a: [
      {
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'start', damage: 2 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'xp', n: 3 }], back: false }],
  },
  {
    n: 21,
    a: [
      {
        do: [
          { do: 'start', conditions: ['wound'] },
          { do: 'start', damage: 3 },
          { do: 'checks', n: -1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'start', discard: 2 }], back: false }],
  },
  {
    n: 22,
    a: [{ do: [{ do: 'addEvent', deck: 'city', n: 74 }], back: false }],
    b: [
      {
        do: [
          { do: 'xp', n: 2 },
          { do: 'start', conditions: ['curse'] },
        ],
        back: false,
      },
    ],
  },
  {
    n: 23,
    a: [{ do: [], back: false }],
    b: [
      {
        do: [
          { do: 'gold', n: 2 },
          { do: 'reputation', n: -1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 24,
    a: [
      {
        do: [
          { do: 'collectiveGold', n: 10 },
          { do: 'start', discard: 2 },
          { do: 'unlock', n: 82 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'unlock', n: 82 }], back: false }],
  },
  {
    n: 25,
    a: [
      { when: { if: 'class', of: ['brute', 'berserker'] }, do: [], back: true },
      { when: { if: 'otherwise' }, do: [{ do: 'gold', n: -5 }], back: true },
    ],
    b: [{ do: [{ do: 'start', damage: 3 }], back: false }],
  },
  {
    n: 26,
    a: [
      {
        when: { if: 'class', of: ['tinkerer', 'quartermaster'] },
        do: [
          { do: 'start', conditions: ['bless'] },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [
      {
        do: [
          { do: 'collectiveGold', n: 10 },
          { do: 'reputation', n: -1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 27,
    a: [
      { when: { if: 'class', of: ['spellweaver', 'elementalist', 'summoner'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'start', discard: 3 }], back: false },
    ],
    b: [{ do: [{ do: 'start', damage: 2 }], back: true }],
  },
  {
    n: 28,
    a: [
      {
        when: { if: 'payItem', n: 13 },
        do: [
          { do: 'collectiveGold', n: 10 },
          { do: 'collectiveGold', n: 10, if: { if: 'class', of: ['scoundrel', 'sawbones', 'soothsinger'] } },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 29,
    a: [
      { when: { if: 'class', of: ['cragheart'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'start', discard: 2 }], back: false },
    ],
    b: [{ do: [{ do: 'start', conditions: ['wound'] }], back: true }],
  },
  {
    n: 30,
    a: [
      { when: { if: 'class', of: ['mindthief', 'beast-tyrant'] }, do: [], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'consumeEach', slot: 'small' },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'gold', n: 2 }], back: false }],
  },
  {
    n: 31,
    a: [
      {
        when: { if: 'class', of: ['brute', 'tinkerer', 'quartermaster'] },
        do: [
          { do: 'reputation', n: 2 },
          { do: 'start', damage: 3 },
          { do: 'gold', n: 5 },
        ],
        back: false,
      },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', damage: 3 },
          { do: 'gold', n: 5 },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [
          { do: 'start', damage: 1 },
          { do: 'gold', n: 5 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 32,
    a: [
      { when: { if: 'class', of: ['quartermaster'] }, do: [{ do: 'reputation', n: 1 }], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'gold', n: -5 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
  },
  {
    n: 33,
    a: [
      { when: { if: 'class', of: ['nightshroud', 'summoner'] }, do: [], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', damage: 1 },
          { do: 'start', discard: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'start', damage: 3 }], back: false }],
  },
  {
    n: 34,
    a: [
      { when: { if: 'class', of: ['scoundrel', 'mindthief', 'nightshroud'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'start', damage: 4 }], back: false },
    ],
    b: [
      { when: { if: 'class', of: ['brute', 'berserker'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'start', discard: 2 }], back: false },
    ],
  },
  {
    n: 35,
    a: [
      { when: { if: 'class', of: ['plagueherald'] }, do: [{ do: 'start', damage: 1 }], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'start', damage: 3 },
        ],
        back: false,
      },
    ],
    b: [
      { when: { if: 'payEach', n: 5 }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'outcome', option: 'A' }] },
    ],
  },
  {
    n: 36,
    a: [
      { when: { if: 'class', of: ['berserker', 'beast-tyrant', 'doomstalker'] }, do: [], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'start', damage: 2 },
        ],
        back: true,
      },
    ],
    b: [{ do: [{ do: 'start', discard: 1 }], back: true }],
  },
  {
    n: 37,
    a: [
      { when: { if: 'class', of: ['soothsinger'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'start', discard: 2 }], back: false },
    ],
    b: [{ do: [{ do: 'start', conditions: ['disarm'] }], back: false }],
  },
  {
    n: 38,
    a: [
      {
        when: { if: 'class', of: ['berserker', 'beast-tyrant', 'doomstalker'] },
        do: [{ do: 'prosperity', n: 1 }],
        back: false,
      },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'checks', n: -1 },
          { do: 'start', discard: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 39,
    a: [
      { when: { if: 'class', of: ['sawbones'] }, do: [{ do: 'reputation', n: 1 }], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'collectiveGold', n: -10 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 40,
    a: [
      { when: { if: 'class', of: ['spellweaver', 'elementalist', 'summoner'] }, do: [], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', conditions: ['muddle'] },
          { do: 'start', conditions: ['immobilize'] },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'start', discard: 2 }], back: false }],
  },
  {
    n: 41,
    a: [
      { when: { if: 'class', of: ['beast-tyrant'] }, do: [], back: false },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'start', conditions: ['wound'] },
          { do: 'start', damage: 3 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'start', damage: 2 }], back: false }],
  },
  {
    n: 42,
    a: [{ do: [{ do: 'start', discard: 3 }], back: false }],
    b: [{ do: [{ do: 'addEvent', deck: 'road', n: 60 }], back: false }],
  },
  {
    n: 43,
    a: [
      {
        do: [
          { do: 'minusOnesForOne', n: 3 },
          { do: 'collectiveGold', n: 10 },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  { n: 44, a: [{ do: [{ do: 'unlock', n: 90 }], back: false }], b: [{ do: [], back: false }] },
  {
    n: 45,
    a: [
      {
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'start', damage: 2 },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  { n: 46, a: [{ do: [], back: false }], b: [{ do: [], back: true }] },
  {
    n: 47,
    a: [{ do: [], back: false }],
    b: [
      {
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'start', damage: 2 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 48,
    a: [{ do: [{ do: 'addEvent', deck: 'road', n: 61 }], back: false }],
    b: [
      {
        do: [
          { do: 'start', conditions: ['muddle'] },
          { do: 'start', conditions: ['wound'] },
          { do: 'start', damage: 3 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 49,
    a: [{ do: [{ do: 'unlock', n: 80 }], back: false }],
    b: [
      {
        do: [
          { do: 'unlock', n: 80 },
          { do: 'start', damage: 4 },
          { do: 'gold', n: 5 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 50,
    a: [{ do: [{ do: 'addEvent', deck: 'city', n: 68 }], back: false }],
    b: [
      {
        do: [
          { do: 'start', discard: 2 },
          { do: 'outcome', option: 'A' },
        ],
      },
    ],
  },
  { n: 51, a: [{ do: [{ do: 'item', n: 129 }], back: false }], b: [{ do: [], back: false }] },
  {
    n: 52,
    a: [{ do: [], back: false }],
    b: [
      {
        do: [
          { do: 'start', conditions: ['poison'] },
          { do: 'start', conditions: ['curse'] },
          { do: 'collectiveGold', n: 10 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 53,
    a: [{ do: [{ do: 'start', damage: 3 }], back: false }],
    b: [
      {
        do: [
          { do: 'consumeEach', slot: 'small' },
          { do: 'item', n: 117 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 54,
    a: [
      {
        do: [
          { do: 'reputation', n: 1 },
          { do: 'start', discard: 2 },
        ],
        back: false,
      },
    ],
    b: [
      {
        when: { if: 'class', of: ['berserker', 'beast-tyrant', 'doomstalker'] },
        do: [{ do: 'reputation', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'addEvent', deck: 'city', n: 69 }], back: false },
    ],
  },
  {
    n: 55,
    a: [{ do: [], back: false }],
    b: [{ do: [{ do: 'start', conditions: ['poison'] }], back: false }],
  },
  {
    n: 56,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [{ do: [{ do: 'gold', n: 3 }], back: false }],
  },
  {
    n: 57,
    a: [{ do: [], back: false }],
    b: [
      {
        do: [
          { do: 'start', discard: 2 },
          { do: 'addEvent', deck: 'road', n: 63 },
        ],
        back: false,
      },
    ],
  },
  { n: 58, a: [{ do: [], back: false }], b: [{ do: [{ do: 'start', discard: 3 }], back: false }] },
  {
    n: 59,
    a: [
      {
        do: [
          { do: 'start', damage: 2 },
          { do: 'start', conditions: ['poison', 'muddle', 'bless'] },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [
          { do: 'start', discard: 2 },
          { do: 'start', conditions: ['curse'] },
        ],
        back: false,
      },
    ],
  },
  {
    n: 60,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [{ do: [{ do: 'item', n: 18 }], back: false }],
  },
  {
    n: 61,
    a: [{ do: [{ do: 'addEvent', deck: 'road', n: 62 }], back: false }],
    b: [{ do: [{ do: 'unlock', n: 85 }], back: false }],
  },
  {
    n: 62,
    a: [{ do: [{ do: 'unlock', n: 85 }], back: false }],
    b: [
      {
        do: [
          { do: 'start', conditions: ['muddle'] },
          { do: 'start', conditions: ['wound'] },
          { do: 'start', damage: 3 },
        ],
        back: false,
      },
    ],
  },
  { n: 63, a: [{ do: [], back: false }], b: [{ do: [{ do: 'item', n: 49 }], back: false }] },
  {
    n: 64,
    a: [
      {
        do: [
          { do: 'checks', n: -1 },
          { do: 'start', discard: 4 },
          { do: 'start', damage: 4 },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [
          { do: 'checks', n: -1 },
          { do: 'start', discard: 2 },
          { do: 'start', damage: 2 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 65,
    a: [{ do: [{ do: 'reputation', n: 2 }], back: false }],
    b: [{ do: [{ do: 'gold', n: 3 }], back: false }],
  },
  {
    n: 66,
    a: [{ do: [{ do: 'gold', n: 25 }], back: false }],
    b: [
      {
        do: [
          { do: 'gold', n: 25 },
          { do: 'start', conditions: ['wound'] },
          { do: 'start', damage: 2 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 67,
    a: [{ do: [{ do: 'prosperity', n: 1 }], back: true }],
    b: [{ do: [{ do: 'gold', n: 20 }], back: false }],
  },
  {
    n: 68,
    a: [{ do: [{ do: 'gold', n: 10 }], back: true }],
    b: [{ do: [{ do: 'reputation', n: 2 }], back: true }],
  },
  {
    n: 69,
    a: [{ do: [{ do: 'xp', n: 5 }], back: true }],
    b: [
      {
        do: [
          { do: 'checks', n: -1 },
          { do: 'prosperity', n: 1 },
        ],
        back: true,
      },
    ],
  },
];
