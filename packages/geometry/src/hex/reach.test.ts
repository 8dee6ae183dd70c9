import { describe, expect, test } from 'vitest';
import type { Field, Hex } from './field.js';
import { type Drawn, map, rows } from './fixtures/kit.js';
import {
  costTo,
  type Gait,
  type Mover,
  type Others,
  passage,
  pointsOf,
  routesTo,
  routeTo,
} from './movement.js';
import { judgeMove, judgeStay, judgeStep, metOn, type Reach, reach } from './reach.js';

/** A is the mover, capitals from B on its enemies, small letters a to e its allies. */
const othersOf = (drawn: Drawn): Others => {
  const letters = [...drawn.map.marks.keys()];
  return {
    allies: letters.filter(l => /[a-e]/.test(l)).map(l => drawn.at(l)),
    enemies: letters.filter(l => /[B-Z]/.test(l)).map(l => drawn.at(l)),
  };
};
const moverOf = (drawn: Drawn, gait: Gait, opensDoors: boolean): Mover => ({
  at: drawn.at('A'),
  gait,
  opensDoors,
});
/** One end of a move: its cost, a best route, and what is met on it. */
const moveTo = (field: Field, { mover, ways }: Reach, to: Hex) => {
  const cost = costTo(ways, to);
  if (cost === undefined) return undefined;
  const route = routeTo(field, ways, to);
  return { ...cost, to, route, met: metOn(field, mover.gait, route) };
};
const go = (drawn: Drawn, points: number, gait: Gait = 'walk', opensDoors = true): Reach =>
  reach(drawn.field, moverOf(drawn, gait, opensDoors), othersOf(drawn), points);
const why = (
  drawn: Drawn,
  to: string,
  points = 9,
  gait: Gait = 'walk',
  opensDoors = true,
): string | undefined => {
  const refusal = judgeMove(drawn.field, othersOf(drawn), go(drawn, points, gait, opensDoors), drawn.at(to));
  return refusal && `${refusal.rule} ${refusal.why}`;
};
const points = (drawn: Drawn, to: string, gait: Gait = 'walk'): number | undefined =>
  costTo(go(drawn, 9, gait).ways, drawn.at(to))?.points;

describe('GLM-MOVE-01 one point per ordinary hex, up to X', () => {
  const drawn = rows(`A . . 1 2`);
  test('costs', () => {
    expect([points(drawn, '1'), points(drawn, '2')]).toEqual([3, 4]);
    expect(drawn.names(go(drawn, 3).ends)).toBe('1 A [0,1] [0,2]');
  });
  test('too far is refused with the rule', () => {
    expect(why(drawn, '1', 3)).toBeUndefined();
    expect(why(drawn, '2', 3)).toBe('GLM-MOVE-01 too-far');
  });
});

describe('GLM-MOVE-02 through allies, not through enemies or obstacles', () => {
  test('an ally is passed', () => expect(points(rows(`A b 1`), '1')).toBe(2));
  test('an enemy is not', () => {
    expect(why(rows(`A B 1`), '1')).toBe('GLM-MOVE-02 no-way');
    expect(why(rows(`A B 1`), 'B')).toBe('GLM-MOVE-02 enemy');
  });
  test('nor is an obstacle', () => expect(why(rows(`A o 1`), '1')).toBe('GLM-MOVE-02 no-way'));
  test('the way leads round', () =>
    expect(
      points(
        rows(`
          A B 1
           . . .`),
        '1',
      ),
    ).toBe(3));
});

test('GLM-MOVE-03 GLM-TILE-09 GLM-TILE-16 traps and terrain take effect hex by hex as they are entered', () => {
  const drawn = rows(`A ^ ! . 1`);
  const move = moveTo(drawn.field, go(drawn, 9), drawn.at('1'))!;
  expect(move.met).toEqual([
    { hex: 1 as Hex, what: 'trap' },
    { hex: 2 as Hex, what: 'hazardous' },
  ]);
  expect(move).toMatchObject({ negatives: 2, points: 4 });
});

test('GLM-MOVE-04 no end on a hex with another figure', () => {
  const drawn = rows(`A b . C`);
  expect(why(drawn, 'b')).toBe('GLM-MOVE-04 occupied');
  expect(why(drawn, 'C')).toBe('GLM-MOVE-02 enemy');
  expect(why(drawn, 'C', 9, 'jump')).toBe('GLM-MOVE-04 occupied');
  expect(why(drawn, 'A')).toBeUndefined(); // staying is allowed (G24)
});

describe('GLM-MOVE-05 never through walls', () => {
  test.each<Gait>(['walk', 'jump', 'fly'])('%s', gait => {
    expect(why(rows(`A # 1`), '1', 9, gait)).toBe('GLM-MOVE-05 no-way');
    expect(why(rows(`A|1`), '1', 9, gait)).toBe('GLM-MOVE-05 no-way');
    expect(points(rows(`\n  A|1\n   . .`), '1', gait)).toBe(2);
    const wall = rows(`A #`);
    const { field } = wall;
    const hex = (field.walls[0] as { hex: Hex }).hex;
    expect(judgeMove(field, othersOf(wall), go(wall, 9, gait), hex)?.rule).toBe('GLM-MOVE-05');
  });
});

describe('Jump', () => {
  test('GLM-JUMP-01 all figures and terrain are ignored on the way', () => {
    const drawn = rows(`A B o ^ ! ~ 1`);
    const move = moveTo(drawn.field, go(drawn, 9, 'jump'), drawn.at('1'))!;
    expect(move).toMatchObject({ points: 6, negatives: 0, met: [] });
  });

  test('GLM-JUMP-02 walls still block', () => {
    expect(points(rows(`A # 1`), '1', 'jump')).toBeUndefined();
    expect(points(rows(`A|1`), '1', 'jump')).toBeUndefined();
  });

  test('GLM-JUMP-03 the last hex is normal movement: free of figures and obstacles, and it takes effect', () => {
    const drawn = rows(`A . 1 2 3 B c`, { 1: 'trap', 2: 'difficult', 3: 'obstacle' });
    const end = (to: string) => moveTo(drawn.field, go(drawn, 9, 'jump'), drawn.at(to));
    expect(end('1')).toMatchObject({ points: 2, negatives: 1, met: [{ what: 'trap' }] });
    expect(end('2')).toMatchObject({ points: 4, negatives: 0 }); // 3 hexes, the last costs 2 (G09)
    expect(why(drawn, '3', 9, 'jump')).toBe('GLM-JUMP-03 obstacle');
    expect(why(drawn, 'B', 9, 'jump')).toBe('GLM-MOVE-04 occupied');
    expect(why(drawn, 'c', 9, 'jump')).toBe('GLM-MOVE-04 occupied');
  });
});

test('GLM-JUMP-04 flying ignores figures and terrain, last hex included, but not other figures there', () => {
  const drawn = rows(`A B 1 2 3 4 c`, { 1: 'trap', 2: 'difficult', 3: 'obstacle', 4: 'hazardous' });
  const costs = ['1', '2', '3', '4'].map(to => moveTo(drawn.field, go(drawn, 9, 'fly'), drawn.at(to))!);
  expect(costs.map(c => [c.points, c.negatives, c.met.length])).toEqual([
    [2, 0, 0],
    [3, 0, 0],
    [4, 0, 0],
    [5, 0, 0],
  ]);
  expect(why(drawn, 'B', 9, 'fly')).toBe('GLM-MOVE-04 occupied');
  expect(why(drawn, 'c', 9, 'fly')).toBe('GLM-MOVE-04 occupied');
});

describe('doors', () => {
  test('GLM-TILE-02 GLM-TILE-03 a closed door costs a character one point and opens as it is entered', () => {
    const drawn = rows(`A . 1 . 2`, { 1: 'closed-door' });
    const move = moveTo(drawn.field, go(drawn, 9), drawn.at('2'))!;
    expect(move.points).toBe(4);
    expect(move.met).toEqual([{ hex: drawn.at('1'), what: 'door' }]);
  });

  test('GLM-TILE-04 for monsters and summons it is a wall', () => {
    const drawn = rows(`A . 1 . 2`, { 1: 'closed-door' });
    expect(why(drawn, '1', 9, 'fly', false)).toBe('GLM-TILE-04 door');
    expect(why(drawn, '2', 9, 'jump', false)).toBe('GLM-MOVE-05 no-way');
  });

  test('GLM-TILE-06 an open door hinders nobody', () => {
    const drawn = rows(`A ' 1`);
    expect(moveTo(drawn.field, go(drawn, 9, 'walk', false), drawn.at('1'))).toMatchObject({
      points: 2,
      met: [],
    });
  });

  test('GLM-TILE-28 a locked door is a wall for everyone', () => {
    const drawn = rows(`A 1 2`, { 1: 'locked-door' });
    for (const gait of ['walk', 'jump', 'fly'] as const) {
      expect(why(drawn, '1', 9, gait)).toBe('GLM-TILE-28 door');
      expect(why(drawn, '2', 9, gait)).toBe('GLM-MOVE-05 no-way');
    }
  });
});

describe('terrain', () => {
  test('GLM-TILE-08 GLM-TILE-29 corridors and pressure plates are ordinary hexes', () => {
    const drawn = rows(`A , _ 1`);
    expect(moveTo(drawn.field, go(drawn, 9), drawn.at('1'))).toMatchObject({
      points: 3,
      negatives: 0,
      met: [],
    });
  });

  test('GLM-TILE-10 Jump and Flying spring no trap on the way', () => {
    const drawn = rows(`A ^ 1`);
    const met = (gait: Gait) => moveTo(drawn.field, go(drawn, 9, gait), drawn.at('1'))!.met.length;
    expect([met('walk'), met('jump'), met('fly')]).toEqual([1, 0, 0]);
  });

  test('GLM-TILE-17 hazardous terrain: a Jump meets it on its last hex only, Flying never', () => {
    const drawn = rows(`A ! 1`, { 1: 'hazardous' });
    const met = (gait: Gait) => moveTo(drawn.field, go(drawn, 9, gait), drawn.at('1'))!.met.length;
    expect([met('walk'), met('jump'), met('fly')]).toEqual([2, 1, 0]);
  });

  test('GLM-TILE-18 starting on hazardous terrain and leaving it does nothing', () => {
    const drawn = rows(`A 1`, { A: 'hazardous' });
    expect(moveTo(drawn.field, go(drawn, 9), drawn.at('1'))).toMatchObject({ negatives: 0, met: [] });
    expect(moveTo(drawn.field, go(drawn, 9), drawn.at('A'))).toMatchObject({ negatives: 0, met: [] });
  });

  test('GLM-TILE-19 difficult terrain costs two points to enter, none to leave', () => {
    expect(points(rows(`A ~ 1`), '1')).toBe(3);
    expect(points(rows(`A 1`, { A: 'difficult' }), '1')).toBe(1);
    // One step round costs the same as straight through.
    const drawn = rows(`
      A ~ 1
       . . .`);
    expect(points(drawn, '1')).toBe(3);
    expect(routesTo(drawn.field, go(drawn, 9).ways, drawn.at('1'))).toHaveLength(2);
  });

  test('GLM-TILE-20 it does not slow Jump or Flying', () => {
    expect(points(rows(`A ~ 1`), '1', 'jump')).toBe(2);
    expect(points(rows(`A ~ 1`), '1', 'fly')).toBe(2);
  });

  test('GLM-TILE-21 obstacles stop walking; Jump and Flying pass over them', () => {
    const drawn = rows(`A 1 2`, { 1: 'obstacle' });
    expect(why(drawn, '1')).toBe('GLM-TILE-21 obstacle');
    expect(points(drawn, '2')).toBeUndefined();
    expect(points(drawn, '2', 'jump')).toBe(2);
    expect(points(drawn, '2', 'fly')).toBe(2);
  });
});

test('GLM-EX-22 a jump over two enemies passes both and lands on a free hex', () => {
  const drawn = rows(`A B C . 1`);
  const move = moveTo(drawn.field, go(drawn, 4, 'jump'), drawn.at('1'))!;
  const enemies = othersOf(drawn).enemies;
  expect(move.route.filter(hex => enemies.includes(hex))).toEqual(enemies);
  expect(why(drawn, '1', 4, 'walk')).toBe('GLM-MOVE-02 no-way');
});

test('GLM-EX-26 two hazardous hexes and a stop on a third: three times walking, once jumping, never flying', () => {
  const drawn = rows(`A ! ! 1`, { 1: 'hazardous' });
  const times = (['walk', 'jump', 'fly'] as const).map(
    gait => metOn(drawn.field, gait, moveTo(drawn.field, go(drawn, 9, gait), drawn.at('1'))!.route).length,
  );
  expect(times).toEqual([3, 1, 0]);
});

describe('a way that is chosen hex by hex', () => {
  /** Why not there, hex by hex or (for the last sign) to stay; nothing if all of it may be done. */
  const judge = (drawn: Drawn, way: string, most: number, gait: Gait = 'walk'): string | undefined => {
    let [mover, left] = [moverOf(drawn, gait, true), most];
    const by = passage(drawn.field, mover, othersOf(drawn));
    for (const hex of drawn.all(way)) {
      const refusal = judgeStep(drawn.field, mover, othersOf(drawn), left, hex);
      if (refusal) return `${refusal.rule} ${refusal.why}`;
      left -= pointsOf(by.step[hex] as number);
      mover = { ...mover, at: hex };
    }
    const refusal = judgeStay(drawn.field, mover, othersOf(drawn), left);
    return refusal && `to stay ${refusal.rule} ${refusal.why}`;
  };
  test('GLM-MOVE-01 goes to neighbours, round and back, as far as the points last', () => {
    const drawn = map(`
      A   .
        1   4
      2   3
        .   .
      5   .`);
    expect(judge(drawn, '1A12', 4)).toBeUndefined();
    expect(judge(drawn, '1A12', 3)).toBe('GLM-MOVE-01 too-far');
    expect(judge(drawn, '4', 9)).toBe('GLM-MOVE-06 not-adjacent');
  });
  test('GLM-MOVE-04 goes through an ally if it can be left again, and does not stay there', () => {
    const drawn = rows(`A a 1`);
    expect(judge(drawn, 'a1', 2)).toBeUndefined();
    expect(judge(drawn, 'a', 2)).toBe('to stay GLM-MOVE-04 occupied');
    expect(judge(drawn, 'a', 1)).toBe('GLM-MOVE-04 occupied');
  });
  test('GLM-MOVE-02 GLM-TILE-19 walks round enemies and pays for difficult terrain as it enters', () => {
    const drawn = rows(`B A 1 2`, { 1: 'difficult' });
    expect(judge(drawn, 'B', 9)).toBe('GLM-MOVE-02 enemy');
    expect([judge(drawn, '1', 1), judge(drawn, '1', 2)]).toEqual(['GLM-MOVE-01 too-far', undefined]);
  });
  test('GLM-JUMP-03 GLM-G09 a Jump lands on free ground, and pays a point more where that is difficult', () => {
    const drawn = rows(`A B 3 1 2`, { 1: 'difficult', 3: 'obstacle' });
    expect(judge(drawn, 'B', 4, 'jump')).toBe('to stay GLM-MOVE-04 occupied');
    expect(judge(drawn, 'B3', 4, 'jump')).toBe('to stay GLM-JUMP-03 obstacle');
    expect(judge(drawn, 'B31', 4, 'jump')).toBeUndefined();
    expect(judge(drawn, 'B31', 3, 'jump')).toBe('GLM-JUMP-03 obstacle');
    expect(judge(drawn, 'B3', 2, 'fly')).toBeUndefined();
  });
  test('a hex is refused from which no end is left that the ability allows', () => {
    const drawn = rows(`1 A 2`);
    const step = (hex: string) =>
      judgeStep(
        drawn.field,
        moverOf(drawn, 'walk', true),
        othersOf(drawn),
        1,
        drawn.at(hex),
        end => end === drawn.at('1'),
      );
    expect([step('1'), step('2')?.rule]).toEqual([undefined, 'GLM-MOVE-01']);
  });
});

test('a short way and a safe way are different questions', () => {
  const drawn = rows(`
    A ^ 1
     . . .`);
  const mover = moverOf(drawn, 'walk', true);
  const cost = (prefer: 'short' | 'safe') =>
    costTo(reach(drawn.field, mover, othersOf(drawn), 9, prefer).ways, drawn.at('1'));
  expect(cost('short')).toEqual({ negatives: 1, points: 2 });
  expect(cost('safe')).toEqual({ negatives: 0, points: 3 });
});
