import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intersectionsOf, pairsOf, scene } from './fixtures/maps.js';
import { slowReach, slowSight, slowStep } from './fixtures/slow.js';
import {
  DIRECTIONS,
  isImpassable,
  makeLattice,
  OBJECTS,
  objectOn,
  reach,
  type Space,
  sight,
  space,
  spacesOf,
  step,
} from './index.js';

/** Maps on which no roof is ringed with edge walls: the slow rules leave that out. */
const open = scene.filter(({ lattice }) =>
  [...spacesOf(lattice)].every(s => isImpassable(lattice, s) === (objectOn(lattice, s)?.impassable ?? false)),
);

describe('the ground agrees with the rules written down slowly', () => {
  test('sight between spaces, rule by rule', () => {
    fc.assert(
      fc.property(scene, ({ plan, lattice }) => {
        const pairs = pairsOf(lattice);
        expect(pairs.map(([a, b]) => sight(lattice, a, b).rule)).toEqual(
          pairs.map(([a, b]) => slowSight(plan, a, b)),
        );
      }),
      { numRuns: 15 },
    );
  });

  test('sight to intersections', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ({ plan, lattice }, seed) => {
        const spaces = [...spacesOf(lattice)];
        const from = spaces[seed % spaces.length]!;
        const points = [...intersectionsOf(lattice)];
        expect(points.map(p => sight(lattice, from, p).rule)).toEqual(
          points.map(p => slowSight(plan, from, p)),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('the cost of every step', () => {
    fc.assert(
      fc.property(open, ({ plan, lattice }) => {
        const steps = [...spacesOf(lattice)].flatMap(s => DIRECTIONS.map(d => [s, d] as const));
        const cost = (s: Space, d: (typeof DIRECTIONS)[number]) => {
          const taken = step(lattice, s, d);
          return taken.legal ? taken.cost : undefined;
        };
        expect(steps.map(([s, d]) => cost(s, d))).toEqual(steps.map(([s, d]) => slowStep(plan, s, d)));
      }),
      { numRuns: 40 },
    );
  });

  test('reach with 3 MP among figures', () => {
    fc.assert(
      fc.property(open, fc.nat(), ({ plan, lattice }, seed) => {
        const spaces = [...spacesOf(lattice)];
        const from = spaces[seed % spaces.length]!;
        const figures = spaces.filter((s, k) => k % 5 === seed % 5 && s !== from);
        const ours = reach(lattice, from, 3, figures)
          .filter(s => s.mayEnd && s.cost > 0)
          .map(s => [`${s.space.x},${s.space.y}`, s.cost] as const);
        const slow = slowReach(plan, from, 3, figures);
        slow.delete(`${from.x},${from.y}`);
        expect(new Map([...ours].sort())).toEqual(new Map([...slow].sort()));
      }),
      { numRuns: 30 },
    );
  });
});

describe('exact at touching corners', () => {
  const levels = Array.from({ length: 40 }, () => new Array<number>(40).fill(0));
  const wall = (y: number) => ({ at: { side: 'V' as const, x: 20, y }, object: OBJECTS.wall });
  const from = space(0, 0);
  const rows = Array.from({ length: 40 }, (_, y) => y);
  /** Where the line from (0,0) to (x,y) crosses x = 20, times 2x: its y there is 1/2 + 39y / 2x. */
  const crossing = (x: number, y: number): number => x + 39 * y;

  test('APX-LOS-09 APX-LOS-26 a line that meets the end of a wall is told from one that passes it by a hair', () => {
    const lattice = makeLattice({ levels, edges: [wall(10)] });
    for (let x = 20; x < 40; x++)
      expect(rows.map(y => sight(lattice, from, space(x, y)).seen)).toEqual(
        rows.map(y => crossing(x, y) <= 10 * 2 * x || crossing(x, y) >= 11 * 2 * x),
      );
    expect(crossing(39, 19)).toBe(10 * 2 * 39); // one that touches the end
    expect(sight(lattice, from, space(39, 19)).seen).toBe(true);
  });

  test('APX-LOS-08 APX-LOS-27 at the point where two walls meet in line there is no gap', () => {
    const lattice = makeLattice({ levels, edges: [wall(9), wall(10)] });
    for (let x = 20; x < 40; x++)
      expect(rows.map(y => sight(lattice, from, space(x, y)).seen)).toEqual(
        rows.map(y => crossing(x, y) <= 9 * 2 * x || crossing(x, y) >= 11 * 2 * x),
      );
    expect(sight(lattice, from, space(39, 19)).by).toMatchObject([{ kind: 'joint', at: { x: 20, y: 10 } }]);
  });
});
