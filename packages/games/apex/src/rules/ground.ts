import {
  elementsOn,
  isAdjacentToElement,
  keptBySpace,
  type Lattice,
  spacesOfEdge,
} from '@potyczka/geometry/lattice';
import { binsOf } from '../content/maps.js';
import { latticeOf, mapOf, type S } from '../state.js';
import { placeOf, type Space } from '../vocabulary.js';

/** What a map says about its spaces, found once for each lattice. */

const squares = keptBySpace((): (readonly Space[] | undefined)[] => []);

/** The map spaces up to a distance from one of them, row by row, without itself. */
export const spacesAround = (lattice: Lattice, from: Space, far: number): readonly Space[] => {
  const known = squares(lattice, from);
  const before = known[far];
  if (before) return before;
  const found: Space[] = [];
  for (let y = Math.max(0, from.y - far); y <= Math.min(lattice.height - 1, from.y + far); y++)
    for (let x = Math.max(0, from.x - far); x <= Math.min(lattice.width - 1, from.x + far); x++)
      if (x !== from.x || y !== from.y) found.push({ x, y });
  known[far] = found;
  return found;
};

const bins = new WeakMap<Lattice, ReadonlyMap<number, readonly number[]>>();
const NO_BINS: readonly number[] = [];

/** APX-ADJ-07: the numbers of the supply bins that a space is adjacent to, open or closed. */
export const binsAt = (s: S, at: Space): readonly number[] => {
  const lattice = latticeOf(s);
  let known = bins.get(lattice);
  if (!known) {
    known = binsBySpace(s, lattice);
    bins.set(lattice, known);
  }
  return known.get(placeOf(at)) ?? NO_BINS;
};

const binsBySpace = (s: S, lattice: Lattice): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const [n, edge] of binsOf(mapOf(s)).entries())
    for (const at of spacesOfEdge(edge)) {
      const isBeside = elementsOn(lattice, edge).some(
        e => e.object.kind === 'supply-bin' && isAdjacentToElement(lattice, at, e),
      );
      if (isBeside) found.set(placeOf(at), [...(found.get(placeOf(at)) ?? []), n]);
    }
  return found;
};
