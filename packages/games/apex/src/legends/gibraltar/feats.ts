import type { Feat } from '../../content/feats/types.js';

/** D12: feats whose text is in the rulebook. */
export const feats: readonly Feat[] = [
  { id: 'GB-F-1', mark: 'book', kind: 'free', effects: [{ do: 'team-use', within: 'dome' }] }, // APX-CARDDATA-02
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
];
