import { isFreeForLegend } from './free.js';
import type { Lattice } from './lattice.js';
import { isAdjacent, neighbouringSpaces } from './near.js';
import type { Intersection, Space } from './places.js';

/** APX-OBJ-16: a Legend at a corner of its own space, on its own level, may use the anchor. */
export const mayUseAnchor = (lattice: Lattice, legend: Space, anchor: Intersection): boolean =>
  isAdjacent(lattice, legend, anchor);

/** APX-OBJ-16, gap 48: where it may arrive; with no such space the anchor may not be used (G-18). */
export const arrivals = (
  lattice: Lattice,
  anchor: Intersection,
  figures: readonly Space[] = [],
): readonly Space[] => neighbouringSpaces(lattice, anchor).filter(s => isFreeForLegend(lattice, s, figures));
