import type { Feat } from '../../content/feats/types.js';

/** P3: filler for feats that the sources have lost. Not from the rulebook; replace a row when its card turns up. */
export const placeholderFeats: readonly Feat[] = [
  {
    id: 'GB-F-2',
    mark: 'placeholder',
    kind: 'special',
    ap: 1,
    effects: [{ do: 'melee', damage: 6, push: 2, collision: 6 }],
  },
  {
    id: 'GB-F-3',
    mark: 'placeholder',
    kind: 'free',
    effects: [{ do: 'restore', to: 'self-or-adjacent-ally', shield: 8 }],
  },
  { id: 'GB-F-4', mark: 'placeholder', kind: 'boost', changes: [{ firstHit: 6 }] },
  {
    id: 'GB-F-6',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'after',
    team: true,
    effects: [{ do: 'initiate', ability: 'GB-A-1' }],
  },
  {
    id: 'GB-F-7',
    mark: 'placeholder',
    kind: 'free',
    effects: [{ do: 'push', who: 'each', spaces: 1, collision: 4 }],
  },
];
