/** A point on a continuous table: whole numbers only (for example 1/100 mm), so that it is the same everywhere. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly facing?: number;
}

/** One answer places at most so many pieces. */
export const MOST_PIECES = 64;

const FIELDS = ['x', 'y', 'z', 'facing'];

/** Whether anything from outside has the form of a pose. */
export const isPose = (a: unknown): a is Pose => {
  if (typeof a !== 'object' || a === null || Array.isArray(a)) return false;
  const o = a as Record<string, unknown>;
  const fields = Object.keys(o);
  return (
    fields.includes('x') &&
    fields.includes('y') &&
    fields.every(k => FIELDS.includes(k) && Number.isSafeInteger(o[k]))
  );
};

/** Whether anything from outside is a list of poses that one answer may hold. */
export const arePoses = (a: unknown): a is readonly Pose[] =>
  Array.isArray(a) && a.length <= MOST_PIECES && a.every(isPose);

/** `n` itself, but never minus zero, which a save would lose. */
export const whole = (n: number): number => n + 0;

/** A copy of a pose in the one form that goes into a record. */
export const tidyPose = ({ x, y, z, facing }: Pose): Pose => ({
  x: whole(x),
  y: whole(y),
  ...(z !== undefined && { z: whole(z) }),
  ...(facing !== undefined && { facing: whole(facing) }),
});

/** The same text for the same pose. */
export const poseText = ({ x, y, z, facing }: Pose): string =>
  `${whole(x)},${whole(y)},${z === undefined ? '' : whole(z)},${facing === undefined ? '' : whole(facing)}`;
