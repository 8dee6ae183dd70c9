import { isFreeForLegend } from './free.js';
import { indexOf, type Lattice, objectOn } from './lattice.js';
import { isSame, type Space } from './places.js';
import { type Charge, isBarredBy, stepsFrom } from './step.js';

/** A space that a move action can come to, with the cheapest way there. */
export interface Stop {
  readonly space: Space;
  readonly cost: number;
  /** What the last step cost and why; empty at the start. */
  readonly charges: readonly Charge[];
  /** The stop before; undefined at the start. */
  readonly previous: Stop | undefined;
  /** APX-MOVE-09, -36: whether the action may end here. */
  readonly mayEnd: boolean;
}

/**
 * Everything that one move action with `points` MP can come to (APX-MOVE-01, -36),
 * cheapest first, the start among them. `figures` are the spaces of other Legends. A way
 * ends on every space of `ends` that it enters, as on a canyon (portals: APX-LEGEND-32).
 */
export function reach(
  lattice: Lattice,
  from: Space,
  points: number,
  figures: readonly Space[] = [],
  ends: readonly Space[] = [],
): readonly Stop[] {
  const others = figures.filter(f => !isSame(f, from));
  const start: Stop = { space: from, cost: 0, charges: [], previous: undefined, mayEnd: true };
  const best = new Map<number, Stop>([[indexOf(lattice, from), start]]);
  const waiting: Stop[][] = Array.from({ length: points + 1 }, () => []);
  waiting[0]?.push(start);
  const stops: Stop[] = [];
  for (const bucket of waiting) {
    for (const at of bucket) {
      if (best.get(indexOf(lattice, at.space)) !== at) continue; // a cheaper way was found
      stops.push(at);
      if (at.cost === points || isLast(lattice, at, start, ends)) continue;
      for (const taken of stepsFrom(lattice, at.space)) {
        if (!taken.legal) continue;
        const cost = at.cost + taken.cost;
        if (cost > points) continue;
        const { to, charges } = taken;
        const index = indexOf(lattice, to);
        const known = best.get(index);
        if ((known && known.cost <= cost) || isBarredBy(lattice, to, others)) continue;
        const stop: Stop = {
          space: to,
          cost,
          charges,
          previous: at,
          mayEnd: isFreeForLegend(lattice, to, others),
        };
        best.set(index, stop);
        waiting[cost]!.push(stop);
      }
    }
  }
  return stops;
}

/** APX-OBJ-21, APX-LEGEND-32: a way ends on a canyon and on the spaces that are named. */
const isLast = (lattice: Lattice, at: Stop, start: Stop, ends: readonly Space[]): boolean =>
  at !== start && (objectOn(lattice, at.space)?.canyon === true || ends.some(e => isSame(e, at.space)));

/** The spaces of the cheapest way, the start first. */
export function pathTo(stop: Stop): readonly Space[] {
  const path: Space[] = [];
  for (let at: Stop | undefined = stop; at; at = at.previous) path.unshift(at.space);
  return path;
}
