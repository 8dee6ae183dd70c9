import type { LegendCards } from '../types.js';
import { automa } from './automa-cards.js';
import { feats } from './feats.js';
import { placeholderFeats } from './placeholder-feats.js';

/** APX-LEGEND-38, -39: MP on Move actions from so many, and shots. */
const MOVES = { from: 2, mp: 1 } as const;
const EASIER = 5;

/** What lies on the table for this legend, without what its abilities do. */
export const cards = {
  id: 'BH',
  place: 4,
  firstGame: 'blue',
  letter: 'H',
  figures: {
    raven: { shotsAtBearer: { hitSymbols: ['hidden-miss'] } }, // APX-LEGEND-35, G-10
    beast: { bearerMoves: MOVES, bearerShoots: { threshold: -EASIER } },
  },
  abilities: {
    'BH-A-1': {
      kind: 'tactical',
      tokens: ['BH-A-1'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { most: 3, low: 1, high: 3, lasts: 3 },
      cooldown: 3,
    },
    'BH-A-2': {
      kind: 'ultimate',
      tokens: ['BH-A-2'],
      ways: [{ label: 'free', ap: 0 }],
      figures: { lasts: 3, from: MOVES.from, more: MOVES.mp, easier: EASIER },
      cooldown: 2,
    },
  },
  feats: [...feats, ...placeholderFeats],
  automa,
} as const satisfies LegendCards;
