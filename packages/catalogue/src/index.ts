import { adrenaline, hints as adrenalineHints } from '@potyczka/adrenaline';
import type { Hints } from '@potyczka/bots';
import type { Game } from '@potyczka/kernel';

/** A game that can be played, with what its bots know about it, whatever its types. */
export interface Listed {
  readonly game: Game<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;
  readonly hints: Hints<unknown, unknown>;
}

const listed = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  hints: Hints<S, R>,
): Listed => ({ game: game as unknown as Listed['game'], hints: hints as unknown as Listed['hints'] });

/** Every game: the server and the worker in the browser play what is listed here, and name none themselves. */
export const GAMES: readonly Listed[] = [listed(adrenaline, adrenalineHints)];
