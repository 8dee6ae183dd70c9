import type { Proc } from '@potyczka/kernel';
import { registryOf } from '@potyczka/kit';
import type { Cost } from '../content/abilities.js';
import type { F, T } from '../state.js';
import type { FigureId } from '../vocabulary.js';
import type { Running } from './running.js';
import type { Verbs } from './verbs/play.js';

/**
 * Abilities do damage, and damage sets off abilities: whoever is hurt may pay for a ward, and the dead act once more.
 * What lower chapters need of those above them is handed in here, so that no two files wait for each other.
 */
export interface Registry {
  /** What each verb of the content does. */
  readonly verbs: Verbs;
  /** Pays what an ability or an item takes; false if it cannot be paid. */
  readonly payCost: (t: T, run: Running, cost: Cost) => Proc<boolean>;
  /** What a death sets off. */
  readonly afterDeath: (t: T, dead: F, by: FigureId | null) => Proc;
  /** What is decided before a character or an objective falls. */
  readonly beforeFall: (t: T) => void;
}

/** Filled where the game is put together (`game.ts`). */
export const registry = registryOf<Registry>();
