import { type Edge, type Intersection, MAPS, type MapData, type Space, type View } from '@potyczka/apex/view';

/** Units of the drawing for one space. */
export const UNIT = 60;

export const mapOf = (view: View): MapData => {
  const map = MAPS.find(m => m.id === view.map);
  if (!map) throw new Error(`no map ${view.map}`);
  return map;
};

export const middle = ({ x, y }: Space) => ({ x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT });

/** The two ends of an edge. */
export const endsOf = ({ side, x, y }: Edge) => ({
  x1: x * UNIT,
  y1: y * UNIT,
  x2: (side === 'V' ? x : x + 1) * UNIT,
  y2: (side === 'V' ? y + 1 : y) * UNIT,
});

export const corner = ({ x, y }: Intersection) => ({ x: x * UNIT, y: y * UNIT });
