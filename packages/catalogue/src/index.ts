import type { Registration, Rules } from '@potyczka/kernel/register';
import * as games from './games.js';

/** A game of the list, whatever its types. */
export type AnyRegistration = Registration<
  unknown,
  { type: string },
  unknown,
  Record<string, unknown>,
  unknown
>;

/** A game that can be played, with what its bots know about it, whatever its types. */
export type Listed = Rules<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** A game with what its bots know, for whoever plays it with bots. */
export const listed = async ({ rules, hints }: AnyRegistration): Promise<Listed> => {
  const [{ game }, known] = await Promise.all([rules(), hints()]);
  return { game, hints: known.hints };
};

/** Every game: what serves all games finds them here, and names none itself. Nothing of a game is loaded yet. */
export const GAMES: readonly AnyRegistration[] = Object.values(
  games,
) as readonly unknown[] as AnyRegistration[];
