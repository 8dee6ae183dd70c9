import { isSame } from '@potyczka/kernel';
import {
  type Army,
  type ArmyUnit,
  type Change,
  changed,
  RANKS,
  unitCard,
  unitPoints,
} from '@potyczka/legion/view';

/** Equal units that stand one after the other: a line of the list. */
export interface Run {
  readonly first: number;
  readonly count: number;
  readonly unit: ArmyUnit;
}

/** The lines of a list. One unit may stand apart from its like, to be changed alone. */
export const runsOf = (units: readonly ArmyUnit[], apart: number | null = null): readonly Run[] => {
  const runs: Run[] = [];
  units.forEach((unit, n) => {
    const last = runs.at(-1);
    const isAlone = n === apart || n - 1 === apart;
    if (last && !isAlone && isSame(last.unit, unit))
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ first: n, count: 1, unit });
  });
  return runs;
};

/** A change to every unit of a line. */
export const changedRun = (army: Army, { first, count }: Run, change: (unit: number) => Change): Army =>
  Array.from({ length: count }, (_, i) => first + i).reduce((now, n) => changed(now, change(n)), army);

const withRuns = (army: Army, runs: readonly Run[]): Army => ({
  ...army,
  units: runs.flatMap(({ unit, count }) => Array.from({ length: count }, () => unit)),
});

/** One more of a line, beside it. */
export const oneMore = (army: Army, { first, count, unit }: Run): Army => ({
  ...army,
  units: army.units.toSpliced(first + count, 0, unit),
});

/** One fewer of a line. */
export const oneFewer = (army: Army, { first, count }: Run): Army => ({
  ...army,
  units: army.units.toSpliced(first + count - 1, 1),
});

export const withoutRun = (army: Army, { first, count }: Run): Army => ({
  ...army,
  units: army.units.toSpliced(first, count),
});

/** A line one place up or down. */
export const movedRun = (army: Army, { first }: Run, by: -1 | 1): Army => {
  const runs = [...runsOf(army.units)];
  const from = runs.findIndex(r => first >= r.first && first < r.first + r.count);
  const [line] = runs.splice(from, 1);
  if (!line) return army;
  runs.splice(Math.max(0, from + by), 0, line);
  return withRuns(army, runs);
};

const rankOf = ({ unit }: ArmyUnit): number => {
  const { rank } = unitCard(unit);
  return rank ? RANKS.indexOf(rank) : RANKS.length;
};

/** Commanders first, the dearest of each rank first; equal units end side by side. */
export const inOrder = (army: Army): Army => ({
  ...army,
  units: army.units.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || unitPoints(b) - unitPoints(a) || a.unit.localeCompare(b.unit),
  ),
});
