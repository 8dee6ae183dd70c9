import type { Pose } from '@potyczka/kernel';

/** Small bases in contact: where they stand, and how many have room. */
export type SpotOnTable = readonly [x: number, y: number];

const BASE = 27;
const HUNDREDTHS = 100;
const TOUCH = 12;

const rounded = (x: number): number => Math.round(x * HUNDREDTHS) / HUNDREDTHS;

/** Beside a place, in base contact, so many degrees from the left round below. */
export const beside = ([x, y]: SpotOnTable, degrees: number, far = BASE): SpotOnTable => {
  const angle = ((180 + degrees) * Math.PI) / 180;
  return [rounded(x + far * Math.cos(angle)), rounded(y + far * Math.sin(angle))];
};

/** Six bases fit round one of their own size; a little more than that apart they leave so much room and no more. */
export const SPACED = 62.3;
/** Beside the first of them, so many shut the circle. */
export const CIRCLE = 4;

export const poseAt = ([x, y]: SpotOnTable): Pose => ({
  x: x * HUNDREDTHS,
  y: y * HUNDREDTHS,
  z: 0,
  facing: 0,
});

export const isBeside = (a: { readonly x: number; readonly y: number }, [x, y]: SpotOnTable): boolean => {
  const [dx, dy] = [a.x - x * HUNDREDTHS, a.y - y * HUNDREDTHS];
  return Math.abs(Math.sqrt(dx * dx + dy * dy) - BASE * HUNDREDTHS) <= TOUCH;
};
