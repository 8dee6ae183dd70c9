import { drawnRooms } from '@potyczka/geometry/rooms';
import { describe, expect, test } from 'vitest';
import { columns, pad, painter, widthOf } from './paint.js';
import { drawRooms } from './rooms.js';

test('walls are heavy, doors are gaps, squares of a room are parted by dots', () => {
  const rooms = drawnRooms(
    `
a.a=b
= - .
c|d b`.replace('d b', 'd=b'),
  );
  const drawn = drawRooms(rooms, { width: 7, height: 1 }, q => [q], painter(false));
  expect(drawn).toEqual([
    '┏━━━━━━━━━━━━━━━┳━━━━━━━┓',
    '┃ 00    · 01      02    ┃',
    '┣━    ━━┳━━━━━━━┫   ·   ┃',
    '┃ 10    ┃ 11      12    ┃',
    '┗━━━━━━━┻━━━━━━━┻━━━━━━━┛',
  ]);
});

test('where there is no square there is nothing', () => {
  const drawn = drawRooms(drawnRooms('a.a\n= \na'), { width: 7, height: 1 }, () => [], painter(false));
  expect(drawn).toEqual([
    '┏━━━━━━━━━━━━━━━┓',
    '┃       ·       ┃',
    '┣━    ━━┳━━━━━━━┛',
    '┃       ┃',
    '┗━━━━━━━┛',
  ]);
});

describe('colour', () => {
  const red = painter(true)('red', 'ab');

  test('does not count as width', () => {
    expect(red).not.toBe('ab');
    expect(widthOf(red)).toBe(2);
    expect(widthOf(pad(red, 5))).toBe(5);
  });

  test('is left out where nobody wants it', () => {
    expect(painter(false)('red', 'ab')).toBe('ab');
  });

  test('leaves columns straight', () => {
    expect(
      columns([
        ['x', '1'],
        [red, '2'],
      ]).map(widthOf),
    ).toEqual([5, 5]);
  });
});
