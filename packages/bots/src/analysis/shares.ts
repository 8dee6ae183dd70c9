/** A number between 0 and 1, or a difference of two, with the interval that holds it with a probability of 95%. */
export interface Between {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

/** A chance out of games that were won, lost or shared: Wilson's interval. */
export const shareOf = (won: readonly number[]): Between => {
  const of = won.length;
  if (of === 0) return { mean: 0.5, low: 0, high: 1 };
  const mean = sum(won) / of;
  const z2 = Z * Z;
  const middle = mean + z2 / (2 * of);
  const spread = Z * Math.sqrt((mean * (1 - mean)) / of + z2 / (4 * of * of));
  const below = 1 + z2 / of;
  return { mean, low: Math.max(0, (middle - spread) / below), high: Math.min(1, (middle + spread) / below) };
};

/**
 * By how much one answer is ahead of another in the same worlds. One world won
 * and one lost are added to what was seen, so that few worlds never look sure.
 */
export const leadOf = (one: readonly number[], other: readonly number[]): Between => {
  const gains = one.map((x, i) => x - (other[i] as number));
  const n = gains.length + 2;
  const middle = sum(gains) / n;
  const spread = (Z * Math.sqrt((sum(gains.map(x => x * x)) + 2) / n - middle * middle)) / Math.sqrt(n);
  return {
    mean: sum(gains) / Math.max(1, gains.length),
    low: Math.max(-1, middle - spread),
    high: Math.min(1, middle + spread),
  };
};
