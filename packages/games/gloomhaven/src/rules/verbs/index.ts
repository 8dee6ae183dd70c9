import { actions } from './actions.js';
import { cards } from './cards.js';
import { direct } from './direct.js';
import { lasting } from './lasting.js';
import { map } from './map.js';
import { orders } from './orders.js';
import type { Verbs } from './play.js';
import { special } from './special.js';
import { turns } from './turns.js';

export const VERBS: Verbs = {
  ...actions,
  ...direct,
  ...lasting,
  ...cards,
  ...map,
  ...orders,
  ...special,
  ...turns,
};
