import { examples } from './lattice-examples.js';
import { random } from './lattice-random.js';
import type { Gallery } from './picture.js';

/** Apex Legends: the worked examples about space, and random positions. */
export const gallery: Gallery = function* () {
  yield* examples();
  yield* random(220);
};
