import { expect, test } from 'vitest';
import { headOf, lineOfFire, trimmed, unseenFrom } from './fire.js';
import { middleOf } from './plan.js';

const on = (arena: 'A' | 'B') => ({ options: { arena } });
const line = (arena: 'A' | 'B', from: `${number}${number}`, to: `${number}${number}`) =>
  lineOfFire(on(arena), from, middleOf(from), to, middleOf(to));

test('within a room fire goes straight', () => {
  expect(line('B', '00', '02')).toEqual({ points: [middleOf('00'), middleOf('02')], isBlind: false });
});

test('into another room it goes through the door that gives sight', () => {
  const { points, isBlind } = line('B', '00', '11');
  expect(isBlind).toBe(false);
  const { x, y } = middleOf('00');
  expect(points).toEqual([middleOf('00'), { x, y: (y + middleOf('10').y) / 2 }, middleOf('11')]);
});

test('along a row it is drawn straight through its door', () => {
  expect(line('B', '11', '10').points).toHaveLength(2);
  expect(line('B', '00', '10')).toEqual({ points: [middleOf('00'), middleOf('10')], isBlind: false });
});

test('where no door gives sight it is blind', () => {
  expect(line('B', '01', '11')).toEqual({ points: [middleOf('01'), middleOf('11')], isBlind: true });
});

test('what is not seen is everything but the own room and those behind its doors', () => {
  expect(unseenFrom(on('B'), '00')).toEqual(['03', '12', '13', '21', '22', '23']);
});

test('an arrow ends beside the figures that it joins, and points where the shot goes', () => {
  const [from, to] = [middleOf('00'), middleOf('02')];
  const arrow = trimmed(line('B', '00', '02'));
  expect(arrow.points).toEqual([
    { x: from.x + 34, y: from.y },
    { x: to.x - 34, y: to.y },
  ]);
  expect(headOf(arrow)).toBe(`translate(${to.x - 34} ${to.y}) rotate(0)`);
  expect(headOf(trimmed(line('B', '02', '00')))).toMatch(/rotate\(180\)$/);
});
