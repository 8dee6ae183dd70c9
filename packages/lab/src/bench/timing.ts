/**
 * Milliseconds of processor time that this process has used, helper threads
 * included: unlike a clock it does not count time in which others had the core.
 */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Units of work done per second of processor time; works for about so many milliseconds of it. */
export function perSecond(work: () => number, milliseconds: number): number {
  let units = 0;
  const start = processorTime();
  let took = 0;
  do {
    units += work();
    took = processorTime() - start;
  } while (took < milliseconds);
  return (units * 1000) / took;
}

export const median = (xs: readonly number[]): number => {
  const sorted = xs.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

/** Milliseconds of a run on each of several things: the best of several, after warming up. */
export const timed = <T>(things: readonly T[], run: (thing: T) => unknown): readonly number[] => {
  for (let round = 0; round < 8; round++) for (const thing of things) run(thing);
  return things.map(thing => {
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      run(thing);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
};

export const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
