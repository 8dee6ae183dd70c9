import { type Band, isInBand } from '../content/loot.js';

/** A step seen along the arrow of a Decision card: to the right, ahead. */
export type Offset = readonly [right: number, ahead: number];

/** AUT-DEC-01, D10: two paths from the start dot; the last offset of each is its end. */
export interface Decision {
  readonly id: string;
  readonly white: readonly Offset[];
  readonly green: readonly Offset[];
}

export type Path = 'white' | 'green';

/** AUT-MOVE-04, -05: white, green or no move, before and after having shot. */
export type Move = 'W' | 'G' | 'X';
export interface Symbols {
  readonly before: Move;
  readonly after: Move;
}

/** What a charged attachment does while enough Charge tokens are held (AUT-WSET-02). */
export interface Charged {
  readonly charge: number;
  readonly sight?: Band & { readonly threshold: number };
  readonly stability?: number;
  readonly rof?: number;
  readonly perHit?: number;
  readonly firstHit?: number;
}

/** One of the two weapons of a set (AUT-WSET-01). */
export interface SetWeapon {
  readonly name: string;
  readonly best: Band;
  readonly range: Band;
  readonly threshold: number;
  readonly rof: readonly [number, number];
  readonly damage: number;
  readonly headshot: number;
  readonly attachments: readonly Charged[];
}

/** Only what decides where and at whom an Automa shoots. */
export type Reach = Pick<SetWeapon, 'best' | 'range'>;

/** AUT-PRIO-11, AUT-GAP-06: in the best range, in the range of at least one weapon. */
export const inBest = (set: readonly Reach[], distance: number): boolean =>
  set.some(w => isInBand(w.best, distance));
export const inRange = (set: readonly Reach[], distance: number): boolean =>
  set.some(w => isInBand(w.range, distance)) || inBest(set, distance);

const outside = ({ low, high }: Band, distance: number): number =>
  distance < low ? low - distance : high !== undefined && distance > high ? distance - high : 0;

/** AUT-SHOOT-06, AUT-GAP-07: the weapon whose best range is nearest, the first printed in a tie. */
export const weaponFor = (
  set: readonly Reach[],
  distance: number,
): { readonly slot: number; readonly gap: number } =>
  set.reduce(
    (best, w, slot) => {
      const gap = outside(w.best, distance);
      return gap < best.gap ? { slot, gap } : best;
    },
    { slot: 0, gap: Number.POSITIVE_INFINITY },
  );

/** AUT-SHOOT-03, -07, -10: what an Automa shoots at, before zones and cards; numbers of attachments from 1. */
export const thresholdOf = (
  w: Pick<SetWeapon, 'best' | 'threshold' | 'attachments'>,
  distance: number,
  charge: number,
): { readonly threshold: number; readonly attachments: readonly number[] } => {
  const working = w.attachments.flatMap((a, k) => (a.charge <= charge ? [{ a, n: k + 1 }] : []));
  const sights = working.reduce(
    (sum, { a }) => sum + (a.sight && isInBand(a.sight, distance) ? a.sight.threshold : 0),
    0,
  );
  return {
    threshold: w.threshold + 10 * outside(w.best, distance) + sights,
    attachments: working.map(x => x.n),
  };
};
