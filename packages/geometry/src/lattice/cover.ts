import { type Element, elementsOn, type Lattice, objectOn, reaches, sidesAt } from './lattice.js';
import { type End, isFalling, wayBetween } from './line.js';
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
  const from: End = { ...shooter, span: 1, level: 0 };
  const to: End = { ...target, span: 1, level: 0 };
  const way = wayBetween(from, to);
  const found: Cover[] = behindObject(lattice, shooter, target);
  for (const { met, x, y, into } of way.crossed) {
    const at = { x: shooter.x + x, y: shooter.y + y };
    if (met === 'corner') found.push(...behindJoint(lattice, at, isFalling(from, to), target));
    else
      for (const element of elementsOn(lattice, { side: met, ...at }))
        if (element.object.cover && isAdjacentToElement(lattice, target, element))
          found.push({ rule: 'APX-SHOOT-43', element });
    found.push(...behindObject(lattice, { x: shooter.x + into.x, y: shooter.y + into.y }, target));
  }
  return found;
}

/** APX-SHOOT-47: the line runs through the inside of the object's space. */
function behindObject(lattice: Lattice, at: Space, target: Space): Cover[] {
  const object = objectOn(lattice, at);
  return object?.cover && isAdjacent(lattice, target, at) ? [{ rule: 'APX-SHOOT-47', object, at }] : [];
}

/**
 * APX-SHOOT-44 with gap 5: on the level of the cover the joint bars both sides of
 * the line. The wider reading (touching suffices) would drop the last condition.
 */
function behindJoint(lattice: Lattice, joint: Point, falling: boolean, target: Space): Cover[] {
  const sides = sidesAt(joint, falling).map(edges =>
    edges.flatMap(at => elementsOn(lattice, at)).filter(e => e.object.connectable),
  );
  return sides
    .flat()
    .filter(e => e.object.cover && isAdjacentToElement(lattice, target, e))
    .filter(({ base }) => sides.every(side => side.some(e => reaches(e, base))))
    .map(element => ({ rule: 'APX-SHOOT-44', element, joint }));
}
