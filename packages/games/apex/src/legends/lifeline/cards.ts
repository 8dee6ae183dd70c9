import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** APX-LEGEND-54 */
const TOKENS = 3;

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'LL',
  place: 6,
  firstGame: 'red',
  letter: 'L',
  figures: {
    drone: { occupies: 'space', object: {}, destructible: true },
    'drop-site': { danger: 'own', reserved: true },
    package: {
      occupies: 'space',
      object: { height: 1, blocker: true, impassable: true }, // APX-OBJ-26
      persistent: true,
      opens: { bag: 'lifeline', tokens: TOKENS },
    },
  },
  bags: {
    // APX-LEGEND-55
    lifeline: {
      mark: 'L',
      tokens: {
        'shield-battery': 2,
        'med-kit': 2,
        'helmet-rare': 1,
        'knockdown-rare': 1,
        'knockdown-epic': 1,
        'helmet-epic': 1,
        'body-epic': 1,
        'phoenix-kit': 1,
        'helmet-legendary': 1,
        'body-legendary': 1,
        'knockdown-legendary': 1,
      },
    },
  },
  abilities: {
    'LL-A-1': {
      kind: 'tactical',
      tokens: ['LL-A-1'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 1, high: 3, health: 8, delay: 2 },
      cooldown: 2,
    },
    'LL-A-2': {
      kind: 'ultimate',
      tokens: ['LL-A-2'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { low: 1, high: 2, delay: 2, damage: 15, tokens: TOKENS },
      cooldown: 3,
    },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
