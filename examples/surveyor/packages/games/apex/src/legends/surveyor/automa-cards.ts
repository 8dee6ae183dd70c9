import {
  after,
  before,
  boost,
  card,
  type Draft,
  move,
  restore,
  schemes,
} from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(5, [move(2, 'W', 'G')], boost({ threshold: -5 })),
  card(8, [restore(5, 0)], before({ change: { ignore: 5 } })),
  card(5, [{ gain: 1 }], boost({ stability: 1 })),
  card(8, [move(1, 'G', 'G')], after(move(1, 'G', 'G'))),
];

export const automa = {
  initiative: 7,
  schemes: schemes([1, 2, 'X', 'G'], [1, 2, 'W', 'G'], [1, 2, 'W', 'X'], [1, 3, 'W', 'X']),
  feats,
  abilities: {
    'SV-A-1': { cost: 1, step: 4, figures: { most: 10, shield: 5 } },
    'SV-A-2': { cost: 2, step: 9, figures: {} },
  },
  titles: ['measured-step', 'spare-rope', 'new-bearing', 'way-back'],
} as const;
