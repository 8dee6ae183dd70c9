import type { Feat } from '../../content/feats/types.js';

/** D12: feats whose text is in the rulebook. */
export const feats: readonly Feat[] = [
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
];
