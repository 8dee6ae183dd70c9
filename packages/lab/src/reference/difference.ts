/** What a comparison of a game with its reference has found. */
export interface Compared {
  readonly outcomes: number;
  /** What differs, one line for each position. */
  readonly differences: readonly string[];
}

/** So many random positions, the same ones for the same seed; a game may pass over those with more ends than `largest`. */
export type Compare = (positions: number, seed: number, largest?: number) => Compared;

/** What the reference has and the game has not, and the other way round. */
export interface Difference {
  readonly where: string;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** Compares two sets, both ways. */
export const differ = (
  where: string,
  theirs: ReadonlySet<string>,
  ours: ReadonlySet<string>,
): Difference | undefined => {
  const missing = [...theirs].filter(x => !ours.has(x));
  const extra = [...ours].filter(x => !theirs.has(x));
  return missing.length + extra.length > 0 ? { where, missing, extra } : undefined;
};

const MOST_TOLD = 6;
const some = (all: readonly string[]): string =>
  `${all.length}${all.length > 0 ? ` (${all.slice(0, MOST_TOLD).join(' | ')})` : ''}`;

export const lineOf = ({ where, missing, extra }: Difference): string =>
  `${where}: missing ${some(missing)}, too many ${some(extra)}`;
