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

/** Every game: what serves all games finds them here, and names none itself. Nothing of a game is loaded yet. */
export const GAMES: readonly AnyRegistration[] = Object.values(
  games,
) as readonly unknown[] as AnyRegistration[];
