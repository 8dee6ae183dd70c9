import type { Feat } from '../../content/feats/types.js';

/** D12: feats whose text is in the rulebook. */
export const feats: readonly Feat[] = [
  { id: 'PF-F-1', mark: 'book', kind: 'free', effects: [{ do: 'zipline', mp: 1 }] }, // APX-CARDDATA-18
  { id: 'PF-F-2', mark: 'book', kind: 'boost', changes: [{ stability: 2, rangePrice: 5 }] }, // APX-CARDDATA-19
];
