/**
 * Signs of polynomials, never wrong. A quick computation in doubles answers when its error bound allows it,
 * BigInt answers the rest. It is exact for coordinates that are multiples of 1/GRAIN: whole numbers are, and
 * whatever is derived with roots or directions is first put there by `snap` (10 picometres away at most).
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** -1, 0 or 1 */
export type Sign = -1 | 0 | 1;

const GRAIN = 1048576; // 2^20

export const snap = (n: number): number => Math.round(n * GRAIN) / GRAIN;
export const snapped = (x: number, y: number): Point => ({ x: snap(x), y: snap(y) });

/** Two spare bits, so that middles of middles are exact too. */
const big = (n: number): bigint => BigInt(Math.round(n * GRAIN * 4));

const signOf = (n: number | bigint): Sign => (n > 0 ? 1 : n < 0 ? -1 : 0);

/** More than the rounding of any sum of products below, relative to the sum of their absolute values. */
const ROUNDING = 1e-14;

const safe = (n: number): boolean => n < 9e15 && n > -9e15;

const whole = (a: number, b: number, c: number, d: number): boolean =>
  Number.isInteger(a) && Number.isInteger(b) && Number.isInteger(c) && Number.isInteger(d);

/** Sign of a * d - b * c. */
const signOfDeterminant = (a: number, b: number, c: number, d: number): Sign => {
  const plus = a * d;
  const minus = b * c;
  const value = plus - minus;
  if (Math.abs(value) > ROUNDING * (Math.abs(plus) + Math.abs(minus))) return signOf(value);
  if (whole(a, b, c, d) && safe(plus) && safe(minus)) return signOf(value);
  return signOf(big(a) * big(d) - big(b) * big(c));
};

/** 1 when a, b, c turn left, -1 when they turn right, 0 on one line. */
export const orientation = (a: Point, b: Point, c: Point): Sign =>
  signOfDeterminant(b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y);

/** Sign of the scalar product of ab and ac. */
export const alongSign = (a: Point, b: Point, c: Point): Sign =>
  signOfDeterminant(b.x - a.x, -(b.y - a.y), c.y - a.y, c.x - a.x);

/** Sign of |ab| - limit. */
export const compareDistance = (a: Point, b: Point, limit: number): Sign => {
  if (limit < 0) return 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const bound = limit * limit;
  const value = square - bound;
  if (Math.abs(value) > ROUNDING * (square + bound)) return signOf(value);
  if (whole(dx, dy, limit, 0) && safe(square) && safe(bound)) return signOf(value);
  return signOf(big(dx) * big(dx) + big(dy) * big(dy) - big(limit) * big(limit));
};

/** Sign of (distance of p from the line ab) - limit; a and b differ. */
export const compareDistanceToLine = (p: Point, a: Point, b: Point, limit: number): Sign => {
  if (limit < 0) return 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const wx = p.x - a.x;
  const wy = p.y - a.y;
  const cross = dx * wy - dy * wx;
  const scale = Math.abs(dx * wy) + Math.abs(dy * wx);
  const bound = limit * limit * (dx * dx + dy * dy);
  const value = cross * cross - bound;
  if (Math.abs(value) > ROUNDING * (scale * scale + bound)) return signOf(value);
  const exactCross = big(dx) * big(wy) - big(dy) * big(wx);
  const exactLimit = big(limit);
  return signOf(exactCross * exactCross - exactLimit * exactLimit * (big(dx) * big(dx) + big(dy) * big(dy)));
};

/** Sign of (distance of p from the segment ab) - limit; the segment may be a point. */
export const compareDistanceToSegment = (p: Point, a: Point, b: Point, limit: number): Sign => {
  if (alongSign(a, b, p) <= 0) return compareDistance(p, a, limit);
  if (alongSign(b, a, p) <= 0) return compareDistance(p, b, limit);
  return compareDistanceToLine(p, a, b, limit);
};
