/** A square, by its row and column from the top left: `02` is row 0, column 2. */
export type SquareId = `${number}${number}`;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What lies between two neighbouring squares. */
export const BORDERS = ['open', 'door', 'wall'] as const;
export type Border = (typeof BORDERS)[number];

/** A room: squares joined by open borders. Named by its first square. */
export type RoomId = SquareId;

/** A floor plan of rooms, doors and walls, with everything that can be known beforehand. */
export interface Rooms {
  readonly squares: readonly SquareId[];
  readonly rooms: readonly RoomId[];
  readonly roomOf: Readonly<Record<SquareId, RoomId>>;
  readonly squaresIn: Readonly<Record<RoomId, readonly SquareId[]>>;
  /** The border in each direction; the edge of the board is a wall. */
  readonly borders: Readonly<Record<SquareId, Readonly<Record<Direction, Border>>>>;
  /** The square that one move in a direction leads to; none through a wall. */
  readonly steps: Readonly<Record<SquareId, Readonly<Partial<Record<Direction, SquareId>>>>>;
  /** The rooms seen from a square: its own first. */
  readonly roomsSeen: Readonly<Record<SquareId, readonly RoomId[]>>;
  readonly seen: Readonly<Record<SquareId, ReadonlySet<SquareId>>>;
  readonly moves: Readonly<Record<SquareId, Readonly<Record<SquareId, number>>>>;
  /** All squares, the nearest first. */
  readonly nearest: Readonly<Record<SquareId, readonly SquareId[]>>;
  /** The squares that moves straight on in a direction lead to, up to the first wall. */
  readonly ways: Readonly<Record<SquareId, Readonly<Record<Direction, readonly SquareId[]>>>>;
  /** The half-line in a direction, the own square first, walls ignored. */
  readonly rays: Readonly<Record<SquareId, Readonly<Record<Direction, readonly SquareId[]>>>>;
}

const OFFSETS: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

/** The square at a row and a column. */
export const squareAt = (row: number, column: number): SquareId => `${row}${column}`;

/** The row and column of a square. */
export const placeOf = (square: SquareId): readonly [row: number, column: number] => [
  Number(square[0]),
  Number(square[1]),
];

/** The square beside another one, whether or not a wall stands between or it exists at all. */
export const beside = (square: SquareId, d: Direction): SquareId => {
  const [row, column] = placeOf(square);
  const [down, right] = OFFSETS[d];
  return squareAt(row + down, column + right);
};

const table = <K extends string, X>(keys: readonly K[], of: (key: K) => X): Record<K, X> =>
  Object.fromEntries(keys.map(k => [k, of(k)])) as Record<K, X>;

/** Everything joined to a start, in the order in which it is found. */
const joined = (start: SquareId, next: (square: SquareId) => readonly SquareId[]): SquareId[] => {
  const found = [start];
  for (const square of found) for (const n of next(square)) if (!found.includes(n)) found.push(n);
  return found;
};

const movesFrom = (start: SquareId, steps: Rooms['steps']): Record<SquareId, number> => {
  const moves: Record<SquareId, number> = { [start]: 0 };
  const found = [start];
  for (const square of found) {
    for (const next of Object.values(steps[square] ?? {})) {
      if (next in moves) continue;
      moves[next] = (moves[square] ?? 0) + 1;
      found.push(next);
    }
  }
  return moves;
};

/** The squares that one step after the other leads to, the start left out. */
const follow = (start: SquareId, step: (square: SquareId) => SquareId | undefined): SquareId[] => {
  const way: SquareId[] = [];
  for (let at = step(start); at; at = step(at)) way.push(at);
  return way;
};

/** Makes a floor plan from its squares and the border between each two neighbours. */
export const makeRooms = (
  squares: readonly SquareId[],
  between: (square: SquareId, d: Direction) => Border,
): Rooms => {
  const exists = new Set(squares);
  const borders = table(squares, q =>
    table(DIRECTIONS, d => (exists.has(beside(q, d)) ? between(q, d) : 'wall')),
  );
  const across = (q: SquareId, kind: readonly Border[]): SquareId[] =>
    DIRECTIONS.filter(d => kind.includes(borders[q]?.[d] ?? 'wall')).map(d => beside(q, d));
  const roomSquares = table(squares, q => joined(q, x => across(x, ['open'])).sort());
  const roomOf = table(squares, q => roomSquares[q]?.[0] as RoomId);
  const rooms = [...new Set(Object.values(roomOf))];
  const steps = table(squares, q =>
    Object.fromEntries(DIRECTIONS.filter(d => borders[q]?.[d] !== 'wall').map(d => [d, beside(q, d)])),
  ) as Rooms['steps'];
  const roomsSeen = table(squares, q => [
    ...new Set([roomOf[q], ...across(q, ['door']).map(behind => roomOf[behind])] as RoomId[]),
  ]);
  const moves = table(squares, q => movesFrom(q, steps));
  const squaresIn = table(rooms, r => squares.filter(q => roomOf[q] === r));
  return {
    squares,
    rooms,
    roomOf,
    squaresIn,
    borders,
    steps,
    roomsSeen,
    seen: table(squares, q => new Set(roomsSeen[q]?.flatMap(r => squaresIn[r] ?? []))),
    moves,
    nearest: table(squares, q => [...squares].sort((a, b) => (moves[q]?.[a] ?? 0) - (moves[q]?.[b] ?? 0))),
    ways: table(squares, q => table(DIRECTIONS, d => follow(q, at => steps[at]?.[d]))),
    rays: table(squares, q =>
      table(DIRECTIONS, d => [
        q,
        ...follow(q, at => (exists.has(beside(at, d)) ? beside(at, d) : undefined)),
      ]),
    ),
  };
};

/**
 * Reads a drawing: letters are squares (any letter or digit), ` ` is no
 * square, `.` an open border, `=` or `:` a door, `|` and `-` a wall. Squares
 * stand on every second column and line.
 */
export const drawnRooms = (drawing: string): Rooms => {
  const lines = drawing.replace(/^\s*\n|\n\s*$/g, '').split('\n');
  const indent = Math.min(...lines.filter(l => l.trim()).map(l => l.length - l.trimStart().length));
  const at = (line: number, column: number): string => lines[line]?.[indent + column] ?? ' ';
  const squares: SquareId[] = [];
  for (let line = 0; line < lines.length; line += 2) {
    for (let column = 0; indent + column < (lines[line]?.length ?? 0); column += 2) {
      if (/\w/.test(at(line, column))) squares.push(squareAt(line / 2, column / 2));
    }
  }
  const kinds: Readonly<Record<string, Border>> = {
    '.': 'open',
    '=': 'door',
    ':': 'door',
    '|': 'wall',
    '-': 'wall',
  };
  return makeRooms(squares, (q, d) => {
    const [row, column] = placeOf(q);
    const [down, right] = OFFSETS[d];
    const kind = kinds[at(2 * row + down, 2 * column + right)];
    if (!kind) throw new Error(`no border drawn ${d} of ${q}`);
    return kind;
  });
};
