import { describe, expect, test } from 'vitest';
import { type Area, coverings, laid, offsetBetween, shifted, turnsAndMirrors } from './area.js';
import { areaFrom } from './drawing.js';
import { addressOf, compileField, hexes, hexOf } from './field.js';
import { distance } from './range.js';

const FIELD = compileField({ columns: 12, rows: 12 });
const CENTRE = hexOf(FIELD, [6, 6]);
const shown = (area: Area): string =>
  laid(FIELD, CENTRE, area)
    .map(hex => `[${addressOf(FIELD, hex)}]`)
    .sort()
    .join(' ');

describe('GLM-AOE-01 a pattern may be turned and mirrored, not otherwise changed', () => {
  const single = areaFrom([3, 3], [[3, 2]]);
  const line = areaFrom(
    [3, 3],
    [
      [3, 2],
      [3, 1],
    ],
  );
  const hook = areaFrom(
    [3, 3],
    [
      [3, 2],
      [3, 1],
      [4, 1],
    ],
  );
  const triangle = areaFrom(
    [3, 3],
    [
      [3, 2],
      [4, 3],
    ],
  );

  test.each([
    ['one hex', single, 6],
    ['a line', line, 6],
    ['two neighbours beside it', triangle, 6],
    ['a hook, which is not its own mirror', hook, 12],
    [
      'a whole ring',
      areaFrom(
        [3, 3],
        [
          [3, 2],
          [4, 3],
          [4, 4],
          [3, 4],
          [2, 4],
          [2, 3],
        ],
      ),
      1,
    ],
  ])('%s', (_, area, ways) => expect(turnsAndMirrors(area)).toHaveLength(ways));

  test('one hex beside goes to all six neighbours, a line along all six directions', () => {
    expect(turnsAndMirrors(single).map(shown).sort()).toEqual([
      '[5,5]',
      '[5,6]',
      '[6,5]',
      '[6,7]',
      '[7,5]',
      '[7,6]',
    ]);
    expect(turnsAndMirrors(line).map(shown)).toContain('[7,5] [8,5]');
    expect(turnsAndMirrors(line).map(shown)).toContain('[6,7] [6,8]');
  });

  test('distances within the pattern never change', () => {
    const shape = (area: Area): string => {
      const at = [CENTRE, ...laid(FIELD, CENTRE, area)];
      return at
        .flatMap(a => at.map(b => distance(FIELD, a, b)))
        .sort()
        .join('');
    };
    for (const area of [line, hook, triangle])
      for (const each of turnsAndMirrors(area)) expect(shape(each)).toBe(shape(area));
  });
});

test('a free-standing pattern covers a hex with any of its hexes, each way once', () => {
  const pair = areaFrom(
    [3, 3],
    [
      [3, 3],
      [3, 4],
    ],
  );
  expect(coverings(pair).map(shown).sort()).toEqual([
    '[5,5] [6,6]',
    '[5,6] [6,6]',
    '[6,5] [6,6]',
    '[6,6] [6,7]',
    '[6,6] [7,5]',
    '[6,6] [7,6]',
  ]);
  const trio = areaFrom(
    [3, 3],
    [
      [3, 3],
      [3, 4],
      [4, 3],
    ],
  );
  for (const each of coverings(trio)) expect(shown(each)).toContain('[6,6]');
});

test('offsets look the same in odd and even columns', () => {
  for (const from of hexes(FIELD))
    for (const to of hexes(FIELD))
      expect(shifted(FIELD, from, offsetBetween(addressOf(FIELD, from), addressOf(FIELD, to)))).toBe(to);
});

test('what falls off the field is left out (G50)', () => {
  const corner = hexOf(FIELD, [0, 0]);
  expect(
    laid(
      FIELD,
      corner,
      areaFrom(
        [3, 3],
        [
          [3, 2],
          [3, 4],
        ],
      ),
    ),
  ).toHaveLength(1);
});
