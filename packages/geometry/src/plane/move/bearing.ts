import { direction } from '../angle.js';
import type { Point } from '../exact.js';
import { DEGREE } from '../measures.js';

/** An angle as (cosine, sine), or a vector of length 1. */
export interface Turn {
  readonly x: number;
  readonly y: number;
}

/** The turn by twice the arc whose tangent is t: rational, so no sine is needed. It grows by at most 2 per t. */
export const halfTangent = (t: number): Turn => {
  const square = t * t;
  return { x: (1 - square) / (1 + square), y: (2 * t) / (1 + square) };
};

/** `by` turned on from `from`. */
export const turnedOn = (from: Turn, by: Turn): Turn => ({
  x: from.x * by.x - from.y * by.y,
  y: from.x * by.y + from.y * by.x,
});

/** The four quarter turns, none first. */
export const QUARTERS: readonly Turn[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

/** The angle of a vector in [0, FULL_TURN), found by halving: `direction` of it points the same way. */
export const angleOf = (v: Point): number => {
  let turns = 0;
  let { x, y } = v;
  while (!(x > 0 && y >= 0) && turns < 4) {
    [x, y] = [y, -x];
    turns++;
  }
  let low = 0;
  let high = 90 * DEGREE;
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    const d = direction(middle);
    if (d.x * y - d.y * x >= 0) low = middle;
    else high = middle;
  }
  const near = Math.round(low * 1e6) / 1e6;
  return (turns % 4) * 90 * DEGREE + near;
};
