import { DIRECTIONS, isSame, type Space, step } from '@potyczka/geometry/lattice';
import { type Board, key, type LegendId } from './apex-board.js';

/** How a legend comes somewhere, every way tried (APX-MOVE, APX-LEGEND-31 to -33). */

/** APX-LEGEND-31, -33: where somebody comes out who enters this space, where it is not free itself any more; nothing if it is no passage or has no room behind it (G-17). */
export const exitsFrom = (b: Board, at: Space, who: LegendId = b.id): readonly Space[] =>
  besideTwin(b, at, who).filter(to => !isSame(to, at));

/** Free spaces beside the other end. */
export const besideTwin = (b: Board, at: Space, who: LegendId): readonly Space[] => {
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

/** Where one stretch of a move can come to, on foot, the cheapest way to each; the start is among them only if it is a passage that may be entered again. */
export const onFoot = (b: Board, from: Space, mp: number, who: LegendId = b.id): readonly Reached[] => {
  const others = b.bodies(who);
  const best = new Map<string, Reached>();
  let edge: readonly Reached[] = [{ at: from, cost: 0, isPassage: false }];
  while (edge.length > 0) {
    const next: Reached[] = [];
    for (const { at, cost } of edge) {
      for (const direction of DIRECTIONS) {
        const taken = step(b.lattice, at, direction, others);
        if (!taken.legal || cost + taken.cost > mp) continue;
        const isPassage = exitsFrom(b, taken.to, who).length > 0;
        if (isSame(taken.to, from) && !isPassage) continue;
        const known = best.get(key(taken.to));
        if (known && known.cost <= cost + taken.cost) continue;
        const reached = { at: taken.to, cost: cost + taken.cost, isPassage };
        best.set(key(taken.to), reached);
        if (!isPassage && !b.isCanyon(taken.to)) next.push(reached);
      }
    }
    edge = next;
  }
  return [...best.values()].filter(r => r.isPassage || b.isFree(r.at, who));
};

/** Whether a whole move may end where it began, having left it. */
export const comesBack = (b: Board, from: Space, mp: number, who: LegendId = b.id): boolean => {
  const tried = new Map<string, number>();
  const walk = (at: Space, spent: number): boolean => {
    if ((tried.get(key(at)) ?? mp + 1) <= spent) return false;
    tried.set(key(at), spent);
    return onFoot(b, at, mp - spent, who).some(r => {
      const outs = r.isPassage ? exitsFrom(b, r.at, who) : [r.at];
      return outs.some(
        out => isSame(out, from) || (r.isPassage && !b.isCanyon(out) && walk(out, spent + r.cost)),
      );
    });
  };
  return walk(from, 0);
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
    if (!note(at, spent) || (spent > 0 && b.isCanyon(at))) return;
    for (const r of onFoot(b, at, mp - spent, who)) {
      if (r.isPassage) for (const out of exitsFrom(b, r.at, who)) walk(out, spent + r.cost);
      else note(r.at, spent + r.cost);
    }
  };
  walk(from, 0);
  return ends;
};
