/** Units of work done per second: runs for about so many milliseconds. */
export function perSecond(work: () => number, milliseconds: number): number {
  let units = 0;
  const start = performance.now();
  let took = 0;
  do {
    units += work();
    took = performance.now() - start;
  } while (took < milliseconds);
  return (units * 1000) / took;
}

export const median = (xs: readonly number[]): number => {
  const sorted = xs.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};
