import { isOnMap, type Lattice, levelOf } from './lattice.js';
import { type Intersection, isSame, type Space, spacesOfPoint } from './places.js';

/** APX-ABIL-17: the map spaces cut by the diamond's sides, on the zone's own level. */
export const spacesInZone = (lattice: Lattice, zone: Intersection): readonly Space[] =>
  spacesOfPoint(zone).filter(s => isOnMap(lattice, s) && levelOf(lattice, s) === zone.level);

export const isInZone = (lattice: Lattice, zone: Intersection, at: Space): boolean =>
  spacesInZone(lattice, zone).some(s => isSame(s, at));

/** What a zone has to do with a line: an end lies in it, it runs through it, or neither, and why. */
export type ZoneEffect =
  | { readonly effect: 'in'; readonly rule: 'APX-ABIL-19'; readonly ends: readonly Space[] }
  | { readonly effect: 'through'; readonly rule: 'APX-ABIL-20' }
  | {
      readonly effect: 'none';
      readonly rule: 'APX-ABIL-20' | 'APX-ABIL-23';
      readonly why: 'level' | 'beside';
    };

/** APX-ABIL-15 to -23. */
export function zoneEffect(lattice: Lattice, zone: Intersection, from: Space, to: Space): ZoneEffect {
  const ends = [from, to].filter(s => isInZone(lattice, zone, s));
  if (ends.length > 0) return { effect: 'in', rule: 'APX-ABIL-19', ends };
  if (!crosses(centreOf(zone, from), centreOf(zone, to)))
    return { effect: 'none', rule: 'APX-ABIL-23', why: 'beside' };
  if (Math.max(levelOf(lattice, from), levelOf(lattice, to)) !== zone.level)
    return { effect: 'none', rule: 'APX-ABIL-20', why: 'level' };
  return { effect: 'through', rule: 'APX-ABIL-20' };
}

/** APX-ABIL-17, -23: whether the line to an intersection runs through it; an intersection is in no zone. */
export const isZoneBeforePoint = (
  lattice: Lattice,
  zone: Intersection,
  from: Space,
  to: Intersection,
): boolean =>
  !isInZone(lattice, zone, from) &&
  Math.max(levelOf(lattice, from), to.level) === zone.level &&
  crosses(centreOf(zone, from), [2 * (to.x - zone.x), 2 * (to.y - zone.y)]);

type Doubled = readonly [x: number, y: number];

const centreOf = (zone: Intersection, { x, y }: Space): Doubled => [
  2 * (x - zone.x) + 1,
  2 * (y - zone.y) + 1,
];

/**
 * APX-ABIL-23: the open segment has points strictly inside |x| + |y| < 1 round V.
 * Along a line |x| + |y| is convex and bends only where x or y is 0, so it is
 * enough to look at the ends and there. Doubled coordinates, no division.
 */
function crosses([ax, ay]: Doubled, [bx, by]: Doubled): boolean {
  // Ends are never inside: |x| + |y| is at least 2 there, twice the diamond's 1.
  const crossesX = ax > 0 !== bx > 0; // passes x = 0, at y = (ay*bx - by*ax) / (bx - ax)
  const crossesY = ay > 0 !== by > 0;
  const twist = Math.abs(ay * bx - by * ax);
  return (crossesX && twist < 2 * Math.abs(bx - ax)) || (crossesY && twist < 2 * Math.abs(by - ay));
}
