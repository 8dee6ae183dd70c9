import type { Feat } from '../../content/feats/types.js';

/** P3: filler for feats that the sources have lost. Not from the rulebook; replace a row when its card turns up. */
export const placeholderFeats: readonly Feat[] = [
  { id: 'PF-F-3', mark: 'placeholder', kind: 'instant', at: 'landing', within: 2, shift: 2 },
  {
    id: 'PF-F-4',
    mark: 'placeholder',
    kind: 'special',
    ap: 1,
    effects: [{ do: 'pull', low: 1, high: 3 }],
  },
  {
    id: 'PF-F-5',
    mark: 'placeholder',
    kind: 'free',
    effects: [{ do: 'push', who: 'one', spaces: 2, collision: 6 }],
  },
  {
    id: 'PF-F-6',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'after',
    team: true,
    effects: [{ do: 'zipline', mp: 0 }],
  },
  { id: 'PF-F-7', mark: 'placeholder', kind: 'free', effects: [{ do: 'cool', n: 1, which: 'PF-A-1' }] },
  { id: 'PF-F-8', mark: 'placeholder', kind: 'reaction', when: 'before', changes: [{ threshold: 10 }] },
];
