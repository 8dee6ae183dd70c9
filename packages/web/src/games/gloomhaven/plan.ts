/** Half the width of a hex, and its side: hexes stand on a corner, odd rows half a hex to the right. */
export const HALF = 26;
export const SIDE = 30;

export const middleOf = (place: string): { readonly x: number; readonly y: number } => {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return { x: HALF * (2 * x + 1 + (y & 1)), y: SIDE * (1.5 * y + 1) };
};

/** The corners of a hex, for a polygon. */
export const cornersOf = (place: string, shrink = 1): string => {
  const { x, y } = middleOf(place);
  const [a, b, c] = [HALF * shrink, (SIDE / 2) * shrink, SIDE * shrink];
  return [
    [x, y - c],
    [x + a, y - b],
    [x + a, y + b],
    [x, y + c],
    [x - a, y + b],
    [x - a, y - b],
  ]
    .map(point => point.join(','))
    .join(' ');
};
