import { describe, expect, test } from 'vitest';
import { around, at } from '../fixtures/ground.js';
import { prioritise } from './priorities.js';

/** Best range 3 to 5; a wall to the east of the Automa hides what is behind it. */
const SET = [{ best: { low: 3, high: 5 }, range: { low: 1, high: 9 } }];
const MAP = `
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  . `;
const FROM = '0,1';
const lattice = (map = MAP) => around(map).lattice;

const main = (
  [a, b]: readonly [readonly [spot: string, points: number], readonly [spot: string, points: number]],
  map = MAP,
) =>
  prioritise(lattice(map), at(FROM), SET, [
    { id: 'e1', at: at(a[0]), points: a[1] },
    { id: 'e2', at: at(b[0]), points: b[1] },
  ]);

/** The same map with a wall between the third and the fourth column. */
const WALL = MAP.split('\n')
  .map(row => row.replace(/^((?: {2}\.){3} ) /, '$1|'))
  .join('\n');

describe('the main enemy', () => {
  test('AUT-PRIO-04 AUT-PRIO-03 first the one that is in best range and in sight, if it is one', () => {
    expect(
      main([
        ['3,1', 60],
        ['7,1', 30],
      ]),
    ).toEqual({ main: 'e1', by: 'A' });
    expect(
      main([
        ['7,1', 30],
        ['5,1', 60],
      ]),
    ).toEqual({ main: 'e2', by: 'A' });
    // best range without sight is not enough
    expect(
      main(
        [
          ['4,1', 60],
          ['1,1', 30],
        ],
        WALL,
      ),
    ).toEqual({ main: 'e2', by: 'B' });
  });

  test('AUT-PRIO-05 AUT-EX-21 then the one with fewer points', () => {
    expect(
      main([
        ['3,1', 30],
        ['4,1', 50],
      ]),
    ).toEqual({ main: 'e1', by: 'B' });
    expect(
      main([
        ['3,1', 50],
        ['4,1', 30],
      ]),
    ).toEqual({ main: 'e2', by: 'B' });
  });

  test('AUT-EX-20 fewer points go before sight', () => {
    expect(
      main(
        [
          ['2,1', 60],
          ['6,1', 45],
        ],
        WALL,
      ),
    ).toEqual({ main: 'e2', by: 'B' });
  });

  test('AUT-PRIO-07 of those in sight, or not, the nearer one', () => {
    expect(
      main([
        ['3,1', 60],
        ['5,1', 60],
      ]),
    ).toEqual({ main: 'e1', by: 'D' });
    expect(
      main([
        ['7,1', 60],
        ['6,1', 60],
      ]),
    ).toEqual({ main: 'e2', by: 'D' });
  });

  test('AUT-PRIO-10 what both have or neither has decides nothing', () => {
    expect(
      main([
        ['4,0', 60],
        ['4,1', 60],
      ]),
    ).toEqual({ main: null, by: 'E' });
    expect(
      main([
        ['4,0', 59],
        ['4,1', 60],
      ]),
    ).toEqual({ main: 'e1', by: 'B' });
    expect(
      main(
        [
          ['2,1', 60],
          ['6,1', 60],
        ],
        WALL,
      ),
    ).toEqual({ main: 'e1', by: 'C' });
    expect(
      main(
        [
          ['6,1', 60],
          ['7,1', 60],
        ],
        WALL,
      ),
    ).toEqual({ main: 'e1', by: 'D' });
  });
});
