import {
  area,
  type Barrier,
  cover,
  type Intersection,
  intersectionState,
  isImpassable,
  isIntersection,
  isSame,
  type Lattice,
  type LatticeSight,
  PATTERNS,
  type Space,
  sight,
  sourceLevel,
  spacesOf,
  zoneEffect,
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
  readIntersection,
  readPlace,
  readSpace,
  text,
  whole,
} from '../vectors/apex-field.js';
import type { Check } from '../vectors/check.js';

const LETTERS = { 'APX-LOS-30': 'H', 'APX-LOS-31': '1', 'APX-LOS-32': '2', 'APX-LOS-12': '+' } as const;

/** The letter of a line from a space to a space or an intersection. */
function letter(lattice: Lattice, from: Space, to: Space | Intersection, found: LatticeSight): string {
  if (found.seen && !isIntersection(to) && cover(lattice, from, to).length > 0) return 'c';
  return LETTERS[found.rule];
}

/** Which rule hides a space is the explanation's affair; seen or not, and cover, must agree. */
const sameView = (ours: string, theirs: string): boolean =>
  ours === theirs || (/[H12]/.test(ours) && /[H12]/.test(theirs));

function* views(vector: Fields, { lattice }: Field): Generator<string> {
  for (const view of list(vector.views, 'views', readView)) {
    for (const to of spacesOf(lattice)) {
      const ours = isSame(to, view.from)
        ? '@'
        : isImpassable(lattice, to)
          ? '#'
          : letter(lattice, view.from, to, sight(lattice, view.from, to));
      const theirs = view.rows[to.y]?.[to.x] ?? '';
      if (!sameView(ours, theirs)) yield differs(`view ${named(view.from)} to ${named(to)}`, ours, theirs);
    }
    for (const [key, rows] of Object.entries(view.points)) {
      for (const to of intersectionsOf(lattice, Number(key))) {
        const ours =
          intersectionState(lattice, to).state === 'none'
            ? '.'
            : letter(lattice, view.from, to, sight(lattice, view.from, to));
        const theirs = rows[to.y]?.[to.x] ?? '';
        if (!sameView(ours, theirs)) yield differs(`view ${named(view.from)} to ${named(to)}`, ours, theirs);
      }
    }
  }
}

const readRows = (value: unknown, where: string): readonly string[] => list(value, where, text);

const readView = (value: unknown, where: string) => {
  const view = fields(value, where);
  return {
    from: readSpace(view.from, `${where}.from`),
    rows: readRows(view.rows, `${where}.rows`),
    points: view.points === undefined ? {} : readLevels(view.points, `${where}.points`),
  };
};

/** Rows of letters by level. */
const readLevels = (value: unknown, where: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(fields(value, where)).map(([level, rows]) => {
      if (!/^[0-9]+$/.test(level)) throw new Malformed(`${where}.${level} is not a level`);
      return [level, readRows(rows, `${where}.${level}`)];
    }),
  );

function* intersectionsOf(lattice: Lattice, level: number): Generator<Intersection> {
  for (let y = 0; y <= lattice.height; y++) for (let x = 0; x <= lattice.width; x++) yield { x, y, level };
}

const ANSWERS = ['+', 'c', 'H', '1', '2'] as const;

function* lines(vector: Fields, { lattice }: Field): Generator<string> {
  for (const line of list(vector.lines, 'lines', readLine)) {
    const found = sight(lattice, line.from, line.to);
    const question = `line ${named(line.from)} to ${named(line.to)}`;
    const ours = letter(lattice, line.from, line.to, found);
    if (ours !== line.answer) yield differs(question, ours, line.answer);
    else if (!found.seen) {
      const by = found.by.map(blockerName).sort().join(' ');
      if (found.rule !== line.rule) yield differs(`the rule of ${question}`, found.rule, line.rule);
      else if (by !== line.by) yield differs(`what blocks ${question}`, by, line.by);
    }
  }
}

const readLine = (value: unknown, where: string) => {
  const line = fields(value, where);
  const answer = oneOf(line.answer, ANSWERS, `${where}.answer`);
  return {
    from: readSpace(line.from, `${where}.from`),
    to: readPlace(line.to, `${where}.to`),
    answer,
    rule: line.rule === undefined ? '' : text(line.rule, `${where}.rule`),
    by: list(line.by, `${where}.by`, (by, at) => {
      if (!Array.isArray(by)) throw new Malformed(`${at} is not a blocker`);
      return `${text(by[0], at)}(${whole(by[1], at)},${whole(by[2], at)})`;
    })
      .toSorted()
      .join(' '),
  };
};

const blockerName = ({ kind, at }: Barrier): string => {
  const sign = kind === 'space' ? 'S' : 'side' in at ? at.side : 'X';
  return `${sign}(${at.x},${at.y})`;
};

function* areas(vector: Fields, { lattice }: Field): Generator<string> {
  for (const asked of list(vector.areas, 'areas', readArea)) {
    const found = area(lattice, asked.source, PATTERNS[asked.shape], { aerial: asked.aerial });
    const ours = asSet(found.filter(a => a.affected && !isImpassable(lattice, a.space)).map(a => a.space));
    const theirs = asSet(asked.spaces);
    const level = sourceLevel(lattice, asked.source);
    if (ours !== theirs)
      yield differs(`area ${asked.shape} round ${named(asked.source)} on level ${level}`, ours, theirs);
  }
}

const SHAPES = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];

const readArea = (value: unknown, where: string) => {
  const asked = fields(value, where);
  if (typeof asked.aerial !== 'boolean') throw new Malformed(`${where}.aerial is not true or false`);
  return {
    source: readSpace(asked.source, `${where}.source`),
    shape: oneOf(asked.shape, SHAPES, `${where}.shape`),
    aerial: asked.aerial,
    spaces: list(asked.spaces, `${where}.spaces`, readSpace),
  };
};

function* zones(vector: Fields, { lattice }: Field): Generator<string> {
  for (const asked of list(vector.zones, 'zones', readZone)) {
    const ours = zoneEffect(lattice, asked.zone, asked.from, asked.to).effect;
    const question = `zone ${named(asked.zone)} on line ${named(asked.from)} to ${named(asked.to)}`;
    if (ours !== asked.answer) yield differs(question, ours, asked.answer);
  }
}

const readZone = (value: unknown, where: string) => {
  const asked = fields(value, where);
  return {
    from: readSpace(asked.from, `${where}.from`),
    to: readSpace(asked.to, `${where}.to`),
    zone: readIntersection(asked.zone, `${where}.zone`),
    answer: oneOf(asked.answer, ['in', 'through', 'none'], `${where}.answer`),
  };
};

const STATES = { none: '.', free: 'f', occupied: 'o' } as const;

function* free(vector: Fields, { lattice, points }: Field): Generator<string> {
  if (vector.free === undefined) return;
  for (const [key, rows] of Object.entries(readLevels(vector.free, 'free'))) {
    for (const at of intersectionsOf(lattice, Number(key))) {
      const ours = STATES[intersectionState(lattice, at, points).state];
      const theirs = rows[at.y]?.[at.x] ?? '';
      if (ours !== theirs) yield differs(`intersection ${named(at)}`, ours, theirs);
    }
  }
}

/** Sight, cover, areas, zones and free intersections of Apex Legends. */
export const check: Check = checkWith(function* (vector, field) {
  yield* views(vector, field);
  yield* lines(vector, field);
  yield* areas(vector, field);
  yield* zones(vector, field);
  yield* free(vector, field);
});
