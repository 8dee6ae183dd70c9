/** So many neighbours on either side are taken together: single estimates jump. */
const NEIGHBOURS = 3;

interface Estimated {
  readonly shares: readonly number[];
  readonly tries: number;
}

/** Chances along a match, each the mean of those around it, by how often each was tried. */
export const smoothed = (all: readonly Estimated[]): readonly (readonly number[])[] =>
  all.map(({ shares }, i) => {
    const around = all.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1);
    const tries = around.reduce((sum, x) => sum + x.tries, 0);
    return shares.map((_, s) => around.reduce((sum, x) => sum + x.tries * (x.shares[s] ?? 0), 0) / tries);
  });
