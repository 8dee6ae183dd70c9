/**
 * The unit of length is a hundredth of a millimetre, the unit of angle a hundredth of a degree, and both are
 * kept as numbers. All printed and reconstructed lengths of the game (152.4, 41.9, 37.5, the tolerance of 0.1)
 * are whole numbers of it, a pose is whole numbers, and products of two lengths on the table stay below 2^53.
 */
export const MM = 100;
export const DEGREE = 100;
export const FULL_TURN = 360 * DEGREE;

export const mm = (length: number): number => Math.round(length * MM);

/** Figures that the source does not print (G-01): one object, so that they can be replaced at one place. */
export const MEASURES = {
  /** D5: one segment of the range tool. */
  segment: mm(152.4),
  segments: 5,
  /** D9: height 1, held upright. */
  height: mm(152.4),
  /** D6: the movement tools of speed 1, 2 and 3. */
  tool: { 1: mm(75), 2: mm(125), 3: mm(175) },
  /** G-03 */
  toolWidth: mm(20),
  maxBend: 90 * DEGREE,
  /** D6: depth of a notch. */
  notch: mm(3),
  /** G-01: outlines touch up to this distance; it serves touching and overlapping only. */
  touch: mm(0.1),
  /** D5: 72 x 36 inches. */
  battlefield: { width: mm(1828.8), depth: mm(914.4) },
  /** D8 */
  silhouette: { smallBase: mm(41.9), notchedBase: mm(68.8) },
} as const;
