import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'BH',
  place: 4,
  firstGame: 'blue',
  letter: 'H',
  figures: {
    raven: { shotsAtBearer: { hitSymbols: ['hidden-miss'] } }, // APX-LEGEND-35, G-10
    beast: { bearerMoves: { from: 2, mp: 1 }, bearerShoots: { threshold: -5 } }, // APX-LEGEND-38, -39
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
