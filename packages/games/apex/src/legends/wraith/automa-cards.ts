import {
  after,
  before,
  boost,
  card,
  type Draft,
  move,
  pay,
  REPOSITION,
  schemes,
  shieldTwice,
} from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(5, [{ when: { enemy: [1, 4], room: true }, does: [{ pull: [1, 4] }] }], boost({ perHit: 2 }, 1)),
  card(5, [move(2, 'W', 'G')], after(...shieldTwice)),
  card(8, [move(2, 'G', 'G')], before({ change: { ignore: 8 } })),
  card(8, [pay(1, [move(2, 'G', 'G')]), REPOSITION], after(move(2, 'G', 'G'))),
];

/** PK5, PK7: initiative and schemes, and Automa feats 7 to 10 with their titles. Not from the rulebook, but for parts named in D9 and D11. */
export const automa = {
  initiative: 1,
  schemes: schemes([1, 2, 'X', 'G'], [1, 2, 'W', 'G'], [1, 3, 'W', 'G'], [1, 3, 'W', 'G']),
  feats,
  abilities: {
    'WR-A-1': { cost: 1, step: 4, figures: {} },
    'WR-A-2': { cost: 3, step: 9, figures: { mp: 3 } },
  },
  titles: ['call-of-the-void', 'phase-step', 'slip-away', 'out-of-sight'],
} as const;
