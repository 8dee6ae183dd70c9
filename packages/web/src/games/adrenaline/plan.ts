import { spawnOn } from '@potyczka/adrenaline/view';
import { type Border, DIRECTIONS, type Direction, placeOf, type SquareId } from '@potyczka/geometry/rooms';

/** The side of a square on the drawing, and the margin around the arena. */
export const SIDE = 210;
const MARGIN = 26;
export const WIDTH = 4 * SIDE + 2 * MARGIN;
export const HEIGHT = 3 * SIDE + 2 * MARGIN;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a square. */
export const cornerOf = (square: SquareId): Point => {
  const [row, column] = placeOf(square);
  return { x: MARGIN + column * SIDE, y: MARGIN + row * SIDE };
};

export const middleOf = (square: SquareId): Point => {
  const { x, y } = cornerOf(square);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
};

/** So many figures stand beside each other: where weapons lie, all of them, so that none hides a weapon. */
const rowOf = (square: SquareId, of: number): number => (spawnOn(square) ? of : Math.min(3, of));

/** From the middle of a figure to the middle of the next one in a row of so many. */
const gapOf = (row: number): number => Math.min(72, (SIDE - 12) / row);

/** Where the base of the nth of so many figures on a square stands: in rows, near the lower edge. */
export const standOf = (square: SquareId, nth: number, of: number): Point => {
  const { x, y } = cornerOf(square);
  const row = rowOf(square, of);
  const line = Math.floor(nth / row);
  const inLine = Math.min(row, of - line * row);
  return {
    x: x + SIDE / 2 + ((nth % row) - (inLine - 1) / 2) * gapOf(row),
    y: y + SIDE - 30 - (of > row ? (1 - line) * 66 : 0),
  };
};

/** How wide a figure is on its base. */
const BASE = 66;

/** How large one of so many figures on a square is drawn: larger on a phone, smaller in a crowd. */
export const sizeOf = (square: SquareId, of: number, narrow: boolean): number =>
  Math.min(narrow ? (spawnOn(square) ? 1.05 : 1.2) : 1.06, gapOf(rowOf(square, of)) / BASE);

export interface Wall {
  readonly key: string;
  readonly kind: Border;
  readonly from: Point;
  readonly to: Point;
}

const ENDS: Readonly<Record<Direction, readonly [number, number, number, number]>> = {
  north: [0, 0, 1, 0],
  east: [1, 0, 1, 1],
  south: [0, 1, 1, 1],
  west: [0, 0, 0, 1],
};

/** Every border of the arena once. */
export const wallsOf = (
  squares: readonly SquareId[],
  borders: Readonly<Record<SquareId, Readonly<Record<Direction, Border>>>>,
): Wall[] => {
  const walls = new Map<string, Wall>();
  for (const square of squares) {
    const { x, y } = cornerOf(square);
    for (const d of DIRECTIONS) {
      const [ax, ay, bx, by] = ENDS[d];
      const from = { x: x + ax * SIDE, y: y + ay * SIDE };
      const to = { x: x + bx * SIDE, y: y + by * SIDE };
      const key = `${from.x} ${from.y} ${to.x} ${to.y}`;
      walls.set(key, { key, kind: borders[square]?.[d] ?? 'wall', from, to });
    }
  }
  return [...walls.values()];
};

/** A point part of the way between two. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
