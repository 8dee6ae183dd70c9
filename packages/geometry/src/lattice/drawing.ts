import type { Lattice, Plan } from './lattice.js';
import { makeLattice } from './make-lattice.js';
import { type GridObject, OBJECTS, type ObjectKind } from './objects.js';
import type { Edge, Intersection, Point, Side, Space } from './places.js';

/**
 * A map in letters, three for each space: what stands on its left edge, its level
 * (`.` is 0), and what or who is on it. A line between two rows, which may be left
 * out, has three for each corner: its name, and twice what stands on the edge beside it.
 *
 *      .A .r 1 |1B     A on the ground, a rock, level 1 with a wall before B
 *           X$$        a corner called X, a bin between the third spaces of the rows
 *      .  .  1  1
 */
const EDGE_MARKS: Readonly<Record<string, ObjectKind>> = {
  '|': 'wall',
  '-': 'wall',
  '#': 'edge-wall',
  ':': 'low-wall',
  ';': 'low-edge-wall',
  $: 'supply-bin',
};

const SPACE_MARKS: Readonly<Record<string, ObjectKind>> = {
  r: 'rock',
  t: 'tree',
  c: 'care-package',
  b: 'beacon',
  h: 'heat-shield',
  d: 'drone',
  '~': 'canyon',
};

export interface Drawing {
  readonly lattice: Lattice;
  readonly plan: Plan;
  /** The space or the corner marked with a capital letter. */
  space(mark: string): Space;
  point(mark: string, level: number): Intersection;
}

const ROW = /^ *[|#:;$]?[.0-9][A-Za-z~ ]?/;

/** Reads a map in letters; throws a RangeError that says where it is not one. */
export function readDrawing(text: string): Drawing {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const rows = lines.filter(line => ROW.test(line));
  const indent = Math.min(...rows.map(line => line.search(/[.0-9]/))) - 1;
  const levels: number[][] = [];
  const edges: { at: Edge; object: GridObject }[] = [];
  const objects: { at: Space; object: GridObject }[] = [];
  const spaces: Record<string, Space> = {};
  const points: Record<string, Point> = {};
  const width = Math.max(...rows.map(line => Math.ceil((line.trimEnd().length - indent - 1) / 3)));
  const placeEdge = (mark: string, side: Side, x: number, y: number): void => {
    if (mark === ' ') return;
    const kind = EDGE_MARKS[mark];
    if (!kind) throw new RangeError(`no edge is drawn as "${mark}" (${side} ${x},${y})`);
    edges.push({ at: { side, x, y }, object: OBJECTS[kind] });
  };
  for (const line of lines) {
    const at = (k: number): string => line[indent + k] ?? ' ';
    const y = levels.length;
    if (!ROW.test(line)) {
      for (let x = 0; x <= width; x++) {
        if (/[A-Z]/.test(at(3 * x))) points[at(3 * x)] = { x, y };
        placeEdge(at(3 * x + 1), 'H', x, y);
      }
      continue;
    }
    const row: number[] = [];
    for (let x = 0; x < width; x++) {
      placeEdge(at(3 * x), 'V', x, y);
      row.push(at(3 * x + 1) === '.' ? 0 : Number(at(3 * x + 1)));
      const mark = at(3 * x + 2);
      const kind = SPACE_MARKS[mark];
      if (kind) objects.push({ at: { x, y }, object: OBJECTS[kind] });
      else if (/[A-Z]/.test(mark)) spaces[mark] = { x, y };
      else if (mark !== ' ') throw new RangeError(`nothing is drawn as "${mark}" (${x},${y})`);
    }
    placeEdge(at(3 * width), 'V', width, y);
    levels.push(row);
  }
  const plan: Plan = { levels, edges, spaces: objects };
  return {
    lattice: makeLattice(plan),
    plan,
    space: mark => marked(spaces, mark),
    point: (mark, level) => ({ ...marked(points, mark), level }),
  };
}

const marked = (places: Readonly<Record<string, Space>>, mark: string): Space => {
  const place = places[mark];
  if (!place) throw new RangeError(`nothing is marked "${mark}"`);
  return place;
};

const markOf = (marks: Readonly<Record<string, ObjectKind>>, kind: string): string =>
  Object.keys(marks).find(mark => marks[mark] === kind) ?? '?';

/** The rows of a map in letters, with the given marks on spaces and corners. */
export function draw(
  plan: Plan,
  marks: {
    readonly spaces?: readonly (Space & { readonly mark: string })[];
    readonly points?: readonly (Point & { readonly mark: string })[];
  } = {},
): readonly string[] {
  const height = plan.levels.length;
  const width = plan.levels[0]?.length ?? 0;
  const page = Array.from({ length: 2 * height + 1 }, () => new Array<string>(3 * width + 1).fill(' '));
  const put = (row: number, column: number, text: string): void => {
    for (const [k, letter] of [...text].entries()) {
      const line = page[row];
      if (line && column + k < line.length) line[column + k] = letter;
    }
  };
  for (const [y, row] of plan.levels.entries())
    for (const [x, level] of row.entries()) put(2 * y + 1, 3 * x + 1, level === 0 ? '.' : String(level));
  for (const { at, object } of plan.spaces ?? [])
    put(2 * at.y + 1, 3 * at.x + 2, markOf(SPACE_MARKS, object.kind));
  for (const { at, object } of plan.edges ?? []) {
    const mark = markOf(EDGE_MARKS, object.kind);
    if (at.side === 'V') put(2 * at.y + 1, 3 * at.x, mark);
    else put(2 * at.y, 3 * at.x + 1, (mark === '|' ? '-' : mark).repeat(2));
  }
  for (const { x, y, mark } of marks.spaces ?? []) put(2 * y + 1, 3 * x + 2, mark);
  for (const { x, y, mark } of marks.points ?? []) put(2 * y, 3 * x, mark);
  return page.map(line => line.join('').trimEnd()).filter((line, k) => k % 2 === 1 || line !== '');
}

/** Places as drawings name them. */
export const space = (x: number, y: number): Space => ({ x, y });
export const edge = (side: Side, x: number, y: number): Edge => ({ side, x, y });
export const intersection = (x: number, y: number, level: number): Intersection => ({ x, y, level });
