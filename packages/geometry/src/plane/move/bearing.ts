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

/** The angle of a vector in [0, FULL_TURN): `direction` of it points the same way. */
export const angleOf = (v: Point): number => {
  let turns = 0;
  let { x, y } = v;
  while (!(x > 0 && y >= 0) && turns < 4) {
    [x, y] = [y, -x];
    turns++;
  }
  return (turns % 4) * 90 * DEGREE + (quickAngle(x, y) ?? halvedAngle(x, y));
};

const millionth = (angle: number): number => Math.round(angle * 1e6) / 1e6;

/** How far the quick way may be off. */
const DOUBT = 1e-8;

/** The arc of a tangent as a series, with the arc halved twice first; nothing where rounding could go either way. */
const quickAngle = (x: number, y: number): number | undefined => {
  const isSteep = y > x;
  let t = isSteep ? x / y : y / x;
  for (let n = 0; n < 2; n++) t /= 1 + Math.sqrt(1 + t * t);
  const square = t * t;
  let sum = 0;
  for (let n = 21; n >= 1; n -= 2) sum = 1 / n - square * sum;
  const arc = (4 * t * sum * 180 * DEGREE) / Math.PI;
  const angle = isSteep ? 90 * DEGREE - arc : arc;
  const found = millionth(angle);
  return found === millionth(angle - DOUBT) && found === millionth(angle + DOUBT) ? found : undefined;
};

/** The same by halving. */
const halvedAngle = (x: number, y: number): number => {
  let low = 0;
  let high = 90 * DEGREE;
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    const d = direction(middle);
    if (d.x * y - d.y * x >= 0) low = middle;
    else high = middle;
  }
  return millionth(low);
};
