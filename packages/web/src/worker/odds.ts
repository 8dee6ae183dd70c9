import { type OddsFigures, oddsIn } from '@potyczka/kernel/run';
import { gameOf } from './games.js';
import type { OddsRequest } from './messages.js';

/** Reckons the odds of an answer in a match as its seat may imagine it; null if there are none. */
export const reckonOdds = async ({ odds }: OddsRequest): Promise<OddsFigures | null> => {
  const { game: id, guess, question, a } = odds;
  const game = await gameOf(id);
  return (game && oddsIn(game, guess, question, a)) ?? null;
};
