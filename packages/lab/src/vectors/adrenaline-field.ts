import { type Arena, arenas, type Options } from '@potyczka/adrenaline/view';
import { placeOf, type SquareId, squareAt } from '@potyczka/geometry/rooms';
import { type Fields, fields, Malformed, oneOf, whole } from './apex-field.js';
import type { Check } from './check.js';

type ArenaId = Options['arena'];

/** What a vector is about: the board by its letter, and its floor plan. */
export interface Ground extends Arena {
  readonly id: ArenaId;
}

export const readGround = (value: unknown, where: string): Ground => {
  const id = oneOf(value, Object.keys(arenas) as ArenaId[], where);
  return { id, ...arenas[id] };
};

/** `[row,column]` of a square that is on the board. */
export const readSquare = (value: unknown, where: string, { rooms }: Ground): SquareId => {
  if (!Array.isArray(value) || value.length < 2) throw new Malformed(`${where} is not [row,column]`);
  const square = squareAt(whole(value[0], where), whole(value[1], where));
  if (!rooms.squares.includes(square)) throw new Malformed(`${where} is not on the board`);
  return square;
};

export const shown = (square: SquareId): string => `[${placeOf(square).join(',')}]`;

const BORDER = { open: ' ', door: ':', wall: '|' } as const;

const drawnRow = ({ rooms, colours }: Ground, row: number, at: (square: SquareId) => string): string => {
  const columns = Math.max(...rooms.squares.map(q => placeOf(q)[1])) + 1;
  const cells = Array.from({ length: columns }, (_, column) => {
    const square = squareAt(row, column);
    if (!rooms.squares.includes(square)) return '. ';
    const room = colours[rooms.roomOf[square] as SquareId]?.[0];
    return `${room}${at(square)}${BORDER[rooms.borders[square]?.east ?? 'wall']}`;
  });
  return cells.join('').trimEnd();
};

/**
 * The board in one line, rows joined by ` / `: the letter of the room, who
 * stands there, then `|` a wall or `:` a door to the east. `.` is no square.
 */
export const drawn = (ground: Ground, at: (square: SquareId) => string): string => {
  const rows = Math.max(...ground.rooms.squares.map(q => placeOf(q)[0])) + 1;
  const lines = Array.from({ length: rows }, (_, row) => drawnRow(ground, row, at));
  return `board ${ground.id}: ${lines.join(' / ')}`;
};

/** Reads a vector and compares; a malformed one is told in one line too. */
export const checkWith =
  (name: (vector: Fields) => string, compare: (vector: Fields) => string | undefined): Check =>
  value => {
    let vector: Fields | undefined;
    try {
      vector = fields(value, 'vector');
      const difference = compare(vector);
      return difference && `${name(vector)}: ${difference}`;
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return `${vector ? name(vector) : 'vector'} is malformed: ${error.message}`;
    }
  };
