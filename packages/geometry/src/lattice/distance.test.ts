import { describe, expect, test } from 'vitest';
import { distance, distanceToPoint, edge, readDrawing, sight, space } from './index.js';

describe('distance', () => {
  test('APX-DIST-01 APX-DIST-02 APX-EX-27 spaces from one to the other, diagonals count 1, whatever lies between', () => {
    const { space: at } = readDrawing(`
     1A . |.  .
     .  .r 2  .B`);
    expect(distance(at('A'), at('B'))).toBe(3);
    expect(distance(space(2, 5), space(4, 0))).toBe(5);
    expect(distance(space(2, 5), space(2, 5))).toBe(0);
  });

  test('APX-DIST-03 the own edges and corners are at distance 0', () => {
    const own = [edge('V', 3, 3), edge('V', 4, 3), edge('H', 3, 3), edge('H', 3, 4)];
    expect(own.map(e => distance(space(3, 3), e))).toEqual([0, 0, 0, 0]);
    const corners = [space(3, 3), space(4, 3), space(3, 4), space(4, 4)];
    expect(corners.map(c => distanceToPoint(space(3, 3), c))).toEqual([0, 0, 0, 0]);
    expect(distance(space(3, 3), edge('V', 3, 4))).toBe(1);
    expect(distanceToPoint(space(3, 3), space(5, 3))).toBe(1);
  });

  test('APX-DIST-04 APX-EX-28 the nearer space of an edge counts', () => {
    expect(distance(space(0, 0), edge('V', 2, 0))).toBe(1);
    expect(distance(space(3, 0), edge('V', 2, 0))).toBe(1);
    expect(distance(space(0, 0), edge('H', 4, 3))).toBe(4);
  });

  test('APX-DIST-05 APX-EX-29 the nearest space of an intersection counts', () => {
    expect(distanceToPoint(space(0, 0), space(4, 2))).toBe(3);
    expect(distanceToPoint(space(5, 5), space(2, 2))).toBe(3);
  });

  test('APX-DIST-06 APX-ABIL-13 range is counted from the Legend to the space or intersection', () => {
    const legend = space(0, 0);
    const within = (n: number) => (x: number) => distance(legend, space(x, 3)) <= n;
    expect([3, 4, 5, 6].map(within(5))).toEqual([true, true, true, false]);
    expect([5, 6, 7].map(x => distanceToPoint(legend, space(x, 0)) <= 5)).toEqual([true, true, false]);
  });

  test('APX-DIST-07 APX-LOS-19 counted from an edge, the spaces that touch it are at 1', () => {
    const { lattice, space: at } = readDrawing(' 1A 1  .B .C');
    const row = (to: string) => sight(lattice, at('A'), at(to)).weighed[0]?.shadows[0]?.row;
    expect([row('B'), row('C')]).toEqual([1, 2]);
    expect(sight(lattice, at('A'), at('B')).seen).toBe(false);
    expect(sight(lattice, at('A'), at('C')).seen).toBe(true);
  });
});
