import { trooperSilhouette } from './base.js';
import { type Field, isVehicle, type Mini, type Terrain, type Unit } from './field.js';
import { DEGREE, MEASURES, mm } from './measures.js';
import { polygon } from './shapes.js';

/** Fields for tests, in millimetres and degrees: `[x, y, level]`. */
export type Spot = readonly [x: number, y: number, level?: number, facing?: number];

type Special = Partial<Omit<Unit, 'id' | 'minis'>>;

const SMALL: Unit['base'] = { shape: 'round', diameter: mm(27) };

export const round = (diameter: number): Unit['base'] => ({ shape: 'round', diameter: mm(diameter) });
export const oblong = (length: number): Unit['base'] => ({
  shape: 'oblong',
  length: mm(length),
  width: mm(100),
});

/** A unit of troopers unless `special` says otherwise; its minis are called A1, A2, ... */
export const unit = (id: string, places: readonly [Spot, ...Spot[]], special: Special = {}): Unit => {
  const type = special.type ?? 'trooper';
  const minis = places.map(
    ([x, y, level = 0, facing = 0], n): Mini => ({
      id: `${id}${n + 1}`,
      pose: { at: { x: mm(x), y: mm(y) }, level: mm(level), facing: facing * DEGREE },
    }),
  );
  return {
    id,
    side: id,
    type,
    base: SMALL,
    silhouette: isVehicle(type) ? { bottom: 0, top: mm(90) } : trooperSilhouette(type),
    speed: 2,
    leaderHasMelee: true,
    suppression: 0,
    ...special,
    minis: [minis[0]!, ...minis.slice(1)],
  };
};

/** A house (heavy cover, blocks sight) over a polygon, unless `special` says otherwise. */
export const piece = (
  id: string,
  corners: readonly (readonly [number, number])[],
  top: number,
  special: Partial<Terrain> = {},
): Terrain => ({
  id,
  kind: 'obstacle',
  barricade: false,
  move: 'open',
  cover: 'heavy',
  blocksSight: true,
  polygon: polygon(corners.map(([x, y]) => ({ x: mm(x), y: mm(y) }))),
  bottom: 0,
  top: mm(top),
  ...special,
});

/** The same over the rectangle between two corners. */
export const block = (
  id: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  top: number,
  special: Partial<Terrain> = {},
): Terrain =>
  piece(
    id,
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    top,
    special,
  );

export const BARRICADE: Partial<Terrain> = { kind: 'scatter', barricade: true, move: 'difficult' };
export const CRATE: Partial<Terrain> = { kind: 'scatter', move: 'difficult', cover: 'light' };
export const FOREST: Partial<Terrain> = { kind: 'area', move: 'difficult', cover: 'light' };

export const field = (units: readonly Unit[], terrain: readonly Terrain[] = []): Field => ({
  ...MEASURES.battlefield,
  terrain,
  tokens: [],
  units,
});
