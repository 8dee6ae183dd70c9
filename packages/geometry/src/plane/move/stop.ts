import type { Field, Pose, Unit } from '../field.js';
import { bystanders } from './bases.js';
import { slideOf } from './judge.js';
import { endOf, type Move, travelOf } from './move.js';
import type { Obstacle } from './obstacle.js';
import { isOnTable } from './standing.js';

/** Where a sliding base comes to a stop before the declared end. */
export interface Stop {
  readonly travel: number;
  readonly end: Pose;
  /** What it met there; nothing when it is the edge of the table. */
  readonly by: readonly Obstacle[];
}

/** The longest travel, in whole units, that is still good; `isGood(0)` is taken for granted. */
const longest = (upTo: number, isGood: (travel: number) => boolean): number => {
  let good = 0;
  let bad = Math.floor(upTo) + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
};

/** LEG-MOVE-14: where the slide of a notched base ends if it meets what it may not pass. */
export const whereItStops = (field: Field, unit: Unit, move: Move): Stop | undefined => {
  const standing = bystanders(field, unit);
  const slideFor = (travel: number) => slideOf(field, unit, { ...move, travel }, standing);
  const whole = travelOf(unit, move);
  if (slideFor(whole).stoppedBy.length === 0) return undefined;
  const travel = longest(whole, t => slideFor(t).stoppedBy.length === 0);
  return { travel, end: endOf(unit, { ...move, travel }), by: slideFor(travel + 1).stoppedBy };
};

/**
 * LEG-MOVE-04: a base that would end off the table stops in contact with its edge, where it last was wholly on
 * the table. Leaving the table on the way does no harm.
 */
export const whereItLeaves = (field: Field, unit: Unit, move: Move): Stop | undefined => {
  const isOn = (travel: number) => isOnTable(field, unit, endOf(unit, { ...move, travel }));
  const whole = travelOf(unit, move);
  if (isOn(whole)) return undefined;
  const travel = longest(whole, isOn);
  return { travel, end: endOf(unit, { ...move, travel }), by: [] };
};
