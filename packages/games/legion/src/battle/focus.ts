import type { Point } from '@potyczka/geometry/plane';
import { leaderOf, type S, unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { foeOf } from '../vocabulary.js';
import { boxOfArea, zonesOf } from './zones.js';

/** Where the mission wants a unit: the nearest token that is not its own, else the enemy's ground. */
export const focusOf = (s: S, unit: UnitId): Point | undefined => {
  const u = unitOf(s, unit);
  const leader = leaderOf(u);
  const from = { x: leader.x, y: leader.y };
  const carts = s.tokens.filter(t => t.kind === 'cart');
  const tokens = carts.length > 0 ? carts : s.tokens.filter(t => t.kind === 'objective' && t.by !== unit);
  if (s.tokens.some(t => t.by === unit)) return middleOf(s, u.seat);
  const far = (p: Point) => (p.x - from.x) * (p.x - from.x) + (p.y - from.y) * (p.y - from.y);
  const [nearest] = tokens.toSorted((a, b) => far(a) - far(b));
  if (nearest) return { x: nearest.x, y: nearest.y };
  return middleOf(s, foeOf(u.seat));
};

const middleOf = (s: S, seat: 'p1' | 'p2' | `p${number}`): Point | undefined => {
  const [zone] = zonesOf(s, seat);
  if (!zone) return undefined;
  const { x0, x1, y0, y1 } = boxOfArea(zone);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
};
