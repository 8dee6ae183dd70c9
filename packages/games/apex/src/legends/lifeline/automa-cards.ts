import {
  after,
  before,
  boost,
  card,
  type Draft,
  move,
  pay,
  restore,
  schemes,
} from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(8, [restore(0, 5, 3)], after(restore(0, 5), pay(1, [restore(0, 5)]))),
  card(
    8,
    [pay(1, [restore(8, 0, 3)], [restore(5, 0)])],
    before({ change: { ignore: 5 } }, { pay: 1, change: { ignore: 5 } }),
  ),
  card(5, [move(1, 'W', 'G')], boost({ perHit: 1, shieldOnHit: 4 })),
  card(5, [move(2, 'W', 'G')], after(move(1, 'G', 'G'))),
];

/** PK5, PK7: initiative and schemes, and Automa feats 7 to 10 with their titles. Not from the rulebook, but for parts named in D9 and D11. */
export const automa = {
  initiative: 5,
  schemes: schemes([2, 1, 'X', 'G'], [2, 1, 'W', 'G'], [1, 2, 'W', 'X'], [1, 2, 'W', 'X']),
  feats,
  abilities: {
    'LL-A-1': { cost: 1, step: 9, figures: { most: 32, ally: 2 } },
    'LL-A-2': { cost: 3, step: 9, figures: { most: 10, shield: 10 } },
  },
  titles: ['field-medic', 'spare-cells', 'covering-fire', 'combat-run'],
} as const;
