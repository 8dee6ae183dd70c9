import type { Feat } from './types.js';

/** D12: the 16 feats whose text is in the rulebook. */
export const BOOK_FEATS: readonly Feat[] = [
  { id: 'GB-F-1', mark: 'book', kind: 'free', effects: [{ do: 'team-use', zone: 'dome' }] }, // APX-CARDDATA-02
  {
    id: 'GB-F-5', // APX-CARDDATA-03, -04
    mark: 'book',
    kind: 'reaction',
    when: 'before',
    team: true,
    need: 'target-or-beside-target',
    effects: [{ do: 'take-place' }],
    changes: [{ ignore: 8 }],
  },
  {
    id: 'GB-F-8',
    mark: 'book',
    kind: 'reaction',
    when: 'before',
    changes: [{ headshotLess: 10, ignore: 10 }],
  }, // -05
  {
    id: 'BL-F-1', // APX-CARDDATA-06
    mark: 'book',
    kind: 'free',
    effects: [
      { do: 'hurt', damage: 6, may: true },
      { do: 'move', mp: 2 },
    ],
  },
  {
    id: 'BL-F-5', // APX-CARDDATA-07, -08
    mark: 'book',
    kind: 'reaction',
    when: 'before',
    team: true,
    effects: [{ do: 'initiate', ability: 'BL-A-1' }],
    changes: [{ when: 'smoke', ignoredSymbols: ['lower-hit'], missSymbols: ['hidden-miss'] }],
  },
  {
    id: 'BL-F-6', // APX-CARDDATA-07, -09
    mark: 'book',
    kind: 'reaction',
    when: 'before',
    team: true,
    effects: [{ do: 'initiate', ability: 'BL-A-1' }],
    changes: [{ when: 'smoke', thresholdIs: 65 }],
  },
  {
    id: 'BL-F-7', // APX-CARDDATA-10
    mark: 'book',
    kind: 'reaction',
    when: 'after',
    effects: [
      {
        do: 'either',
        of: [
          [{ do: 'move', mp: 3 }],
          [
            { do: 'move', mp: 1 },
            { do: 'use', on: 'self', rank: 'common', may: true },
          ],
        ],
      },
    ],
  },
  { id: 'WR-F-1', mark: 'book', kind: 'free', effects: [{ do: 'through-portal' }] }, // APX-CARDDATA-11
  { id: 'WR-F-4', mark: 'book', kind: 'boost', effects: [{ do: 'look', cards: 4, bottom: true }] }, // -12
  {
    id: 'WR-F-7', // APX-CARDDATA-13
    mark: 'book',
    kind: 'reaction',
    when: 'after',
    team: true,
    effects: [{ do: 'team-move', mp: 2 }],
  },
  {
    id: 'BH-F-1', // APX-CARDDATA-14
    mark: 'book',
    kind: 'special',
    ap: 1,
    effects: [{ do: 'shoot' }, { do: 'move', mp: 2 }],
  },
  {
    id: 'BH-F-4', // APX-CARDDATA-15 to -17
    mark: 'book',
    kind: 'instant',
    at: 'shot',
    changes: [{ when: 'outside-best-range', threshold: -10 }, { replaces: 2 }],
  },
  { id: 'PF-F-1', mark: 'book', kind: 'free', effects: [{ do: 'zipline', mp: 1 }] }, // APX-CARDDATA-18
  { id: 'PF-F-2', mark: 'book', kind: 'boost', changes: [{ stability: 2, rangePrice: 5 }] }, // APX-CARDDATA-19
  {
    id: 'LL-F-1', // APX-CARDDATA-20
    mark: 'book',
    kind: 'free',
    need: 'beside-bin',
    effects: [{ do: 'restore', to: 'self-or-adjacent-ally', health: 12, shield: 12, oneOf: true }],
  },
  { id: 'LL-F-5', mark: 'book', kind: 'instant', at: 'respawn' }, // APX-CARDDATA-21, -22
];
