import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** APX-LEGEND-19 */
const HARDER = 10;

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'BL',
  place: 2,
  firstGame: 'red',
  letter: 'B',
  figures: {
    smoke: { occupies: 'point', zone: { threshold: HARDER } },
    thunder: { danger: '5x4' },
  },
  abilities: {
    'BL-A-1': {
      kind: 'tactical',
      tokens: ['BL-A-1-I', 'BL-A-1-II'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 0, high: 5, lasts: 3, threshold: HARDER },
      cooldown: 2,
    },
    'BL-A-2': {
      kind: 'ultimate',
      tokens: ['BL-A-2'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 0, high: 5, delay: 2, ahead: 3, damage: 20 },
      cooldown: 2,
    },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
