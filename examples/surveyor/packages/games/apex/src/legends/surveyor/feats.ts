import type { Feat } from '../../content/feats/types.js';

/** All invented. A feat whose effects are known needs no code. */
export const feats: readonly Feat[] = [
  { id: 'SV-F-1', mark: 'placeholder', kind: 'free', effects: [{ do: 'send', through: 'burrow' }] },
  { id: 'SV-F-2', mark: 'placeholder', kind: 'free', effects: [{ do: 'move', mp: 2 }] },
  {
    id: 'SV-F-3',
    mark: 'placeholder',
    kind: 'boost',
    changes: [{ threshold: -5 }, { when: { meets: 'haze' }, threshold: -5 }],
  },
  { id: 'SV-F-4', mark: 'placeholder', kind: 'free', effects: [{ do: 'team-use', within: 'haze' }] },
  { id: 'SV-F-5', mark: 'placeholder', kind: 'reaction', when: 'before', changes: [{ ignore: 6 }] },
  {
    id: 'SV-F-6',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'after',
    effects: [{ do: 'initiate', ability: 'SV-A-1' }],
  },
  {
    id: 'SV-F-7',
    mark: 'placeholder',
    kind: 'special',
    ap: 1,
    effects: [{ do: 'pull', low: 1, high: 2 }],
  },
  { id: 'SV-F-8', mark: 'placeholder', kind: 'free', effects: [{ do: 'cool', n: 1, which: 'one' }] },
];
