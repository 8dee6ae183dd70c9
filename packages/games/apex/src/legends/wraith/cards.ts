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
  abilities: {
    'WR-A-1': {
      kind: 'tactical',
      tokens: ['WR-A-1'],
      ways: [
        { label: 'free', ap: 0 },
        { label: 'before', ap: 0 },
      ],
      figures: { more: 1, from: 3, to: 2, mp: 2 },
      cooldown: 3,
    },
    'WR-A-2': {
      kind: 'ultimate',
      tokens: ['WR-A-2'],
      ways: [{ label: 'special', ap: 1 }],
      figures: { mp: 5, lasts: 3 },
      cooldown: 2,
    },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
