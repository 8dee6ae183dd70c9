import {
  draw,
  type Edge,
  type Intersection,
  isIntersection,
  isObjectKind,
  type Lattice,
  makeLattice,
  OBJECTS,
  type ObjectKind,
  type Plan,
  type Space,
} from '@potyczka/geometry/lattice';
import type { Check } from './check.js';

/** A vector that is not of the documented form; the message says where. */
export class Malformed extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown, where: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${where} is not an object`);
  return value as Fields;
};

/** A list, each entry read; a missing list is empty. */
export const list = <T>(
  value: unknown,
  where: string,
  read: (entry: unknown, where: string) => T,
): readonly T[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Malformed(`${where} is not a list`);
  return value.map((entry: unknown, k) => read(entry, `${where}[${k}]`));
};

export const whole = (value: unknown, where: string): number => {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Malformed(`${where} is not a whole number`);
  return value;
};

export const text = (value: unknown, where: string): string => {
  if (typeof value !== 'string') throw new Malformed(`${where} is not a text`);
  return value;
};

export const oneOf = <T extends string>(value: unknown, of: readonly T[], where: string): T => {
  const found = of.find(each => each === value);
  if (found === undefined) throw new Malformed(`${where} is none of ${of.join(', ')}`);
  return found;
};

const numbers = (value: unknown, where: string, length: number): readonly number[] => {
  const found = value === undefined ? undefined : list(value, where, whole);
  if (found?.length !== length) throw new Malformed(`${where} is not ${length} whole numbers`);
  return found;
};

export const readSpace = (value: unknown, where: string): Space => {
  const [x, y] = numbers(value, where, 2) as [number, number];
  return { x, y };
};

export const readIntersection = (value: unknown, where: string): Intersection => {
  const [x, y, level] = numbers(value, where, 3) as [number, number, number];
  return { x, y, level };
};

export const readPlace = (value: unknown, where: string): Space | Intersection =>
  Array.isArray(value) && value.length === 3 ? readIntersection(value, where) : readSpace(value, where);

export const readEdge = (value: unknown, where: string): Edge => {
  if (!Array.isArray(value) || value.length !== 3) throw new Malformed(`${where} is not an edge`);
  return {
    side: oneOf(value[0], ['V', 'H'], where),
    x: whole(value[1], where),
    y: whole(value[2], where),
  };
};

/** The map of a vector: the plan, who stands where, and how to draw it in one line. */
export interface Field {
  readonly plan: Plan;
  readonly lattice: Lattice;
  readonly figures: readonly Space[];
  readonly points: readonly Intersection[];
  readonly drawn: string;
}

const readKind = (value: unknown, where: string): ObjectKind => {
  const kind = text(value, where);
  if (!isObjectKind(kind)) throw new Malformed(`${where}: no object is called ${kind}`);
  return kind;
};

export function readField(value: unknown, where = 'map'): Field {
  const map = fields(value, where);
  const [width, height] = numbers(map.size, `${where}.size`, 2) as [number, number];
  const levels = list(map.levels, `${where}.levels`, (row, at) => {
    const digits = text(row, at);
    if (digits.length !== width || !/^[0-9]*$/.test(digits))
      throw new Malformed(`${at} is not ${width} digits`);
    return [...digits].map(Number);
  });
  if (levels.length !== height) throw new Malformed(`${where}.levels is not ${height} rows`);
  const edges = list(map.edges, `${where}.edges`, (entry, at) => {
    if (!Array.isArray(entry)) throw new Malformed(`${at} is not an edge with an object`);
    return { at: readEdge(entry.slice(1), at), object: OBJECTS[readKind(entry[0], at)] };
  });
  const spaces = list(map.spaces, `${where}.spaces`, (entry, at) => {
    if (!Array.isArray(entry)) throw new Malformed(`${at} is not a space with an object`);
    return { at: readSpace(entry.slice(1), at), object: OBJECTS[readKind(entry[0], at)] };
  });
  const figures = list(map.figures, `${where}.figures`, readSpace);
  const points = list(map.points, `${where}.points`, (entry, at) => {
    if (!Array.isArray(entry)) throw new Malformed(`${at} is not an intersection with a figure`);
    readKind(entry[0], at);
    return readIntersection(entry.slice(1), at);
  });
  const plan: Plan = { levels, edges, spaces };
  const marks = {
    spaces: figures.map(f => ({ ...f, mark: 'L' })),
    points: points.map(p => ({ ...p, mark: 'O' })),
  };
  return { plan, lattice: latticeOf(plan, where), figures, points, drawn: draw(plan, marks).join(' / ') };
}

const latticeOf = (plan: Plan, where: string): Lattice => {
  try {
    return makeLattice(plan);
  } catch (error) {
    if (error instanceof RangeError) throw new Malformed(`${where}: ${error.message}`);
    throw error;
  }
};

/** Compares every question of a vector and reports the first difference in one line. */
export const checkWith =
  (questions: (vector: Fields, field: Field) => Iterable<string>): Check =>
  value => {
    let name = 'vector';
    try {
      const vector = fields(value, 'vector');
      name = `vector ${whole(vector.id, 'id')}`;
      const field = readField(vector.map);
      const [first, ...others] = questions(vector, field);
      if (first === undefined) return undefined;
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      return `${name}: ${first}${more}: ${field.drawn}`;
    } catch (error) {
      if (error instanceof Malformed) return `${name} is malformed: ${error.message}`;
      throw error;
    }
  };

export const named = (at: Space | Intersection): string =>
  isIntersection(at) ? `(${at.x},${at.y}) level ${at.level}` : `(${at.x},${at.y})`;

export const asSet = (spaces: readonly Space[]): string => spaces.map(named).sort().join(' ');

export const differs = (question: string, ours: string, theirs: string): string =>
  `${question} is ${ours || 'nothing'} here, ${theirs || 'nothing'} there`;
