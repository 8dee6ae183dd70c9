import type { View } from './index.js';

/** How many turns the active player has begun, this one included: 0 before the first. */
export const roundOf = ({ players, turn }: Pick<View, 'players' | 'turn'>): number =>
  players.find(p => p.who === turn)?.turns ?? 0;
