/** How a board shows which way a piece faces. */
export interface Turning {
  /** How far a key or a notch of the wheel turns it, in the units of `Pose.facing`. */
  readonly step: number;
  /** A whole turn. */
  readonly full: number;
  /** The angle on the screen of a facing, in degrees: 0 to the right, growing clockwise. */
  angle(facing: number): number;
  /** The facing of an angle on the screen: a whole number, from 0 to below a whole turn. */
  facing(angle: number): number;
}

/** A number brought into a whole turn. */
export const around = (n: number, full: number): number => ((n % full) + full) % full;

/** Facings in whole degrees, 0 to the right; growing clockwise, or the other way where y grows upwards. */
export const inDegrees = (step: number, sense: 'clockwise' | 'counter-clockwise' = 'clockwise'): Turning => {
  const sign = sense === 'clockwise' ? 1 : -1;
  return {
    step,
    full: 360,
    angle: facing => around(sign * facing, 360),
    facing: angle => around(Math.round((sign * angle) / step) * step, 360),
  };
};

/** The angle on the screen from one point to another, in degrees. */
export const angleTo = (
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A point turned about another by some degrees, clockwise as one looks at the screen. */
export const wheeled = (
  { x, y }: { x: number; y: number },
  about: { x: number; y: number },
  degrees: number,
): { x: number; y: number } => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - about.x, y - about.y];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
};
