import type { EventDef } from '../types.js';

/** The city events by number: options A and B, each with its outcomes from top to bottom. Figures only. */
export const CITY_EVENTS: readonly EventDef[] = [
  {
    n: 1,
    a: [
      {
        do: [
          { do: 'xp', n: 10 },
          {
            do: 'choose',
            of: [
              { do: 'gold', n: -5 },
              { do: 'reputation', n: -1 },
            ],
          },
        ],
        back: true,
      },
    ],
    b: [{ do: [{ do: 'reputation', n: 1 }], back: true }],
  },
  {
    n: 2,
    a: [
      { when: { if: 'pay', n: 10 }, do: [], back: true },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [], back: true }],
  },
  {
    n: 3,
    a: [
      {
        when: { if: 'pay', n: 10 },
        do: [
          { do: 'item', n: 125 },
          { do: 'globalAchievement', name: 'ancient-technology' },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [], back: true }],
  },
  {
    n: 4,
    a: [{ do: [], back: false }],
    b: [
      {
        do: [
          { do: 'checks', n: -1 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 5,
    a: [
      {
        do: [
          { do: 'checks', n: -1 },
          { do: 'reputation', n: 1 },
          { do: 'prosperity', n: 1 },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [
          { do: 'gold', n: 5 },
          { do: 'gold', n: 5, if: { if: 'reputation', below: -4 } },
        ],
        back: false,
      },
    ],
  },
  {
    n: 6,
    a: [
      {
        do: [
          { do: 'xp', n: 5 },
          { do: 'prosperity', n: 1 },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [{ do: 'randomDesign' }, { do: 'reputation', n: -1, if: { if: 'reputation', above: 4 } }],
        back: false,
      },
    ],
  },
  {
    n: 7,
    a: [
      {
        do: [
          { do: 'gold', n: 5 },
          { do: 'reputation', n: -1, if: { if: 'reputation', above: 9 } },
          { do: 'reputation', n: 1, if: { if: 'reputation', below: -4 } },
        ],
        back: false,
      },
    ],
    b: [
      {
        do: [
          { do: 'reputation', n: 1, if: { if: 'reputation', above: 4 } },
          { do: 'reputation', n: -1, if: { if: 'reputation', below: -9 } },
        ],
        back: false,
      },
    ],
  },
  {
    n: 8,
    a: [
      {
        when: { if: 'pay', n: 20, fromReputation: 10, less: 15 },
        do: [
          { do: 'unlock', n: 93 },
          { do: 'partyAchievement', name: 'a-map-to-treasure' },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 9,
    a: [
      {
        do: [
          { do: 'gold', n: 10 },
          { do: 'gold', n: 5, if: { if: 'reputation', below: -9 } },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'prosperity', n: 1 }], back: false }],
  },
  {
    n: 10,
    a: [
      { when: { if: 'reputation', above: -5 }, do: [{ do: 'gold', n: -5 }], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'gold', n: 5 }], back: true },
    ],
    b: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
  },
  {
    n: 11,
    a: [
      {
        when: { if: 'pay', n: 5 },
        do: [{ do: 'randomDesign' }, { do: 'reputation', n: -1, if: { if: 'reputation', above: 9 } }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [{ do: [{ do: 'reputation', n: 1, if: { if: 'reputation', below: -4 } }], back: false }],
  },
  {
    n: 12,
    a: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
    b: [
      {
        do: [
          { do: 'checks', n: -1 },
          { do: 'gold', n: 10 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 13,
    a: [
      {
        do: [
          { do: 'start', conditions: ['bless'] },
          { do: 'gold', n: -3 },
        ],
        back: true,
      },
    ],
    b: [{ do: [], back: true }],
  },
  {
    n: 14,
    a: [{ do: [{ do: 'xp', n: 10 }], back: false }],
    b: [{ do: [{ do: 'reputation', n: 2 }], back: false }],
  },
  {
    n: 15,
    a: [
      { when: { if: 'reputation', above: 5 }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -2 }], back: false },
    ],
    b: [
      { do: [] },
      { when: { if: 'pay', n: 15 }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'checks', n: -1 }], back: false },
    ],
  },
  {
    n: 16,
    a: [
      { when: { if: 'pay', n: 10 }, do: [{ do: 'addEvent', deck: 'city', n: 70 }], back: false },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 17,
    a: [{ do: [{ do: 'collectiveGold', n: 10 }], back: false }],
    b: [{ do: [{ do: 'unlock', n: 81 }], back: false }],
  },
  {
    n: 18,
    a: [{ do: [{ do: 'reputation', n: -1 }], back: true }],
    b: [{ do: [{ do: 'gold', n: 2 }], back: true }],
  },
  {
    n: 19,
    a: [
      {
        when: { if: 'reputation', above: 9 },
        do: [
          { do: 'collectiveGold', n: -20 },
          { do: 'reputation', n: 2 },
        ],
        back: false,
      },
      { when: { if: 'reputation', below: 10 }, do: [{ do: 'collectiveGold', n: -20 }], back: false },
    ],
    b: [
      {
        when: { if: 'reputation', below: -4 },
        do: [
          { do: 'collectiveGold', n: -5 },
          { do: 'reputation', n: -1 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'collectiveGold', n: -5 }], back: false },
    ],
  },
  {
    n: 20,
    a: [
      { when: { if: 'reputation', above: 9 }, do: [{ do: 'collectiveGold', n: 10 }], back: true },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'xp', n: 5 },
          { do: 'collectiveGold', n: 10 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'prosperity', n: -1 }], back: false }],
  },
  {
    n: 21,
    a: [
      {
        when: { if: 'reputation', above: 7 },
        do: [
          { do: 'collectiveGold', n: 5 },
          { do: 'addEvent', deck: 'road', n: 65 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [{ do: [{ do: 'addEvent', deck: 'road', n: 65 }], back: false }],
  },
  {
    n: 22,
    a: [{ do: [{ do: 'reputation', n: 2 }], back: false }],
    b: [{ do: [{ do: 'checks', n: 1 }], back: true }],
  },
  {
    n: 23,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [{ do: [{ do: 'start', conditions: ['bless'] }], back: false }],
  },
  {
    n: 24,
    a: [{ do: [{ do: 'xp', n: 10 }], back: true }],
    b: [{ do: [{ do: 'prosperity', n: 1 }], back: true }],
  },
  {
    n: 25,
    a: [
      {
        when: { if: 'class', of: ['brute', 'cragheart', 'berserker'] },
        do: [{ do: 'collectiveGold', n: 5 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'collectiveGold', n: -10 }], back: false },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 26,
    a: [
      { when: { if: 'class', of: ['tinkerer'] }, do: [{ do: 'reputation', n: 2 }], back: false },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [
      {
        when: { if: 'class', of: ['scoundrel', 'mindthief', 'nightshroud'] },
        do: [{ do: 'collectiveGold', n: 10 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
  },
  {
    n: 27,
    a: [
      {
        when: { if: 'class', of: ['spellweaver', 'doomstalker', 'soothsinger'] },
        do: [{ do: 'prosperity', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [{ do: [{ do: 'addEvent', deck: 'city', n: 60 }], back: false }],
  },
  {
    n: 28,
    a: [
      {
        when: { if: 'class', of: ['scoundrel', 'mindthief', 'nightshroud'] },
        do: [{ do: 'gold', n: 10 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -3 }], back: false },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 29,
    a: [
      {
        when: { if: 'class', of: ['cragheart', 'elementalist'] },
        do: [{ do: 'prosperity', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [
      {
        when: { if: 'class', of: ['scoundrel', 'sawbones', 'soothsinger'] },
        do: [{ do: 'prosperity', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
  },
  {
    n: 30,
    a: [
      {
        when: { if: 'class', of: ['mindthief'] },
        do: [
          { do: 'gold', n: 5 },
          { do: 'item', n: 105 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'gold', n: -5 }], back: true },
    ],
    b: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
  },
  {
    n: 31,
    a: [
      {
        do: [
          { do: 'collectiveGold', n: 20 },
          { do: 'unlock', n: 83 },
          { do: 'partyAchievement', name: 'bad-business' },
        ],
        back: false,
      },
    ],
    b: [
      { when: { if: 'class', of: ['sunkeeper'] }, do: [{ do: 'outcome', option: 'A' }] },
      { when: { if: 'otherwise' }, do: [{ do: 'gold', n: -10 }], back: false },
    ],
  },
  {
    n: 32,
    a: [
      {
        when: { if: 'class', of: ['quartermaster'] },
        do: [
          { do: 'collectiveGold', n: 15 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: 1 }], back: false },
    ],
    b: [{ do: [{ do: 'collectiveGold', n: 15 }], back: false }],
  },
  {
    n: 33,
    a: [
      {
        when: { if: 'class', of: ['summoner', 'nightshroud'] },
        do: [{ do: 'reputation', n: 2 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 34,
    a: [
      { when: { if: 'class', of: ['nightshroud'] }, do: [{ do: 'unlock', n: 78 }], back: false },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
  },
  {
    n: 35,
    a: [{ do: [{ do: 'collectiveGold', n: 1 }], back: false }],
    b: [
      { when: { if: 'class', of: ['plagueherald'] }, do: [{ do: 'prosperity', n: 1 }], back: false },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
  },
  {
    n: 36,
    a: [
      {
        when: { if: 'class', of: ['berserker'] },
        do: [
          { do: 'xp', n: 5 },
          { do: 'reputation', n: -2 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [
      { when: { if: 'class', of: ['berserker'] }, do: [{ do: 'collectiveGold', n: -10 }], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: 1 }], back: false },
    ],
  },
  {
    n: 37,
    a: [
      { when: { if: 'class', of: ['soothsinger'] }, do: [{ do: 'prosperity', n: 1 }], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [
      {
        when: { if: 'class', of: ['quartermaster', 'spellweaver', 'tinkerer', 'elementalist', 'summoner'] },
        do: [{ do: 'prosperity', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
  },
  {
    n: 38,
    a: [
      {
        when: { if: 'class', of: ['spellweaver', 'doomstalker'] },
        do: [
          { do: 'prosperity', n: 1 },
          { do: 'reputation', n: -1 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'prosperity', n: 1 }], back: false },
    ],
    b: [
      {
        when: { if: 'class', of: ['spellweaver', 'doomstalker'] },
        do: [{ do: 'reputation', n: -1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
  },
  {
    n: 39,
    a: [
      {
        do: [
          {
            do: 'addEvent',
            deck: 'city',
            n: 65,
            if: { if: 'class', of: ['scoundrel', 'mindthief', 'nightshroud', 'sawbones', 'soothsinger'] },
          },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 40,
    a: [
      { when: { if: 'class', of: ['tinkerer', 'sawbones', 'sunkeeper'] }, do: [{ do: 'reputation', n: 2 }] },
      {
        when: { if: 'class', of: ['spellweaver', 'elementalist', 'summoner'] },
        do: [{ do: 'prosperity', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [
      {
        do: [
          { do: 'item', n: 102 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 41,
    a: [
      {
        when: { if: 'class', of: ['beast-tyrant'] },
        do: [
          { do: 'collectiveGold', n: -10 },
          { do: 'item', n: 34 },
        ],
        back: false,
      },
      { when: { if: 'pay', n: 25 }, do: [{ do: 'item', n: 34 }], back: false },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 42,
    a: [
      {
        do: [
          { do: 'prosperity', n: 1 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
  },
  {
    n: 43,
    a: [
      { when: { if: 'pay', n: 5 }, do: [{ do: 'addEvent', deck: 'city', n: 61 }], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'outcome', option: 'B' }] },
    ],
    b: [{ do: [{ do: 'item', n: 126 }], back: false }],
  },
  {
    n: 44,
    a: [
      {
        when: { if: 'class', of: ['spellweaver', 'elementalist', 'summoner'] },
        do: [
          { do: 'reputation', n: 1 },
          { do: 'collectiveGold', n: 10 },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
  },
  {
    n: 45,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [{ do: [{ do: 'addEvent', deck: 'city', n: 62 }], back: false }],
  },
  {
    n: 46,
    a: [
      {
        do: [
          { do: 'reputation', n: 1 },
          { do: 'gold', n: -5 },
        ],
        back: true,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 47,
    a: [
      {
        do: [
          { do: 'reputation', n: -1 },
          { do: 'unlock', n: 87 },
          { do: 'partyAchievement', name: 'the-poisons-source' },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'addEvent', deck: 'city', n: 63 }], back: false }],
  },
  {
    n: 48,
    a: [
      { when: { if: 'pay', n: 5 }, do: [{ do: 'partyAchievement', name: 'sun-blessed' }], back: false },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [{ do: [{ do: 'collectiveGold', n: 3 }], back: false }],
  },
  {
    n: 49,
    a: [{ do: [{ do: 'prosperity', n: 1 }], back: false }],
    b: [
      {
        when: { if: 'class', of: ['scoundrel', 'sawbones', 'soothsinger'] },
        do: [
          { do: 'collectiveGold', n: 15 },
          { do: 'outcome', option: 'A' },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
  },
  {
    n: 50,
    a: [
      {
        do: [
          { do: 'xp', n: 5 },
          { do: 'reputation', n: 1 },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'gold', n: 10 }], back: false }],
  },
  {
    n: 51,
    a: [
      {
        do: [
          { do: 'reputation', n: 1 },
          { do: 'addEvent', deck: 'city', n: 64 },
        ],
        back: false,
      },
    ],
    b: [
      { when: { if: 'class', of: ['scoundrel', 'sawbones', 'soothsinger'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
  },
  {
    n: 52,
    a: [{ do: [{ do: 'reputation', n: -2 }], back: false }],
    b: [{ do: [{ do: 'prosperity', n: 1 }], back: false }],
  },
  {
    n: 53,
    a: [
      {
        do: [
          { do: 'reputation', n: -1 },
          { do: 'item', n: 117 },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 54,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [
      {
        when: { if: 'class', of: ['scoundrel', 'mindthief', 'nightshroud'] },
        do: [{ do: 'collectiveGold', n: 20 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
  },
  {
    n: 55,
    a: [{ do: [{ do: 'prosperity', n: 1 }], back: false }],
    b: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
  },
  {
    n: 56,
    a: [{ do: [{ do: 'prosperity', n: 1 }], back: false }],
    b: [{ do: [{ do: 'addEvent', deck: 'city', n: 66 }], back: false }],
  },
  {
    n: 57,
    a: [
      { when: { if: 'pay', n: 10 }, do: [{ do: 'design', n: 118 }], back: false },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [{ do: [{ do: 'collectiveGold', n: 3 }], back: false }],
  },
  {
    n: 58,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [{ do: [{ do: 'unlock', n: 91 }], back: false }],
  },
  {
    n: 59,
    a: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
    b: [{ do: [{ do: 'prosperity', n: -1 }], back: false }],
  },
  {
    n: 60,
    a: [
      {
        when: { if: 'class', of: ['spellweaver', 'doomstalker', 'soothsinger'] },
        do: [{ do: 'reputation', n: 1 }],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: false },
    ],
    b: [
      {
        do: [
          { do: 'gold', n: 5 },
          { do: 'prosperity', n: -1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 61,
    a: [{ do: [{ do: 'item', n: 127 }], back: false }],
    b: [{ do: [{ do: 'collectiveGold', n: 30 }], back: false }],
  },
  {
    n: 62,
    a: [{ do: [{ do: 'item', n: 109 }], back: false }],
    b: [{ do: [{ do: 'reputation', n: 3 }], back: false }],
  },
  {
    n: 63,
    a: [{ do: [{ do: 'unlock', n: 86 }], back: false }],
    b: [
      {
        do: [
          { do: 'prosperity', n: -1 },
          { do: 'reputation', n: -1 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 64,
    a: [
      {
        do: [
          { do: 'unlock', n: 89 },
          { do: 'partyAchievement', name: 'sin-ra' },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'addEvent', deck: 'road', n: 64 }], back: false }],
  },
  {
    n: 65,
    a: [{ do: [{ do: 'reputation', n: 2 }], back: false }],
    b: [
      {
        do: [
          { do: 'prosperity', n: 1 },
          { do: 'reputation', n: 2 },
          { do: 'reputation', n: 1, if: { if: 'class', of: ['sawbones'] } },
        ],
        back: false,
      },
    ],
  },
  {
    n: 66,
    a: [
      { when: { if: 'pay', n: 40 }, do: [{ do: 'item', n: 55 }], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'outcome', option: 'B' }] },
    ],
    b: [{ do: [{ do: 'addEvent', deck: 'city', n: 67 }], back: false }],
  },
  {
    n: 67,
    a: [
      { when: { if: 'pay', n: 60 }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'outcome', option: 'B' }] },
    ],
    b: [
      {
        do: [
          { do: 'unlock', n: 92 },
          { do: 'partyAchievement', name: 'debt-collection' },
        ],
        back: false,
      },
    ],
  },
  {
    n: 68,
    a: [
      {
        when: { if: 'class', of: ['summoner', 'nightshroud'] },
        do: [
          { do: 'unlock', n: 88 },
          { do: 'partyAchievement', name: 'water-staff' },
        ],
        back: false,
      },
      {
        when: { if: 'otherwise' },
        do: [
          { do: 'collectiveGold', n: -15 },
          { do: 'unlock', n: 88 },
          { do: 'partyAchievement', name: 'water-staff' },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 69,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
  },
  {
    n: 70,
    a: [
      { when: { if: 'reputation', above: 9 }, do: [{ do: 'prosperity', n: 1 }], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 71,
    a: [{ do: [{ do: 'addEvent', deck: 'city', n: 72 }], back: false }],
    b: [{ do: [{ do: 'checks', n: -1 }], back: true }],
  },
  {
    n: 72,
    a: [
      {
        do: [
          { do: 'unlock', n: 79 },
          { do: 'partyAchievement', name: 'fishs-aid' },
        ],
        back: false,
      },
    ],
    b: [{ do: [], back: false }],
  },
  {
    n: 73,
    a: [
      {
        do: [
          { do: 'collectiveGold', n: -5 },
          { do: 'unlock', n: 84 },
          { do: 'partyAchievement', name: 'tremors' },
        ],
        back: false,
      },
    ],
    b: [{ do: [{ do: 'prosperity', n: -1 }], back: false }],
  },
  {
    n: 74,
    a: [{ do: [{ do: 'reputation', n: 1 }], back: false }],
    b: [
      {
        do: [
          { do: 'start', conditions: ['curse'] },
          { do: 'xp', n: 2 },
        ],
        back: false,
      },
    ],
  },
  {
    n: 75,
    a: [{ do: [{ do: 'reputation', n: -1 }], back: true }],
    b: [{ do: [{ do: 'reputation', n: -2 }], back: false }],
  },
  {
    n: 76,
    a: [
      {
        when: { if: 'reputation', above: 14 },
        do: [
          { do: 'unlock', n: 74 },
          { do: 'partyAchievement', name: 'high-sea-escort' },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [], back: true }],
  },
  {
    n: 77,
    a: [
      {
        when: { if: 'reputation', below: -14 },
        do: [
          { do: 'unlock', n: 75 },
          { do: 'partyAchievement', name: 'grave-job' },
        ],
        back: false,
      },
      { when: { if: 'otherwise' }, do: [], back: true },
    ],
    b: [{ do: [], back: true }],
  },
  {
    n: 78,
    a: [{ do: [{ do: 'unlock', n: 94 }], back: false }],
    b: [
      {
        do: [
          { do: 'collectiveGold', n: 5 },
          { do: 'outcome', option: 'A' },
        ],
      },
    ],
  },
  {
    n: 79,
    a: [{ do: [{ do: 'prosperity', n: -1 }], back: false }],
    b: [{ do: [{ do: 'reputation', n: -1 }], back: false }],
  },
  {
    n: 80,
    a: [
      { when: { if: 'class', of: ['scoundrel', 'sawbones', 'soothsinger'] }, do: [], back: false },
      { when: { if: 'otherwise' }, do: [{ do: 'reputation', n: -1 }], back: false },
    ],
    b: [{ do: [{ do: 'reputation', n: -2 }], back: false }],
  },
  {
    n: 81,
    a: [{ do: [{ do: 'reputation', n: 2 }], back: true }],
    b: [{ do: [{ do: 'reputation', n: -2 }], back: true }],
  },
];
