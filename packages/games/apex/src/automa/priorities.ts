import { distance, isSeen, type Lattice, type Space } from '@potyczka/geometry/lattice';
import { inBest, type Reach } from './cards.js';

/** An enemy on the map, as an Automa weighs it. */
export interface Enemy<Id extends string = string> {
  readonly id: Id;
  readonly at: Space;
  readonly points: number;
}

export type Criterion = 'only' | 'A' | 'B' | 'C' | 'D' | 'E';

/** The main enemy and why; with criterion E chance decides. */
export interface Priority<Id extends string = string> {
  readonly main: Id | null;
  readonly by: Criterion;
}

/** AUT-PRIO-02 to -11: the first criterion that singles out one enemy. */
export const prioritise = <Id extends string>(
  lattice: Lattice,
  from: Space,
  set: readonly Reach[],
  enemies: readonly Enemy<Id>[],
): Priority<Id> => {
  const [one, other] = enemies;
  if (!one || !other) return { main: one?.id ?? null, by: 'only' };
  const sees = (e: Enemy<Id>): boolean => isSeen(lattice, from, e.at);
  const best = (e: Enemy<Id>): boolean => inBest(set, distance(from, e.at)) && sees(e);
  const single = (holds: (e: Enemy<Id>) => boolean): Id | undefined => {
    const [a, b] = [holds(one), holds(other)];
    return a === b ? undefined : a ? one.id : other.id;
  };
  const lower = (of: (e: Enemy<Id>) => number): Id | undefined => {
    const [a, b] = [of(one), of(other)];
    return a === b ? undefined : a < b ? one.id : other.id;
  };
  const checks: readonly [Criterion, Id | undefined][] = [
    ['A', single(best)],
    ['B', lower(e => e.points)],
    ['C', single(sees)],
    ['D', lower(e => distance(from, e.at))],
  ];
  for (const [by, main] of checks) if (main) return { main, by };
  return { main: null, by: 'E' };
};
