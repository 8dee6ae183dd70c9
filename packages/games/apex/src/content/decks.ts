import type { CardId } from '@potyczka/kernel';
import type { MapEdge, Rank } from '../vocabulary.js';

type Mark = 'book' | 'placeholder';

/** APX-CARDDATA-24: the loot of a supply bin; two weapons are drawn, one is kept. */
export interface BinCard {
  readonly loot: readonly Exclude<Rank, 'legendary'>[];
  readonly mark: Mark;
}

/** P5: not from the rulebook, but for SB-1 and SB-3. */
const bin = (mark: Mark, ...loot: BinCard['loot']): BinCard => ({ loot, mark });
const BINS: readonly BinCard[] = [
  bin('book', 'epic', 'epic'),
  bin('placeholder', 'epic', 'epic'),
  bin('book', 'epic', 'rare', 'common'),
  ...Array.from({ length: 3 }, () => bin('placeholder', 'epic', 'rare', 'common')),
  ...Array.from({ length: 4 }, () => bin('placeholder', 'rare', 'rare', 'common')),
  ...Array.from({ length: 4 }, () => bin('placeholder', 'epic', 'rare')),
  ...Array.from({ length: 4 }, () => bin('placeholder', 'rare', 'rare', 'rare')),
];

export const BIN_CARDS: readonly CardId[] = BINS.map((_, k): CardId => `#SB-${k + 1}`);
export const binOf = (card: CardId): BinCard => {
  const found = BINS[Number(card.slice('#SB-'.length)) - 1];
  if (!found) throw new Error(`no supply bin card ${card}`);
  return found;
};

/** APX-CARDDATA-23: how far the border of each side moves inwards. */
export interface RingCard {
  readonly by: Readonly<Record<MapEdge, number>>;
  readonly mark: Mark;
}

const ring = (mark: Mark, top: number, right: number, bottom: number, left: number): RingCard => ({
  by: { top, right, bottom, left },
  mark,
});

/** P6: not from the rulebook, but for R-1. */
const RINGS: readonly RingCard[] = [
  ring('book', 2, 0, 0, 2),
  ring('placeholder', 2, 2, 0, 0),
  ring('placeholder', 0, 2, 2, 0),
  ring('placeholder', 0, 0, 2, 2),
  ring('placeholder', 2, 1, 0, 1),
  ring('placeholder', 0, 1, 2, 1),
  ring('placeholder', 1, 2, 1, 0),
  ring('placeholder', 1, 0, 1, 2),
];

export const RING_CARDS: readonly CardId[] = RINGS.map((_, k): CardId => `#R-${k + 1}`);
export const ringOf = (card: CardId): RingCard => {
  const found = RINGS[Number(card.slice('#R-'.length)) - 1];
  if (!found) throw new Error(`no Ring card ${card}`);
  return found;
};

/** P8: after which rounds the Ring shrinks, and its damage in each round. Not from the rulebook. */
export const RING_SQUARES_AFTER: readonly number[] = [2, 4, 6];
export const ringDamage = (round: number): number => (round <= 4 ? 8 : round <= 6 ? 12 : 18);

/** D14: the bonus tokens of the entry tile. */
export interface Bonus {
  readonly mp: number;
  readonly loot?: 'common' | 'rare';
  readonly ammo?: number;
}
export const BONUSES: readonly Bonus[] = [
  { mp: 4 },
  { mp: 2, loot: 'rare' },
  { mp: 3, loot: 'common' },
  { mp: 3, ammo: 1 },
];
