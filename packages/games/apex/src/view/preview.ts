import type { Outlook } from '../rules/odds.js';
import type { LegendId, Space } from '../vocabulary.js';

/** What an option would do, for whoever draws it before it is chosen. Types, not interfaces: options carry them as plain data. */
export type Preview = {
  /** A move: the spaces from the first to the last, what it costs, and whether a Dash is needed. */
  readonly path?: readonly Spot[];
  readonly cost?: number;
  readonly dash?: boolean;
  /** Enemies that would be in sight from there. */
  readonly sees?: readonly LegendId[];
  /** A line: a shot, a throw, a look. */
  readonly line?: readonly [Spot, Spot];
  /** Where a thrown thing may land, and how likely that is: exact. */
  readonly scatter?: readonly (readonly [x: number, y: number, chance: number])[];
  /** Spaces that would be hit, or that belong to a zone. */
  readonly area?: readonly Spot[];
  /** A shot: its threshold, the distance, whether the target hides, and what is to be expected. */
  readonly shot?: {
    readonly threshold: number;
    /** What the threshold is made of: the weapon's own, range, sights, zones, cards. */
    readonly sum: readonly [base: number, range: number, sight: number, zones: number, other: number];
    /** For each shot its space of the track, counted from the start, and the chance that one card hits there. */
    readonly track: readonly (readonly [index: number, chance: number])[];
    readonly distance: number;
    readonly hidden: boolean;
    readonly level: 'same' | 'lower' | 'higher';
    readonly cards: number;
    readonly hits: number;
    readonly headshots: number;
    readonly mean: number;
    readonly eliminates: number;
    readonly damage: readonly (readonly [number, number])[];
    /** A card that would be played on the shot: what it is without it. */
    readonly was?: { readonly threshold: number; readonly mean: number; readonly eliminates: number };
  };
};

type Spot = { readonly x: number; readonly y: number };

export const plainSpace = ({ x, y }: Space): Spot => ({ x, y });

export const plainOutlook = (o: Outlook) => ({
  hits: o.hits,
  headshots: o.headshots,
  mean: o.mean,
  eliminates: o.eliminates,
  damage: o.damage.map(([d, p]): readonly [number, number] => [d, p]),
});
