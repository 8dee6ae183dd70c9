import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'GB',
  place: 1,
  firstGame: 'blue',
  letter: 'G',
  figures: {
    dome: { occupies: 'point', zone: { closed: true } }, // APX-LEGEND-08 to -12
    bombardment: { danger: '5x5' },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
