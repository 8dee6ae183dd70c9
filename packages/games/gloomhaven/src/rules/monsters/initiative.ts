/**
 * A place in the initiative order of the round, compared number by number,
 * lower first. Equal places are a true tie (GLM-G75).
 */
export type Initiative = readonly number[];

/** A character by its leading card; `tie` orders characters with equal cards (GLM-INIT-05). */
export const characterInitiative = (leading: number, tie = 0): Initiative => [leading, tie, 1];

/** GLM-MON-15: directly before its summoner, the first summoned first, also in its first round. */
export const summonInitiative = (summoner: Initiative, nth: number): Initiative => [
  sure(summoner[0], 'one of summoner'),
  summoner[1] ?? 0,
  0,
  nth,
];

/** GLM-MON-17 */
export const obstacleInitiative: Initiative = [99, Number.MAX_SAFE_INTEGER];

/** GLM-MON-04, -65: initiative of the type, elite before normal, ascending number. */
export const monsterInitiative = (card: number, rank: 'elite' | 'normal', standee: number): Initiative => [
  card,
  rank === 'elite' ? 0 : 1,
  standee,
];

export function compareInitiative(a: Initiative, b: Initiative): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { sure } from '@potyczka/kernel';
