import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstQuality, Pacer } from './quality.js';

const kept = new Map<string, string>();
const machine = (processors: number): void => {
  vi.stubGlobal('navigator', { hardwareConcurrency: processors });
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  machine(8);
});
afterEach(() => vi.unstubAllGlobals());

/** Draws pictures that take so long each, after so long a rest; tells how often they were found too slow. */
const drawn = (took: readonly number[], rest = 0): number => {
  let slow = 0;
  const pacer = new Pacer(() => slow++);
  let now = 0;
  for (const ms of took) {
    const asked = now + rest;
    now = asked + ms;
    pacer.drawn(now, asked);
  }
  return slow;
};

test('a graphics card begins with all there is; the processor alone, or a small machine, with less', () => {
  expect(firstQuality('ANGLE (NVIDIA GeForce RTX)')).toBe('full');
  expect(firstQuality('Google SwiftShader')).toBe('lite');
  machine(2);
  expect(firstQuality('Mali-G57')).toBe('lite');
});

test('four slow pictures in a row are told once, and remembered', () => {
  expect(drawn([16, 16, 60, 60, 60, 60, 60])).toBe(1);
  expect(firstQuality('ANGLE (NVIDIA GeForce RTX)')).toBe('lite');
});

test('however slow they are, they are found to be', () => {
  expect(drawn([1500, 2000, 1800, 1200])).toBe(1);
});

test('a slow picture now and then, a long rest, and a page that nobody looks at say nothing', () => {
  expect(drawn([60, 60, 60, 16, 60, 60, 60, 16])).toBe(0);
  expect(drawn([16, 16, 16, 16, 16], 900)).toBe(0);
  expect(drawn([60_000, 70_000, 60_000, 80_000])).toBe(0);
  expect(firstQuality('ANGLE (NVIDIA GeForce RTX)')).toBe('full');
});
