import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../exact.js';
import type { Field, Unit } from '../field.js';
import { DEGREE, mm } from '../measures.js';
import { lengthOf } from '../shapes.js';
import { block, CRATE, FOREST, field, round, unit } from '../testing.js';
import { rulesOf } from './checks.js';
import { reachCase } from './fixtures/random.js';
import { judgeMove } from './judge.js';
import { type Move, moveOn } from './move.js';
import { endPoses } from './raster.js';
import { judgeReach } from './reach.js';
import { halfWay, type MoveKind, type Speed, TOOLS } from './tool.js';

const trooper = (speed = 2, x = 600, y = 400, level = 0) => unit('A', [[x, y, level]], { speed });
const reach = (f: Field, u: Unit, x: number, y: number, level = 0, kind: MoveKind = 'standard') => {
  const { legal, refusals } = judgeReach(f, u, kind, { x: mm(x), y: mm(y) }, mm(level));
  return legal ? 'legal' : rulesOf(refusals);
};
const WALL = { move: 'impassable' } as const;

describe('reach', () => {
  test('LEG-MOVE-07 ends at exactly the length of the tool, the limit included', () => {
    const a = trooper();
    expect(reach(field([a]), a, 752, 400)).toBe('legal');
    expect(reach(field([a]), a, 752.01, 400)).toEqual(['LEG-MOVE-07']);
    expect(reach(field([a]), a, 691.2, 521.6)).toBe('legal'); // 91.2, 121.6, 152: a right triangle
    expect(reach(field([a]), a, 691.2, 521.61)).toEqual(['LEG-MOVE-07']);
  });

  test('LEG-MOVE-05 with any tool up to the speed of the unit', () => {
    for (const [speed, far] of [
      [1, 102],
      [2, 152],
      [3, 202],
    ] as const) {
      const a = trooper(speed);
      expect(reach(field([a]), a, 600 + far, 400)).toBe('legal');
      expect(reach(field([a]), a, 600 + far + 1, 400)).toEqual(['LEG-MOVE-07']);
    }
  });

  test('the tool goes round a corner, and not where its bend is too small', () => {
    const wall = block('t', [640, 320, 645, 412], 60, WALL);
    const a = trooper(2);
    expect(reach(field([a], [wall]), a, 690, 400)).toBe('legal');
    const longer = block('t', [640, 300, 645, 480], 60, WALL);
    expect(reach(field([a], [longer]), a, 690, 400)).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
  });

  test('a detour uses up the length of the tool: the farther the end, the less it may bend', () => {
    const wall = (y: number) => block('t', [665, 250, 675, y], 60, WALL);
    const a = trooper();
    // 140 mm away the hinge is at most 29.6 mm off the straight line, 120 mm away 46.6 mm
    expect(reach(field([a], [wall(414)]), a, 740, 400)).toBe('legal');
    expect(reach(field([a], [wall(420)]), a, 740, 400)).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
    expect(reach(field([a], [wall(420)]), a, 720, 400)).toBe('legal');
  });

  test('a gap as wide as the tool lets it through, a narrower one not', () => {
    const walls = (gap: number) => [
      block('s', [640, 300, 660, 400 - gap / 2], 60, WALL),
      block('n', [640, 400 + gap / 2, 660, 500], 60, WALL),
    ];
    const a = trooper();
    expect(reach(field([a], walls(20)), a, 740, 400)).toBe('legal');
    expect(reach(field([a], walls(19.84)), a, 740, 400)).toBe('legal'); // within the tolerance
    expect(reach(field([a], walls(19.7)), a, 740, 400)).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
  });

  test('the whole tool counts, also beyond the end: a short move before a wall (G-03)', () => {
    const wall = block('t', [662, 300, 672, 500], 60, WALL);
    const a = trooper();
    expect(reach(field([a], [wall]), a, 612, 400)).toBe('legal'); // speed 1 bent away: 651 + 10
    const close = block('t', [650, 300, 660, 500], 60, WALL);
    expect(reach(field([a], [close]), a, 612, 400)).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
  });

  test('LEG-MOVE-20 LEG-MOVE-21 a longer tool may go round difficult terrain that the shorter one may cross', () => {
    const wood = block('t', [640, 392, 660, 500], 0, FOREST);
    const a = trooper();
    expect(reach(field([a], [wood]), a, 700, 400)).toBe('legal'); // speed 1 goes through
    const wide = block('t', [640, 300, 660, 500], 0, FOREST);
    expect(reach(field([a], [wide]), a, 702, 400)).toBe('legal');
    expect(reach(field([a], [wide]), a, 703, 400)).toEqual(['LEG-MOVE-20']);
    expect(reach(field([a], [wood]), a, 730, 400)).toBe('legal'); // speed 2 goes round it
  });

  test('LEG-MOVE-18 LEG-MOVE-19 a unit in difficult terrain has only the slower tools', () => {
    const wood = block('t', [590, 390, 610, 410], 0, FOREST);
    const a = trooper();
    expect(reach(field([a], [wood]), a, 710, 400)).toEqual(['LEG-MOVE-18']);
    const there = block('t', [720, 390, 760, 410], 0, FOREST);
    expect(reach(field([a], [there]), a, 730, 400)).toEqual(['LEG-MOVE-19']);
  });

  test('LEG-MOVE-24 LEG-CLIMB-03 the level decides before any tool', () => {
    const roof = block('t', [640, 300, 900, 500], 100);
    const a = trooper();
    expect(reach(field([a], [roof]), a, 690, 400, 100)).toEqual(['LEG-MOVE-24']);
    expect(reach(field([a], [roof]), a, 690, 400, 100, 'climb')).toBe('legal');
    expect(reach(field([a], [roof]), a, 703, 400, 100, 'climb')).toEqual(['LEG-MOVE-07']);
  });

  test('the end itself, engaged units and speed 0 come first', () => {
    const a = trooper();
    const enemy = unit('B', [[573, 400]]);
    expect(reach(field([a, enemy]), a, 640, 400)).toEqual(['LEG-MELEE-10']);
    const still = trooper(0);
    expect(reach(field([still]), still, 640, 400)).toEqual(['G-58']);
    const crate = block('t', [640, 390, 660, 410], 30, CRATE);
    expect(reach(field([a], [crate]), a, 650, 400)).toEqual(['G-29']);
    expect(reach(field([a], [crate]), a, 650, 400, 30)).toBe('legal');
  });

  test('LEG-UTYPE-08 a ring of creatures: out only where the tool fits', () => {
    const ring = (n: number) =>
      Array.from({ length: n }, (_, k) => {
        const u = { x: Math.cos((2 * Math.PI * k) / 5), y: Math.sin((2 * Math.PI * k) / 5) };
        return unit(`B${k}`, [[600 + 50 * u.x, 400 + 50 * u.y]], {
          type: 'creature',
          base: round(50),
          side: 'A',
        });
      });
    const a = trooper();
    expect(reach(field([a, ...ring(5)]), a, 700, 440)).toEqual(['LEG-UTYPE-08']);
    expect(reach(field([a, ...ring(4)]), a, 630, 310)).toBe('legal'); // through the missing fifth
  });

  test('staying where it is needs room for some tool, in any direction', () => {
    const a = trooper(1);
    const pit = (gap: number) => [
      block('n', [500, 414, 700, 500], 60, WALL),
      block('s', [500, 300, 700, 386], 60, WALL),
      block('w', [500, 386, 580, 414], 60, WALL),
      block('e', [620 + gap, 386, 800, 414], 60, WALL),
    ];
    expect(reach(field([a], pit(0)), a, 600, 400)).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
    expect(reach(field([a], pit(69)), a, 600, 400)).toBe('legal'); // 600 + 13.5 + 75 = 688.5
    expect(reach(field([a], pit(68)), a, 600, 400)).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
  });
});

/** The obvious way: every degree of heading or bend, each a move with everything given. */
const byRaster = (f: Field, u: Unit, kind: MoveKind, end: Point, level: number): boolean => {
  const start = u.minis[0].pose.at;
  const angle = (p: Point, q: Point) => (Math.atan2(q.y - p.y, q.x - p.x) * 180 * DEGREE) / Math.PI;
  const tries = function* (tool: Speed): Generator<Pick<Move, 'heading' | 'bend' | 'travel'>> {
    const half = halfWay(u.base, u.type, tool);
    const distance = lengthOf(start, end);
    if (distance <= half)
      for (let bend = -90; bend <= 90; bend += 3)
        yield { heading: angle(start, end), bend: bend * DEGREE, travel: distance };
    for (let heading = 0; heading < 360; heading += 2) {
      const radians = (heading * Math.PI) / 180;
      const hinge = { x: start.x + half * Math.cos(radians), y: start.y + half * Math.sin(radians) };
      const rest = lengthOf(hinge, end);
      const turn = (angle(hinge, end) - heading * DEGREE + 72_000 + 18_000) % 36_000;
      if (rest <= half) yield { heading: heading * DEGREE, bend: turn - 18_000, travel: half + rest };
    }
  };
  return TOOLS.filter(tool => tool <= u.speed).some(tool => {
    for (const way of tries(tool))
      if (judgeMove(f, u, { kind, tool, level, others: [], ...way }).legal) return true;
    return false;
  });
};

test('reach agrees with the obvious search over headings and bends, and its tool is one that may be laid', () => {
  let legal = 0;
  fc.assert(
    fc.property(reachCase, ({ field: f, unit: u, kind, end, level }) => {
      const ours = judgeReach(f, u, kind, end, level);
      if (ours.legal) {
        legal++;
        const { speed, path } = ours.tool!;
        const move = moveOn(kind, { speed, path }, { at: end, level, facing: 0 }, []);
        const there = judgeMove(f, u, move);
        expect(rulesOf(there.refusals)).toEqual([]);
        expect(lengthOf(there.end.at, end)).toBeLessThan(0.001);
      } else expect(byRaster(f, u, kind, end, level)).toBe(false);
    }),
    { numRuns: 150, seed: 4 },
  );
  expect(legal).toBeGreaterThan(20);
});

describe('the raster of ends', () => {
  test('holds every end that a single question allows, and no other', () => {
    fc.assert(
      fc.property(reachCase, ({ field: f, unit: u, kind }) => {
        const ends = endPoses(f, u, kind, mm(30));
        const found = new Set(ends.map(e => `${e.at.x},${e.at.y},${e.level}`));
        const levels = new Set([0, ...f.terrain.filter(t => t.kind !== 'area').map(t => t.top)]);
        for (let x = 0; x <= mm(400); x += mm(30))
          for (let y = 0; y <= mm(400); y += mm(30))
            for (const level of levels)
              expect(judgeReach(f, u, kind, { x, y }, level).legal, `${x},${y},${level}`).toBe(
                found.has(`${x},${y},${level}`),
              );
      }),
      { numRuns: 12, seed: 5 },
    );
  });

  test('of an open field are all points within the longest tool', () => {
    const a = trooper(2, 600, 400);
    const ends = endPoses(field([a]), a, 'standard', mm(10));
    const inside = (dx: number, dy: number) => dx * dx + dy * dy <= 152 * 152;
    let count = 0;
    for (let x = -150; x <= 150; x += 10) for (let y = -150; y <= 150; y += 10) if (inside(x, y)) count++;
    expect(ends).toHaveLength(count);
  });

  test('a level on which nothing stands has no ends, and an engaged unit has none at all', () => {
    const roof = block('t', [640, 300, 900, 500], 41.9);
    const a = trooper();
    const levels = new Set(endPoses(field([a], [roof]), a, 'standard', mm(10)).map(e => e.level));
    expect(levels).toEqual(new Set([0, 4190]));
    expect(endPoses(field([a, unit('B', [[573, 400]])]), a, 'standard', mm(10))).toEqual([]);
  });
});
