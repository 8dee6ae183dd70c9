import { arrivals, mayUseAnchor } from '@potyczka/geometry/lattice';
import { memo, orPass, PASS, type Proc } from '@potyczka/kernel';
import { askSpace, showPoint } from '../ask.js';
import { traitsOf } from '../content/own-cards.js';
import { bodies, latticeOf, legendOf, mapOf, type S, standsOn, type T } from '../state.js';
import { msg } from '../text/say.js';
import { type Intersection, type LegendId, pointKey, type Space } from '../vocabulary.js';
import { enter } from './move.js';

/** A trip: from an anchor to the one that it is connected with. */
export interface Trip {
  readonly from: Intersection;
  readonly to: Intersection;
}

/** APX-OBJ-15, APX-LEGEND-46: pairs of the map, and those that a legend has put up. */
const pairsOf = (s: S): readonly (readonly [Intersection, Intersection])[] => {
  const own = new Map<LegendId, Intersection[]>();
  for (const f of s.figures) {
    if (f.spot.on !== 'point' || !traitsOf(s, f.kind).zipline) continue;
    own.set(f.owner, [...(own.get(f.owner) ?? []), f.spot.at]);
  }
  const linked = [...own.values()].flatMap(ends =>
    ends.length === 2 ? [[ends[0], ends[1]] as [Intersection, Intersection]] : [],
  );
  return [...mapOf(s).ziplines.map(z => [z.a, z.b] as const), ...linked];
};

/** Trips in both directions. */
const tripsOf = memo([s => s.figures, s => mapOf(s)], (s: S): readonly Trip[] =>
  pairsOf(s).flatMap(([a, b]): Trip[] => [
    { from: a, to: b },
    { from: b, to: a },
  ]),
);

/** APX-OBJ-16, G-18: trips that somebody may take from a space. */
export const zipsOf = (s: S, who: LegendId, at: Space = standsOn(s, who)): readonly Trip[] =>
  tripsOf(s).filter(
    trip =>
      mayUseAnchor(latticeOf(s), at, trip.from) && arrivals(latticeOf(s), trip.to, bodies(s, who)).length > 0,
  );

/** APX-OBJ-16, -17: it is relocated to a space of its choice beside the other anchor. */
export function* zip(t: T, who: LegendId, trip: Trip): Proc {
  const to = yield* askSpace(t, legendOf(t.s, who).seat, {
    rule: 'APX-OBJ-16',
    ask: 'ask-arrive',
    who,
    from: arrivals(latticeOf(t.s), trip.to, bodies(t.s, who)),
  });
  yield* enter(t, who, 'zipline', [to], 'APX-OBJ-16');
}

/** Asks whether to ride, where there is something to ride on. Gives whether it was done. */
export function* zipFrom(t: T, who: LegendId): Proc<boolean> {
  if (!legendOf(t.s, who).at) return false;
  const from = zipsOf(t.s, who);
  if (from.length === 0) return false;
  const choice = {
    rule: 'APX-OBJ-16',
    ask: msg('ask-zip', { who }),
    from,
    key: (x: Trip) => pointKey(x.from),
    show: (x: Trip) => showPoint(x.from),
  } as const;
  const trip = yield* t.choose(legendOf(t.s, who).seat, orPass(choice, msg('none-label')));
  if (trip === PASS) return false;
  yield* zip(t, who, trip);
  return true;
}
