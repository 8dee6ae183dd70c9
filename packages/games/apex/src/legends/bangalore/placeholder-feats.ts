import type { Feat } from '../../content/feats/types.js';

/** P3: filler for feats that the sources have lost. Not from the rulebook; replace a row when its card turns up. */
export const placeholderFeats: readonly Feat[] = [
  { id: 'BL-F-2', mark: 'placeholder', kind: 'boost', changes: [{ perHit: 2 }] },
  { id: 'BL-F-3', mark: 'placeholder', kind: 'boost', changes: [{ threshold: -10 }] },
  {
    id: 'BL-F-4',
    mark: 'placeholder',
    kind: 'free',
    effects: [
      { do: 'move', mp: 2 },
      { do: 'ammo', n: 1 },
    ],
  },
  {
    id: 'BL-F-8',
    mark: 'placeholder',
    kind: 'special',
    ap: 1,
    effects: [{ do: 'shoot', changes: [{ rof: 1 }] }],
  },
];
