import type { Proc } from '@potyczka/kernel';
import { type S, type T, type UnitS, unitCardOf, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { happens, worth } from './values.js';

/** LEG-MERC-11: whoever issues the order, and by whatever right. */
export const mayReceiveFrom = (s: S, by: UnitId, u: UnitS): boolean => {
  const { affiliation } = unitCardOf(s, u);
  const isOfOne = !affiliation || unitCardOf(s, unitOf(s, by)).affiliation === affiliation;
  return worth('mayReceive', isOfOne, { s, by, to: u.id });
};

/** LEG-ORDER-08, G-53: a unit is given an order; keywords may give it to another (ORDER-WOULD) and answer it. */
export function* issueOrder(t: T, unit: UnitId, by: string): Proc {
  if (unitOf(t.s, unit).order !== 'none') return;
  yield* happens(t, 'orderWould', { s: t.s, unit });
  const to = t.s.units[unit]?.marks['order:to']?.unit ?? unit;
  if (to !== unit) t.emit({ type: 'unmark', unit, mark: 'order:to' }, 'LEG-KWU-AUTHORITATIVE-01');
  if (unitOf(t.s, to).order !== 'none') return;
  t.emit({ type: 'ordered', unit: to, by }, 'LEG-ORDER-08');
  yield* happens(t, 'ordered', { s: t.s, unit: to, by });
}
