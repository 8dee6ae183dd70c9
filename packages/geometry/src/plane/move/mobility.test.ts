import { describe, expect, test } from 'vitest';
import type { Mobility, Unit } from '../field.js';
import { DEGREE, mm } from '../measures.js';
import { block, FOREST, field, round, unit } from '../testing.js';
import { rulesOf } from './checks.js';
import { judgeMove } from './judge.js';
import type { Move } from './move.js';
import { judgePivot } from './pivot.js';
import { judgeReach } from './reach.js';

const able = (mobility: Mobility, special: Partial<Unit> = {}): Unit => ({
  ...unit('A', [[300, 300]], special),
  mobility,
});

const plain = (special: Partial<Unit> = {}): Unit => unit('A', [[300, 300]], special);

const move = (special: Partial<Move> = {}): Move => ({
  kind: 'standard',
  tool: 2,
  heading: 0,
  bend: 0,
  travel: 'full',
  level: 0,
  others: [],
  ...special,
});

const rules = (mover: Unit, m: Move, ...pieces: Parameters<typeof field>[1] & object[]) =>
  rulesOf(judgeMove(field([mover], pieces), mover, m).refusals);

describe('difficult terrain', () => {
  const under = block('wood', [350, 250, 380, 350], 150, FOREST);
  const around = block('wood', [280, 250, 320, 350], 150, FOREST);

  test('LEG-KWU-SCALE-02 does not slow by lying under the tool, but still by starting in it', () => {
    expect(rules(plain(), move(), under)).toEqual(['LEG-MOVE-20']);
    expect(rules(able({ ignoresDifficult: 'tool' }), move(), under)).toEqual([]);
    expect(rules(able({ ignoresDifficult: 'tool' }), move(), around)).toContain('LEG-MOVE-18');
  });

  test('LEG-KWU-UNHINDERED-01 does not slow at all: out of, into or through', () => {
    expect(rules(able({ ignoresDifficult: 'all' }), move(), under)).toEqual([]);
    expect(rules(able({ ignoresDifficult: 'all' }), move(), around)).toEqual([]);
  });

  test('and is reached past, where only some of it is ignored it is not', () => {
    const there = { at: { x: mm(440), y: mm(300) }, wood: block('wood', [420, 250, 470, 350], 150, FOREST) };
    const reach = (u: Unit) => judgeReach(field([u], [there.wood]), u, 'standard', there.at, 0).legal;
    expect(reach(plain())).toBe(false);
    expect(reach(able({ ignoresDifficult: 'all' }))).toBe(true);
    expect(reach(able({ ignoresDifficult: 'tool' }))).toBe(false);
  });
});

describe('heights', () => {
  const tower = block('tower', [340, 200, 440, 400], 200);
  const onTop = move({ kind: 'climb', tool: 1, level: mm(200) });

  test('LEG-KWU-EXPERTCLIMBER-01 LEG-KWU-SCALE-01 a climb of height 2', () => {
    expect(rules(plain(), onTop, tower)).toContain('LEG-CLIMB-03');
    expect(rules(able({ climbs: 2 }), onTop, tower)).toEqual([]);
    const higher = block('tower', [340, 200, 440, 400], 305);
    expect(rules(able({ climbs: 2 }), { ...onTop, level: mm(305) }, higher)).toContain('LEG-CLIMB-03');
  });

  test('LEG-KWU-GROUNDED-01 no climb at all', () => {
    const low = block('tower', [340, 200, 440, 400], 100);
    const climb = move({ kind: 'climb', tool: 1, level: mm(100) });
    expect(rules(plain(), climb, low)).toEqual([]);
    expect(rules(able({ climbs: 0 }), climb, low)).toContain('LEG-CLIMB-01');
  });

  test('LEG-KWU-CLIMBVEH-01 a notched base climbs', () => {
    const low = block('tower', [380, 200, 500, 400], 100);
    const walker = { type: 'groundVehicle', base: round(50) } as const;
    const climb = move({ kind: 'climb', tool: 1, level: mm(100) });
    expect(rules(plain(walker), climb, low)).toContain('LEG-CLIMB-01');
    expect(rules(able({ climbs: 1 }, walker), climb, low)).not.toContain('LEG-CLIMB-01');
  });

  test('LEG-KWU-JUMP-02 LEG-KWU-SPEEDER-01 LEG-KWU-HOVER-04 over and onto terrain of height 1, impassable or not', () => {
    const house = block('house', [330, 250, 400, 350], 120, { move: 'impassable' });
    const tall = block('house', [330, 250, 400, 350], 160, { move: 'impassable' });
    expect(rules(plain(), move(), house)).toContain('LEG-MOVE-27');
    expect(rules(able({ over: 1 }), move(), house)).toEqual([]);
    expect(rules(able({ over: 1 }), move(), tall)).toContain('LEG-MOVE-27');
    const wide = block('house', [350, 200, 600, 400], 120, { move: 'impassable' });
    expect(rules(able({ over: 1 }), move({ level: mm(120) }), wide)).toEqual([]);
  });

  test('LEG-KWU-JUMP-04 heights are measured from where it starts', () => {
    const roof = block('roof', [280, 280, 330, 320], 120);
    const next = block('next', [340, 200, 600, 400], 270);
    const up: Unit = { ...unit('A', [[300, 300, 120]]), mobility: { over: 1 } };
    expect(rules(up, move({ level: mm(270) }), roof, next)).toEqual([]);
    const ground: Unit = { ...unit('A', [[300, 300]]), mobility: { over: 1 } };
    expect(rules(ground, move({ level: mm(270) }), next)).toContain('LEG-MOVE-24');
  });
});

test('LEG-KWU-JUMP-03 other minis of the height are passed over, no taller ones', () => {
  const beast = (top: number) =>
    unit('B', [[360, 300]], { type: 'creature', base: round(50), silhouette: { bottom: 0, top: mm(top) } });
  const go = (mover: Unit, top = 60) =>
    rulesOf(judgeMove(field([mover, beast(top)]), mover, move()).refusals);
  expect(go(plain())).toContain('LEG-UTYPE-08');
  expect(go(able({ overMinis: 1 }))).toEqual([]);
  expect(go(able({ overMinis: 1 }), 160)).toContain('LEG-UTYPE-08');
  expect(go(able({ overMinis: 2 }), 160)).toEqual([]);
});

test('LEG-KWU-FULLPIVOT-01 a pivot by any angle', () => {
  const walker = { type: 'groundVehicle', base: round(50) } as const;
  const turn = (mover: Unit, degrees: number) => judgePivot(field([mover]), mover, degrees * DEGREE).legal;
  expect(turn(plain(walker), 91)).toBe(false);
  expect(turn(able({ pivots: 360 * DEGREE }, walker), 180)).toBe(true);
  expect(turn(able({ pivots: 360 * DEGREE }, walker), 361)).toBe(false);
});

test('LEG-KWU-HOVER-02 a repulsor vehicle that reverses', () => {
  const tank = { type: 'repulsorVehicle', base: round(100), speed: 2 } as const;
  const back = move({ kind: 'reverse', tool: 1 });
  expect(rules(plain(tank), back)).toContain('LEG-NOTCH-16');
  expect(rules(able({ reverses: true }, tank), back)).toEqual([]);
});

test('LEG-KWU-DISENGAGE-01 LEG-KWU-DISENGAGE-02 engaged with one unit it moves on, with two it does not', () => {
  const one = unit('B', [[327, 300]]);
  const two = unit('C', [[273, 300]]);
  const go = (mover: Unit, ...others: readonly Unit[]) =>
    rulesOf(judgeMove(field([mover, ...others]), mover, move({ heading: 9000 })).refusals);
  expect(go(plain(), one)).toEqual(['LEG-MELEE-10']);
  expect(go(able({ disengages: true }), one)).toEqual([]);
  expect(go(able({ disengages: true }), one, two)).toEqual(['LEG-MELEE-10']);
});

test('LEG-KWU-IMMMELEE-01 nobody moves into contact with it', () => {
  const there = unit('B', [[479.05, 300]]);
  const go = (other: Unit) => rulesOf(judgeMove(field([plain(), other]), plain(), move()).refusals);
  expect(go(there)).toEqual([]);
  expect(go({ ...there, mobility: { untouchable: true } })).toEqual(['LEG-KWU-IMMMELEE-01']);
});
