import {
  type Area,
  addressOf,
  type Field,
  type Hex,
  hexAt,
  type Terrain,
  terrainAt,
} from '@potyczka/geometry/hex';

/**
 * The map as the ledger tells it, worked out the slow way. Nothing here comes from the rules of the game: of a
 * compiled field only the plan is read, which kind each hex is and between which hexes a wall line lies.
 */

type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point];

/** Flat hexes, stretched so that all corners are whole numbers: straight lines stay straight. */
const CORNERS: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const isOn = (p: Point, [a, b]: Segment): boolean =>
  side(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** Closed segments: to touch is enough. */
const meet = (s: Segment, t: Segment): boolean => {
  const [a, b] = s;
  const [c, d] = t;
  if (side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)) return true;
  return isOn(a, t) || isOn(b, t) || isOn(c, s) || isOn(d, s);
};

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

export class Board {
  private readonly lines: readonly (readonly [Hex, Hex])[];
  private readonly near = new Map<Hex, readonly Hex[]>();
  private readonly far = new Map<Hex, ReadonlyMap<Hex, number>>();
  private readonly seen = new Map<string, boolean>();
  private readonly blocks: readonly Segment[];

  constructor(readonly field: Field) {
    this.lines = field.walls.flatMap(w => (w.kind === 'line' ? [w.between] : []));
    this.blocks = [
      ...this.lines.map(([a, b]) => this.edge(a, b)),
      ...this.hexes.filter(hex => this.isWall(hex)).flatMap(hex => this.outline(hex)),
    ];
  }

  get hexes(): readonly Hex[] {
    return Array.from({ length: this.field.size }, (_, hex) => hex as Hex);
  }

  kind(hex: Hex): Terrain {
    return terrainAt(this.field, hex);
  }

  /** GLM-G26: closed doors block like walls. */
  isWall(hex: Hex): boolean {
    return ['wall', 'closed-door', 'locked-door'].includes(this.kind(hex));
  }

  private middle(hex: Hex): Point {
    const [column, row] = addressOf(this.field, hex);
    return [3 * column, 2 * row + (column & 1)];
  }

  private corners(hex: Hex): readonly Point[] {
    const [x, y] = this.middle(hex);
    return CORNERS.map(([dx, dy]) => [x + dx, y + dy] as const);
  }

  private outline(hex: Hex): Segment[] {
    const corners = this.corners(hex);
    return corners.map((corner, i) => [corner, corners[(i + 1) % 6] as Point] as const);
  }

  private edge(a: Hex, b: Hex): Segment {
    const [from, to] = this.corners(a).filter(p => this.corners(b).some(q => isSame(p, q)));
    return [from as Point, to as Point];
  }

  /** GLM-MOVE-06: the hexes beside one, but for those behind a wall line. Walls are among them. */
  beside(hex: Hex): readonly Hex[] {
    const known = this.near.get(hex);
    if (known) return known;
    const [x, y] = this.middle(hex);
    const found = this.hexes.filter(other => {
      const [ox, oy] = this.middle(other);
      const isNext =
        (ox === x && Math.abs(oy - y) === 2) || (Math.abs(ox - x) === 3 && Math.abs(oy - y) === 1);
      return isNext && !this.lines.some(([a, b]) => (a === hex && b === other) || (b === hex && a === other));
    });
    this.near.set(hex, found);
    return found;
  }

  areBeside(a: Hex, b: Hex): boolean {
    return this.beside(a).includes(b);
  }

  /** GLM-G27: round walls, whatever stands or lies on the way. */
  distance(from: Hex, to: Hex): number {
    let steps = this.far.get(from);
    if (!steps) {
      const found = new Map([[from, 0]]);
      for (const [hex, n] of found)
        for (const next of this.beside(hex))
          if (!this.isWall(next) && !found.has(next)) found.set(next, n + 1);
      steps = found;
      this.far.set(from, steps);
    }
    return steps.get(to) ?? Number.POSITIVE_INFINITY;
  }

  /** GLM-ATK-06, GLM-G25: some corner sees some corner, and the line touches no wall. */
  sees(from: Hex, to: Hex): boolean {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const open = (hex: Hex): Point[] =>
      this.corners(hex).filter(p => !this.blocks.some(wall => isOn(p, wall)));
    const isClear = (p: Point, q: Point): boolean => !this.blocks.some(wall => meet([p, q], wall));
    const sees =
      from === to ||
      this.areBeside(from, to) ||
      open(from).some(p => open(to).some(q => isSame(p, q) || isClear(p, q)));
    this.seen.set(key, sees);
    return sees;
  }

  /** GLM-AOE-01: a pattern in every turn and mirror, laid with its first hex (or its grey one) here. */
  laid(from: Hex, pattern: Area): readonly (readonly (Hex | undefined)[])[] {
    const [column, row] = addressOf(this.field, from);
    const slanted = row - Math.floor(column / 2);
    return everyTurn(pattern).map(turned =>
      turned.map(([columns, down]) => {
        const to = column + columns;
        const at = hexAt(this.field, to, slanted + down + Math.floor(to / 2));
        return at < 0 ? undefined : (at as Hex);
      }),
    );
  }
}

const everyTurn = (pattern: Area): readonly Area[] => {
  const found: Area[] = [];
  for (let each of [pattern, pattern.map(([c, d]) => [d, c] as const)])
    for (let turn = 0; turn < 6; turn++) {
      found.push(each);
      each = each.map(([c, d]) => [-d, c + d] as const);
    }
  return found;
};

const boards = new WeakMap<Field, Board>();

export const boardOf = (field: Field): Board => {
  const known = boards.get(field) ?? new Board(field);
  boards.set(field, known);
  return known;
};
