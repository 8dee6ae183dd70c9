import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, laid } from './area.js';
import {
  type Address,
  addressOf,
  compileField,
  cornersOf,
  type Field,
  type FieldPlan,
  type Hex,
  hexes,
  hexOf,
  isAdjacent,
  isWall,
  NONE,
  type Terrain,
} from './field.js';
import { ACTION, placed, someFieldWith, somePlan, somePosition } from './fixtures/random.js';
import { slowCosts, slowDistance, slowSees, touches } from './fixtures/reference.js';
import { slowTurn } from './fixtures/slow-monster.js';
import { COMMUNITY, type Position, RULEBOOK } from './monster/position.js';
import { monsterTurn, type Turn } from './monster/turn.js';
import { costsLeft, costTo, GAITS, NO_WAY, passage, pointsOf, routeTo, waysFrom } from './movement.js';
import { forcedRoutes } from './push.js';
import { distance } from './range.js';
import { judgeRoute } from './reach.js';
import { sees, sight } from './sight.js';

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
            expect(judgeRoute(field, { at, gait }, others, 999, route)).toEqual({
              cost: costTo(ways, hex),
              refusal: undefined,
            });
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

const outcomesOf = ({ outcomes }: Turn): Set<string> =>
  new Set(outcomes.map(o => `${o.to}:${[...o.targets].sort((a, b) => a - b).join(' ')}`));

describe('a monster turn', () => {
  test.each([
    ['the rulebook', RULEBOOK],
    ['the players', COMMUNITY],
    ['progress to one hex only', { progress: 'to-one', heading: 'nearest' } as const],
    ['heading for the best attack only', { progress: 'over-all', heading: 'best-attack' } as const],
  ])('is what the ledger says word by word, as %s read it', (_, readings) => {
    fc.assert(
      fc.property(somePosition(5), ACTION, (position, action) => {
        expect(outcomesOf(monsterTurn(position, action, readings))).toEqual(
          slowTurn(position, action, readings),
        );
      }),
      { numRuns: 100 },
    );
  });

  test('gives reasons that add up: what fell was there before, what is kept is not among it', () => {
    fc.assert(
      fc.property(somePosition(6), ACTION, (position, action) => {
        const { reasons, candidates, focuses } = monsterTurn(position, action);
        let left: readonly unknown[] = candidates;
        for (const reason of reasons) {
          expect(reason.fell.length).toBeGreaterThan(0);
          expect(reason.rules.length).toBeGreaterThan(0);
          expect(reason.kept.some(c => (reason.fell as readonly unknown[]).includes(c))).toBe(false);
          if (reason.stage !== 'focus') continue;
          expect([...reason.kept, ...reason.fell].every(c => left.includes(c))).toBe(true);
          expect(reason.kept.length + reason.fell.length).toBe(left.length);
          left = reason.kept;
        }
        expect((left as typeof candidates).map(c => c.enemy)).toEqual(focuses);
      }),
    );
  });
});

describe('turning and mirroring the field turns and mirrors the answer', () => {
  const RADIUS = 2;
  const SIDE = 2 * RADIUS + 4;
  const CENTRE: Address = [RADIUS + 1, RADIUS + 1];
  const size = { columns: SIDE, rows: SIDE };
  const centre = hexOf(size, CENTRE);
  const blank = compileField(size);
  /** All offsets within the radius: the rest of the field is wall. */
  const inside: Area = [-2, -1, 0, 1, 2].flatMap(c =>
    [-2, -1, 0, 1, 2].filter(d => Math.abs(c + d) <= RADIUS).map(d => [c, d] as const),
  );
  const cells = inside.map(offset => laid(blank, centre, [offset])[0]!);
  const turned = (n: number): number => indexOf([-inside[n]![1], inside[n]![0] + inside[n]![1]]);
  const mirrored = (n: number): number => indexOf([inside[n]![1], inside[n]![0]]);
  const indexOf = (offset: readonly number[]): number =>
    inside.findIndex(each => each[0] === offset[0] && each[1] === offset[1]);

  /** A field from the kinds of the cells and pairs of neighbouring cells with a wall line between. */
  function build(kinds: readonly Terrain[], lines: readonly (readonly [number, number])[]): Field {
    const terrain = hexes(blank).flatMap(hex => {
      const n = cells.indexOf(hex);
      const kind = n === -1 ? 'wall' : kinds[n]!;
      return kind === 'floor' ? [] : [{ at: addressOf(blank, hex), kind }];
    });
    const wallLines = lines.map(
      ([a, b]) => [addressOf(blank, cells[a]!), addressOf(blank, cells[b]!)] as const,
    );
    return compileField({ ...size, terrain, wallLines } satisfies FieldPlan);
  }

  const KIND = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Terrain>('floor') },
    { weight: 2, arbitrary: fc.constantFrom<Terrain>('wall', 'obstacle', 'trap', 'difficult', 'hazardous') },
  );
  const pairs = cells.flatMap((a, i) =>
    cells.flatMap((b, j) => (i < j && isAdjacent(blank, a, b) ? [[i, j] as const] : [])),
  );
  const someMap = fc.record({
    kinds: fc.array(KIND, { minLength: cells.length, maxLength: cells.length }),
    lines: fc.subarray(pairs, { maxLength: 5 }),
    picks: fc.array(fc.nat(1000), { minLength: 2, maxLength: 6 }),
  });

  test.each([
    ['turned', turned],
    ['mirrored', mirrored],
  ])('%s', (_, move) => {
    const movedHex = new Map(cells.map((hex, n) => [hex, cells[move(n)]!]));
    fc.assert(
      fc.property(someMap, ACTION, ({ kinds, lines, picks }, action) => {
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
        const position = placed(field, picks, [1, 2], 1);
        if (position === undefined) return;
        const movedPosition: Position = {
          field: other,
          at: movedHex.get(position.at)!,
          allies: position.allies.map(hex => movedHex.get(hex)!),
          enemies: position.enemies.map(e => ({ ...e, at: movedHex.get(e.at)! })),
        };
        const there = monsterTurn(position, action).outcomes.map(o => ({
          ...o,
          to: movedHex.get(o.to)!,
          targets: o.targets.map(t => movedHex.get(t)!),
        }));
        const moved = monsterTurn(movedPosition, action);
        expect(outcomesOf({ ...moved, outcomes: there })).toEqual(outcomesOf(moved));
      }),
      { numRuns: 30 },
    );
  });
});

test('a field without walls hides nothing', () => {
  const field = compileField({ columns: 7, rows: 5, terrain: [{ at: [3, 2], kind: 'obstacle' }] });
  for (const a of hexes(field)) for (const b of hexes(field)) expect(sees(field, a, b)).toBe(true);
});
