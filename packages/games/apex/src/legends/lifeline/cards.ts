import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'LL',
  place: 6,
  firstGame: 'red',
  letter: 'L',
  figures: {
    drone: { occupies: 'space', object: 'drone', destructible: true },
    'drop-site': { danger: 'own' },
    package: { occupies: 'space', object: 'care-package', persistent: true },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
