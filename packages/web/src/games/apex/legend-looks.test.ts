import { FIGURE_TRAITS, LEGENDS } from '@potyczka/apex/view';
import { expect, test } from 'vitest';
import { FIGURE_GLYPHS, LEGEND_LOOKS } from './legend-looks.js';

test('each legend has a look, and each figure of an ability a sign', () => {
  expect(Object.keys(LEGEND_LOOKS).toSorted()).toEqual([...LEGENDS].toSorted());
  expect(Object.keys(FIGURE_GLYPHS).toSorted()).toEqual(Object.keys(FIGURE_TRAITS).toSorted());
});
