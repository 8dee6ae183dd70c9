import { registryOf } from '@potyczka/kit';
import type { Keyword } from '../moments.js';

/** All that can act in a battle. Rules ask here at their moments: they import no keyword and no card. */
export interface Registry {
  readonly keywords: ReadonlyMap<string, Keyword>;
  /** What the texts of cards do: `upgrade:<id>`, `command:<id>`, `battle:<id>`. */
  readonly cards: ReadonlyMap<string, readonly Keyword[]>;
  /** What acts in every battle, whoever is in it: marks that cards leave, tokens on the table. */
  readonly always: readonly Keyword[];
}

/** Filled where the game is put together (`game.ts`). */
export const registry = registryOf<Registry>();
