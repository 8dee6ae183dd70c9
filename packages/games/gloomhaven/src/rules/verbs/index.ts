import type { Proc } from '@potyczka/kernel';
import type { Give, Of, Verb } from '../../content/abilities.js';
import type { T } from '../../state.js';
import type { Running } from '../running.js';
import { actions } from './actions.js';
import { cards } from './cards.js';
import { direct } from './direct.js';
import { lasting } from './lasting.js';
import { map } from './map.js';
import { orders } from './orders.js';
import { special } from './special.js';
import { turns } from './turns.js';

/** What a verb does; true if anything came of it. */
export type Play<A extends Verb> = (
  t: T,
  run: Running,
  ab: Of<A>,
  gives: readonly Give[],
  /** As it is printed, without what gifts change. */
  printed: Of<A>,
) => Proc<boolean>;

/** Every verb of the content has its meaning here: one that is missing does not compile. */
export const VERBS: { readonly [A in Verb]: Play<A> } = {
  ...actions,
  ...direct,
  ...lasting,
  ...cards,
  ...map,
  ...orders,
  ...special,
  ...turns,
};
