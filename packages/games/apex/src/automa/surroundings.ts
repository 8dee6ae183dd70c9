import {
  adjacentSpaces,
  distance,
  distanceToPoint,
  elementsOn,
  type Intersection,
  isAdjacent,
  isAdjacentToElement,
  isFreeForLegend,
  isImpassable,
  isOnMap,
  isSame,
  isSeen,
  type Lattice,
  levelOf,
  neighbouringSpaces,
  objectOn,
  type Space,
  step,
} from '@potyczka/geometry/lattice';
import { clockwise, cornersOf, directionTo, spacesAround } from './compass.js';

/** The two ends of a zipline. */
export interface Pair {
  readonly id: string;
  readonly ends: readonly [Intersection, Intersection];
}

/** What stands where for one Automa now. Everything that its rules ask of the board goes through here. */
export interface Surroundings {
  readonly lattice: Lattice;
  /** Spaces of all other legends. */
  readonly bodies: readonly Space[];
  /** Spaces that are Impassable and occupied for Automas alone: passages (AUT-MOVE-03). */
  readonly closed: readonly Space[];
  /** AUT-DANGER-01 */
  danger(at: Space): boolean;
  readonly pairs: readonly Pair[];
}

const isClosed = (w: Surroundings, at: Space): boolean =>
  objectOn(w.lattice, at)?.canyon === true || w.closed.some(c => isSame(c, at));

/** AUT-MOVE-03: free for an Automa. */
export const isFree = (w: Surroundings, at: Space): boolean =>
  isFreeForLegend(w.lattice, at, w.bodies) && !isClosed(w, at);

/** Why an Automa may not step from one space to another. */
export type Bar = 'off-map' | 'climb' | 'impassable' | 'edge' | 'corner' | 'occupied' | 'danger';

/** AUT-MOVE-02, -11 to -14: every reason, not the first. */
export const bars = (
  w: Surroundings,
  from: Space,
  to: Space,
  { last, ignoreDanger }: { readonly last: boolean; readonly ignoreDanger: boolean },
): readonly Bar[] => {
  const direction = directionTo(from, to);
  if (!direction || !isOnMap(w.lattice, to)) return ['off-map'];
  const found = step(w.lattice, from, direction);
  const out: Bar[] = found.legal ? [] : found.refused.map(r => (r.why === 'canyon' ? 'impassable' : r.why));
  if (isClosed(w, to) && !out.includes('impassable')) out.push('impassable');
  if (last && !out.includes('impassable') && !isFree(w, to)) out.push('occupied');
  if (!ignoreDanger && w.danger(to) && !w.danger(from)) out.push('danger');
  return out;
};

/** AUT-PLACE-01 to -03: the first free space adjacent to or neighbouring another, clockwise from the bottom left. */
export const firstFree = (
  w: Surroundings,
  around: Space,
  how: 'adjacent' | 'neighbouring',
  takes: (at: Space) => boolean = () => true,
): Space | undefined => {
  const near = how === 'adjacent' ? adjacentSpaces(w.lattice, around) : neighbouringSpaces(w.lattice, around);
  return clockwise(around).find(s => near.some(n => isSame(n, s)) && isFree(w, s) && takes(s));
};

/** AUT-ZIP-01 to -05, AUT-GAP-14, -52: the trip that an Automa takes from where it stands, if there is one. */
export const zipTrip = (
  w: Surroundings,
  at: Space,
  main: Space | null,
  path: 'white' | 'green',
  barred: readonly string[],
): { readonly pair: Pair; readonly key: string; readonly to: Space } | undefined => {
  if (!main) return undefined;
  const better = (a: number, b: number): boolean => (path === 'white' ? a < b : a > b);
  let best: { pair: Pair; key: string; to: Space; far: number; rank: number } | undefined;
  for (const pair of w.pairs)
    for (const [k, near] of pair.ends.entries()) {
      const other = pair.ends[1 - k] as Intersection;
      const key = `${pair.id}/${k}`;
      if (barred.includes(key) || !isAdjacent(w.lattice, at, near)) continue;
      if (!better(distanceToPoint(main, other), distanceToPoint(main, near))) continue;
      const rank = cornersOf(at).findIndex(c => isSame(c, near));
      for (const to of spacesAround(other).filter(s => isAdjacent(w.lattice, s, other) && isFree(w, s))) {
        const far = distance(main, to);
        const wins =
          !best || better(far, best.far) || (far === best.far && best.key !== key && rank < best.rank);
        if (wins) best = { pair, key, to, far, rank };
      }
    }
  return best && { pair: best.pair, key: best.key, to: best.to };
};

/** AUT-TACT-03 to -08: a candidate, how many enemies see it, how many levels up, whether Concealment is beside it. */
export interface Candidate {
  readonly at: Space;
  readonly seen: number;
  readonly up: number;
  readonly cover: boolean;
}

export const candidates = (w: Surroundings, at: Space, enemies: readonly Space[]): readonly Candidate[] => {
  const level = levelOf(w.lattice, at);
  const spaces = [
    at,
    ...clockwise(at).filter(
      s => isFree(w, s) && levelOf(w.lattice, s) - level <= 1 && !isImpassable(w.lattice, s),
    ),
  ];
  return spaces.map(s => ({
    at: s,
    seen: enemies.filter(e => isSeen(w.lattice, e, s)).length,
    up: levelOf(w.lattice, s) - level,
    cover: hasCover(w.lattice, s),
  }));
};

/** AUT-GAP-30: an object with Concealment on an edge of the space on its level, or on an adjacent space. */
export const hasCover = (lattice: Lattice, at: Space): boolean => {
  const { x, y } = at;
  const edges = [
    { side: 'V', x, y },
    { side: 'V', x: x + 1, y },
    { side: 'H', x, y },
    { side: 'H', x, y: y + 1 },
  ] as const;
  const onEdge = edges.some(edge =>
    elementsOn(lattice, edge).some(e => e.object.cover && isAdjacentToElement(lattice, at, e)),
  );
  return onEdge || adjacentSpaces(lattice, at).some(s => objectOn(lattice, s)?.cover === true);
};

/** AUT-TACT-04 to -08: filters one after the other. */
export const reposition = (all: readonly Candidate[]): Space => {
  const least = Math.min(...all.map(c => c.seen));
  const unseen = all.filter(c => c.seen === least);
  const classOf = (c: Candidate): number => Math.max(-2, c.up);
  const top = Math.max(...unseen.map(classOf));
  const high = unseen.filter(c => classOf(c) === top);
  const covered = high.filter(c => c.cover);
  const left = covered.length > 0 ? covered : high;
  return (left[0] as Candidate).at;
};
