import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'WR',
  place: 3,
  firstGame: 'red',
  letter: 'W',
  figures: {
    portal: { destructible: true, passage: true }, // APX-LEGEND-31, -33
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
