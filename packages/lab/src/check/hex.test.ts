import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check as checkMove } from './monster-moves.js';
import { check as checkSight } from './sight.js';

const vectorsOf = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../../${name}.json`, import.meta.url), 'utf8'));
const MOVES = vectorsOf('games/gloomhaven/src/fixtures/monster-moves');
const SIGHTS = vectorsOf('geometry/src/hex/fixtures/sight');

describe('vectors of the hex ground', () => {
  test('all monster turns agree', () => {
    expect(MOVES.map(checkMove).filter(line => line !== undefined)).toEqual([]);
    expect(MOVES).toHaveLength(180);
  });

  test('all sights agree', () => {
    expect(SIGHTS.map(checkSight).filter(line => line !== undefined)).toEqual([]);
    expect(SIGHTS).toHaveLength(80);
  });
});

describe('a disagreement is one line with the position drawn', () => {
  test('a monster turn', () => {
    const line = checkMove({ ...MOVES[0], expected: [{ to: [4, 3], attacks: [[5, 0]] }] });
    expect(line).toMatch(/^vector 2: only ours: \[4,3\]; \[6,3\]\. only theirs: \[4,3\] attacks \[5,0\]\. /);
    expect(line).toContain(' / ');
    expect(line).toContain('(M [5,3], A [5,0] 0)');
    expect(line).not.toContain('\n');
  });

  test('a sight, with what is in the way', () => {
    const vector = SIGHTS.find(each => (each.terrain as unknown[]).length > 5)!;
    const visible = (vector.visible as number[][]).slice(1);
    const line = checkSight({ ...vector, visible });
    expect(line).toContain(`only ours: [${(vector.visible as number[][])[0]}]. `);
    expect(line).not.toContain('\n');
    const hidden = (vector.terrain as { at: number[] }[])[0]!.at;
    expect(checkSight({ ...vector, visible: [...(vector.visible as number[][]), hidden] })).toContain(
      'only theirs',
    );
  });

  test('the order of outcomes and of those attacked means nothing', () => {
    const several = MOVES.find(each => (each.expected as unknown[]).length > 1)!;
    expect(
      checkMove({ ...several, expected: [...(several.expected as unknown[])].reverse() }),
    ).toBeUndefined();
  });
});

describe('a malformed vector is said in one line', () => {
  const move = MOVES[0]!;
  test.each([
    ['nothing', null, 'a vector is malformed: the vector is not an object'],
    ['no action', { ...move, action: 3 }, 'vector 2 is malformed: action is not an object'],
    [
      'a hex off the field',
      { ...move, active: [16, 0] },
      'vector 2 is malformed: [16,0] is not on a field of 16 x 7',
    ],
    ['half a hex', { ...move, active: [1] }, 'vector 2 is malformed: active is not [column,row]'],
    [
      'unknown terrain',
      { ...move, terrain: [{ at: [0, 0], kind: 'lava' }] },
      'vector 2 is malformed: terrain[0].kind is none of wall, obstacle, trap, hazardous, difficult',
    ],
    [
      'a wall line between hexes that do not touch',
      {
        ...move,
        wallLines: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
      },
      'vector 2 is malformed: no edge between [0,0] and [2,0] for a wall line',
    ],
    ['no answer', { ...move, expected: undefined }, 'vector 2 is malformed: expected is not a list'],
  ])('%s', (_, vector, line) => expect(checkMove(vector)).toBe(line));

  test('sight', () => {
    expect(checkSight({ ...SIGHTS[0], from: 'here' })).toContain('is malformed: from is not a list');
  });
});
