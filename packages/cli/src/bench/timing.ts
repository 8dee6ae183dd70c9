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
