import { before, boost, card, type Draft, move, pay, restore, schemes } from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(5, [move(1, 'W', 'X')], boost({ firstHit: 10 }, 1)),
  card(
    8,
    [pay(1, [restore(10, 0)], [restore(5, 0)])],
    before({ change: { ignore: 8 } }, { pay: 1, change: { ignore: 5 } }),
  ),
  card(8, [restore(5, 0, 3)], before({ change: { threshold: 5 } }, { pay: 1, change: { threshold: 5 } })),
  card(
    5,
    [{ when: { beside: true }, does: [{ push: 2 }], otherwise: [move(1, 'W', 'G')] }],
    boost({ perHit: 2 }, 1),
  ),
];

/** PK5, PK7: initiative and schemes, and Automa feats 7 to 10 with their titles. Not from the rulebook, but for parts named in D9 and D11. */
export const automa = {
  initiative: 6,
  schemes: schemes([2, 1, 'X', 'G'], [2, 1, 'W', 'X'], [1, 2, 'W', 'X'], [1, 2, 'W', 'G']),
  feats,
  abilities: {
    'GB-A-1': { cost: 2, step: 9, figures: { most: 30 } },
    'GB-A-2': { cost: 3, step: 4, figures: { from: 3, to: 5, ally: 3 } },
  },
  titles: ['steady-aim', 'gun-shield', 'big-brother', 'shove'],
} as const;
