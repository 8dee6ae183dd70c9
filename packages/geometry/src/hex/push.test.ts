import { describe, expect, test } from 'vitest';
import { type Drawn, rows } from './fixtures/kit.js';
import { type ForcedMovement, type ForcedRoute, forcedRoutes } from './push.js';

/** A attacks T; a to e are T's allies, B to E its enemies beside A. */
function force(drawn: Drawn, kind: 'push' | 'pull', hexes: number, flying = false): ForcedRoute[] {
  const letters = [...drawn.map.marks.keys()];
  const forced: ForcedMovement = {
    kind,
    hexes,
    flying,
    by: drawn.at('A'),
    target: drawn.at('T'),
    allies: letters.filter(l => /[a-e]/.test(l)).map(l => drawn.at(l)),
    enemies: letters.filter(l => /[B-E]/.test(l)).map(l => drawn.at(l)),
  };
  return forcedRoutes(drawn.field, forced);
}
const ends = (drawn: Drawn, routes: readonly ForcedRoute[]): string =>
  drawn.names([...new Set(routes.map(r => r.route.at(-1)!))]);

describe('GLM-PUSH-01 each hex farther from the attacker, the full number of hexes', () => {
  const open = rows(`
    . . . 1 . .
     . A T 2 . .
    . . . 3 . .`);
  test('one hex', () => expect(ends(open, force(open, 'push', 1))).toBe('1 2 3'));
  test('two hexes: never one only, never back', () => {
    const routes = force(open, 'push', 2);
    expect(routes.every(r => r.route.length === 3 && r.stopped === undefined)).toBe(true);
  });
  test('hexes that are not farther are refused with the rule', () => {
    const beside = force(open, 'push', 1)[0]!.judged[0]!;
    expect(beside.filter(step => step.refusal === undefined)).toHaveLength(3);
    expect(beside.filter(step => step.refusal?.rule === 'GLM-PUSH-01')).toHaveLength(3);
  });
  test('distance is counted round walls (G23)', () => {
    const walled = rows(`
      # # # # #
       A|T 1 . .
      . . 2 . .`);
    // Round the wall line T is 2 hexes away, so a step down is no step away.
    expect(ends(walled, force(walled, 'push', 1))).toBe('1');
  });
});

test('GLM-PUSH-02 without a legal hex it does nothing or stops there', () => {
  const shut = rows(`
    # # # #
     A T # #
    # # # #`);
  expect(force(shut, 'push', 2)).toMatchObject([{ route: [shut.at('T')], stopped: 'no-legal-hex' }]);
  const short = rows(`
    # # # # #
     A T 1 # #
    # # # # #`);
  expect(force(short, 'push', 3)).toMatchObject([{ route: short.all('T1'), stopped: 'no-legal-hex' }]);
});

describe('GLM-PUSH-03 each hex nearer to the attacker', () => {
  test('towards it, never onto it', () => {
    const drawn = rows(`
      . . . . .
       A 1 2 T .
      . . . . .`);
    expect(ends(drawn, force(drawn, 'pull', 2))).toBe('1');
    expect(force(drawn, 'pull', 5).every(r => r.route.length === 3 && r.stopped === 'no-legal-hex')).toBe(
      true,
    );
  });
  test('several equal ways', () => {
    const drawn = rows(`
      . 1 T .
       A 2 . .`);
    expect(ends(drawn, force(drawn, 'pull', 1))).toBe('1 2');
  });
});

test('GLM-PUSH-04 without a legal hex a PULL does nothing', () => {
  const drawn = rows(`
    # # # #
     A o T #
    # # # #`);
  expect(force(drawn, 'pull', 2)).toMatchObject([{ route: [drawn.at('T')], stopped: 'no-legal-hex' }]);
  expect(force(rows(`A T`), 'pull', 1)).toMatchObject([{ stopped: 'no-legal-hex' }]);
});

describe('GLM-PUSH-05 through its own allies, not through its enemies', () => {
  test('an ally is passed but not ended on (G23)', () => {
    const lane = rows(`A T b 1 .`);
    expect(force(lane, 'push', 2)).toMatchObject([{ route: lane.all('Tb1') }]);
    expect(force(lane, 'push', 1)).toMatchObject([{ route: lane.all('T'), stopped: 'end-occupied' }]);
  });
  test('an enemy stops it', () => {
    const lane = rows(`A T B 1 .`);
    const [route] = force(lane, 'push', 2);
    expect(route).toMatchObject({ route: lane.all('T'), stopped: 'no-legal-hex' });
    expect(route!.judged[0]!.find(step => step.hex === lane.at('B'))?.refusal?.rule).toBe('GLM-PUSH-05');
  });
});

describe('GLM-PUSH-06 it counts as movement, but difficult terrain does not matter', () => {
  test('traps and hazardous terrain take effect (GLM-TILE-09, GLM-TILE-16)', () => {
    const lane = rows(`A T ^ ! .`);
    expect(force(lane, 'push', 3)[0]!.met.map(m => m.what)).toEqual(['trap', 'hazardous']);
  });
  test('difficult terrain is one hex like any other', () => {
    const lane = rows(`A T ~ ~ 1`);
    expect(force(lane, 'push', 3)).toMatchObject([{ stopped: undefined, met: [] }]);
    expect(ends(lane, force(lane, 'push', 3))).toBe('1');
  });
});

test('GLM-TILE-05 nobody is forced through a closed door', () => {
  const lane = rows(`A T + 1`);
  const [route] = force(lane, 'push', 2);
  expect(route).toMatchObject({ route: lane.all('T'), stopped: 'no-legal-hex' });
  expect(route!.judged[0]!.some(step => step.refusal?.rule === 'GLM-TILE-05')).toBe(true);
});

test('GLM-JUMP-05 Flying applies to forced movement', () => {
  const lane = rows(`A T o B ^ 1`);
  expect(force(lane, 'push', 4, false)[0]!.route).toEqual(lane.all('T'));
  expect(force(lane, 'push', 4, true)).toMatchObject([{ stopped: undefined, met: [] }]);
  expect(ends(lane, force(lane, 'push', 4, true))).toBe('1');
  // It may end over an obstacle, not on a figure.
  expect(force(lane, 'push', 2, true)[0]!.route).toHaveLength(2);
});

test('GLM-MOVE-05 walls and wall lines stop a forced movement', () => {
  expect(force(rows(`A T # .`), 'push', 1)[0]!.route).toHaveLength(1);
  expect(force(rows(`A T|. .`), 'push', 1)[0]!.route).toHaveLength(1);
});
