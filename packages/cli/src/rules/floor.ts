/** A game with what of it is counted. */
export interface Counted {
  readonly game: string;
  readonly proved: readonly unknown[];
}

/** How many ids of each game were proved when this was last raised. */
export type Floor = Readonly<Record<string, number>>;

/** A game below its floor, a line each: some rule is no longer proved. */
export const belowFloor = (coverages: readonly Counted[], floor: Floor, what = 'ids proved'): string[] =>
  coverages
    .filter(({ game, proved }) => proved.length < (floor[game] ?? 0))
    .map(({ game, proved }) => `${game}: ${proved.length} ${what}, the floor is ${floor[game]}`);

export const aboveFloor = (coverages: readonly Counted[], floor: Floor): boolean =>
  coverages.some(({ game, proved }) => proved.length > (floor[game] ?? 0));

/** Never lower: where an id has left a ledger, somebody has to say so by hand. */
export const raised = (coverages: readonly Counted[], floor: Floor): Floor =>
  Object.fromEntries(coverages.map(({ game, proved }) => [game, Math.max(proved.length, floor[game] ?? 0)]));
