import type { Ask, CardId, PASS, RuleId, Seat, Show, Verdict } from '@potyczka/kernel';
import { asking } from '@potyczka/kit';
import { legendOf, type S, type T } from './state.js';
import { msg, type Says } from './text/say.js';
import { type Preview, plainSpace } from './view/preview.js';
import { type Intersection, keyOf, type LegendId, pointKey, type Space } from './vocabulary.js';

export const showPoint = (at: Intersection): Show => ({
  label: msg('point-label', { point: pointKey(at) }),
  at: [pointKey(at)],
});

/** What is asked for: the names of board elements are their keys (README of the package). */
export const ask = asking<S, { space: Space; point: Intersection; legend: LegendId; card: CardId }>({
  space: {
    key: keyOf,
    show: (_, at) => ({ label: msg('space-label', { space: keyOf(at) }), at: [keyOf(at)] }),
  },
  point: { key: pointKey, show: (_, at) => showPoint(at) },
  legend: {
    key: id => id,
    show: (s, id) => {
      const { at } = legendOf(s, id);
      return { label: msg('legend-label', { who: id }), at: at ? [id, keyOf(at)] : [id] };
    },
  },
  card: { key: card => card, show: (_, card) => ({ label: msg('card-label', { card }), at: [card] }) },
});

interface SpaceAsked {
  readonly rule: RuleId;
  readonly ask: Says<'who'>;
  readonly who: LegendId;
  readonly from: readonly Space[];
  readonly judge?: (at: Space) => Verdict;
  readonly preview?: (at: Space) => Preview;
}

/** A question about a space for somebody. */
export const askSpace = (t: T, seat: Seat, { who, ...q }: SpaceAsked): Ask<Space> =>
  ask.one(t, seat, 'space', { ...q, ask: msg(q.ask, { who }) });

/** The same, and it may be declined. */
export const askSpaceOrNot = (
  t: T,
  seat: Seat,
  { who, ...q }: SpaceAsked,
  not: Says,
): Ask<Space | typeof PASS> => ask.orNot(t, seat, 'space', { ...q, ask: msg(q.ask, { who }) }, msg(not));

export const path = (spaces: readonly Space[]) => spaces.map(plainSpace);
