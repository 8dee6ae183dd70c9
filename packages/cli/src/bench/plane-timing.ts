import type { Field } from '@potyczka/geometry/plane';

/** Milliseconds of each run over the fields: the best of several, after warming up. */
export const timed = (fields: readonly Field[], run: (field: Field) => unknown): readonly number[] => {
  for (let round = 0; round < 8; round++) for (const field of fields) run(field);
  return fields.map(field => {
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      run(field);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
};

export const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
