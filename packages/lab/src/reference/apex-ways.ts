import { DIRECTIONS, isSame, type Space, step } from '@potyczka/geometry/lattice';
import { type Board, key, type LegendId } from './apex-board.js';

/** How a legend comes somewhere, every way tried (APX-MOVE, APX-LEGEND-31 to -33). */

/** APX-LEGEND-31, -33: where somebody comes out who enters this space; nothing if it is no passage or has no room behind it (G-17). */
export const exitsFrom = (b: Board, at: Space, who: LegendId = b.id): readonly Space[] => {
  const portals = b.of('portal').filter(f => f.spot.on === 'space');
  const entered = portals.find(f => f.spot.on === 'space' && isSame(f.spot.at, at));
  const twin = portals.find(f => f !== entered && f.token === entered?.token);
  if (!entered || twin?.spot.on !== 'space') return [];
  return b.neighbours(twin.spot.at).filter(to => b.isFree(to, who));
};

export interface Reached {
  readonly at: Space;
  readonly cost: number;
  /** It is a passage with room behind it: whoever enters is taken out of it at once. */
  readonly isPassage: boolean;
}

/** Where one stretch of a move can come to, on foot, the cheapest way to each; the start is not among them. */
export const onFoot = (b: Board, from: Space, mp: number, who: LegendId = b.id): readonly Reached[] => {
  const others = b.bodies(who);
  const best = new Map<string, Reached>();
  let edge: readonly Reached[] = [{ at: from, cost: 0, isPassage: false }];
  while (edge.length > 0) {
    const next: Reached[] = [];
    for (const { at, cost } of edge) {
      for (const direction of DIRECTIONS) {
        const taken = step(b.lattice, at, direction, others);
        if (!taken.legal || cost + taken.cost > mp || isSame(taken.to, from)) continue;
        const known = best.get(key(taken.to));
        if (known && known.cost <= cost + taken.cost) continue;
        const isPassage = exitsFrom(b, taken.to, who).length > 0;
        const reached = { at: taken.to, cost: cost + taken.cost, isPassage };
        best.set(key(taken.to), reached);
        if (!isPassage) next.push(reached);
      }
    }
    edge = next;
  }
  return [...best.values()].filter(r => r.isPassage || b.isFree(r.at, who));
};

/** Where a whole move may end, with the least MP; through passages, and the start, where it may stay. */
export const endsOf = (
  b: Board,
  from: Space,
  mp: number,
  who: LegendId = b.id,
): ReadonlyMap<string, { at: Space; cost: number }> => {
  const ends = new Map<string, { at: Space; cost: number }>();
  const note = (at: Space, cost: number): boolean => {
    const known = ends.get(key(at));
    if (known && known.cost <= cost) return false;
    ends.set(key(at), { at, cost });
    return true;
  };
  const walk = (at: Space, spent: number): void => {
    if (!note(at, spent)) return;
    for (const r of onFoot(b, at, mp - spent, who)) {
      if (r.isPassage) comeOut(r.at, spent + r.cost, []);
      else note(r.at, spent + r.cost);
    }
  };
  /** A passage may lead onto the other one, when they lie side by side. */
  const comeOut = (passage: Space, spent: number, been: readonly Space[]): void => {
    for (const out of exitsFrom(b, passage, who)) {
      const isNext = exitsFrom(b, out, who).length > 0;
      if (!isNext) walk(out, spent);
      else if (!been.some(x => isSame(x, out))) comeOut(out, spent, [...been, passage]);
    }
  };
  walk(from, 0);
  return ends;
};
