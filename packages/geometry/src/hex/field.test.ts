import { describe, expect, test } from 'vitest';
import { drawMap, readMap, readRows } from './drawing.js';
import {
  addressOf,
  beside,
  compileField,
  cornersOf,
  type Hex,
  hexAt,
  hexes,
  hexOf,
  isAdjacent,
  NONE,
} from './field.js';
import { map, rows } from './fixtures/kit.js';

describe('addresses', () => {
  const field = compileField({ columns: 5, rows: 4 });

  test('an even column touches rows r-1 and r beside it, an odd one r and r+1', () => {
    const around = (column: number, row: number): string[] =>
      [0, 1, 2, 3, 4, 5].map(d => addressOf(field, beside(field, hexAt(field, column, row), d)).join());
    expect(around(2, 2)).toEqual(['2,1', '3,1', '3,2', '2,3', '1,2', '1,1']);
    expect(around(1, 1)).toEqual(['1,0', '2,1', '2,2', '1,2', '0,2', '0,1']);
  });

  test('opposite directions lead back', () => {
    for (const hex of hexes(field))
      for (let d = 0; d < 6; d++) {
        const other = beside(field, hex, d);
        if (other !== NONE) expect(beside(field, other, (d + 3) % 6)).toBe(hex);
      }
  });

  test('neighbours share exactly two corners, others at most one', () => {
    const key = (p: { x: number; y: number }): string => `${p.x},${p.y}`;
    for (const a of hexes(field))
      for (const b of hexes(field)) {
        if (a === b) continue;
        const mine = new Set(cornersOf(field, a).map(key));
        const shared = cornersOf(field, b).filter(p => mine.has(key(p))).length;
        expect(shared).toBe(isAdjacent(field, a, b) ? 2 : 0);
      }
  });

  test('nonsense is refused', () => {
    expect(() => hexOf(field, [5, 0])).toThrow('[5,0] is not on a field of 5 x 4');
    expect(() => hexOf(field, [0.5, 0])).toThrow(RangeError);
    expect(() => compileField({ columns: 0, rows: 4 })).toThrow(RangeError);
    expect(() =>
      compileField({
        columns: 3,
        rows: 3,
        wallLines: [
          [
            [0, 0],
            [2, 2],
          ],
        ],
      }),
    ).toThrow('no edge between');
    const twice = [{ at: [1, 1], kind: 'trap' } as const, { at: [1, 1], kind: 'wall' } as const];
    expect(() => compileField({ columns: 3, rows: 3, terrain: twice })).toThrow('two tiles on hex [1,1]');
  });
});

describe('GLM-MOVE-06 hexes on either side of a wall line are not adjacent', () => {
  test.each([
    ['straight down', '.   1\n  . -\n.   2'],
    ['lower right', '1/  .\n  2   .'],
    ['upper right', '.   2\n  1\\  .'],
    ['lower left', '.   1\n  2\\  .'],
    ['upper left, drawn from below', '1\n /2'],
  ])('%s', (_, text) => {
    const drawn = map(text);
    expect(isAdjacent(drawn.field, drawn.at('1'), drawn.at('2'))).toBe(false);
    expect(isAdjacent(drawn.field, drawn.at('2'), drawn.at('1'))).toBe(false);
    const open = map(text.replace(/[-/\\]/g, ' '));
    expect(isAdjacent(open.field, open.at('1'), open.at('2'))).toBe(true);
  });

  test('the two pairs of the example scenario', () => {
    const barrow = rows(`
      . . . . . . . . . . . . .
       . . . . . . . . . . . .
      . . . . . . . 1|2 . . . .
       . . . . . . . 3 4 . . .
      . . . . . . . 5|6 . . . .`);
    const beside = (a: string, b: string): boolean => isAdjacent(barrow.field, barrow.at(a), barrow.at(b));
    expect([
      beside('1', '2'),
      beside('5', '6'),
      beside('3', '4'),
      beside('1', '3'),
      beside('3', '6'),
    ]).toEqual([false, false, true, true, true]);
  });
});

describe('drawings', () => {
  test('what is drawn is read back', () => {
    const text = ['.   ^   .', '  .\\  #/  !', '.   ~   o', '- ,   +   .', '.   $   _', "  .   '   ="];
    const { field } = readMap(text.join('\n'));
    expect(drawMap(field)).toEqual(text);
    expect(readMap(drawMap(field).join('\n')).field).toEqual(field);
  });

  test('both kinds of drawing mean the same hexes', () => {
    const lying = readRows(`
      A . .
       . #|B
      C . .`);
    const standing = readMap(`
      A   C
        .
      .   .
        #
      .   .
        B`);
    expect(lying.marks).toEqual(standing.marks);
    expect(lying.field.kinds).toEqual(standing.field.kinds);
  });

  test('a letter can stand on terrain, a blank is a wall', () => {
    const { field, marks } = readRows('A   B', { B: 'trap' });
    expect(drawMap(field)).toEqual(['.', '', '#', '', '^']);
    expect([...marks.keys()]).toEqual(['A', 'B']);
    expect(marks.get('B')).toBe(2 as Hex);
  });
});
