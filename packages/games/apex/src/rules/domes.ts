import { isInZone, type Lattice, zoneEffect } from '@potyczka/geometry/lattice';
import type { Intersection, Space } from '../vocabulary.js';

/** APX-LEGEND-09, -10, -12: how a Dome zone stands in the way from one space to another, if it does. */
export const domeBetween = (
  lattice: Lattice,
  zone: Intersection,
  from: Space,
  to: Space,
): 'out' | 'in' | 'through' | undefined => {
  const effect = zoneEffect(lattice, zone, from, to);
  if (effect.effect === 'none') return undefined;
  if (effect.effect === 'through') return 'through';
  if (effect.ends.length === 2) return undefined;
  return isInZone(lattice, zone, from) ? 'out' : 'in';
};
