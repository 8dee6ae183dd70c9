import { isImpassable, isOnMap, type Lattice, objectOn } from './lattice.js';
import { isSame, type Space } from './places.js';

const NOBODY: readonly Space[] = [];

/**
 * May a Legend stand here: nothing occupies the space (APX-LEVEL-02, -03). A canyon is
 * free for Legends (APX-OBJ-18), a roof ringed with edge walls is not (APX-OBJ-07).
 */
export const isFreeForLegend = (lattice: Lattice, at: Space, figures: readonly Space[] = NOBODY): boolean => {
  const object = objectOn(lattice, at);
  return (
    isOnMap(lattice, at) &&
    (object === undefined || object.canyon) &&
    !isImpassable(lattice, at) &&
    !figures.some(f => isSame(f, at))
  );
};

/** May an object be placed that needs a free space (APX-ABIL-07): not on a canyon either (APX-OBJ-18). */
export const isFreeForObject = (lattice: Lattice, at: Space, figures: readonly Space[] = NOBODY): boolean =>
  isOnMap(lattice, at) && objectOn(lattice, at) === undefined && !figures.some(f => isSame(f, at));
