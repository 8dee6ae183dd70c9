import { type Edge, MAPS, type MapData, type Space, type View } from '@potyczka/apex/view';

/** A space is so wide on the drawing; each level lifts it straight up by so much. */
export const CELL = 100;
export const LIFT = 46;
const MARGIN = 60;

export const mapOf = (view: View): MapData => MAPS.find(m => m.id === view.map) ?? (MAPS[0] as MapData);

export const levelAt = (map: MapData, { x, y }: Space): number => map.levels[y]?.[x] ?? 0;

/** The upper left corner of a space as it is drawn. */
export const cornerOf = (map: MapData, space: Space): { readonly x: number; readonly y: number } => ({
  x: space.x * CELL,
  y: space.y * CELL - levelAt(map, space) * LIFT,
});

export const middleOf = (map: MapData, space: Space): { readonly x: number; readonly y: number } => {
  const { x, y } = cornerOf(map, space);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** Where an object on an edge stands: on the lower of the two spaces that the edge parts. */
export const edgeMiddle = (
  map: MapData,
  { side, x, y }: Edge,
): { readonly x: number; readonly y: number } => {
  const other = side === 'V' ? { x: x - 1, y } : { x, y: y - 1 };
  const level = Math.min(levelAt(map, { x, y }), levelAt(map, other));
  const shift = level * LIFT;
  return side === 'V'
    ? { x: x * CELL, y: y * CELL + CELL / 2 - shift }
    : { x: x * CELL + CELL / 2, y: y * CELL - shift };
};

export const boxOf = (map: MapData): string => {
  const [w, h] = [(map.levels[0]?.length ?? 0) * CELL, map.levels.length * CELL];
  return `${-MARGIN} ${-MARGIN - LIFT} ${w + 2 * MARGIN} ${h + 2 * MARGIN + LIFT}`;
};
