import type { Feat } from '../../content/feats/types.js';

/** P3: filler for feats that the sources have lost. Not from the rulebook; replace a row when its card turns up. */
export const placeholderFeats: readonly Feat[] = [
  { id: 'WR-F-2', mark: 'placeholder', kind: 'free', effects: [{ do: 'move', mp: 3 }] },
  { id: 'WR-F-3', mark: 'placeholder', kind: 'boost', changes: [{ replaces: 1 }] },
  {
    id: 'WR-F-5',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'before',
    effects: [{ do: 'look', cards: 3, bottom: false }],
  },
  { id: 'WR-F-6', mark: 'placeholder', kind: 'reaction', when: 'before', changes: [{ ignore: 8 }] },
  {
    id: 'WR-F-8',
    mark: 'placeholder',
    kind: 'special',
    ap: 1,
    effects: [{ do: 'melee', damage: 4, push: 1, collision: 4, move: 2 }],
  },
];
