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
  abilities: {
    'PF-A-1': {
      kind: 'tactical',
      tokens: ['PF-A-1'],
      ways: [
        { label: 'special', ap: 1 },
        { label: 'after', ap: 0 },
      ],
      figures: { low: 1, high: 3, further: 2, short: 2 },
      cooldown: 2,
    },
    'PF-A-2': {
      kind: 'ultimate',
      tokens: ['PF-A-2'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 3, high: 5 },
      cooldown: 3,
    },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
