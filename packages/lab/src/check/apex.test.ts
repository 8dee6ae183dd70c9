import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Check } from '../vectors/check.js';
import { check as checkMoves } from './apex-moves.js';
import { check as checkSight } from './apex-sight.js';

type Json = { [key: string]: unknown };

const fixture = (kind: string): Json[] =>
  JSON.parse(readFileSync(new URL(`./fixtures/${kind}.json`, import.meta.url), 'utf8')) as Json[];

const byId = (kind: string, id: number): Json => structuredClone(fixture(kind).find(v => v.id === id) ?? {});

/** The vector with one fact changed: a path such as `lines.0.answer`, and the new value. */
function changed(vector: Json, path: string, value: unknown): Json {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((at, key) => at[key] as Json, vector);
  holder[last] = value;
  return vector;
}

describe.each([
  ['apex-sight', checkSight],
  ['apex-moves', checkMoves],
] as const)('%s', (kind: string, check: Check) => {
  test('every vector agrees', () => {
    expect(
      fixture(kind)
        .map(check)
        .filter(line => line !== undefined),
    ).toEqual([]);
  });

  test('a vector that is not of the documented form is named in one line', () => {
    expect(check('x')).toBe('vector is malformed: vector is not an object');
    expect(check({ id: 'x' })).toBe('vector is malformed: id is not a whole number');
    expect(check({ id: 7 })).toBe('vector 7 is malformed: map is not an object');
    const map = { size: [2, 1], levels: ['00'] };
    expect(check({ id: 7, map: { ...map, levels: ['0'] } })).toBe(
      'vector 7 is malformed: map.levels[0] is not 2 digits',
    );
    expect(check({ id: 7, map: { ...map, edges: [['hedge', 'V', 1, 0]] } })).toBe(
      'vector 7 is malformed: map.edges[0]: no object is called hedge',
    );
    expect(check({ id: 7, map: { ...map, spaces: [['rock', 5, 0]] } })).toBe(
      'vector 7 is malformed: map: rock at 5,0 is off the map',
    );
  });
});

describe('a disagreement is told in one line with the map', () => {
  test.each([
    [1, 'lines.0.answer', '+', 'line (2,3) to (5,2) is H here, + there'],
    [1, 'lines.0.rule', 'APX-LOS-31', 'the rule of line (2,3) to (5,2) is APX-LOS-30 here, APX-LOS-31 there'],
    [1, 'lines.1.by', [['V', 4, 3]], 'what blocks line (2,2) to (6,2) is V(4,2) here, V(4,3) there'],
    [17, 'lines.0.answer', '+', 'line (3,6) to (5,4) is c here, + there'],
    [73, 'free.0.0', 'offffffff', 'intersection (0,0) level 0 is f here, o there'],
    [77, 'areas.0.spaces', [[2, 2]], 'area 3x3 round (3,3) on level 0'],
    [1005, 'zones.0.answer', 'in', 'zone'],
  ])('sight: vector %i, %s', (id, path, value, expected) => {
    const line = checkSight(changed(byId('apex-sight', id), path, value)) ?? '';
    expect(line).toContain(`vector ${id}: ${expected}`);
    expect(line).toContain(' / ');
    expect(line).not.toContain('\n');
  });

  test('sight: a view differs in seen or not and in cover, not in the rule', () => {
    const vector = byId('apex-sight', 1005);
    const [view] = vector.views as { rows: string[] }[];
    const rows = view?.rows ?? [];
    const swap = (from: RegExp, to: string) => rows.map(row => row.replace(from, to));
    expect(checkSight(changed(vector, 'views.0.rows', swap(/[H12]/g, 'H')))).toBeUndefined();
    expect(checkSight(changed(vector, 'views.0.rows', swap(/[H12]/g, '+')))).toContain('view');
    expect(checkSight(changed(vector, 'views.0.rows', swap(/\+/, 'c')))).toContain('view');
    expect(checkSight(changed(vector, 'views.0.rows', []))).toContain('nothing there');
  });

  test.each([
    [1, 'steps.0.N', 2, 'step N from (1,1) is 1 here, 2 there'],
    [1, 'steps.1.E', ['edge'], 'step E from (2,1) is impassable here, edge there'],
    [
      1,
      'reach.0.rows',
      ['1112..', '1@12..', '1112..'],
      'reach with 2 MP from (1,1) to (3,1) is . here, 2 there',
    ],
    [49, 'near.0.adjacent', [], 'adjacent to (2,2) is (3,1) (3,2) here, nothing there'],
    [57, 'pushes.0.collision', 'A', 'collision of push E 1 from (2,2) is B here, A there'],
    [57, 'pushes.0.options', [], 'options of push E 1 from (2,2)'],
    [57, 'pushes.1.path', [], 'path of push SE 2 from (2,2)'],
    [1005, 'distances.0.is', 99, 'distance 1 from'],
  ])('moves: vector %i, %s', (id, path, value, expected) => {
    const line = checkMoves(changed(byId('apex-moves', id), path, value)) ?? '';
    expect(line).toContain(`vector ${id}: ${expected}`);
    expect(line).not.toContain('\n');
  });
});
