import type { Cost, Hex, RuleId } from '@potyczka/geometry/hex';

/**
 * The monster's reasoning, step by step: at each step some candidates fell out
 * because others were better by one measure. Nothing is recorded where all are
 * equal. Every candidate carries the values by which it was compared.
 */
export interface FocusCandidate {
  readonly enemy: Hex;
  /** The cheapest hex from which the own attack can hit it, if any. */
  readonly attackHex: Hex | undefined;
  /** What it costs to get there, the movement of this turn not considered. */
  readonly cost: Cost | undefined;
  readonly proximity: number | undefined;
  /** Place among the enemies in the initiative order, from 0; equal for a tie. */
  readonly initiative: number;
}

/** A hex from which the focus can be attacked. */
export interface AttackHex extends Cost {
  readonly hex: Hex;
  readonly disadvantage: boolean;
  /** How many enemies can be attacked from there, the focus among them. */
  readonly count: number;
}

/** A set of enemies to attack, the focus first. */
export interface TargetSet {
  readonly targets: readonly Hex[];
  /** Places of the others in the focus order, ascending. */
  readonly ranking: readonly number[];
}

/** A hex with the set of enemies attacked from there. */
export interface Stand extends TargetSet, Cost {
  readonly hex: Hex;
  readonly disadvantages: number;
  /** The hexes under an area attack. */
  readonly area: readonly Hex[] | undefined;
}

/** A hex on the way to an attack hex out of reach. */
export interface Approach extends Cost {
  readonly hex: Hex;
  readonly left: Cost;
}

interface SiftedStep<Stage extends string, By extends string, Candidate> {
  readonly stage: Stage;
  readonly by: By;
  readonly rules: readonly RuleId[];
  readonly kept: readonly Candidate[];
  readonly fell: readonly Candidate[];
}

/** Steps after the first stage are about one focus. */
interface Towards {
  readonly focus: Hex;
}

/** Out of reach, the same questions are asked of any later turn (GLM-G72). */
interface Later {
  readonly later: boolean;
}

export type FocusStep = SiftedStep<
  'focus',
  'visible' | 'attack-hex' | 'negative-hexes' | 'movement' | 'proximity' | 'initiative',
  FocusCandidate
>;
export type HexStep = SiftedStep<
  'hex',
  'negative-hexes' | 'disadvantage' | 'targets' | 'movement',
  AttackHex
> &
  Towards &
  Later;
export type WhomStep = SiftedStep<'whom', 'ranking', TargetSet> & Towards & Later;
export type WhereStep = SiftedStep<'where', 'disadvantage' | 'movement', Stand> & Towards & Later;
/** `to`: the one hex it was settled to head for (GLM-G71), if that reading is used. */
export type ApproachStep = SiftedStep<'approach', 'negative-hexes' | 'closeness' | 'movement', Approach> &
  Towards & { readonly to: Hex | undefined };

export type Reason = FocusStep | HexStep | WhomStep | WhereStep | ApproachStep;

/** Those with the least value; the others are recorded as fallen. */
export function keepLeast<C>(
  all: readonly C[],
  value: (candidate: C) => number,
  record: (kept: readonly C[], fell: readonly C[]) => void,
): readonly C[] {
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of all) least = Math.min(least, value(candidate));
  const kept: C[] = [];
  const fell: C[] = [];
  for (const candidate of all) (value(candidate) === least ? kept : fell).push(candidate);
  if (fell.length > 0) record(kept, fell);
  return kept;
}
