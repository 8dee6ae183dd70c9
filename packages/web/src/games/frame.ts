/** Which part of a board a small picture shows: what matters, in the shape of the picture. */

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Width to height of small pictures. */
const SHAPE = 12 / 7;

const within = (middle: number, size: number, from: number, whole: number): number =>
  size >= whole
    ? from + (whole - size) / 2
    : Math.min(from + whole - size, Math.max(from, middle - size / 2));

/** A `viewBox` round these points, no narrower than `least` and no wider than the board. */
export const frameRound = (points: readonly Point[], board: Box, margin: number, least: number): string => {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  const [left, right] =
    points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [board.x, board.x + board.width];
  const [top, bottom] =
    points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [board.y, board.y + board.height];
  const wanted = Math.max(least, right - left + 2 * margin, (bottom - top + 2 * margin) * SHAPE);
  const width = Math.min(wanted, board.width);
  const height = width / SHAPE;
  const x = within((left + right) / 2, width, board.x, board.width);
  const y = within((top + bottom) / 2, height, board.y, board.height);
  return [x, y, width, height].map(n => Math.round(n)).join(' ');
};
