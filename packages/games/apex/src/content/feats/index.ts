import type { CardId } from '@potyczka/kernel';
import { LEGEND_CARDS } from '../../legends/cards.js';
import { type FeatId, featCard, LEGENDS, type LegendId, legendOf } from '../../vocabulary.js';
import type { Feat } from './types.js';

export type { Borne, Condition, Effect, Feat, Recipient, ShotChange } from './types.js';

export const FEATS: readonly Feat[] = LEGENDS.flatMap(id => LEGEND_CARDS[id].feats).sort((a, b) =>
  a.id < b.id ? -1 : 1,
);

const BY_CARD = new Map<CardId, Feat>(FEATS.map(f => [featCard(f.id), f]));

export const isFeat = (card: CardId): boolean => BY_CARD.has(card);

/** The feat on a card. */
export const featOn = (card: CardId): Feat => {
  const feat = BY_CARD.get(card);
  if (!feat) throw new Error(`no feat ${card}`);
  return feat;
};

export const featById = (id: FeatId): Feat => featOn(featCard(id));

/** APX-LEGEND-01: the eight feats of a legend. */
export const featsOf = (legend: LegendId): CardId[] =>
  FEATS.filter(f => legendOf(f.id) === legend).map(f => featCard(f.id));
