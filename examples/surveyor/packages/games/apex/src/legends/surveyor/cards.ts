import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';

const HARDER = 5;

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
    haze: { occupies: 'point', zone: { threshold: HARDER } },
  },
  bags: {
    camp: { mark: 'S', tokens: { syringe: 4, 'shield-cell': 4, frag: 2 } },
  },
  abilities: {
    'SV-A-1': {
      kind: 'tactical',
      tokens: ['SV-A-1'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 1, near: 1, beyond: 3, high: 4, lasts: 3 },
      cooldown: 2,
    },
    'SV-A-2': {
      kind: 'ultimate',
      tokens: ['SV-A-2'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 1, high: 2, lasts: 2, threshold: HARDER },
      cooldown: 3,
    },
  },
  feats,
  automa,
} as const satisfies LegendCards;
