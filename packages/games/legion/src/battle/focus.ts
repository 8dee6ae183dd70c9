import { mm, type Point } from '@potyczka/geometry/plane';
import { leaderOf, onField, type S, type UnitS, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { foeOf } from '../vocabulary.js';
import { type Area, boxOfArea, zonesOf } from './zones.js';

/** Where the mission wants a unit, how near is near enough, and what a leader there may come to in points. */
export interface Goal {
  readonly at: Point;
  readonly near: number;
  readonly points: number;
}

/** A little more than the width of a small base: who is so far inside is wholly inside. */
const BASE = mm(30);
/** A segment of the range tool: who stands nearer is at range 1. */
const SEGMENT = mm(152.4);

const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

const nearestOf = <X extends Point>(from: Point, all: readonly X[]): X | undefined => {
  let best: X | undefined;
  for (const x of all) if (!best || square(x, from) < square(best, from)) best = x;
  return best;
};

/** The place of an area that is nearest to somebody, by its sides. */
const nearestIn = (from: Point, area: Area): Point => {
  if ('centre' in area) {
    const far = Math.sqrt(square(from, area.centre)) || 1;
    const part = Math.min(1, Math.max(0, area.radius - BASE) / far);
    return {
      x: area.centre.x + (from.x - area.centre.x) * part,
      y: area.centre.y + (from.y - area.centre.y) * part,
    };
  }
  const { polygon } = area;
  const onSides = polygon.map((p, n) => {
    const q = polygon[(n + 1) % polygon.length]!;
    const length = square(p, q) || 1;
    const along = ((from.x - p.x) * (q.x - p.x) + (from.y - p.y) * (q.y - p.y)) / length;
    const part = Math.min(1, Math.max(0, along));
    return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
  });
  return nearestOf(from, onSides) ?? middleOf(area);
};

const middleOf = (area: Area): Point => {
  const { x0, x1, y0, y1 } = boxOfArea(area);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
};

/** Straight ahead, at the enemy's edge. */
const enemyEdge = (s: S, u: UnitS, from: Point): Goal => {
  const isNorth = (s.blue === u.seat) === !s.turned;
  const deep = SEGMENT - BASE;
  const y = isNorth ? Math.max(from.y, s.ground.depth - deep) : Math.min(from.y, deep);
  return { at: { x: from.x, y }, near: 0, points: 2 };
};

/** The nearest of the enemy's zones. */
const enemyZone = (s: S, u: UnitS, from: Point): Goal | undefined => {
  const zones = zonesOf(s, foeOf(u.seat));
  const at = nearestOf(
    from,
    zones.map(area => nearestIn(from, area)),
  );
  return at && { at, near: 0, points: 1 };
};

/** Objectives that want leaders in places without a token. */
const WANTS: Readonly<Record<string, (s: S, u: UnitS, from: Point) => Goal | undefined>> = {
  breach: enemyEdge,
  breakthrough: enemyZone,
};

/** What the mission wants of a unit, if it wants it anywhere. */
export const goalOf = (s: S, unit: UnitId): Goal | undefined => {
  const u = unitOf(s, unit);
  const { x, y } = leaderOf(u);
  const from = { x, y };
  if (s.tokens.some(t => t.by === unit)) {
    const [home] = zonesOf(s, u.seat);
    return home && { at: middleOf(home), near: SEGMENT, points: 1 };
  }
  const carts = s.tokens.filter(t => t.kind === 'cart');
  const tokens = carts.length > 0 ? carts : s.tokens.filter(t => t.kind === 'objective' && t.by === null);
  const nearest = nearestOf(from, tokens);
  if (nearest) {
    const near = nearest.on === null ? SEGMENT : mm(60);
    return { at: { x: nearest.x, y: nearest.y }, near, points: 1 };
  }
  return WANTS[s.battle.objective ?? '']?.(s, u, from);
};

/** Where a unit wants to go: what the mission wants, else the nearest enemy. */
export const focusOf = (s: S, unit: UnitId): Point | undefined => {
  const u = unitOf(s, unit);
  const enemies = (): Point[] =>
    onField(s, foeOf(u.seat))
      .map(leaderOf)
      .map(m => ({ x: m.x, y: m.y }));
  return goalOf(s, unit)?.at ?? nearestOf(leaderOf(u), enemies());
};
