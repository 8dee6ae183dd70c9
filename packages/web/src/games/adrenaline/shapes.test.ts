import { figureName } from '@potyczka/adrenaline/text';
import { expect, test } from 'vitest';
import { lookOf } from './shapes.js';

const FIGURES = ['p1', 'p2', 'p3', 'p4', 'p5', 'bot'] as const;

test.each(['pl', 'en'] as const)('in %s every figure has a letter of its name, no two the same', lang => {
  const letters = FIGURES.map(f => lookOf(f).letter);
  expect(new Set(letters).size).toBe(FIGURES.length);
  for (const [i, f] of FIGURES.entries()) {
    expect(figureName(lang, f).toUpperCase()).toContain(letters[i]);
  }
});

test('shapes of plates and silhouettes differ as well', () => {
  const seats = FIGURES.filter(f => f !== 'bot').map(lookOf);
  expect(new Set(seats.map(l => l.plate)).size).toBe(seats.length);
  expect(new Set(FIGURES.map(f => lookOf(f).glyph)).size).toBe(FIGURES.length);
});
