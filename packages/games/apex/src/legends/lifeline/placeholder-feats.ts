import type { Feat } from '../../content/feats/types.js';

/** P3: filler for feats that the sources have lost. Not from the rulebook; replace a row when its card turns up. */
export const placeholderFeats: readonly Feat[] = [
  { id: 'LL-F-2', mark: 'placeholder', kind: 'free', effects: [{ do: 'move', mp: 3, end: 'beside-ally' }] },
  { id: 'LL-F-3', mark: 'placeholder', kind: 'free', effects: [{ do: 'hurt', damage: 6, label: 'shield' }] },
  {
    id: 'LL-F-4',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'after',
    team: true,
    effects: [{ do: 'restore', to: 'target', health: 8 }],
  },
  { id: 'LL-F-6', mark: 'placeholder', kind: 'free', effects: [{ do: 'use', on: 'self-or-adjacent-ally' }] },
  {
    id: 'LL-F-7',
    mark: 'placeholder',
    kind: 'reaction',
    when: 'before',
    team: true,
    changes: [{ ignore: 6 }],
  },
  { id: 'LL-F-8', mark: 'placeholder', kind: 'boost', changes: [{ perHit: 1, shieldOnHit: 4 }] },
];
