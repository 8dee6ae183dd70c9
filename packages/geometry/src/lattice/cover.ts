import type { End } from './crossing.js';
import { type Element, elementsOn, elementsOnSides, type Lattice, objectOn, reaches } from './lattice.js';
import { isFalling, wayBetween } from './line.js';
import { isAdjacent, isAdjacentToElement } from './near.js';
import type { GridObject } from './objects.js';
import type { Point, Space } from './places.js';

/** Something that a target hides behind, and where the line crosses it. */
export type Cover =
  | { readonly rule: 'APX-SHOOT-43'; readonly element: Element }
  | { readonly rule: 'APX-SHOOT-44'; readonly element: Element; readonly joint: Point }
  | { readonly rule: 'APX-SHOOT-47'; readonly object: GridObject; readonly at: Space };

/**
 * Everything that a target on one space hides behind from a shooter on another
 * (APX-SHOOT-43, -44, -47). Whether the target is seen at all is for `sight` to say.
 */
export function cover(lattice: Lattice, shooter: Space, target: Space): readonly Cover[] {
  const from: End = { x: shooter.x, y: shooter.y, span: 1, level: 0 };
  const to: End = { x: target.x, y: target.y, span: 1, level: 0 };
  const { first, crossed } = wayBetween(lattice, from, to);
  const found: Cover[] = [];
  noteObject(lattice, shooter, first, target, found);
  for (const { into } of crossed) noteObject(lattice, shooter, into, target, found);
  // An element that the target is adjacent to lies on the target's own border, which the line crosses last.
  const last = crossed.at(-1);
  if (!last) return found;
  const at = { x: shooter.x + last.x, y: shooter.y + last.y };
  if (last.met === 'corner') found.push(...behindJoint(lattice, at, isFalling(from, to), target));
  else
    for (const element of elementsOn(lattice, { side: last.met, ...at }))
      if (element.object.cover && isAdjacentToElement(lattice, target, element))
        found.push({ rule: 'APX-SHOOT-43', element });
  return found;
}

/** APX-SHOOT-47: the line runs through the inside of the object's space. */
function noteObject(lattice: Lattice, shooter: Space, by: Space, target: Space, found: Cover[]): void {
  const at = { x: shooter.x + by.x, y: shooter.y + by.y };
  const object = objectOn(lattice, at);
  if (object?.cover && isAdjacent(lattice, target, at)) found.push({ rule: 'APX-SHOOT-47', object, at });
}

/**
 * APX-SHOOT-44 with gap 5: on the level of the cover the joint bars both sides of
 * the line. The wider reading (touching suffices) would drop the last condition.
 */
function behindJoint(lattice: Lattice, joint: Point, falling: boolean, target: Space): Cover[] {
  const sides = elementsOnSides(lattice, joint, falling);
  const bars = (level: number) => (e: Element) => e.object.connectable && reaches(e, level);
  return sides
    .flat()
    .filter(e => e.object.cover && e.object.connectable && isAdjacentToElement(lattice, target, e))
    .filter(({ base }) => sides.every(side => side.some(bars(base))))
    .map(element => ({ rule: 'APX-SHOOT-44', element, joint }));
}
