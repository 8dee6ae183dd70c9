import { describe, expect, test } from 'vitest';
import { columns, pad, painter, widthOf } from './terminal.js';

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
