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
  abilities: {
    'GB-A-1': {
      kind: 'tactical',
      tokens: ['GB-A-1'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 0, high: 2, lasts: 3 },
      cooldown: 3,
    },
    'GB-A-2': {
      kind: 'ultimate',
      tokens: ['GB-A-2'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 0, high: 5, delay: 2, damage: 24 },
      cooldown: 3,
    },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
