import { describe, expect, test } from 'vitest';
import { facesOf, maySee, newlySeen } from './faces.js';
import type { Pile } from './index.js';

const deck = (...cards: string[]): Pile => ({ cards: cards.map(c => `#${c}` as const), seen: [] });
const hand = (seat: 'p1' | 'p2', ...cards: string[]): Pile => ({ ...deck(...cards), seen: [seat] });
const isNew = (before: Pile[], after: Pile[]): boolean => newlySeen(facesOf(before), facesOf(after));

describe('a face is newly seen', () => {
  const before = [deck('a', 'b', 'c'), hand('p1', 'd'), hand('p2')];

  test('when its card lies open, or came into a hand', () => {
    expect(isNew(before, [deck('b', 'c'), hand('p1', 'd'), hand('p2')])).toBe(true);
    expect(isNew(before, [deck('b', 'c'), hand('p1', 'd', 'a'), hand('p2')])).toBe(true);
    expect(isNew(before, [deck('a', 'b', 'c'), hand('p1'), hand('p2', 'd')])).toBe(true);
  });

  test('when somebody looked at a pile that lies as it lay', () => {
    expect(isNew(before, [hand('p2', 'a', 'b', 'c'), hand('p1', 'd'), hand('p2')])).toBe(true);
  });

  test('not when nothing changed, cards changed their order or a known one went back', () => {
    expect(isNew(before, before)).toBe(false);
    expect(isNew(before, [deck('c', 'a', 'b'), hand('p1', 'd'), hand('p2')])).toBe(false);
    expect(isNew(before, [deck('a', 'b', 'c', 'd'), hand('p1'), hand('p2')])).toBe(false);
  });

  test('not when a pile more or less shifts the others, or a card was laid down', () => {
    expect(isNew(before, [deck(), ...before])).toBe(false);
    expect(isNew([deck(), ...before], before)).toBe(false);
    expect(isNew(before, [...before, deck('e')])).toBe(false);
  });
});

test('what was noted of a pile stays when the game changes its own list', () => {
  const cards: `#${string}`[] = ['#a', '#b'];
  const noted = facesOf([{ cards, seen: ['p1'] }]);
  cards.pop();
  expect(maySee(noted, '#b', 'p2')).toBe(false);
  expect(maySee(noted, '#b', 'p1')).toBe(true);
  expect(maySee(noted, '#c', 'spectator')).toBe(true);
  expect(newlySeen(noted, facesOf([{ cards, seen: ['p1'] }]))).toBe(true);
});
