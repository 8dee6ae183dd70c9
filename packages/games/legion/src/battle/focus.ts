import { mm, type Point, type Polygon } from '@potyczka/geometry/plane';
import { nth } from '@potyczka/kernel';
import { fieldUnit, TOKEN_RADIUS } from '../ground.js';
import { leaderOf, onField, type S, type UnitS, unitOf } from '../state.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import { type Area, boxOfArea, zonesOf } from './zones.js';

/** Where the mission wants a unit, how near is near enough, and what a leader there may come to in points. */
export interface Goal {
  readonly at: Point;
  readonly near: number;
  readonly points: number;
  /** A piece of terrain that is to be touched. */
  readonly piece?: Polygon;
  /** A token that is to be touched. */
  readonly isToken?: boolean;
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

/** The places of the sides of a polygon that are nearest to somebody, the nearest first. */
const nearestOnSides = (from: Point, polygon: Polygon): Point[] =>
  polygon
    .map((p, n) => {
      const q = nth(polygon, (n + 1) % polygon.length);
      const length = square(p, q) || 1;
      const along = ((from.x - p.x) * (q.x - p.x) + (from.y - p.y) * (q.y - p.y)) / length;
      const part = Math.min(1, Math.max(0, along));
      return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
    })
    .sort((a, b) => square(a, from) - square(b, from));

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
    zones.map(area => ('polygon' in area && nearestOnSides(from, area.polygon)[0]) || middleOf(area)),
  );
  return at && { at, near: 0, points: 1 };
};

/** Objectives that want leaders in places without a token. */
const WANTS: Readonly<Record<string, (s: S, u: UnitS, from: Point) => Goal | undefined>> = {
  breach: enemyEdge,
  breakthrough: enemyZone,
};

/** Objectives whose tokens are held by who is near; others are touched. */
const HELD = new Set(['control', 'intercept-the-transmissions']);

/** Half the width of a base, and so much that it still touches. */
const radiusOf = (s: S, u: UnitS): number => {
  const { base } = fieldUnit(s, u);
  return base.shape === 'round' ? base.diameter / 2 : base.width / 2;
};
const TOUCH = 3;

const goalAt = (s: S, u: UnitS, from: Point, token: S['tokens'][number]): Goal => {
  const { x, y } = token;
  const polygon = token.on === null ? undefined : s.ground.terrain.find(t => t.id === token.on)?.polygon;
  if (polygon) {
    const piece = polygon as Polygon;
    const at = nearestOnSides(from, piece)[0] ?? { x, y };
    return { at, near: radiusOf(s, u) + 2 * TOUCH, points: 1, piece };
  }
  if (token.kind === 'cart' || HELD.has(s.battle.objective ?? ''))
    return { at: { x, y }, near: SEGMENT, points: 1 };
  return { at: { x, y }, near: radiusOf(s, u) + TOKEN_RADIUS + 2 * TOUCH, points: 1, isToken: true };
};

/** How far somebody would be from a goal. */
export const wayTo = (goal: Goal, from: Point): number => {
  const at = goal.piece ? (nearestOnSides(from, goal.piece)[0] ?? goal.at) : goal.at;
  return Math.max(0, Math.sqrt(square(at, from)) - goal.near);
};

/** Places of a small base that touch what the mission wants to be touched, the nearest first. */
export const touchingPlaces = (s: S, unit: UnitId): Point[] => {
  const u = unitOf(s, unit);
  const goal = goalOf(s, unit);
  const { x, y } = leaderOf(u);
  const from = { x, y };
  if (!goal || Math.sqrt(square(goal.at, from)) > mm(300)) return [];
  if ((!goal.piece && !goal.isToken) || wayTo(goal, from) === 0) return [];
  const far = Math.sqrt(square(goal.at, from)) || 1;
  const out = { x: (x - goal.at.x) / far, y: (y - goal.at.y) / far };
  const beside = [0, BASE, -BASE, 2 * BASE, -2 * BASE].map(by => ({
    x: goal.at.x - out.y * by,
    y: goal.at.y + out.x * by,
  }));
  const reach = goal.near - TOUCH;
  return beside
    .slice(0, goal.piece ? 5 : 1)
    .map(p => ({ x: Math.round(p.x + out.x * reach), y: Math.round(p.y + out.y * reach) }));
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
  if (nearest) return goalAt(s, u, from, nearest);
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
