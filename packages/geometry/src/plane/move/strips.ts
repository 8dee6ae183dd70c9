import { type Point, snapped } from '../exact.js';
import { MEASURES } from '../measures.js';
import { compareGap, type Outline } from '../shapes.js';

/** A strip of the tool in numbers: where its middle line begins, its direction (a unit vector) and its length. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

const HALF_WIDTH = MEASURES.toolWidth / 2;

/** The corners of a strip drawn smaller by `inset`, exactly as far as corners are (`snapped`). */
const cornersOf = (s: Strip, inset: number): readonly Point[] => {
  const w = HALF_WIDTH - inset;
  const corner = (along: number, across: number) =>
    snapped(s.x + s.ux * along - s.uy * across, s.y + s.uy * along + s.ux * across);
  const end = s.length - inset;
  return [corner(inset, -w), corner(end, -w), corner(end, w), corner(inset, w)];
};

/**
 * Does a strip drawn smaller by `inset` meet a shape? In plain doubles, for searching: an answer within a
 * millionth of a millimetre of the border may be wrong, so callers keep that much away or ask `toolMeets`.
 */
export const stripMeets = (s: Strip, inset: number, shape: Outline): boolean => {
  const w = HALF_WIDTH - inset;
  const low = inset;
  const high = s.length - inset;
  if (w < 0 || high < low) return false;
  if (shape.core.length === 1) return discMeets(s, low, high, w, shape.core[0]!, shape.radius);
  if (shape.radius > 0) return compareGap(cornersOf(s, inset), shape.core, shape.radius) <= 0;
  return polygonMeets(s, low, high, w, shape.core);
};

const discMeets = (s: Strip, low: number, high: number, w: number, p: Point, r: number): boolean => {
  const dx = p.x - s.x;
  const dy = p.y - s.y;
  const along = dx * s.ux + dy * s.uy;
  const across = Math.abs(dy * s.ux - dx * s.uy);
  const a = along < low ? low - along : along > high ? along - high : 0;
  const b = across > w ? across - w : 0;
  return a * a + b * b <= r * r;
};

/** The polygon in the frame of the strip against the box [low, high] x [-w, w]: a side in it, or all of it inside. */
const polygonMeets = (s: Strip, low: number, high: number, w: number, corners: readonly Point[]): boolean => {
  const last = corners[corners.length - 1]!;
  let px = (last.x - s.x) * s.ux + (last.y - s.y) * s.uy;
  let py = (last.y - s.y) * s.ux - (last.x - s.x) * s.uy;
  const middle = (low + high) / 2;
  let inside = false;
  for (const corner of corners) {
    const dx = corner.x - s.x;
    const dy = corner.y - s.y;
    const qx = dx * s.ux + dy * s.uy;
    const qy = dy * s.ux - dx * s.uy;
    if (sideMeets(px, py, qx, qy, low, high, w)) return true;
    if (py > 0 !== qy > 0 && middle < px + ((qx - px) * -py) / (qy - py)) inside = !inside;
    px = qx;
    py = qy;
  }
  return inside;
};

const sideMeets = (
  px: number,
  py: number,
  qx: number,
  qy: number,
  low: number,
  high: number,
  w: number,
): boolean => {
  if ((px < low && qx < low) || (px > high && qx > high) || (py < -w && qy < -w) || (py > w && qy > w))
    return false;
  const dx = qx - px;
  const dy = qy - py;
  // the four corners of the box lie on one side of the line?
  const a = dx * (-w - py);
  const b = dx * (w - py);
  const c = dy * (low - px);
  const d = dy * (high - px);
  const least = Math.min(a, b) - Math.max(c, d);
  const most = Math.max(a, b) - Math.min(c, d);
  return least <= 0 && most >= 0;
};
