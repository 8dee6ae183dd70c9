import type { AimId, AimSymbol, Direction } from '../vocabulary.js';

/** APX-CARDDATA-25: value, symbols of the upper section, arrow of the lower one. */
export interface AimCard {
  readonly id: AimId;
  readonly value: number;
  readonly symbols: readonly AimSymbol[];
  readonly arrow?: Direction;
  /** Values of the book; symbols and arrows are filler (G-02). */
  readonly mark: 'book' | 'placeholder';
}

const card = (
  n: number,
  value: number,
  symbols: readonly AimSymbol[],
  arrow?: Direction,
  mark: AimCard['mark'] = 'placeholder',
): AimCard => ({ id: `A-${n}`, value, symbols, ...(arrow && { arrow }), mark });

/** P2: not from the rulebook, but for the values of seven cards. */
export const AIM_DECK: readonly AimCard[] = [
  card(1, 20, [], 'E'),
  card(2, 20, ['half-hit'], 'S'),
  card(3, 25, ['half-hit'], 'N'),
  card(4, 30, ['lower-hit'], 'W'),
  card(5, 35, ['lower-hit'], 'NE'),
  card(6, 40, ['half-hit'], 'SW'),
  card(7, 45, ['lower-hit', 'headshot'], 'NW'),
  card(8, 50, ['half-hit', 'headshot'], 'SE'),
  card(9, 55, ['higher-miss']),
  card(10, 60, ['hidden-miss', 'headshot']),
  card(11, 65, ['higher-miss']),
  card(12, 70, ['headshot']),
  card(13, 75, ['hidden-miss']),
  card(14, 80, ['headshot']),
];

const BY_ID = new Map(AIM_DECK.map(c => [c.id, c]));

export const aimCard = (id: AimId): AimCard => {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no Aim card ${id}`);
  return found;
};

/** D7: the modifier of each space, from the leftmost; the default start is the fourth. */
export const AIM_TRACK = [5, 5, 5, 0, -5, -10, -10, -15, -15, -20] as const;
export const TRACK_START = 3;
