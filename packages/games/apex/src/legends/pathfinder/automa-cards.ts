import {
  after,
  before,
  boost,
  card,
  type Draft,
  move,
  pay,
  REPOSITION,
  restore,
  schemes,
} from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(5, [move(2, 'W', 'G')], boost({ stability: 2 })),
  card(8, [REPOSITION, pay(1, [REPOSITION])], after(move(2, 'G', 'G'))),
  card(
    5,
    [
      {
        when: { enemy: [2, 3], inSight: true, room: true },
        does: [pay(1, [{ pull: [2, 3], inSight: true }], [{ gain: 1 }])],
      },
    ],
    before({ change: { threshold: 5 } }),
  ),
  card(8, [restore(5, 5)], boost({ rangePrice: 5 })),
];

/** PK5, PK7: initiative and schemes, and Automa feats 7 to 10 with their titles. Not from the rulebook, but for parts named in D9 and D11. */
export const automa = {
  initiative: 3,
  schemes: schemes([1, 2, 'X', 'G'], [1, 2, 'W', 'G'], [1, 3, 'W', 'G'], [1, 3, 'W', 'X']),
  feats,
  abilities: {
    'PF-A-1': { cost: 1, step: 4, figures: { within: 3 } },
    'PF-A-2': { cost: 2, step: 9, figures: { far: 5 } },
  },
  titles: ['long-legs', 'better-view', 'reel-in', 'tune-up'],
} as const;
