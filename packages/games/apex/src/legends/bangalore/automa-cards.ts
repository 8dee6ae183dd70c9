import { after, boost, card, type Draft, move, REPOSITION, schemes } from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(5, [{ when: { enemy: [3, 5] }, does: [{ grenade: [3, 5] }] }], after(move(2, 'G', 'G'))),
  card(5, [move(2, 'W', 'G')], boost({ threshold: -10 }, 1)),
  card(8, [move(1, 'G', 'G')], boost({ rof: 1 }, 1)),
  card(8, [{ gain: 1 }], after(move(1, 'G', 'G'), REPOSITION)),
];

/** PK5, PK7: initiative and schemes, and Automa feats 7 to 10 with their titles. Not from the rulebook, but for parts named in D9 and D11. */
export const automa = {
  initiative: 2,
  schemes: schemes([2, 1, 'X', 'G'], [1, 2, 'W', 'G'], [0, 3, 'W', 'X'], [1, 3, 'W', 'G']),
  feats,
  abilities: {
    'BL-A-1': { cost: 1, step: 9, figures: { most: 10 } },
    'BL-A-2': { cost: 3, step: 9, figures: { from: 2, to: 5 } },
  },
  titles: ['ready-for-danger', 'double-time', 'fall-back', 'stand-to'],
} as const;
