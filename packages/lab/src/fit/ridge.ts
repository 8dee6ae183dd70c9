/** One observation: what a position had of each thing, what came of it, and how much it counts. */
export interface Row {
  readonly x: readonly number[];
  readonly y: number;
  readonly weight: number;
}

/** A weight as it was given and as it came out, with how far the true one may be from it in 95 of 100 cases. */
export interface Fitted {
  readonly given: number;
  readonly weight: number;
  readonly error: number;
}

export interface Fit {
  readonly weights: readonly Fitted[];
  /** How much of the spread of what came of it the fitted weights explain, and how much the given ones do. */
  readonly explains: number;
  readonly explained: number;
}

type Matrix = number[][];

/** The inverse of a symmetric positive matrix, by elimination. */
const inverse = (of: Matrix): Matrix => {
  const n = of.length;
  const a = of.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = a[i] as number[];
    const by = pivot[i] as number;
    for (let j = 0; j < 2 * n; j++) pivot[j] = (pivot[j] as number) / by;
    for (const [k, row] of a.entries()) {
      const factor = row[i] as number;
      if (k === i || factor === 0) continue;
      for (let j = 0; j < 2 * n; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return a.map(row => row.slice(n));
};

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

const Z = 1.96;

/** Mean and spread of a column. */
const column = (rows: readonly Row[], total: number, of: (row: Row) => number) => {
  const mean = rows.reduce((sum, row) => sum + row.weight * of(row), 0) / total;
  const square = rows.reduce((sum, row) => sum + row.weight * (of(row) - mean) ** 2, 0) / total;
  return { mean, spread: Math.sqrt(square) };
};

/** How much of the spread of `y` a sum with these weights explains. */
const explainedBy = (rows: readonly Row[], total: number, w: readonly number[]): number => {
  const rest = column(rows, total, row => row.y - dot(row.x, w)).spread;
  return 1 - (rest / column(rows, total, row => row.y).spread) ** 2;
};

/**
 * Ridge regression towards weights that are given: least squares to which a
 * designer's belief is added, that each weight is right but for an error of
 * about `doubt`. What the rows say little about stays as it was.
 */
export const fitRidge = (rows: readonly Row[], given: readonly number[], doubt: number): Fit => {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const columns = given.map((_, i) => column(rows, total, row => row.x[i] ?? 0));
  const centred = rows.map(row => ({ ...row, x: columns.map(({ mean }, i) => (row.x[i] ?? 0) - mean) }));
  const noise = column(rows, total, row => row.y - dot(row.x, given));
  const variance = noise.spread ** 2 || 1;
  const precision: Matrix = given.map((_, i) => given.map((_, j) => (i === j ? 1 / doubt ** 2 : 0)));
  const pull = given.map(() => 0);
  for (const { x, y, weight } of centred) {
    const off =
      y -
      noise.mean -
      dot(x, given) -
      dot(
        columns.map(c => c.mean),
        given,
      );
    for (const [i, a] of x.entries()) {
      if (a === 0) continue;
      pull[i] = (pull[i] as number) + (weight * a * off) / variance;
      const line = precision[i] as number[];
      for (const [j, b] of x.entries()) line[j] = (line[j] as number) + (weight * a * b) / variance;
    }
  }
  const covariance = inverse(precision);
  const weights = given.map((w, i) => ({
    given: w,
    weight: w + dot(covariance[i] ?? [], pull),
    error: Z * Math.sqrt(Math.max(0, covariance[i]?.[i] ?? 0)),
  }));
  const found = weights.map(({ weight }) => weight);
  return { weights, explains: explainedBy(rows, total, found), explained: explainedBy(rows, total, given) };
};
