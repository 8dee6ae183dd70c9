import type { Seat } from '@potyczka/kernel';
import type { View } from './index.js';

/** How many turns the active player has begun, this one included: 0 before the first. */
export const roundOf = ({ players, turn }: Pick<View, 'players' | 'turn'>): number =>
  players.find(p => p.who === turn)?.turns ?? 0;

/** In the final frenzy: who still has a turn, in order, beginning with the active player; nobody before it. */
export const turnsLeft = ({ seats, turn, frenzy }: Pick<View, 'seats' | 'turn' | 'frenzy'>): Seat[] => {
  const i = seats.indexOf(turn);
  return frenzy ? [...seats.slice(i), ...seats.slice(0, i)].slice(0, frenzy.left) : [];
};
