/** Half the width of a hex, and its side: hexes stand on a corner, odd rows half a hex to the right. */
const HALF = 35;
const SIDE = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const numbersOf = (place: string): [number, number] => place.split(',').map(Number) as [number, number];

export const middleOf = (place: string): Point => {
  const [x, y] = numbersOf(place);
  return { x: HALF * (2 * x + 1 + (y & 1)), y: SIDE * (1.5 * y + 1) };
};

/** The six corners of a hex around its middle, from the top clockwise. */
const around = (shrink: number): readonly (readonly [number, number])[] => {
  const [a, b, c] = [HALF * shrink, (SIDE / 2) * shrink, SIDE * shrink];
  return [
    [0, -c],
    [a, -b],
    [a, b],
    [0, c],
    [-a, b],
    [-a, -b],
  ];
};

/** The corners of a hex, for a polygon. */
export const cornersOf = (place: string, shrink = 1): string => {
  const { x, y } = middleOf(place);
  return around(shrink)
    .map(([dx, dy]) => `${x + dx},${y + dy}`)
    .join(' ');
};

/** Hexes as one path: what is painted over all of them is painted once. */
export const pathOf = (places: readonly string[], shrink = 1): string =>
  places.map(place => `M${cornersOf(place, shrink).replaceAll(' ', 'L')}Z`).join('');

/** The neighbours across each side, from the upper right clockwise. */
export const neighboursOf = (place: string): readonly string[] => {
  const [x, y] = numbersOf(place);
  const right = y & 1;
  return [
    [x + right, y - 1],
    [x + 1, y],
    [x + right, y + 1],
    [x - 1 + right, y + 1],
    [x - 1, y],
    [x - 1 + right, y - 1],
  ].map(p => p.join(','));
};

/** A side of a hex, as a piece of a path. */
const sideOf = (place: string, nth: number, shrink = 1): string => {
  const { x, y } = middleOf(place);
  const corners = around(shrink);
  const [a, b] = [corners[nth]!, corners[(nth + 1) % 6]!];
  return `M${x + a[0]} ${y + a[1]}L${x + b[0]} ${y + b[1]}`;
};

/** The sides of hexes beyond which there is nothing: where walls stand. */
export const edgesOf = (places: readonly string[]): { readonly place: string; readonly nth: number }[] => {
  const known = new Set(places);
  return places.flatMap(place =>
    neighboursOf(place).flatMap((other, nth) => (known.has(other) ? [] : [{ place, nth }])),
  );
};

export const edgePath = (edges: readonly { readonly place: string; readonly nth: number }[]): string =>
  edges.map(e => sideOf(e.place, e.nth)).join('');

/** The side between two hexes that touch. */
export const between = (a: string, b: string): string => {
  const nth = neighboursOf(a).indexOf(b);
  return nth < 0 ? '' : sideOf(a, nth);
};

/** What a drawing of these hexes needs, with room for walls and for figures that stand higher than their hex. */
export const boxOf = (places: readonly string[]): string => {
  const points = (places.length > 0 ? places : ['0,0']).map(middleOf);
  const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)];
  const [left, top] = [Math.min(...xs) - 2 * HALF, Math.min(...ys) - 2.1 * SIDE];
  const [right, bottom] = [Math.max(...xs) + 2 * HALF, Math.max(...ys) + 2 * SIDE];
  return `${left} ${top} ${right - left} ${bottom - top}`;
};

/** A number that a place always has, for shades and torches that look thrown. */
export const noiseOf = (place: string): number => {
  const [x, y] = numbersOf(place);
  return Math.abs((x * 73 + y * 151 + x * y * 17) % 97);
};
