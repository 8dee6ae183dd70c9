import type { Point } from '../exact.js';
import type { Outline } from '../shapes.js';

/** The upright rectangle round something: to see at once that two things are far apart. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const boxOf = (outline: Outline): Box => {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = x0;
  let x1 = -x0;
  let y1 = -x0;
  for (const { x, y } of outline.core) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  const r = outline.radius;
  return { x0: x0 - r, y0: y0 - r, x1: x1 + r, y1: y1 + r };
};

/** Is a point within a square of this half width round the box? */
export const isNear = (p: Point, by: number, box: Box): boolean =>
  p.x + by >= box.x0 && p.x - by <= box.x1 && p.y + by >= box.y0 && p.y - by <= box.y1;

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
