import { type Ground, groundOf, tableOf, terrainTable, type View } from '@potyczka/legion/view';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rim of the table round the battlefield, in millimetres. */
export const RIM = 14;
/** A segment of the range tool, in millimetres. */
export const SEGMENT = 152.4;
export const TOKEN_RADIUS = 12.5;
/** LEG-BATTLE-10: the base of a bomb cart. */
export const CART_RADIUS = 25;

const grounds = new Map<string, Ground>();
const withPieces = new WeakMap<View['putUp'], Ground>();

/** The battlefield of a match, with the barricades that players have put up. */
export const groundIn = (view: View): Ground => {
  const table = tableOf(view.options);
  const bare = grounds.get(table) ?? groundOf(terrainTable(table));
  grounds.set(table, bare);
  if (view.putUp.length === 0) return bare;
  const known = withPieces.get(view.putUp) ?? { ...bare, terrain: [...bare.terrain, ...view.putUp] };
  withPieces.set(view.putUp, known);
  return known;
};

/** The drawing is in millimetres, and the far edge is above: y grows downwards here, upwards on the table. */
export const drawn = (depth: number, p: Point): Point => ({ x: p.x / 100, y: (depth - p.y) / 100 });
export const measured = (depth: number, p: Point): Point => ({
  x: Math.round(p.x * 100),
  y: Math.round(depth - p.y * 100),
});

/** The light comes from the upper left: what stands high throws its shadow so far for a millimetre of its height. */
const SHADOW = { x: 0.42, y: 0.3 };
export const thrown = (height: number): Point => ({ x: height * SHADOW.x, y: height * SHADOW.y });

/** An angle of the table as the drawing turns it, in degrees. */
export const turnOf = (facing: number): number => -facing / 100;

export const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(p => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The smallest convex outline round some points. */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1 && cross(out[out.length - 2] as Point, out[out.length - 1] as Point, p) <= 0)
        out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

const ROUND = Array.from({ length: 16 }, (_, n) => {
  const a = (n * Math.PI) / 8;
  return { x: Math.cos(a), y: Math.sin(a) };
});

/** An outline round discs. */
export const hullOfDiscs = (centres: readonly Point[], radius: number): Point[] =>
  hullOf(centres.flatMap(c => ROUND.map(u => ({ x: c.x + radius * u.x, y: c.y + radius * u.y }))));

export const middleOf = (points: readonly Point[]): Point => {
  const n = Math.max(1, points.length);
  return { x: points.reduce((s, p) => s + p.x, 0) / n, y: points.reduce((s, p) => s + p.y, 0) / n };
};

/** The same outline, smaller or larger about its middle. */
export const scaled = (points: readonly Point[], by: number): Point[] => {
  const m = middleOf(points);
  return points.map(p => ({ x: m.x + (p.x - m.x) * by, y: m.y + (p.y - m.y) * by }));
};

const isInside = (p: Point, polygon: readonly Point[]): boolean => {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + polygon.length - 1) % polygon.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
};

/** Where a line last enters an outline on its way from a to b: beside whoever stands behind it. */
export const crossing = (a: Point, b: Point, polygon: readonly Point[]): Point | null => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const shares = polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    const det = dx * ey - dy * ex;
    if (det === 0) return [];
    const along = ((p.x - a.x) * ey - (p.y - a.y) * ex) / det;
    const across = ((p.x - a.x) * dy - (p.y - a.y) * dx) / det;
    return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? [along] : [];
  });
  if (shares.length === 0) return null;
  const [near = 0, far = near] = shares.sort((s, t) => t - s);
  const share = (near + far) / 2;
  return { x: a.x + dx * share, y: a.y + dy * share };
};

/** On which level something stands that is put down here: on top of what one can walk on, else on the ground. */
export const levelAt = (ground: Ground, p: Point): number =>
  Math.max(
    0,
    ...ground.terrain
      .filter(t => t.kind === 'obstacle' && t.move === 'open' && isInside(p, t.polygon))
      .map(t => t.top),
  );

/** The kind of a piece, which its name begins with: `flat-roof-a5`. */
export const kindOf = (piece: string): string => piece.replace(/-[abc]\d+$/, '');
