import type { CardId } from '@potyczka/kernel';
import { LEGEND_CARDS } from '../../legends/cards.js';
import { LEGENDS, type LegendId } from '../../vocabulary.js';
import {
  type AutomaFeat,
  after,
  before,
  boost,
  card,
  type Draft,
  move,
  pay,
  REPOSITION,
  restore,
  shieldTwice,
} from './drafts.js';

export type { AutomaFeat, PaidChange } from './drafts.js';

/** PK6: cards 1 to 6 of every legend. Not from the rulebook. */
const COMMON: readonly Draft[] = [
  card(5, [move(1, 'W', 'G')], boost({ perHit: 1 })),
  card(5, [pay(1, [move(2, 'W', 'G')], [{ gain: 1 }])], boost({ threshold: -5 })),
  card(8, shieldTwice, after(...shieldTwice)),
  card(8, [restore(0, 5)], before({ change: { ignore: 5 } })),
  card(8, [REPOSITION], after(REPOSITION)),
  card(
    8,
    [{ when: { enemy: [3, 5] }, does: [pay(1, [{ grenade: [3, 5] }], [{ gain: 1 }])] }],
    boost({ stability: 2 }),
  ),
];

/** Titles, in the order of the cards; those of 5, of Bangalore's 7 and of Wraith's 7 are in the booklet. */
const COMMON_TITLES = [
  'push-forward',
  'sprint',
  'recharge',
  'patch-up',
  'tactical-position',
  'fire-in-the-hole',
] as const;

const titleOf = (who: LegendId, k: number): string =>
  [...COMMON_TITLES, ...LEGEND_CARDS[who].automa.titles][k] ?? '';

const named = (who: LegendId): AutomaFeat[] =>
  [...COMMON, ...LEGEND_CARDS[who].automa.feats].map((draft, k) => ({
    ...draft,
    id: `${who}-AF-${k + 1}`,
    title: titleOf(who, k),
    mark: 'placeholder',
  }));

const BY_CARD = new Map<CardId, AutomaFeat>(LEGENDS.flatMap(named).map(f => [`#${f.id}` as CardId, f]));

export const automaFeats = (who: LegendId): CardId[] => named(who).map((f): CardId => `#${f.id}`);

export const isAutomaFeat = (card: CardId): boolean => BY_CARD.has(card);

export const automaFeat = (card: CardId): AutomaFeat => {
  const found = BY_CARD.get(card);
  if (!found) throw new Error(`no Automa feat ${card}`);
  return found;
};
