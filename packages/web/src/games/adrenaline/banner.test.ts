import { positionView } from '@potyczka/adrenaline/rule-texts';
import { expect, test } from 'vitest';
import { bannerOf } from './banner.js';

const view = positionView(
  `
  A B . .
  . . . .
  - . . .`,
  { frenzy: { by: 'A', left: 2 } },
);
const domination = (full: number, skulls: number) => {
  const track = (n: number) => Array.from({ length: n < full ? 8 : 7 }, () => 'p1' as const);
  return {
    ...view,
    skulls,
    options: { ...view.options, mode: 'domination' as const },
    tags: { red: track(0), blue: track(1), yellow: track(2) },
  };
};

test('before the final frenzy there is no banner, in other modes it says that it has come', () => {
  expect(bannerOf('en', { ...view, frenzy: null })).toBe('');
  expect(bannerOf('en', view)).toBe('Final frenzy');
});

test('ADR-XDOM-07 in domination the banner says what has begun the frenzy', () => {
  expect(bannerOf('en', domination(2, 3))).toBe('Final frenzy: two tracks are full');
  expect(bannerOf('pl', domination(2, 3))).toBe('Ostateczny szał: dwa tory są pełne');
  expect(bannerOf('en', domination(1, 0))).toBe('Final frenzy: no skulls are left');
  expect(bannerOf('pl', domination(2, 0))).toBe('Ostateczny szał: dwa tory są pełne, nie ma już czaszek');
});
