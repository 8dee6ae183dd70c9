/**
 * The ground: flat-topped hexes addressed `[column, row]`, odd columns half a
 * hex lower. A field is compiled once from a plan and never changes.
 */

/** A rule of the ledger, or one of its resolved gaps (`GLM-G25`). */
export type RuleId = `GLM-${string}`;

/** What lies on a hex; `floor` is an ordinary empty hex. */
export const TERRAINS = [
  'floor',
  'corridor',
  'open-door',
  'pressure-plate',
  'treasure',
  'trap',
  'hazardous',
  'difficult',
  'obstacle',
  'closed-door',
  'locked-door',
  'wall',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Address = readonly [column: number, row: number];

/** A hex of one field: `column * rows + row`. Plain data. */
export type Hex = number & { readonly brand: 'Hex' };

/** Where there is no hex. */
export const NONE = -1;

export interface FieldPlan {
  readonly columns: number;
  readonly rows: number;
  readonly terrain?: readonly { readonly at: Address; readonly kind: Terrain }[];
  /** Pairs of neighbouring hexes with a wall on the edge between them. */
  readonly wallLines?: readonly (readonly [Address, Address])[];
}

/** GLM-ATK-07: a wall is a line on an edge or a whole hex; GLM-G26: a closed door is one too. */
export type Wall =
  | { readonly kind: 'line'; readonly between: readonly [Hex, Hex] }
  | { readonly kind: 'wall' | 'closed-door' | 'locked-door'; readonly hex: Hex };

export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Per hex an index into TERRAINS. */
  readonly kinds: Uint8Array;
  /** Six per hex, clockwise from straight up: what may be stepped to as far as walls go, else NONE. */
  readonly links: Int16Array;
  /** The same for counting range, which stops at closed doors too (GLM-G27). */
  readonly rangeLinks: Int16Array;
  readonly walls: readonly Wall[];
  /**
   * The lattice of half steps between corners, `stride` wide: at each corner and
   * each middle of an edge the number (from 1) of a wall that lies there, or 0.
   */
  readonly wallAt: Int16Array;
  readonly stride: number;
}

const LOCKED = TERRAINS.indexOf('locked-door');
const CLOSED = TERRAINS.indexOf('closed-door');

/** Corners clockwise from the upper right one, seen from the centre: half sides across, half heights down. */
export const CORNER_X = [1, 2, 1, -1, -2, -1] as const;
export const CORNER_Y = [-1, 0, 1, 1, 0, -1] as const;
/** The edge towards neighbour d lies between the corners before d and d. */
export const cornerBefore = (d: number): number => (d + 5) % 6;

/** Centre of a hex in the units of CORNER_X and CORNER_Y; the corner of the field is at 0, 0. */
export const centreX = (field: { rows: number }, hex: number): number => 3 * Math.trunc(hex / field.rows) + 2;
export const centreY = (field: { rows: number }, hex: number): number =>
  2 * (hex % field.rows) + (Math.trunc(hex / field.rows) & 1) + 1;

export const addressOf = (field: { rows: number }, hex: number): Address => [
  Math.trunc(hex / field.rows),
  hex % field.rows,
];

/** NONE outside the field. */
export const hexAt = (field: { columns: number; rows: number }, column: number, row: number): Hex | -1 =>
  column >= 0 && column < field.columns && row >= 0 && row < field.rows
    ? ((column * field.rows + row) as Hex)
    : NONE;

/** The hex at an address that must be on the field. */
export function hexOf(field: { columns: number; rows: number }, [column, row]: Address): Hex {
  const hex = Number.isInteger(column) && Number.isInteger(row) ? hexAt(field, column, row) : NONE;
  if (hex === NONE)
    throw new RangeError(`[${column},${row}] is not on a field of ${field.columns} x ${field.rows}`);
  return hex;
}

export const terrainAt = (field: Field, hex: number): Terrain => TERRAINS[field.kinds[hex]!]!;

/** Walls for everybody: GLM-MOVE-05, GLM-TILE-28. */
export const isWall = (field: Field, hex: number): boolean => field.kinds[hex]! >= LOCKED;
export const isClosedDoor = (field: Field, hex: number): boolean => field.kinds[hex] === CLOSED;

/** The hex in direction d (0 straight up, clockwise), walls or not. */
export function beside(field: { columns: number; rows: number }, hex: number, d: number): Hex | -1 {
  const [column, row] = addressOf(field, hex);
  const low = column & 1;
  switch (d) {
    case 0:
      return hexAt(field, column, row - 1);
    case 1:
      return hexAt(field, column + 1, row - 1 + low);
    case 2:
      return hexAt(field, column + 1, row + low);
    case 3:
      return hexAt(field, column, row + 1);
    case 4:
      return hexAt(field, column - 1, row + low);
    default:
      return hexAt(field, column - 1, row - 1 + low);
  }
}

/** Which neighbour of a is b, or NONE. */
export function directionOf(field: { columns: number; rows: number }, a: number, b: number): number {
  for (let d = 0; d < 6; d++) if (beside(field, a, d) === b) return d;
  return NONE;
}

/** GLM-MOVE-06: no wall line between, and neither is a wall. */
export function isAdjacent(field: Field, a: number, b: number): boolean {
  for (let d = 6 * a; d < 6 * a + 6; d++) if (field.links[d] === b) return true;
  return false;
}

/** Neighbours by size of field only; every field of that size starts from a copy. */
const besideBySize = new Map<string, Int16Array>();
function allBeside(columns: number, rows: number): Int16Array {
  const key = `${columns},${rows}`;
  let all = besideBySize.get(key);
  if (all === undefined) {
    all = new Int16Array(6 * columns * rows);
    for (let i = 0; i < all.length; i++) all[i] = beside({ columns, rows }, Math.trunc(i / 6), i % 6);
    besideBySize.set(key, all);
  }
  return all;
}

class Builder {
  readonly size: number;
  readonly kinds: Uint8Array;
  readonly links: Int16Array;
  rangeLinks: Int16Array;
  readonly walls: Wall[] = [];
  readonly wallAt: Int16Array;
  readonly stride: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.size = columns * rows;
    this.kinds = new Uint8Array(this.size);
    this.links = allBeside(columns, rows).slice();
    this.rangeLinks = this.links;
    this.stride = 2 * (3 * columns + 1) + 1;
    this.wallAt = new Int16Array(this.stride * (2 * (2 * rows + 1) + 1));
  }

  private mark(at: number): void {
    if (this.wallAt[at] === 0) this.wallAt[at] = this.walls.length;
  }

  private markEdge(centre: number, d: number): void {
    const a = cornerBefore(d);
    const ax = CORNER_X[a]!;
    const ay = CORNER_Y[a]!;
    const bx = CORNER_X[d]!;
    const by = CORNER_Y[d]!;
    this.mark(centre + 2 * ay * this.stride + 2 * ax);
    this.mark(centre + (ay + by) * this.stride + ax + bx);
    this.mark(centre + 2 * by * this.stride + 2 * bx);
  }

  private cut(links: Int16Array, hex: number, d: number): void {
    const other = links[6 * hex + d]!;
    if (other === NONE) return;
    links[6 * hex + d] = NONE;
    links[6 * other + ((d + 3) % 6)] = NONE;
  }

  /** To be called last: closed doors stop the counting of range only. */
  closeDoors(): void {
    if (!this.kinds.includes(CLOSED)) return;
    this.rangeLinks = this.links.slice();
    for (let hex = 0; hex < this.size; hex++)
      if (this.kinds[hex] === CLOSED) for (let d = 0; d < 6; d++) this.cut(this.rangeLinks, hex, d);
  }

  lay(hex: Hex, kind: Terrain): void {
    if (this.kinds[hex] !== 0) throw new RangeError(`two tiles on hex [${addressOf(this, hex)}]`);
    this.kinds[hex] = TERRAINS.indexOf(kind);
    if (this.kinds[hex]! < CLOSED) return;
    this.walls.push({ kind: kind as 'wall' | 'closed-door' | 'locked-door', hex });
    const centre = latticeAt(this, hex);
    for (let d = 0; d < 6; d++) {
      this.markEdge(centre, d);
      if (this.kinds[hex] !== CLOSED) this.cut(this.links, hex, d);
    }
  }

  draw(a: Hex, b: Hex): void {
    const d = directionOf(this, a, b);
    if (d === NONE)
      throw new RangeError(
        `no edge between [${addressOf(this, a)}] and [${addressOf(this, b)}] for a wall line`,
      );
    this.walls.push({ kind: 'line', between: [a, b] });
    this.markEdge(latticeAt(this, a), d);
    this.cut(this.links, a, d);
  }
}

/** Index of a hex's centre in the lattice of half steps. */
export const latticeAt = (field: { rows: number; stride: number }, hex: number): number =>
  2 * centreY(field, hex) * field.stride + 2 * centreX(field, hex);

export function compileField(plan: FieldPlan): Field {
  const { columns, rows } = plan;
  if (
    !(
      Number.isInteger(columns) &&
      Number.isInteger(rows) &&
      columns > 0 &&
      rows > 0 &&
      columns * rows < 32_768
    )
  )
    throw new RangeError(`a field of ${columns} x ${rows} hexes is not possible`);
  const builder = new Builder(columns, rows);
  for (const { at, kind } of plan.terrain ?? []) builder.lay(hexOf(builder, at), kind);
  for (const [a, b] of plan.wallLines ?? []) builder.draw(hexOf(builder, a), hexOf(builder, b));
  builder.closeDoors();
  return builder;
}

/** All hexes of the field in order. */
export const hexes = (field: Field): Hex[] => Array.from({ length: field.size }, (_, i) => i as Hex);

/** The corner points of a hex, in the units of its centre. */
export const cornersOf = (field: Field, hex: number): { readonly x: number; readonly y: number }[] =>
  CORNER_X.map((x, k) => ({ x: centreX(field, hex) + x, y: centreY(field, hex) + CORNER_Y[k]! }));
