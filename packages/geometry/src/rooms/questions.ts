import type { Direction, Rooms, SquareId } from './rooms.js';

/** Whether a square is seen from another; quick. */
export const sees = (g: Rooms, from: SquareId, to: SquareId): boolean => g.seen[from]?.has(to) ?? false;

/** The least number of moves between two squares. */
export const distance = (g: Rooms, from: SquareId, to: SquareId): number =>
  g.moves[from]?.[to] ?? Number.POSITIVE_INFINITY;

/** The squares at most so many moves away, the own one first. */
export const reach = (g: Rooms, from: SquareId, most: number): SquareId[] => {
  const moves = g.moves[from] ?? {};
  return (g.nearest[from] ?? []).filter(q => (moves[q] ?? Number.POSITIVE_INFINITY) <= most);
};

/** A shortest way from one square to another, both included. */
export const path = (g: Rooms, from: SquareId, to: SquareId): SquareId[] => {
  const way = [to];
  for (let at = to; at !== from; ) {
    const before = Object.values(g.steps[at] ?? {}).find(q => distance(g, from, q) < distance(g, from, at));
    if (!before) return [];
    way.unshift(before);
    at = before;
  }
  return way;
};

/** The squares that up to `most` moves in one direction lead to, the nearest first; a wall ends them. */
export const straight = (g: Rooms, from: SquareId, d: Direction, most: number): readonly SquareId[] => {
  const way = g.ways[from]?.[d] ?? [];
  return way.length > most ? way.slice(0, most) : way;
};

/** All squares on the half-line in one direction, the own one first, walls ignored. */
export const ray = (g: Rooms, from: SquareId, d: Direction): readonly SquareId[] => g.rays[from]?.[d] ?? [];
