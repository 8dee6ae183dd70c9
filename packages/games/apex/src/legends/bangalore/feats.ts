import type { Feat } from '../../content/feats/types.js';

/** D12: feats whose text is in the rulebook. */
export const feats: readonly Feat[] = [
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
    changes: [{ when: { meets: 'smoke' }, ignoredSymbols: ['lower-hit'], missSymbols: ['hidden-miss'] }],
  },
  {
    id: 'BL-F-6', // APX-CARDDATA-07, -09
    mark: 'book',
    kind: 'reaction',
    when: 'before',
    team: true,
    effects: [{ do: 'initiate', ability: 'BL-A-1' }],
    changes: [{ when: { meets: 'smoke' }, thresholdIs: 65 }],
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
];
