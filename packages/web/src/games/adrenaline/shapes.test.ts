import { figureName } from '@potyczka/adrenaline/text';
import { expect, test } from 'vitest';
import { lookOf } from './shapes.js';

const FIGURES = ['p1', 'p2', 'p3', 'p4', 'p5', 'bot'] as const;

test.each(['pl', 'en'] as const)('in %s every figure has a letter of its name, no two the same', lang => {
  const letters = FIGURES.map(f => lookOf(f).letter[lang]);
  expect(new Set(letters).size).toBe(FIGURES.length);
  for (const [i, f] of FIGURES.entries()) {
    expect(figureName(lang, f).toUpperCase()).toContain(letters[i]);
  }
});

test('the letter is the initial, but for the robot whose name begins with a smile', () => {
  for (const lang of ['pl', 'en'] as const) {
    for (const f of FIGURES.filter(f => f !== 'p3')) {
      expect(figureName(lang, f)[0], f).toBe(lookOf(f).letter[lang]);
    }
  }
});
