import {
  type Edge,
  FIGURE_TRAITS,
  groundWith,
  type Intersection,
  MAPS,
  type MapData,
  type Rect,
  ringOf,
  type Space,
  type View,
} from '@potyczka/apex/view';
import type { Lattice } from '@potyczka/geometry/lattice';

/** A space is so wide on the drawing; each level lifts it straight up by so much: two hide less than half of the row behind. */
export const CELL = 100;
export const LIFT = 24;
/** Round the map there is room for what waits at its edges. */
export const MARGIN = 84;
const NARROW = 38;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const mapOf = (view: View): MapData => MAPS.find(m => m.id === view.map) ?? (MAPS[0] as MapData);

export const widthOf = (map: MapData): number => map.levels[0]?.length ?? 0;
export const heightOf = (map: MapData): number => map.levels.length;

export const levelAt = (map: MapData, { x, y }: Space): number => map.levels[y]?.[x] ?? 0;

/** How high the highest roof is. */
export const highestOf = (map: MapData): number => Math.max(0, ...map.levels.flat());

/** The upper left corner of a space as it is drawn. */
export const cornerOf = (map: MapData, space: Space): Point => ({
  x: space.x * CELL,
  y: space.y * CELL - levelAt(map, space) * LIFT,
});

export const middleOf = (map: MapData, space: Space): Point => {
  const { x, y } = cornerOf(map, space);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** Where an intersection is drawn: a corner of spaces, on its own level. */
export const pointAt = ({ x, y, level }: Intersection): Point => ({
  x: x * CELL,
  y: y * CELL - level * LIFT,
});

/** A roof two levels higher stands right before the space: only a strip of it can be seen. */
export const isBehind = (map: MapData, at: Space): boolean =>
  levelAt(map, { x: at.x, y: at.y + 1 }) - levelAt(map, at) >= 2;

/** The level of an object on an edge: that of the lower of the two spaces that the edge parts. */
export const edgeLevel = (map: MapData, { side, x, y }: Edge): number =>
  Math.min(levelAt(map, { x, y }), levelAt(map, side === 'V' ? { x: x - 1, y } : { x, y: y - 1 }));

export const edgeMiddle = (map: MapData, edge: Edge): Point => {
  const { side, x, y } = edge;
  const shift = edgeLevel(map, edge) * LIFT;
  return side === 'V'
    ? { x: x * CELL, y: y * CELL + CELL / 2 - shift }
    : { x: x * CELL + CELL / 2, y: y * CELL - shift };
};

/** Tiles wait at the edges of the map; those who play against Automas have none (AUT-DROP-01). */
export const hasTiles = ({ stage, tile }: View): boolean =>
  (stage === 'drop' || stage === 'enter') && tile !== null;

/** What is drawn: the map, with room for its edges while legends drop. */
export const boxOf = (view: View): string => {
  const map = mapOf(view);
  const margin = hasTiles(view) ? MARGIN : NARROW;
  const [w, h] = [widthOf(map) * CELL, heightOf(map) * CELL];
  return `${-margin} ${-margin} ${w + 2 * margin} ${h + 2 * margin}`;
};

/** Roofs: connected spaces of one level above the ground, by their first space. */
export const roofsOf = (map: MapData): readonly { readonly at: Space; readonly level: number }[] => {
  const seen = new Set<string>();
  const roofs: { at: Space; level: number }[] = [];
  const spread = (x: number, y: number, level: number): void => {
    const key = `${x},${y}`;
    if (seen.has(key) || levelAt(map, { x, y }) !== level) return;
    seen.add(key);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      spread(x + dx, y + dy, level);
  };
  map.levels.forEach((row, y) => {
    row.forEach((level, x) => {
      if (level === 0 || seen.has(`${x},${y}`)) return;
      roofs.push({ at: { x, y }, level });
      spread(x, y, level);
    });
  });
  return roofs;
};

/** What the Ring will be after the card that lies face up; the same if there is none. */
export const nextRing = ({ ring, nextRing: card }: View): Rect | null => {
  if (!ring || !card) return null;
  const { by } = ringOf(card);
  return {
    x0: ring.x0 + by.left,
    y0: ring.y0 + by.top,
    x1: ring.x1 - by.right,
    y1: ring.y1 - by.bottom,
  };
};

const lattices = new Map<string, Lattice>();

/** The ground as the rules read it, with what abilities have put in the way. */
export const latticeOf = (view: View): Lattice => {
  const things = view.figures.filter(f => f.spot.on === 'space' && FIGURE_TRAITS[f.kind].object);
  const key = `${view.map} ${JSON.stringify(things.map(f => [f.kind, f.spot]))}`;
  const known = lattices.get(key);
  if (known) return known;
  lattices.clear();
  const made = groundWith(mapOf(view), things);
  lattices.set(key, made);
  return made;
};
