import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const bangalore = {
  letter: 'B',
  figures: {
    smoke: { occupies: 'point', zone: 'smoke' },
    thunder: {},
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
