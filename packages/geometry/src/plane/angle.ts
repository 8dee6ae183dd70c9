import { type Point, snap } from './exact.js';
import { DEGREE, FULL_TURN } from './measures.js';

/** The same angle in [0, FULL_TURN). */
export const turned = (angle: number): number => ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;

const HALF_PI = Math.PI / 2;

/**
 * Sine and cosine of an angle of at most 45 degrees as series: plain sums and products, hence the same on
 * every machine. The last term is below 1e-17.
 */
const small = (angle: number): Point => {
  if (Math.abs(angle) === 45 * DEGREE) return { x: Math.SQRT1_2, y: Math.sign(angle) * Math.SQRT1_2 };
  const t = (angle / (90 * DEGREE)) * HALF_PI;
  const square = t * t;
  let cos = 1;
  let sin = 1;
  for (let n = 18; n >= 2; n -= 2) {
    cos = 1 - (square / (n * (n - 1))) * cos;
    sin = 1 - (square / (n * (n + 1))) * sin;
  }
  return { x: cos, y: t * sin };
};

/** The unit vector of an angle, anticlockwise from the x axis; exact at quarter turns, and both parts equal halfway between. */
export const direction = (angle: number): Point => {
  const quarter = Math.round(turned(angle) / (90 * DEGREE));
  const { x, y } = small(turned(angle) - quarter * 90 * DEGREE);
  switch (quarter % 4) {
    case 0:
      return { x, y };
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    default:
      return { x: y, y: -x };
  }
};

/** The point at a distance from another in the direction of an angle. */
export const ahead = (from: Point, angle: number, distance: number): Point => {
  const u = direction(angle);
  return { x: snap(from.x + u.x * distance), y: snap(from.y + u.y * distance) };
};
