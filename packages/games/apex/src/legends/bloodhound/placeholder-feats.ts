import type { Feat } from '../../content/feats/types.js';

/** P3: filler for feats that the sources have lost. Not from the rulebook; replace a row when its card turns up. */
export const placeholderFeats: readonly Feat[] = [
  {
    id: 'BH-F-2',
    mark: 'placeholder',
    kind: 'free',
    effects: [{ do: 'move', mp: 2, more: 1, moreWhen: { borne: 'raven', who: 'enemy' } }],
  },
  { id: 'BH-F-3', mark: 'placeholder', kind: 'boost', changes: [{ ignoredSymbols: ['hidden-miss'] }] },
  {
    id: 'BH-F-5',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'before',
    team: true,
    need: { borne: 'raven', who: 'shooter' },
    changes: [{ threshold: 10 }],
  },
  { id: 'BH-F-6', mark: 'placeholder', kind: 'reaction', when: 'after', effects: [{ do: 'move', mp: 2 }] },
  { id: 'BH-F-7', mark: 'placeholder', kind: 'boost', changes: [{ stability: 2 }] },
  { id: 'BH-F-8', mark: 'placeholder', kind: 'free', effects: [{ do: 'cool', n: 1, which: 'one' }] },
];
