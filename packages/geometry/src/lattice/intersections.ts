import { type Element, edgesAt, elementsOn, isOnMap, type Lattice, levelOf, reaches } from './lattice.js';
import { type Edge, type Intersection, isSame, type Space, spacesOfPoint } from './places.js';

/** APX-ABIL-40: whether something may be placed on a free intersection here. */
export type IntersectionState =
  /** None of the four spaces is on this level. */
  | { readonly state: 'none'; readonly rule: 'APX-ABIL-40' }
  /** A figure stands here, or connected elements run straight through it (APX-ABIL-08, gap 53). */
  | { readonly state: 'occupied'; readonly rule: 'APX-LEVEL-03' }
  | { readonly state: 'occupied'; readonly rule: 'APX-ABIL-08'; readonly elements: readonly Element[] }
  /** APX-ABIL-09: at a right angle a figure stands outside it; `inside` is the space within the angle. */
  | { readonly state: 'free'; readonly rule: 'APX-ABIL-40'; readonly inside: Space | undefined };

/** `figures`: intersections held by figures (ziplines, smoke, domes). */
export function intersectionState(
  lattice: Lattice,
  at: Intersection,
  figures: readonly Intersection[] = [],
): IntersectionState {
  if (!spacesOfPoint(at).some(s => isOnMap(lattice, s) && levelOf(lattice, s) === at.level))
    return { state: 'none', rule: 'APX-ABIL-40' };
  if (figures.some(f => isSame(f, at) && f.level === at.level))
    return { state: 'occupied', rule: 'APX-LEVEL-03' };
  const standing = (e: Edge): readonly Element[] =>
    elementsOn(lattice, e).filter(element => element.object.connectable && reaches(element, at.level));
  const edges = edgesAt(at);
  const [up, down, left, right] = [edges.up, edges.down, edges.left, edges.right].map(standing) as [
    readonly Element[],
    readonly Element[],
    readonly Element[],
    readonly Element[],
  ];
  for (const [one, other] of [[up, down] as const, [left, right] as const])
    if (one.length > 0 && other.length > 0)
      return { state: 'occupied', rule: 'APX-ABIL-08', elements: [...one, ...other] };
  const vertical = up.length > 0 ? -1 : down.length > 0 ? 0 : undefined;
  const horizontal = left.length > 0 ? -1 : right.length > 0 ? 0 : undefined;
  const inside =
    vertical === undefined || horizontal === undefined
      ? undefined
      : { x: at.x + horizontal, y: at.y + vertical };
  return { state: 'free', rule: 'APX-ABIL-40', inside };
}

export const isFreeIntersection = (
  lattice: Lattice,
  at: Intersection,
  figures: readonly Intersection[] = [],
): boolean => intersectionState(lattice, at, figures).state === 'free';
