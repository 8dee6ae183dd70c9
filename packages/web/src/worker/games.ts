import { adrenaline, hints } from '@potyczka/adrenaline';
import type { Hints } from '@potyczka/bots';
import type { AnyGame } from '@potyczka/table';

/** The games that can be played in the browser, with what their bots know. */
export const games: Readonly<
  Record<string, { readonly game: AnyGame; readonly hints: Hints<unknown, unknown> }>
> = {
  adrenaline: { game: adrenaline as unknown as AnyGame, hints: hints as unknown as Hints<unknown, unknown> },
};
