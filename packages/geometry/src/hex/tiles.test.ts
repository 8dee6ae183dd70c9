import { describe, expect, test } from 'vitest';
import { readRows } from './drawing.js';
import { rows } from './fixtures/kit.js';
import { cutOff, isEmptyHex, nearestEmpty, nearestFirst } from './tiles.js';

test('GLM-TILE-01 empty: no figure, no token, no tile but a corridor, a pressure plate or an open door', () => {
  const drawn = rows(`1 2 3 4 5 6 7 8 9 A B`, {
    2: 'corridor',
    3: 'pressure-plate',
    4: 'open-door',
    5: 'trap',
    6: 'difficult',
    7: 'obstacle',
    8: 'treasure',
    9: 'closed-door',
  });
  const occupancy = { figures: drawn.all('A'), tokens: drawn.all('B') };
  const empty = [...'123456789AB'].filter(letter => isEmptyHex(drawn.field, drawn.at(letter), occupancy));
  expect(empty.join('')).toBe('1234');
});

test('GLM-JUMP-06 who loses Flying over an obstacle goes to the nearest empty hex', () => {
  const drawn = rows(
    `
    o o o o
     ^ o A 1
    o o b 2`,
    { A: 'obstacle' },
  );
  const figures = drawn.all('Ab');
  expect(drawn.names(nearestEmpty(drawn.field, drawn.at('A'), { figures }))).toBe('1 2');
  const behind = rows(
    `
    # # # #
     1 A|2 #
    o # # #`,
    { A: 'obstacle' },
  );
  expect(behind.names(nearestEmpty(behind.field, behind.at('A'), { figures: behind.all('A') }))).toBe('1');
});

test('GLM-TILE-36 the marked hexes nearest to the revealing character come first', () => {
  const drawn = rows(`
    . 1 . . 4
     A . 2 . .
    . 3 . . 5`);
  const groups = nearestFirst(drawn.field, drawn.at('A'), drawn.all('12345'));
  expect(groups.map(group => drawn.names(group))).toEqual(['1 3', '2', '4 5']);
});

describe('GLM-TILE-23 no obstacle may cut off a part of the map', () => {
  const cut = (before: string, after: string): number =>
    cutOff(readRows(before).field, readRows(after).field).length;

  test('a gap may not be closed', () => {
    expect(cut('. . . .', '. . o .')).toBe(1);
    expect(cut('. . # . .', '. . # . .')).toBe(0);
  });

  test('a way round is enough', () => {
    expect(cut('\n  . . .\n   . . .', '\n  . o .\n   . . .')).toBe(0);
    expect(cut('\n  . . .\n   . . .', '\n  . o .\n   . o .')).toBe(2);
  });

  test('what was cut off before does not count, nor do doors', () => {
    expect(cut('. o . . .', '. o . . o')).toBe(0);
    expect(cut('. + . .', '. + . .')).toBe(0);
    expect(cut('. . + .', '. o + .')).toBe(1);
  });

  test('an obstacle may be moved where it opens as much as it closes', () => {
    expect(cut('\n  . o .\n   . . .', '\n  . . .\n   . o .')).toBe(0);
  });
});
