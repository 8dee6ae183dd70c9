import { adrenaline, hints } from '@potyczka/adrenaline';
import type { Hints } from '@potyczka/bots';
import type { AnyGame } from '@potyczka/table';

/** A game that can be played here, with what its bots know about it. */
export interface Listed {
  readonly game: AnyGame;
  readonly hints: Hints<unknown, unknown>;
}

/** Every game of this server. Nothing else in it names one. */
export const GAMES: readonly Listed[] = [
  { game: adrenaline as unknown as AnyGame, hints: hints as unknown as Hints<unknown, unknown> },
];
