import type { Proc } from '@potyczka/kernel';
import type { Give, Of, Verb } from '../../content/abilities.js';
import type { T } from '../../state.js';
import type { Running } from '../running.js';

/** What a verb does; true if anything came of it. */
export type Play<A extends Verb> = (
  t: T,
  run: Running,
  ab: Of<A>,
  gives: readonly Give[],
  /** As it is printed, without what gifts change. */
  printed: Of<A>,
) => Proc<boolean>;

/** Every verb of the content has its meaning: one that is missing does not compile. */
export type Verbs = { readonly [A in Verb]: Play<A> };
