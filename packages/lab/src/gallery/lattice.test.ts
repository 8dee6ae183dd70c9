import { expect, test } from 'vitest';
import { gallery } from './lattice.js';

const pictures = [...gallery()];

test('every picture has a name of its own and is a drawing', () => {
  expect(new Set(pictures.map(p => p.name)).size).toBe(pictures.length);
  for (const { svg, name } of pictures) {
    expect(svg, name).toMatch(/^<svg [^>]*viewBox="[-0-9. ]+"[^>]*><title>/);
    expect(svg, name).not.toMatch(/NaN|undefined/);
  }
});

test('the same pictures come out every time', () => {
  expect([...gallery()]).toEqual(pictures);
});

test('every worked example about space has a picture, and there are random positions', () => {
  const shown = new Set(pictures.flatMap(p => p.title.match(/APX-EX-\d+/g) ?? []));
  const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);
  const numbers = [
    ...between(6, 18),
    ...between(21, 25),
    ...between(27, 47),
    ...between(55, 61),
    ...between(65, 70),
  ];
  const ids = [...numbers, 74, 75, 77, 78, 79].map(k => `APX-EX-${String(k).padStart(2, '0')}`);
  expect(ids.filter(id => !shown.has(id))).toEqual([]);
  expect(pictures.filter(p => p.name.startsWith('random')).length).toBeGreaterThanOrEqual(200);
});
