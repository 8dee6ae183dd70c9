import {
  DIRECTIONS,
  distance,
  distanceToPoint,
  isIntersection,
  isOnMap,
  isSame,
  near,
  neighbourIn,
  push,
  reach,
  type Space,
  spacesOf,
  step,
} from '@potyczka/geometry/lattice';
import {
  asSet,
  checkWith,
  differs,
  type Field,
  type Fields,
  fields,
  list,
  Malformed,
  named,
  oneOf,
  readEdge,
  readPlace,
  readSpace,
  text,
  whole,
} from '../vectors/apex-field.js';
import type { Check } from '../vectors/check.js';

function* steps(vector: Fields, { lattice, figures }: Field): Generator<string> {
  for (const [k, entry] of list(vector.steps, 'steps', fields).entries()) {
    const from = readSpace(entry.from, `steps[${k}].from`);
    const others = figures.filter(f => !isSame(f, from));
    for (const direction of DIRECTIONS) {
      if (!isOnMap(lattice, neighbourIn(from, direction))) continue;
      const found = step(lattice, from, direction, others);
      const ours = found.legal ? String(found.cost) : sorted(found.refused.map(r => r.why));
      const theirs = readCost(entry[direction], `steps[${k}].${direction}`);
      if (ours !== theirs) yield differs(`step ${direction} from ${named(from)}`, ours, theirs);
    }
  }
}

const sorted = (words: readonly string[]): string => words.toSorted().join(' ');

const readCost = (value: unknown, where: string): string =>
  Array.isArray(value) ? sorted(list(value, where, text)) : String(whole(value, where));

function* reaches(vector: Fields, { lattice, figures }: Field): Generator<string> {
  for (const [k, entry] of list(vector.reach, 'reach', fields).entries()) {
    const from = readSpace(entry.from, `reach[${k}].from`);
    const points = whole(entry.points, `reach[${k}].points`);
    const rows = list(entry.rows, `reach[${k}].rows`, text);
    const stops = reach(lattice, from, points, figures).filter(s => s.mayEnd);
    for (const to of spacesOf(lattice)) {
      const stop = stops.find(s => isSame(s.space, to));
      const ours = isSame(to, from) ? '@' : stop ? String(stop.cost) : '.';
      const theirs = rows[to.y]?.[to.x] ?? '';
      if (ours !== theirs)
        yield differs(`reach with ${points} MP from ${named(from)} to ${named(to)}`, ours, theirs);
    }
  }
}

function* nears(vector: Fields, { lattice }: Field): Generator<string> {
  for (const [k, entry] of list(vector.near, 'near', fields).entries()) {
    const of = readPlace(entry.of, `near[${k}].of`);
    const found = near(lattice, of);
    for (const relation of ['adjacent', 'neighbouring'] as const) {
      const ours = asSet(found.filter(n => n[relation]).map(n => n.space));
      const theirs = asSet(list(entry[relation], `near[${k}].${relation}`, readSpace));
      if (ours !== theirs) yield differs(`${relation} to ${named(of)}`, ours, theirs);
    }
  }
}

const CAUSES = ['off-map', 'higher', 'edge', 'corner', 'occupied', 'occupied-lower', 'canyon'] as const;

const orNull = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === null || value === undefined ? undefined : read(value);

const readPush = (value: unknown, where: string) => {
  const asked = fields(value, where);
  return {
    from: readSpace(asked.from, `${where}.from`),
    direction: oneOf(asked.direction, DIRECTIONS, `${where}.direction`),
    spaces: whole(asked.spaces, `${where}.spaces`),
    path: list(asked.path, `${where}.path`, readSpace),
    collision: orNull(asked.collision, v => oneOf(v, ['A', 'B'], `${where}.collision`)),
    cause: orNull(asked.cause, v => oneOf(v, CAUSES, `${where}.cause`)),
    end: orNull(asked.end, v => readSpace(v, `${where}.end`)),
    options: list(asked.options, `${where}.options`, readSpace),
  };
};

const ordered = (path: readonly Space[]): string => path.map(named).join(' ');

function* pushes(vector: Fields, { lattice, figures }: Field): Generator<string> {
  for (const asked of list(vector.pushes, 'pushes', readPush)) {
    const found = push(lattice, asked.from, asked.direction, asked.spaces, figures);
    const question = `push ${asked.direction} ${asked.spaces} from ${named(asked.from)}`;
    const pairs: readonly (readonly [string, string, string])[] = [
      ['path', ordered(found.path), ordered(asked.path)],
      ['collision', found.collision ?? '', asked.collision ?? ''],
      ['cause', found.cause ?? '', asked.cause ?? ''],
      ['end', found.end ? named(found.end) : '', asked.end ? named(asked.end) : ''],
      ['options', asSet(found.options), asSet(asked.options)],
    ];
    for (const [what, ours, theirs] of pairs)
      if (ours !== theirs) yield differs(`${what} of ${question}`, ours, theirs);
  }
}

function* distances(vector: Fields): Generator<string> {
  for (const [k, entry] of list(vector.distances, 'distances', fields).entries()) {
    const where = `distances[${k}]`;
    const from = readSpace(entry.from, `${where}.from`);
    const theirs = whole(entry.is, `${where}.is`);
    const ours = distanceAsked(entry, from, where);
    if (ours !== theirs) yield differs(`distance ${k + 1} from ${named(from)}`, String(ours), String(theirs));
  }
}

const distanceAsked = (entry: Fields, from: Space, where: string): number => {
  if (entry.edge !== undefined) return distance(from, readEdge(entry.edge, `${where}.edge`));
  if (entry.point !== undefined) return distanceToPoint(from, readPlace(entry.point, `${where}.point`));
  if (entry.to === undefined) throw new Malformed(`${where} names no place`);
  const to = readPlace(entry.to, `${where}.to`);
  return isIntersection(to) ? distanceToPoint(from, to) : distance(from, to);
};

/** Steps, reach, adjacency, pushes and distances of Apex Legends. */
export const check: Check = checkWith(function* (vector, field) {
  yield* steps(vector, field);
  yield* reaches(vector, field);
  yield* nears(vector, field);
  yield* pushes(vector, field);
  yield* distances(vector);
});
