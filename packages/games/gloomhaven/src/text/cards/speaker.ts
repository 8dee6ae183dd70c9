import type { Lang } from '@potyczka/words';
import type { Ability } from '../../content/abilities.js';
import type { Voice } from './values.js';

/** How a card is told: in which language, to whom, and how an ability within another is said. */
export interface Speaker {
  readonly lang: Lang;
  readonly voice: Voice;
  ability(ab: Ability): string;
}
