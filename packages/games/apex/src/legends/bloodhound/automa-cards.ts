import { after, before, boost, card, type Draft, move, pay, schemes } from '../../automa/content/drafts.js';

const feats: readonly Draft[] = [
  card(5, [move(1, 'W', 'W')], boost({ ignoredSymbols: ['hidden-miss'] })),
  card(5, [pay(1, [move(3, 'W', 'G')], [move(1, 'W', 'G')])], {
    kind: 'boost',
    changes: [
      { change: { threshold: -5 } },
      { change: { when: { borne: 'raven', who: 'target' }, threshold: -5 } },
    ],
  }),
  card(
    8,
    [{ gain: 1 }],
    before(
      { change: { ignore: 5 } },
      { change: { when: { borne: 'raven', who: 'shooter' }, threshold: 10 } },
    ),
  ),
  card(8, [move(1, 'G', 'G')], after(move(2, 'G', 'G'))),
];

/** PK5, PK7: initiative and schemes, and Automa feats 7 to 10 with their titles. Not from the rulebook, but for parts named in D9 and D11. */
export const automa = {
  initiative: 4,
  schemes: schemes([2, 1, 'X', 'G'], [1, 2, 'W', 'G'], [0, 3, 'W', 'G'], [1, 3, 'W', 'X']),
  feats,
  abilities: {
    'BH-A-1': { cost: 1, step: 4, figures: { within: 3 } },
    'BH-A-2': { cost: 2, step: 4, figures: { low: 2, high: 7 } },
  },
  titles: ['on-the-trail', 'the-hunt', 'ravens-warning', 'shadow-walker'],
} as const;
