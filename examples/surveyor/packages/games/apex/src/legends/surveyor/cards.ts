import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'SV',
  place: 7,
  firstGame: 'blue',
  letter: 'S',
  figures: {
    burrow: { passage: true, destructible: true },
    camp: {
      occupies: 'space',
      object: { cover: true },
      persistent: true,
      opens: { bag: 'camp', tokens: 2 },
    },
    haze: { occupies: 'point', zone: { threshold: 5 } },
  },
  bags: {
    camp: { mark: 'S', tokens: { syringe: 4, 'shield-cell': 4, frag: 2 } },
  },
  feats,
  automa,
} as const satisfies LegendCards;
