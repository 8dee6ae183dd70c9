import { indexOf, isOnMap, type Lattice } from './lattice.js';
import type { Space } from './places.js';

/** Something about a map space that is worked out once for each lattice, which never changes. */
export const keptBySpace = <T>(
  find: (lattice: Lattice, at: Space) => T,
): ((lattice: Lattice, at: Space) => T) => {
  const known = new WeakMap<Lattice, (T | undefined)[]>();
  let last: Lattice | undefined;
  let list: (T | undefined)[] = [];
  return (lattice, at) => {
    if (!isOnMap(lattice, at)) return find(lattice, at);
    if (lattice !== last) {
      list = known.get(lattice) ?? [];
      known.set(lattice, list);
      last = lattice;
    }
    const index = indexOf(lattice, at);
    let found = list[index];
    if (found === undefined) {
      found = find(lattice, at);
      list[index] = found;
    }
    return found;
  };
};

/** Yes or no about a map space and another place, worked out once; `places` is how many others there are. */
export const keptByPair = <P>(
  places: (lattice: Lattice) => number,
  placeOf: (lattice: Lattice, to: P) => number,
  find: (lattice: Lattice, from: Space, to: P) => boolean,
): ((lattice: Lattice, from: Space, to: P) => boolean) => {
  const known = new WeakMap<Lattice, Uint8Array>();
  let last: Lattice | undefined;
  let table: Uint8Array = new Uint8Array();
  return (lattice, from, to) => {
    const other = placeOf(lattice, to);
    if (other < 0 || !isOnMap(lattice, from)) return find(lattice, from, to);
    if (lattice !== last) {
      table = known.get(lattice) ?? new Uint8Array(lattice.width * lattice.height * places(lattice));
      known.set(lattice, table);
      last = lattice;
    }
    const index = (from.y * lattice.width + from.x) * places(lattice) + other;
    if (table[index] === 0) table[index] = find(lattice, from, to) ? 1 : 2;
    return table[index] === 1;
  };
};
