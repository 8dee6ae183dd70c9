import {
  ahead,
  baseOutline,
  compareGap,
  compareOutlines,
  DEGREE,
  direction,
  type Field,
  MEASURES,
  type Mini,
  mm,
  type Point,
  type Pose,
  polygon,
  type Terrain,
  type Unit,
  type UnitType,
} from '@potyczka/geometry/plane';

/** A stream of numbers in [0, 1) from a seed (mulberry32). */
export const dice = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

type Dice = () => number;

const between = (roll: Dice, low: number, high: number): number =>
  low + Math.floor(roll() * (high - low + 1));
const pick = <T>(roll: Dice, from: readonly T[]): T => from[Math.floor(roll() * from.length)]!;

/** The corners of a shape (in millimetres round its middle), turned and moved, in whole units. */
const placed = (
  roll: Dice,
  at: Point,
  corners: readonly (readonly [number, number])[],
): Terrain['polygon'] => {
  const u = direction(pick(roll, [0, 0, 90, between(roll, 0, 359)]) * DEGREE);
  return polygon(
    corners.map(([x, y]) => ({
      x: Math.round(at.x + mm(x) * u.x - mm(y) * u.y),
      y: Math.round(at.y + mm(x) * u.y + mm(y) * u.x),
    })),
  );
};

const box = (w: number, h: number): readonly (readonly [number, number])[] => [
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
];

const blob = (roll: Dice, size: number): readonly (readonly [number, number])[] => {
  const count = between(roll, 6, 9);
  return Array.from({ length: count }, (_, n) => {
    const u = direction((n * 360 * DEGREE) / count);
    const r = size * (0.7 + 0.3 * roll());
    return [u.x * r, u.y * r] as const;
  });
};

const corner = (size: number, width: number): readonly (readonly [number, number])[] => [
  [0, 0],
  [size, 0],
  [size, width],
  [width, width],
  [width, size],
  [0, size],
];

const PIECES = [
  'crate',
  'crate',
  'barricade',
  'barricade',
  'house',
  'wall',
  'ruin',
  'forest',
  'crater',
  'bridge',
] as const;

const randomTerrain = (roll: Dice, id: string, at: Point): Terrain => {
  const made = (
    kind: Terrain['kind'],
    move: Terrain['move'],
    cover: Terrain['cover'],
    corners: readonly (readonly [number, number])[],
    top: number,
    more: Partial<Terrain> = {},
  ): Terrain => ({
    id,
    kind,
    barricade: false,
    move,
    cover,
    blocksSight: true,
    polygon: placed(roll, at, corners),
    bottom: 0,
    top: mm(top),
    ...more,
  });
  switch (pick(roll, PIECES)) {
    case 'crate':
      return made(
        'scatter',
        'difficult',
        'light',
        box(between(roll, 18, 45), between(roll, 18, 45)),
        between(roll, 14, 45),
      );
    case 'barricade':
      return made('scatter', 'difficult', 'heavy', box(64, 18), 28, { barricade: true });
    case 'house':
      return made(
        'obstacle',
        'impassable',
        'heavy',
        box(between(roll, 60, 120), between(roll, 50, 100)),
        pick(roll, [60, 90, 140]),
      );
    case 'wall':
      return made(
        'obstacle',
        'open',
        'heavy',
        box(between(roll, 70, 160), between(roll, 8, 16)),
        pick(roll, [20, 36, 50, 70]),
      );
    case 'ruin':
      return made('obstacle', 'open', 'heavy', corner(between(roll, 60, 100), 14), pick(roll, [38, 60, 90]));
    case 'forest':
      return made(
        'area',
        'difficult',
        'light',
        blob(roll, between(roll, 40, 75)),
        pick(roll, [60, 80, 120]),
        {
          blocksSight: roll() < 0.5,
        },
      );
    case 'crater':
      return made('area', 'difficult', 'heavy', blob(roll, between(roll, 35, 60)), pick(roll, [10, 30]), {
        blocksSight: false,
      });
    case 'bridge':
      return made('obstacle', 'open', 'light', box(between(roll, 90, 140), between(roll, 40, 55)), 60, {
        bottom: mm(50),
      });
  }
};

const KINDS: Readonly<
  Record<UnitType, { readonly diameter: number; readonly top: readonly number[]; readonly bottom?: number }>
> = {
  trooper: { diameter: 27, top: [41.9] },
  clone: { diameter: 27, top: [41.9] },
  droid: { diameter: 27, top: [41.9] },
  wookiee: { diameter: 27, top: [41.9] },
  creature: { diameter: 50, top: [68.8] },
  emplacement: { diameter: 70, top: [68.8] },
  groundVehicle: { diameter: 100, top: [70, 120] },
  repulsorVehicle: { diameter: 70, top: [60], bottom: 20 },
};

/** Can a mini stand here: clear of other bases, and of bodies that are not below its level? */
const canStand = (
  terrain: readonly Terrain[],
  others: readonly { unit: Unit; pose: Pose }[],
  unit: Unit,
  pose: Pose,
): boolean => {
  const base = baseOutline(unit.base, pose);
  const inBody = terrain.some(
    t =>
      t.kind !== 'area' &&
      t.bottom < unit.silhouette.top &&
      compareGap(base.core, t.polygon, base.radius) <= 0,
  );
  return !inBody && others.every(o => compareOutlines(base, baseOutline(o.unit.base, o.pose), 0) > 0);
};

interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly pieces: number;
  /** Type, number of minis, and about where, in millimetres. */
  readonly units: readonly {
    readonly type: UnitType;
    readonly minis: number;
    readonly at: readonly [number, number];
  }[];
}

/** A field with random terrain and units that stand legally on the ground in cohesion. */
export const randomField = (seed: number, plan: Plan): Field => {
  const roll = dice(seed);
  const spot = (): Point => ({ x: between(roll, 0, mm(plan.width)), y: between(roll, 0, mm(plan.depth)) });
  const terrain = Array.from({ length: plan.pieces }, (_, n) => randomTerrain(roll, `t${n + 1}`, spot()));
  const standing: { unit: Unit; pose: Pose }[] = [];
  const units = plan.units.map(({ type, minis, at }, n): Unit => {
    const id = 'ABCDE'[n]!;
    const kind = KINDS[type];
    const unit: Unit = {
      id,
      side: n === 0 ? 'blue' : 'red',
      type,
      base: { shape: 'round', diameter: mm(kind.diameter) },
      silhouette: { bottom: mm(kind.bottom ?? 0), top: mm(pick(roll, kind.top)) },
      speed: 2,
      leaderHasMelee: true,
      suppression: roll() < 0.3 ? 1 : 0,
      minis: [{ id: `${id}1`, pose: { at: { x: 0, y: 0 }, level: 0, facing: 0 } }],
    };
    const facing = between(roll, 0, 359) * DEGREE;
    const placedMinis: Mini[] = [];
    let centre: Point = { x: mm(at[0]), y: mm(at[1]) };
    for (let tries = 0; placedMinis.length < minis && tries < 4000; tries++) {
      const reach =
        placedMinis.length === 0 ? mm(20) + tries * 10 : mm(kind.diameter) + MEASURES.tool[1] * roll();
      const p = ahead(centre, between(roll, 0, 359) * DEGREE, reach);
      const pose = { at: { x: Math.round(p.x), y: Math.round(p.y) }, level: 0, facing };
      if (!canStand(terrain, standing, unit, pose)) continue;
      if (placedMinis.length === 0) centre = pose.at;
      placedMinis.push({ id: `${id}${placedMinis.length + 1}`, pose });
      standing.push({ unit, pose });
    }
    const [leader, ...others] = placedMinis;
    return { ...unit, minis: [leader!, ...others] };
  });
  return { width: mm(plan.width), depth: mm(plan.depth), terrain, tokens: [], units };
};
