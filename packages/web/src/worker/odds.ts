import { chanceFrom, type OddsFigures, oddsFor, quickDice, resume } from '@potyczka/kernel/run';
import { listedAs } from './games.js';
import type { OddsRequest } from './messages.js';

/** Reckons the odds of an answer in a match as its seat may imagine it; null if there are none. */
export const reckonOdds = async ({ odds }: OddsRequest): Promise<OddsFigures | null> => {
  const { game: id, guess, seat, a } = odds;
  const listed = await listedAs(id);
  if (!listed) return null;
  const world = resume(listed.game, guess.options, guess.checkpoint, chanceFrom(quickDice(1)));
  return oddsFor(world, seat, a) ?? null;
};
