import { type Border, placeOf, type Rooms, type SquareId, squareAt } from '@potyczka/geometry/rooms';
import type { Paint } from '@potyczka/kernel/register';
import { pad } from '@potyczka/words/terminal';

/** What stands in a square: lines of text. */
export type Cell = (square: SquareId) => readonly string[];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Joints of walls, by which of north, east, south and west is a wall. */
const JOINTS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';

/** The border north of a place; a place may lie outside the plan. */
const northOf = (rooms: Rooms, row: number, column: number): Border | undefined =>
  rooms.borders[squareAt(row, column)]?.north ?? rooms.borders[squareAt(row - 1, column)]?.south;

const westOf = (rooms: Rooms, row: number, column: number): Border | undefined =>
  rooms.borders[squareAt(row, column)]?.west ?? rooms.borders[squareAt(row, column - 1)]?.east;

const isWall = (border: Border | undefined): boolean => border === 'wall' || border === 'door';

/** The upper left corner of a place. */
const joint = (rooms: Rooms, row: number, column: number): string => {
  const sides = [
    westOf(rooms, row - 1, column),
    northOf(rooms, row, column),
    westOf(rooms, row, column),
    northOf(rooms, row, column - 1),
  ];
  const bits = sides.reduce<number>((sum, side, i) => sum + (isWall(side) ? 1 << i : 0), 0);
  if (bits > 0) return JOINTS[bits] as string;
  return sides.includes('open') ? '·' : ' ';
};

const DOOR = 4;

const horizontal = (border: Border | undefined, width: number): string => {
  if (border === 'wall') return '━'.repeat(width);
  if (border === 'open') return `${' '.repeat(width >> 1)}·${' '.repeat(width - (width >> 1) - 1)}`;
  if (border !== 'door') return ' '.repeat(width);
  const left = (width - DOOR) >> 1;
  return `${'━'.repeat(left)}${' '.repeat(DOOR)}${'━'.repeat(width - left - DOOR)}`;
};

const vertical = (border: Border | undefined, line: number, height: number): string => {
  if (border === 'wall') return '┃';
  if (border === 'door') return line === height >> 1 ? ' ' : '┃';
  return border === 'open' && line === height >> 1 ? '·' : ' ';
};

/**
 * Draws a floor plan: heavy lines are walls, gaps in them doors, dots the
 * borders of squares within a room.
 */
export function drawRooms(rooms: Rooms, { width, height }: Size, cell: Cell, paint: Paint): string[] {
  const places = rooms.squares.map(placeOf);
  const rows = Math.max(...places.map(([row]) => row)) + 1;
  const cols = Math.max(...places.map(([, column]) => column)) + 1;
  const lines: string[] = [];
  for (let row = 0; row <= rows; row++) {
    lines.push(paint('dim', ruleLine(rooms, row, cols, width)));
    for (let line = 0; row < rows && line < height; line++) {
      lines.push(cellLine(rooms, row, cols, line, { width, height }, cell, paint));
    }
  }
  return lines.map(line => line.trimEnd());
}

const ruleLine = (rooms: Rooms, row: number, cols: number, width: number): string => {
  let line = '';
  for (let column = 0; column <= cols; column++) {
    line += joint(rooms, row, column);
    if (column < cols) line += horizontal(northOf(rooms, row, column), width);
  }
  return line;
};

const cellLine = (
  rooms: Rooms,
  row: number,
  cols: number,
  line: number,
  { width, height }: Size,
  cell: Cell,
  paint: Paint,
): string => {
  let drawn = '';
  for (let column = 0; column <= cols; column++) {
    const square = squareAt(row, column);
    drawn += paint('dim', vertical(westOf(rooms, row, column), line, height));
    if (column === cols) continue;
    const text = rooms.squares.includes(square) ? (cell(square)[line] ?? '') : '';
    drawn += pad(text ? ` ${text}` : '', width);
  }
  return drawn;
};
