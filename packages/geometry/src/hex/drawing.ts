import { type Area, offsetBetween } from './area.js';
import {
  type Address,
  addressOf,
  beside,
  compileField,
  type Field,
  type Hex,
  hexAt,
  hexes,
  NONE,
  type Terrain,
  terrainAt,
} from './field.js';

/**
 * Fields as text. A hex `[column, row]` is the letter in place `2 * column` of
 * line `2 * row`, one line lower in odd columns. Between the letters `-` is a wall
 * line between a hex and the one below; `/` and `\` right of a hex are those to
 * the lower and upper right, left of it those to the upper and lower left.
 */
const SIGNS = {
  '.': 'floor',
  ',': 'corridor',
  "'": 'open-door',
  _: 'pressure-plate',
  $: 'treasure',
  '^': 'trap',
  '!': 'hazardous',
  '~': 'difficult',
  o: 'obstacle',
  '+': 'closed-door',
  '=': 'locked-door',
  '#': 'wall',
} as const satisfies Record<string, Terrain>;
const TERRAIN_OF: ReadonlyMap<string, Terrain> = new Map(Object.entries(SIGNS));
const SIGN_OF: ReadonlyMap<Terrain, string> = new Map(
  Object.entries(SIGNS).map(([sign, kind]) => [kind, sign]),
);

export interface FieldMap {
  readonly field: Field;
  /** Where each letter that is no terrain stands. */
  readonly marks: ReadonlyMap<string, Hex>;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map(line => line.trimEnd());
  while (lines.length > 0 && lines[0] === '') lines.shift();
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const indent = Math.min(...lines.filter(line => line !== '').map(line => line.search(/\S/)));
  return lines.map(line => line.slice(indent));
}

/** Reads a field drawn as above; `under` gives the terrain below a letter. Places left blank are walls. */
export function readMap(text: string, under: Readonly<Record<string, Terrain>> = {}): FieldMap {
  const lines = linesOf(text);
  const columns = Math.floor(Math.max(...lines.map(line => line.length - 1)) / 2) + 1;
  const rows = Math.ceil(lines.length / 2);
  return compose(columns, rows, under, (column, row) => ({
    sign: lines[2 * row + (column & 1)]?.[2 * column] ?? ' ',
    walls: wallsAround(lines, column, row),
  }));
}

/**
 * Reads the same field lying on its side, with pointed tops: one line for each
 * column, odd ones half a hex to the right; `|` is a wall line between two
 * letters of a line. Letter x of line y is hex `[y, x]`.
 */
export function readRows(text: string, under: Readonly<Record<string, Terrain>> = {}): FieldMap {
  const lines = linesOf(text);
  const rows = Math.max(...lines.map((line, y) => Math.floor((line.length - 1 - (y & 1)) / 2) + 1));
  return compose(lines.length, rows, under, (y, x) => ({
    sign: lines[y]?.[2 * x + (y & 1)] ?? ' ',
    walls: lines[y]?.[2 * x + (y & 1) + 1] === '|' ? [3] : [],
  }));
}

function compose(
  columns: number,
  rows: number,
  under: Readonly<Record<string, Terrain>>,
  at: (column: number, row: number) => { readonly sign: string; readonly walls: readonly number[] },
): FieldMap {
  const terrain: { at: Address; kind: Terrain }[] = [];
  const wallLines: [Address, Address][] = [];
  const marks = new Map<string, Hex>();
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const hex = hexAt({ columns, rows }, column, row) as Hex;
      const { sign, walls } = at(column, row);
      const kind = sign === ' ' ? 'wall' : (TERRAIN_OF.get(sign) ?? under[sign] ?? 'floor');
      if (kind !== 'floor') terrain.push({ at: [column, row], kind });
      if (sign !== ' ' && !TERRAIN_OF.has(sign)) marks.set(sign, hex);
      for (const d of walls) {
        const other = beside({ columns, rows }, hex, d);
        if (other !== NONE) wallLines.push([[column, row], addressOf({ rows }, other)]);
      }
    }
  return { field: compileField({ columns, rows, terrain, wallLines }), marks };
}

/** Directions in which a wall line is drawn at a hex. */
function wallsAround(lines: readonly string[], column: number, row: number): number[] {
  const y = 2 * row + (column & 1);
  const x = 2 * column;
  const found: number[] = [];
  if (lines[y + 1]?.[x] === '-') found.push(3);
  if (lines[y]?.[x + 1] === '\\') found.push(1);
  if (lines[y]?.[x + 1] === '/') found.push(2);
  if (lines[y]?.[x - 1] === '\\') found.push(4);
  if (lines[y]?.[x - 1] === '/') found.push(5);
  return found;
}

/** The lines that `readMap` reads, with a letter instead of the terrain where `mark` gives one. */
export function drawMap(field: Field, mark: (hex: Hex) => string | undefined = () => undefined): string[] {
  const canvas = Array.from({ length: 2 * field.rows + (field.columns > 1 ? 0 : -1) }, () =>
    new Array<string>(2 * field.columns).fill(' '),
  );
  const put = (y: number, x: number, sign: string): void => {
    if (canvas[y] !== undefined) canvas[y][x] = sign;
  };
  for (const hex of hexes(field)) {
    const [column, row] = addressOf(field, hex);
    put(2 * row + (column & 1), 2 * column, mark(hex) ?? SIGN_OF.get(terrainAt(field, hex))!);
  }
  for (const wall of field.walls) {
    if (wall.kind !== 'line') continue;
    for (const [a, b] of [wall.between, [...wall.between].reverse()]) {
      const [column, row] = addressOf(field, a!);
      const y = 2 * row + (column & 1);
      if (beside(field, a!, 3) === b) put(y + 1, 2 * column, '-');
      if (beside(field, a!, 1) === b) put(y, 2 * column + 1, '\\');
      if (beside(field, a!, 2) === b) put(y, 2 * column + 1, '/');
    }
  }
  return canvas.map(line => line.join('').trimEnd());
}

/** A pattern drawn on a small field of the same layout. */
export const areaFrom = (centre: Address, red: readonly Address[]): Area =>
  red.map(at => offsetBetween(centre, at));
