import { elementsOn, isAdjacentToElement, type Lattice, spacesOfEdge } from '@potyczka/geometry/lattice';
import { memo } from '@potyczka/kernel';
import { binsOf } from '../content/maps.js';
import { latticeOf, mapOf, type S } from '../state.js';
import { placeOf, type Space } from '../vocabulary.js';

/** What a map says about its spaces. */

/** The map spaces up to a distance from one of them, row by row, without itself. */
export const spacesAround = memo(
  [lattice => lattice, (_, from) => placeOf(from), (_, __, far) => far],
  (lattice: Lattice, from: Space, far: number): readonly Space[] => {
    const found: Space[] = [];
    for (let y = Math.max(0, from.y - far); y <= Math.min(lattice.height - 1, from.y + far); y++)
      for (let x = Math.max(0, from.x - far); x <= Math.min(lattice.width - 1, from.x + far); x++)
        if (x !== from.x || y !== from.y) found.push({ x, y });
    return found;
  },
  { most: 2000 },
);

const NO_BINS: readonly number[] = [];

/** APX-ADJ-07: the numbers of the supply bins that a space is adjacent to, open or closed. */
export const binsAt = (s: S, at: Space): readonly number[] =>
  binsBySpace(s, latticeOf(s)).get(placeOf(at)) ?? NO_BINS;

const binsBySpace = memo(
  (_, lattice) => lattice,
  (s: S, lattice: Lattice): ReadonlyMap<number, readonly number[]> => {
    const found = new Map<number, number[]>();
    for (const [n, edge] of binsOf(mapOf(s)).entries())
      for (const at of spacesOfEdge(edge)) {
        const isBeside = elementsOn(lattice, edge).some(
          e => e.object.kind === 'supply-bin' && isAdjacentToElement(lattice, at, e),
        );
        if (isBeside) found.set(placeOf(at), [...(found.get(placeOf(at)) ?? []), n]);
      }
    return found;
  },
);
