import { describe, expect, test } from 'vitest';
import { type Field, type Hex, NONE } from './field.js';
import { type Drawn, map, rows } from './fixtures/kit.js';
import { countTo, distance, distancesFrom, within } from './range.js';

const stepsTo = (field: Field, from: Hex, to: Hex): number | undefined => {
  const steps = distancesFrom(field, from, field.size).steps[to];
  return steps === NONE ? undefined : steps;
};
const count = (drawn: Drawn, a = 'A', b = 'B'): number | undefined =>
  stepsTo(drawn.field, drawn.at(a), drawn.at(b));

describe('GLM-ATK-10 range is never counted through walls', () => {
  test('round a wall', () => {
    expect(count(rows(`A . B`))).toBe(2);
    expect(
      count(
        rows(`
        A # B
         # . .
        . . .`),
      ),
    ).toBeUndefined();
    expect(
      count(
        rows(`
        A # B
         . . .`),
      ),
    ).toBe(3);
  });

  test('round a wall line', () => {
    expect(
      count(
        rows(`
        A|B
         . .`),
      ),
    ).toBe(2);
    expect(count(rows(`A|B`))).toBeUndefined();
  });

  test('closed and locked doors stop it, open ones do not (G27)', () => {
    expect(count(rows(`A + B`))).toBeUndefined();
    expect(count(rows(`A = B`))).toBeUndefined();
    expect(count(rows(`A ' B`))).toBe(2);
  });

  test('obstacles and terrain do not matter', () => {
    expect(count(rows(`A o ^ ! ~ B`))).toBe(5);
  });
});

test('the count explains itself: a way of neighbours, as long as the distance', () => {
  const drawn = map(`
    A   .   .
      #   .
    .   #   B
      .   .
    .   .   .`);
  const way = countTo(drawn.field, distancesFrom(drawn.field, drawn.at('A')), drawn.at('B'));
  expect(way).toHaveLength(count(drawn)! + 1);
  expect(way![0]).toBe(drawn.at('A'));
  expect(way!.at(-1)).toBe(drawn.at('B'));
  for (let i = 1; i < way!.length; i++) expect(distance(drawn.field, way![i - 1]!, way![i]!)).toBe(1);
  const shut = rows(`A # B`);
  expect(countTo(shut.field, distancesFrom(shut.field, shut.at('A')), shut.at('B'))).toBeUndefined();
});

test('GLM-ATK-03 within Y hexes: 6 at distance 1, 18 within 2 on open ground', () => {
  const open = map(`
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
    .   .   A   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .`);
  expect(within(open.field, open.at('A'), 1)).toHaveLength(6);
  expect(within(open.field, open.at('A'), 2)).toHaveLength(18);
});
