import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Address,
  addressOf,
  compileField,
  cornersOf,
  type Field,
  type Hex,
  hexes,
  isAdjacent,
  isWall,
  NONE,
} from './field.js';
import { someFieldWith, somePlan, somePosition } from './fixtures/random.js';
import { slowCosts, slowDistance, slowSees, touches } from './fixtures/reference.js';
import { build, cells, mirrored, someMap, turned } from './fixtures/symmetric.js';
import {
  costsLeft,
  costTo,
  GAITS,
  type Mover,
  NO_WAY,
  type Others,
  passage,
  pointsOf,
  routeTo,
  waysFrom,
} from './movement.js';
import { forcedRoutes } from './push.js';
import { distance } from './range.js';
import { judgeStay, judgeStep, type MoveObstacle } from './reach.js';
import { sees, sight } from './sight.js';

/** The first refusal on a way that is gone hex by hex, its end included. */
const refusedOn = (
  field: Field,
  { at, gait }: Mover,
  others: Others,
  points: number,
  [, ...way]: readonly Hex[],
): MoveObstacle | undefined => {
  const by = passage(field, { at, gait }, others);
  let [here, left] = [at, points];
  for (const hex of way) {
    const refusal = judgeStep(field, { at: here, gait }, others, left, hex);
    if (refusal) return refusal;
    left -= pointsOf(by.step[hex]!);
    here = hex;
  }
  return judgeStay(field, { at: here, gait }, others, left);
};

describe('sight', () => {
  test('is what the words of the rule say, tried wall by wall', () => {
    fc.assert(
      fc.property(someFieldWith(7, 4), ({ field, at }) => {
        for (const a of at) for (const b of at) expect(sees(field, a, b)).toBe(slowSees(field, a, b));
      }),
      { numRuns: 400 },
    );
  });

  test('is symmetric', () => {
    fc.assert(
      fc.property(someFieldWith(8, 4), ({ field, at }) => {
        for (const a of at) for (const b of at) expect(sees(field, a, b)).toBe(sees(field, b, a));
      }),
    );
  });

  test('is never added by a wall', () => {
    fc.assert(
      fc.property(somePlan(6), fc.nat(35), fc.nat(5), (plan, pick, d) => {
        const before = compileField(plan);
        const hex = (pick % before.size) as Hex;
        const at = addressOf(before, hex);
        const others = (plan.terrain ?? []).filter(tile => tile.at.join() !== at.join());
        const walled = compileField({ ...plan, terrain: [...others, { at, kind: 'wall' }] });
        const beyond = before.links[6 * hex + d]!;
        const line: [Address, Address][] = beyond === NONE ? [] : [[at, addressOf(before, beyond)]];
        const lined = compileField({ ...plan, wallLines: [...(plan.wallLines ?? []), ...line] });
        for (const a of hexes(before))
          for (const b of hexes(before)) {
            if (a === b || sees(before, a, b)) continue;
            expect(sees(walled, a, b)).toBe(false);
            expect(sees(lined, a, b)).toBe(false);
          }
      }),
      { numRuns: 30 },
    );
  });

  test('explains itself: the free line touches no wall, each blocked line touches the wall it names', () => {
    fc.assert(
      fc.property(someFieldWith(7, 2), ({ field, at }) => {
        const [a, b] = at as [Hex, Hex];
        const answer = sight(field, a, b);
        expect(answer.seen).toBe(sees(field, a, b));
        if (!answer.seen)
          for (const line of answer.blocked) expect(touches(field, line, line.wall)).toBe(true);
        else if (answer.line === undefined) expect(a === b || isAdjacent(field, a, b)).toBe(true);
        else {
          const { line } = answer;
          expect(cornersOf(field, a)).toContainEqual(line.from);
          expect(cornersOf(field, b)).toContainEqual(line.to);
          for (const wall of field.walls) expect(touches(field, line, wall)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('distance is what counting step by step gives, both ways the same', () => {
  fc.assert(
    fc.property(someFieldWith(7, 2), ({ field, at }) => {
      const [a, b] = at as [Hex, Hex];
      fc.pre(!isWall(field, a) && !isWall(field, b));
      expect(distance(field, a, b)).toBe(distance(field, b, a));
      const kinds = [a, b].map(hex => field.kinds[hex]);
      if (!kinds.includes(9)) expect(distance(field, a, b)).toBe(slowDistance(field, a, b));
    }),
    { numRuns: 200 },
  );
});

describe('movement', () => {
  const world = fc.tuple(somePosition(6), fc.constantFrom(...GAITS));

  test('reaches what trying longer and longer ways reaches, at the same cost, never below 0', () => {
    fc.assert(
      fc.property(world, ([{ field, at, allies, enemies }, gait]) => {
        const others = { allies, enemies: enemies.map(e => e.at) };
        const ways = waysFrom(field, at, passage(field, { at, gait }, others));
        const slow = slowCosts(field, at, gait, others);
        for (const hex of hexes(field)) {
          const cost = costTo(ways, hex);
          expect(cost && [cost.negatives, cost.points]).toEqual(slow.get(hex));
          if (cost !== undefined) expect(Math.min(cost.negatives, cost.points)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('gives routes that cost what they say', () => {
    fc.assert(
      fc.property(world, ([{ field, at, allies, enemies }, gait]) => {
        const others = { allies, enemies: enemies.map(e => e.at) };
        for (const prefer of ['safe', 'short'] as const) {
          const ways = waysFrom(field, at, passage(field, { at, gait }, others), prefer);
          for (const hex of ways.order) {
            const route = routeTo(field, ways, hex);
            if (hex === at) continue;
            const { points } = costTo(ways, hex)!;
            expect(refusedOn(field, { at, gait }, others, points, route)).toBeUndefined();
            expect(refusedOn(field, { at, gait }, others, points - 1, route)).toBeDefined();
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('leaves from every hex what the best way onward costs', () => {
    fc.assert(
      fc.property(world, fc.nat(), ([{ field, at, allies, enemies }, gait], pick) => {
        const others = { allies, enemies: enemies.map(e => e.at) };
        const by = passage(field, { at, gait }, others);
        const { order } = waysFrom(field, at, by);
        const goal = order[pick % order.length]!;
        fc.pre(goal !== at);
        const left = costsLeft(field, [goal], by);
        for (const hex of order) {
          const [negatives, points] = slowCosts(field, hex, gait, others).get(goal) ?? [0, NO_WAY];
          expect(left[hex] === NO_WAY ? NO_WAY : pointsOf(left[hex]!)).toBe(points);
          if (points !== NO_WAY) expect(left[hex]! >> 16).toBe(negatives);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test('every hex of a PUSH is farther, of a PULL nearer, and neither ends on a figure', () => {
  fc.assert(
    fc.property(
      somePosition(6),
      fc.constantFrom('push', 'pull'),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      (position, kind, count, flying) => {
        const { field, at, allies, enemies } = position;
        fc.pre(enemies.length > 0);
        const [target, ...rest] = enemies.map(e => e.at) as [Hex, ...Hex[]];
        const routes = forcedRoutes(field, {
          kind,
          hexes: count,
          by: at,
          target,
          flying,
          allies: rest,
          enemies: allies,
        });
        expect(routes.length).toBeGreaterThan(0);
        for (const { route } of routes) {
          expect(route.length).toBeLessThanOrEqual(count + 1);
          if (route.length > 1) expect([at, ...allies, ...rest]).not.toContain(route.at(-1));
          for (let i = 1; i < route.length; i++) {
            const before = distance(field, at, route[i - 1]!)!;
            const after = distance(field, at, route[i]!)!;
            if (kind === 'push') expect(after).toBeGreaterThan(before);
            else expect(after).toBeLessThan(before);
          }
        }
      },
    ),
  );
});

describe('turning and mirroring the field turns and mirrors the answer', () => {
  test.each([
    ['turned', turned],
    ['mirrored', mirrored],
  ])('%s', (_, move) => {
    const movedHex = new Map(cells.map((hex, n) => [hex, cells[move(n)]!]));
    fc.assert(
      fc.property(someMap, ({ kinds, lines }) => {
        const movedKinds = kinds.slice();
        for (let n = 0; n < kinds.length; n++) movedKinds[move(n)] = kinds[n]!;
        const field = build(kinds, lines);
        const other = build(
          movedKinds,
          lines.map(([a, b]) => [move(a), move(b)] as const),
        );
        for (const a of cells)
          for (const b of cells) {
            expect(sees(other, movedHex.get(a)!, movedHex.get(b)!)).toBe(sees(field, a, b));
            expect(distance(other, movedHex.get(a)!, movedHex.get(b)!)).toBe(distance(field, a, b));
          }
      }),
      { numRuns: 30 },
    );
  });
});

test('a field without walls hides nothing', () => {
  const field = compileField({ columns: 7, rows: 5, terrain: [{ at: [3, 2], kind: 'obstacle' }] });
  for (const a of hexes(field)) for (const b of hexes(field)) expect(sees(field, a, b)).toBe(true);
});
