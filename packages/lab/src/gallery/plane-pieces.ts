import {
  DEGREE,
  type Field,
  isVehicle,
  MEASURES,
  type Mini,
  mm,
  polygon,
  type Terrain,
  trooperSilhouette,
  type Unit,
} from '@potyczka/geometry/plane';

export type Spot = readonly [x: number, y: number, level?: number, facing?: number];

/** The minis of a unit, numbered on from a first one. */
export const minis = (id: string, places: readonly Spot[], first: number): readonly Mini[] =>
  places.map(([x, y, level = 0, facing = 0], n) => ({
    id: `${id}${n + first}`,
    pose: { at: { x: mm(x), y: mm(y) }, level: mm(level), facing: facing * DEGREE },
  }));

/** Troopers in the places given in millimetres, unless `special` says otherwise. */
export const unit = (id: string, places: readonly Spot[], special: Partial<Unit> = {}): Unit => {
  const type = special.type ?? 'trooper';
  const [leader, ...others] = minis(id, places, 1);
  return {
    id,
    side: id,
    type,
    base: { shape: 'round', diameter: mm(27) },
    silhouette: isVehicle(type) ? { bottom: 0, top: mm(90) } : trooperSilhouette(type),
    speed: 2,
    leaderHasMelee: true,
    suppression: 0,
    ...special,
    minis: [leader!, ...others],
  };
};

/** A house (heavy cover, blocks sight) over a rectangle in millimetres, unless `special` says otherwise. */
export const block = (
  id: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  top: number,
  special: Partial<Terrain> = {},
): Terrain => ({
  id,
  kind: 'obstacle',
  barricade: false,
  move: 'open',
  cover: 'heavy',
  blocksSight: true,
  polygon: polygon([
    { x: mm(x0), y: mm(y0) },
    { x: mm(x1), y: mm(y0) },
    { x: mm(x1), y: mm(y1) },
    { x: mm(x0), y: mm(y1) },
  ]),
  bottom: 0,
  top: mm(top),
  ...special,
});

export const field = (units: readonly Unit[], terrain: readonly Terrain[] = []): Field => ({
  ...MEASURES.battlefield,
  terrain,
  tokens: [],
  units,
});
