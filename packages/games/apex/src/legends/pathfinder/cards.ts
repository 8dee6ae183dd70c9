import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'PF',
  place: 5,
  firstGame: 'blue',
  letter: 'P',
  figures: {
    anchor: { occupies: 'point', destructible: true, persistent: true, zipline: true }, // APX-LEGEND-46
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
