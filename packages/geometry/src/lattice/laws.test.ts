import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intersectionsOf, pairsOf, plans, SYMMETRIES, scene, Turn } from './fixtures/maps.js';
import {
  adjacentSpaces,
  area,
  type Barrier,
  cover,
  DIRECTIONS,
  distance,
  draw,
  intersectionState,
  isSame,
  type Lattice,
  levelOf,
  makeLattice,
  neighbouringSpaces,
  OBJECTS,
  PATTERNS,
  type Plan,
  push,
  reach,
  type Space,
  type Step,
  sight,
  space,
  spacesOf,
  step,
  zoneEffect,
} from './index.js';

const named = ({ x, y }: Space): string => `${x},${y}`;
const asSet = (spaces: readonly Space[]): string => spaces.map(named).sort().join(' ');
const asBlockers = (by: readonly Barrier[]): string =>
  by
    .map(b => `${b.kind} ${named(b.at)} ${b.height}`)
    .sort()
    .join(' ');

describe('symmetry', () => {
  test('APX-LOS-05 sight is mutual, with the same blockers', () => {
    fc.assert(
      fc.property(scene, ({ lattice }) => {
        const told = (a: Space, b: Space): string => {
          const { rule, by } = sight(lattice, a, b);
          return `${named(a)} ${named(b)} ${rule} ${asBlockers(by)}`;
        };
        const pairs = pairsOf(lattice);
        const back = pairs.map(([a, b]) =>
          told(b, a).replace(`${named(b)} ${named(a)}`, `${named(a)} ${named(b)}`),
        );
        expect(back).toEqual(pairs.map(([a, b]) => told(a, b)));
      }),
      { numRuns: 25 },
    );
  });

  test('adjacency is symmetric', () => {
    fc.assert(
      fc.property(scene, ({ lattice }) => {
        const isMutual = (a: Space, b: Space): boolean => adjacentSpaces(lattice, b).some(s => isSame(s, a));
        for (const a of spacesOf(lattice))
          expect(adjacentSpaces(lattice, a).filter(b => !isMutual(a, b))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('APX-ADJ-05 APX-SHOOT-43 neighbouring and cover are not: there are maps that show it', () => {
    const lattices = fc.sample(plans, { numRuns: 30, seed: 7 }).map(makeLattice);
    const lopsided = (holds: (l: Lattice, a: Space, b: Space) => boolean): boolean =>
      lattices.some(l => pairsOf(l).some(([a, b]) => holds(l, a, b) !== holds(l, b, a)));
    expect(lopsided((l, a, b) => neighbouringSpaces(l, a).some(s => isSame(s, b)))).toBe(true);
    expect(lopsided((l, a, b) => cover(l, a, b).length > 0)).toBe(true);
    expect(lopsided((l, a, b) => sight(l, a, b).seen)).toBe(false);
  });
});

describe('turning and mirroring the map turns and mirrors the answer', () => {
  const turned = fc.tuple(scene, fc.constantFrom(...SYMMETRIES)).map(([s, k]) => {
    const turn = new Turn(k, s.lattice.width, s.lattice.height);
    return { ...s, turn, other: makeLattice(turn.plan(s.plan)), toString: s.toString };
  });

  test('sight', () => {
    fc.assert(
      fc.property(turned, ({ lattice, turn, other }) => {
        const pairs = pairsOf(lattice);
        expect(pairs.map(([a, b]) => sight(other, turn.space(a), turn.space(b)).rule)).toEqual(
          pairs.map(([a, b]) => sight(lattice, a, b).rule),
        );
        const points = [...intersectionsOf(lattice)];
        const ends = [...spacesOf(lattice)].flatMap(a => points.map(p => [a, p] as const));
        expect(ends.map(([a, p]) => sight(other, turn.space(a), turn.point(p)).rule)).toEqual(
          ends.map(([a, p]) => sight(lattice, a, p).rule),
        );
      }),
      { numRuns: 25 },
    );
  });

  test('cover, zones and free intersections', () => {
    fc.assert(
      fc.property(turned, fc.nat(), ({ lattice, turn, other }, seed) => {
        const points = [...intersectionsOf(lattice)];
        const zone = points[seed % points.length]!;
        const pairs = pairsOf(lattice);
        const told = (l: Lattice, z: typeof zone, a: Space, b: Space) =>
          `${cover(l, a, b).length} ${zoneEffect(l, z, a, b).effect}`;
        expect(pairs.map(([a, b]) => told(other, turn.point(zone), turn.space(a), turn.space(b)))).toEqual(
          pairs.map(([a, b]) => told(lattice, zone, a, b)),
        );
        expect(points.map(p => intersectionState(other, turn.point(p)).state)).toEqual(
          points.map(p => intersectionState(lattice, p).state),
        );
      }),
      { numRuns: 25 },
    );
  });

  test('steps, reach, nearness, pushes and areas', () => {
    const told = (lattice: Lattice, a: Space, turn: Turn | undefined): string[] => {
      const at = (s: Space): Space => (turn ? turn.space(s) : s);
      const blast = area(lattice, a, PATTERNS['5x5'], { aerial: false }).filter(x => x.affected);
      return [
        ...DIRECTIONS.map(d => {
          const taken = step(lattice, a, d);
          const pushed = push(lattice, a, d, 3);
          const cost = taken.legal ? taken.cost : taken.refused.map(r => r.why).join(' ');
          return `${named(at(taken.to))} ${cost} ${pushed.cause} ${asSet(pushed.path.map(at))} ${asSet(pushed.options.map(at))}`;
        }).sort(),
        asSet(neighbouringSpaces(lattice, a).map(at)),
        asSet(blast.map(x => at(x.space))),
        reach(lattice, a, 3)
          .map(s => `${named(at(s.space))} ${s.cost} ${s.mayEnd}`)
          .sort()
          .join(' '),
      ];
    };
    fc.assert(
      fc.property(turned, ({ lattice, turn, other }) => {
        for (const a of spacesOf(lattice))
          expect(told(other, turn.space(a), undefined)).toEqual(told(lattice, a, turn));
      }),
      { numRuns: 15 },
    );
  });
});

describe('adding a blocker', () => {
  const added = fc
    .record({
      plan: plans,
      side: fc.constantFrom('V' as const, 'H' as const),
      x: fc.nat(7),
      y: fc.nat(7),
      rock: fc.boolean(),
    })
    .map(({ plan, side, rock, ...to }) => {
      const { edges = [], spaces = [], levels } = plan;
      const at = { side, x: to.x % levels[0]!.length, y: to.y % levels.length };
      const more: Plan = rock
        ? { ...plan, spaces: [...spaces.filter(s => !isSame(s.at, at)), { at, object: OBJECTS.rock }] }
        : {
            ...plan,
            edges: [
              ...edges.filter(e => e.at.side !== side || !isSame(e.at, at)),
              { at, object: OBJECTS.wall },
            ],
          };
      const drawn = (): string => `\n${draw(plan).join('\n')}\nand\n${draw(more).join('\n')}\n`;
      return { before: makeLattice(plan), after: makeLattice(more), at, rock, toString: drawn };
    });

  test('never adds sight between levels at most 1 apart', () => {
    fc.assert(
      fc.property(added, ({ before, after, at, rock }) => {
        const mayStand = (s: Space): boolean => !rock || !isSame(s, at); // one on an end's own space is ignored
        const spaces = [...spacesOf(before)].filter(mayStand);
        const points = [...intersectionsOf(before)];
        for (const a of spaces) {
          const near = (level: number): boolean => Math.abs(levelOf(before, a) - level) <= 1;
          for (const b of [
            ...spaces.filter(s => near(levelOf(before, s))),
            ...points.filter(p => near(p.level)),
          ])
            if (sight(after, a, b).seen && !sight(before, a, b).seen)
              expect.fail(`${named(a)} sees ${named(b)} only behind the new blocker`);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('costs', () => {
  test('APX-MOVE-14 APX-MOVE-19 a legal step costs 1 to 3, and the parts make up the sum', () => {
    fc.assert(
      fc.property(scene, ({ lattice }) => {
        const steps = [...spacesOf(lattice)].flatMap(a => DIRECTIONS.map(d => step(lattice, a, d)));
        const isRight = (taken: Step): boolean =>
          taken.legal
            ? taken.cost >= 1 &&
              taken.cost <= 3 &&
              taken.charges.reduce((sum, c) => sum + c.mp, 0) === taken.cost
            : taken.refused.length > 0;
        expect(steps.filter(taken => !isRight(taken))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('distance is symmetric, and never more than a walk', () => {
    fc.assert(
      fc.property(scene, ({ lattice }) => {
        for (const stop of reach(lattice, space(0, 0), 5)) {
          expect(distance(space(0, 0), stop.space)).toBe(distance(stop.space, space(0, 0)));
          expect(stop.cost).toBeGreaterThanOrEqual(distance(space(0, 0), stop.space));
        }
      }),
      { numRuns: 25 },
    );
  });
});
