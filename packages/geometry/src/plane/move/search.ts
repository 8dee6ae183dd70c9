/** What is known about all placements in a box of parameters. */
export type BoxVerdict = 'free' | 'none' | 'split u' | 'split v';

/** A box of one or two parameters: middle and half width of each. */
export type Visit = (u: number, v: number, du: number, dv: number) => BoxVerdict;

/**
 * Is there a free placement in a box of parameters? `visit` looks at the placement in the middle: if it is free,
 * the search is over; if it can say that no placement in the box is, the box is done; otherwise the box is cut in
 * two. So all headings and bends count, not a raster of them. Wide boxes come first: most ways are wide. Along near
 * tangents boxes would be cut for ever; a way that is not found in so many boxes is none.
 */
export const MOST_BOXES = 40_000;
export const findFree = (visit: Visit, u: number, v: number, du: number, dv: number): boolean => {
  const open: number[] = [u, v, du, dv];
  for (let n = 0; n < open.length && n < 4 * MOST_BOXES; n += 4) {
    const bu = open[n]!;
    const bv = open[n + 1]!;
    const bdu = open[n + 2]!;
    const bdv = open[n + 3]!;
    const found = visit(bu, bv, bdu, bdv);
    if (found === 'free') return true;
    if (found === 'split u') open.push(bu - bdu / 2, bv, bdu / 2, bdv, bu + bdu / 2, bv, bdu / 2, bdv);
    else if (found === 'split v') open.push(bu, bv - bdv / 2, bdu, bdv / 2, bu, bv + bdv / 2, bdu, bdv / 2);
  }
  return false;
};
