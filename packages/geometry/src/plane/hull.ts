import { orientation, type Point } from './exact.js';

/** The convex hull, anticlockwise, without points on its sides; one or two points if all are on one line. */
export const convexHull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (run: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of run) {
      const last = chain[chain.length - 1];
      if (last && last.x === p.x && last.y === p.y) continue;
      while (chain.length > 1 && orientation(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0)
        chain.pop();
      chain.push(p);
    }
    return chain;
  };
  const lower = half(sorted);
  if (lower.length < 2) return lower;
  const upper = half(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
};
