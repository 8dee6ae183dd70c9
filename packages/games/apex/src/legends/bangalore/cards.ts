import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'BL',
  place: 2,
  firstGame: 'red',
  letter: 'B',
  figures: {
    smoke: { occupies: 'point', zone: { threshold: 10 } }, // APX-LEGEND-19
    thunder: { danger: '5x4' },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
