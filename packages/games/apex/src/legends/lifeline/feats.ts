import type { Feat } from '../../content/feats/types.js';

/** D12: feats whose text is in the rulebook. */
export const feats: readonly Feat[] = [
  {
    id: 'LL-F-1', // APX-CARDDATA-20
    mark: 'book',
    kind: 'free',
    need: 'beside-bin',
    effects: [{ do: 'restore', to: 'self-or-adjacent-ally', health: 12, shield: 12, oneOf: true }],
  },
  { id: 'LL-F-5', mark: 'book', kind: 'instant', at: 'respawn' }, // APX-CARDDATA-21, -22
];
