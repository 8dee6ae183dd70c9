import type { Feat } from '../../content/feats/types.js';

/** D12: feats whose text is in the rulebook. */
export const feats: readonly Feat[] = [
  { id: 'WR-F-1', mark: 'book', kind: 'free', effects: [{ do: 'send', through: 'portal' }] }, // APX-CARDDATA-11
  { id: 'WR-F-4', mark: 'book', kind: 'boost', effects: [{ do: 'look', cards: 4, bottom: true }] }, // -12
  {
    id: 'WR-F-7', // APX-CARDDATA-13
    mark: 'book',
    kind: 'reaction',
    when: 'after',
    team: true,
    effects: [{ do: 'team-move', mp: 2 }],
  },
];
