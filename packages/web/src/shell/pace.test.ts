import type { Told } from '@potyczka/table';
import { expect, test } from 'vitest';
import { PLAIN_STORY } from './fixtures/plain-story.js';
import { PACES, paceAfter, pauseOf } from './pace.js';

const ui = { story: { ...PLAIN_STORY, pause: (event: unknown) => Number(event) } };
const happening = [0.4, 0.9, 0.2].map((event, n) => ({ n, rule: 'E-1', event }) as unknown as Told);

test('what others do is looked at twice as long when it is told slowly, and half as long when fast', () => {
  expect(PACES.map(pace => pauseOf(ui, happening, pace))).toEqual([1800, 900, 450]);
  expect(pauseOf(ui, [], 'slow')).toBe(0);
  const scene = [{ n: 1, rule: 'E-1', event: 9 } as unknown as Told];
  expect(pauseOf(ui, scene, 'usual')).toBeLessThan(2500);
});

test('one key makes it slower, another faster, up to the ends', () => {
  expect(PACES.map(pace => paceAfter(pace, -1))).toEqual(['slow', 'slow', 'usual']);
  expect(PACES.map(pace => paceAfter(pace, 1))).toEqual(['usual', 'fast', 'fast']);
});
