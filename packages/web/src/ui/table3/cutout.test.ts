import { beforeAll, describe, expect, test } from 'vitest';
import { drawingOf, drawingsLaid } from '../glyph-sheet.js';
import { cutoutOf, shapesIn } from './cutout.js';
import { prism, volumeOf } from './geometry.js';
import { outlinesOf } from './paths.js';

beforeAll(async () => {
  await Promise.all(Object.values(import.meta.glob('../../games/*/glyphs.ts')).map(load => load()));
  await Promise.all(Object.values(import.meta.glob('../../games/*/legends/*.ts')).map(load => load()));
});

const numbers = (g: ReturnType<typeof prism>): number[] => [...g.getAttribute('position').array];

describe('a cut-out of every drawing', () => {
  test('has volume, its feet at 0, its head at 1, and no length that is no number', () => {
    const refs = drawingsLaid();
    expect(refs.length).toBeGreaterThan(120);
    for (const ref of refs) {
      const { figure, width } = cutoutOf(drawingOf(ref));
      expect(numbers(figure).every(Number.isFinite), ref).toBe(true);
      expect(volumeOf(figure), ref).toBeGreaterThan(0);
      figure.computeBoundingBox();
      expect(figure.boundingBox?.min.z, ref).toBeCloseTo(0, 3);
      expect(figure.boundingBox?.max.z, ref).toBeCloseTo(1, 3);
      expect(width).toBeGreaterThan(0.1);
    }
  });

  test.each(['trooper', 'duellist'] as const)(
    'stands on a body of a %s where the drawing is a head',
    body => {
      const head = drawingOf('#glyph-spartan-helmet');
      const { figure, blade } = cutoutOf(head, body);
      expect(volumeOf(figure)).toBeGreaterThan(0);
      expect(blade !== null).toBe(body === 'duellist');
      if (blade) expect(volumeOf(blade)).toBeGreaterThan(0);
    },
  );
});

test('a drawing with a hole keeps it, and is not turned over', () => {
  const [shape, ...others] = shapesIn('M0 0h100v100h-100zm25 25v50h50v-50z');
  expect(others).toEqual([]);
  expect(shape?.holes).toHaveLength(1);
});

test('a path is followed stroke by stroke: straight, bent, mirrored, round, and on after it was closed', () => {
  expect(outlinesOf('M10 10h20v20h-20z')).toEqual([
    [
      [10, 10],
      [30, 10],
      [30, 30],
      [10, 30],
    ],
  ]);
  expect(outlinesOf('m10 10 20 0 0 20zl5 5 5-9')).toEqual([
    [
      [10, 10],
      [30, 10],
      [30, 30],
    ],
    [
      [10, 10],
      [15, 15],
      [20, 6],
    ],
  ]);
  const last = (d: string): readonly number[] => (outlinesOf(d)[0]?.at(-1) ?? []).map(x => Math.round(x));
  expect(last('M0 0c0 50 50 50 50 0s50-50 50 0')).toEqual([100, 0]);
  expect(last('M0 0q25 50 50 0t50 0')).toEqual([100, 0]);
  // Flags of an arc need nothing between them and what follows.
  expect(last('M0 0a25 25 0 0150 0a25 25 0 01-50 0v9')).toEqual([0, 9]);
  const arc = outlinesOf('M0 0a50 50 0 0 1 100 0')[0] ?? [];
  expect(Math.min(...arc.map(p => p[1]))).toBeCloseTo(-50, 0);
  expect(() => outlinesOf('M0 0x9')).toThrow('no command of a path: x');
});

test('a prism is as high and as wide as it is told to be, with and without a bevel', () => {
  for (const bevel of [0, 0.2]) {
    const g = prism({
      outline: [
        [0, 0],
        [4, 0],
        [4, 2],
        [0, 2],
      ],
      bottom: 1,
      top: 4,
      bevel,
    });
    g.computeBoundingBox();
    expect(g.boundingBox?.min.toArray().map(x => Number(x.toFixed(4)))).toEqual([0, 0, 1]);
    expect(g.boundingBox?.max.toArray().map(x => Number(x.toFixed(4)))).toEqual([4, 2, 4]);
    expect(volumeOf(g)).toBeGreaterThan(bevel ? 20 : 23.9);
    expect(volumeOf(g)).toBeLessThan(24.1);
  }
});
