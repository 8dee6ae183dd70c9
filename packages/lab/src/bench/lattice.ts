import {
  cover,
  makeLattice,
  OBJECTS,
  type ObjectKind,
  type Plan,
  reach,
  type Space,
  sight,
  spacesOf,
} from '@potyczka/geometry/lattice';
import type { Bench } from './figure.js';

/** A 12 x 12 map with three levels: the placeholder Crossroads of the ledger, with rocks beside it. */
function crossroads(): Plan {
  const levels = Array.from({ length: 12 }, () => new Array<number>(12).fill(0));
  const build = (level: number, x0: number, x1: number, y0: number, y1: number): void => {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) levels[y]![x] = level;
  };
  build(1, 1, 3, 1, 3);
  build(1, 8, 10, 8, 10);
  build(1, 7, 10, 2, 3);
  build(1, 1, 4, 8, 9);
  build(1, 5, 6, 5, 7);
  build(2, 1, 2, 1, 3);
  build(2, 9, 10, 8, 10);
  build(2, 5, 6, 5, 6);
  const on = (kind: ObjectKind, side: 'V' | 'H', ...at: readonly (readonly [number, number])[]) =>
    at.map(([x, y]) => ({ at: { side, x, y }, object: OBJECTS[kind] }));
  const edges = [
    ...on('wall', 'H', [1, 6], [2, 6], [3, 6], [8, 6], [9, 6], [10, 6]),
    ...on('wall', 'V', [6, 0], [6, 1], [6, 9], [6, 10], [4, 5]),
    ...on('low-wall', 'H', [5, 4], [6, 9]),
    ...on('low-wall', 'V', [8, 6]),
    ...on('low-edge-wall', 'H', [2, 8]),
    ...on('supply-bin', 'V', [5, 0], [7, 11], [6, 4], [5, 10], [9, 2], [3, 9]),
    ...on('supply-bin', 'H', [11, 4], [0, 7], [4, 7], [7, 5]),
  ];
  const beacon = (x: number, y: number) => ({ at: { x, y }, object: OBJECTS.beacon });
  return { levels, edges, spaces: [beacon(5, 2), beacon(6, 10), beacon(1, 5), beacon(10, 6)] };
}

/** Milliseconds of one run, the best of many, so that what else runs on the machine does not count. */
function milliseconds(run: () => void, runs = 120): number {
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k < runs; k++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Every pair of spaces once, because sight is mutual. Counts, so that nothing is optimised away. */
function allPairs(spaces: readonly Space[], holds: (a: Space, b: Space) => boolean): number {
  let count = 0;
  for (let a = 0; a < spaces.length; a++)
    for (let b = a + 1; b < spaces.length; b++) if (holds(spaces[a]!, spaces[b]!)) count++;
  return count;
}

export const bench: Bench = report => {
  const plan = crossroads();
  const lattice = makeLattice(plan);
  const spaces = [...spacesOf(lattice)];
  const pairs = (spaces.length * (spaces.length - 1)) / 2;
  const all = milliseconds(() => allPairs(spaces, (a, b) => sight(lattice, a, b).seen));
  report({
    name: 'lattice: all sight pairs of a 12 x 12 map, explained',
    value: all,
    unit: 'ms',
    aim: '<= 5',
  });
  report({ name: 'lattice: one line of sight', value: (all * 1e6) / pairs, unit: 'ns' });
  const hidden = milliseconds(() => allPairs(spaces, (a, b) => cover(lattice, a, b).length > 0));
  report({ name: 'lattice: cover of all pairs', value: hidden, unit: 'ms' });
  const moved = milliseconds(() => {
    for (const from of spaces) reach(lattice, from, 3);
  });
  report({ name: 'lattice: reach with 3 MP', value: (moved * 1e3) / spaces.length, unit: 'us' });
  const made = milliseconds(() => void makeLattice(plan));
  report({ name: 'lattice: make a 12 x 12 map ready', value: made * 1e3, unit: 'us' });
};
