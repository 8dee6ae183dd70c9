import {
  isFreeForLegend,
  type Lattice,
  makeLattice,
  OBJECTS,
  type ObjectKind,
  objectOn,
  type Plan,
  type Space,
  spacesOf,
} from '@potyczka/geometry/lattice';
import type { Dice } from '@potyczka/kernel';

/** Random positions for Automas, in the form of `potyczka check apex-automa`. */

export type Pair = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number, level: number];
export type Band = readonly [low: number, high: number | null];
export type Name = 'A' | 'B' | 'E' | 'F';

export interface Weapon {
  readonly best: Band;
  readonly range: Band;
  readonly threshold: number;
  readonly attachments: readonly {
    readonly charge: number;
    readonly sight?: Band;
    readonly threshold?: number;
  }[];
}

export interface Card {
  readonly id: string;
  readonly white: readonly Pair[];
  readonly green: readonly Pair[];
}

export interface Position {
  readonly id: number;
  readonly map: {
    readonly size: Pair;
    readonly levels: readonly string[];
    readonly edges: readonly (readonly [string, 'V' | 'H', number, number])[];
    readonly spaces: readonly (readonly [string, number, number])[];
    readonly points: readonly (readonly [string, number, number, number])[];
  };
  readonly legends: readonly {
    readonly id: Name;
    readonly team: number;
    readonly at: Pair | null;
    readonly shield: number;
    readonly health: number;
  }[];
  readonly weapons: readonly [Weapon, Weapon];
  readonly deck: readonly Card[];
  readonly ziplines: readonly {
    readonly id: string;
    readonly ends: readonly [Point, Point];
    readonly pathfinder: boolean;
  }[];
  readonly things: readonly { readonly id: string; readonly kind: string; readonly at: Pair }[];
  readonly ring?: readonly number[];
  readonly bombardments: readonly Pair[];
}

export const one = <X>(dice: Dice, from: readonly X[]): X => from[dice.below(from.length)] as X;
export const chance = (dice: Dice, percent: number): boolean => dice.below(100) < percent;
const between = (dice: Dice, low: number, high: number): number => low + dice.below(high - low + 1);
export const some = <X>(dice: Dice, most: number, make: (k: number) => X): X[] =>
  Array.from({ length: dice.below(most + 1) }, (_, k) => make(k));

const EDGES = ['wall', 'wall', 'low-wall', 'low-wall', 'edge-wall', 'low-edge-wall', 'supply-bin'] as const;
const SPACES = ['rock', 'tree', 'care-package', 'heat-shield', 'canyon'] as const;

const levelsOf = (dice: Dice, width: number, height: number): number[][] => {
  const levels = Array.from({ length: height }, () => Array.from({ length: width }, () => 0));
  for (let n = between(dice, 0, 6); n > 0; n--) {
    const [x0, y0] = [dice.below(width), dice.below(height)];
    const [across, down, level] = [between(dice, 1, 4), between(dice, 1, 3), between(dice, 1, 2)];
    for (let y = y0; y < Math.min(height, y0 + down); y++)
      for (let x = x0; x < Math.min(width, x0 + across); x++) (levels[y] as number[])[x] = level;
  }
  return levels;
};

export const latticeOf = ({ levels, edges, spaces }: Position['map']): Lattice => {
  const kind = (name: string) => OBJECTS[name as ObjectKind];
  const plan: Plan = {
    levels: levels.map(row => [...row].map(Number)),
    edges: edges.map(([name, side, x, y]) => ({ at: { side, x, y }, object: kind(name) })),
    spaces: spaces.map(([name, x, y]) => ({ at: { x, y }, object: kind(name) })),
  };
  return makeLattice(plan);
};

export const randomMap = (dice: Dice): Position['map'] => {
  const [width, height] = [between(dice, 6, 11), between(dice, 6, 11)];
  const levels = levelsOf(dice, width, height);
  const density = between(dice, 0, 30);
  const edges: [string, 'V' | 'H', number, number][] = [];
  const spaces: [string, number, number][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x > 0 && chance(dice, density)) edges.push([one(dice, EDGES), 'V', x, y]);
      if (y > 0 && chance(dice, density)) edges.push([one(dice, EDGES), 'H', x, y]);
      if (chance(dice, 8)) spaces.push([one(dice, SPACES), x, y]);
    }
  const free = (x: number, y: number): boolean => !spaces.some(s => s[1] === x && s[2] === y);
  for (let n = between(dice, 1, 4); n > 0; n--) {
    const [x, y] = [dice.below(width), dice.below(height)];
    if (free(x, y)) spaces.push(['beacon', x, y]);
  }
  const points = [
    ...some(dice, chance(dice, 40) ? 2 : 0, () => pointOf(dice, 'dome', levels)),
    ...some(dice, chance(dice, 50) ? 2 : 0, () => pointOf(dice, 'smoke', levels)),
  ];
  return { size: [width, height], levels: levels.map(row => row.join('')), edges, spaces, points };
};

/** An intersection on the level of one of the spaces round it. */
const pointOf = (dice: Dice, kind: string, levels: number[][]): [string, number, number, number] => {
  const [y, x] = [dice.below(levels.length), dice.below(levels[0]?.length ?? 1)];
  return [kind, x + dice.below(2), y + dice.below(2), levels[y]?.[x] ?? 0];
};

const offsets = (dice: Dice): Pair[] => {
  const path: Pair[] = [];
  let [x, y] = [0, 0];
  for (let n = between(dice, 1, 4); n > 0; n--) {
    const [dx, dy] = [between(dice, -1, 1), between(dice, -1, 1)];
    const isBack = path.some(p => p[0] === x + dx && p[1] === y + dy) || (x + dx === 0 && y + dy === 0);
    if ((dx === 0 && dy === 0) || isBack) continue;
    [x, y] = [x + dx, y + dy];
    path.push([x, y]);
  }
  return path.length > 0 ? path : [[0, 1]];
};

const bandFrom = (dice: Dice, low: number): Band => [low, chance(dice, 15) ? null : low + dice.below(4)];

const weaponOf = (dice: Dice): Weapon => {
  const best = bandFrom(dice, between(dice, 1, 6));
  const range: Band = [
    Math.max(1, best[0] - dice.below(3)),
    best[1] === null ? null : best[1] + dice.below(3),
  ];
  const attachments = some(dice, 2, () => ({
    charge: between(dice, 1, 3),
    ...(chance(dice, 60) && {
      sight: bandFrom(dice, between(dice, 1, 6)),
      threshold: -5 * between(dice, 1, 2),
    }),
  }));
  return { best, range, threshold: 45 + 5 * dice.below(4), attachments };
};

/** Everybody and everything on a space of its own. */
export const placesOn = (dice: Dice, lattice: Lattice): Pair[] => {
  const open = [...spacesOf(lattice)].filter(at => isPlain(lattice, at));
  const found: Pair[] = [];
  while (open.length > 0 && found.length < 12) {
    const [at] = open.splice(dice.below(open.length), 1) as [Space];
    found.push([at.x, at.y]);
  }
  return found;
};

const isPlain = (lattice: Lattice, at: Space): boolean =>
  isFreeForLegend(lattice, at) && objectOn(lattice, at) === undefined;

const thingsAt = (dice: Dice, places: Pair[]): Position['things'] => {
  const take = (): Pair | undefined => places.pop();
  const found: { id: string; kind: string; at: Pair }[] = [];
  const add = (id: string, kind: string): void => {
    const at = take();
    if (at) found.push({ id, kind, at });
  };
  for (let k = dice.below(3); k > 0; k--) add(`t${k - 1}`, 'gas-trap');
  for (let k = dice.below(3); k > 0; k--) add(`d${k - 1}`, 'drone');
  if (chance(dice, 40) && places.length > 1) {
    add('p0', 'portal');
    add('p1', 'portal');
  }
  return found;
};

export const ziplinesOn = (dice: Dice, levels: readonly string[]): Position['ziplines'] => {
  const rows = levels.map(row => [...row].map(Number));
  const end = (): Point => pointOf(dice, '', rows).slice(1) as unknown as Point;
  const taken = new Set<string>();
  return some(dice, 3, k => ({
    id: `z${k}`,
    ends: [end(), end()] as const,
    pathfinder: chance(dice, 50),
  })).filter(z => {
    const keys = z.ends.map(([x, y]) => `${x},${y}`);
    const isNew = keys[0] !== keys[1] && keys.every(x => !taken.has(x));
    for (const x of keys) taken.add(x);
    return isNew;
  });
};

const ringOn = (dice: Dice, [width, height]: Pair): { ring?: readonly number[] } =>
  chance(dice, 60)
    ? {}
    : {
        ring: [dice.below(3), dice.below(3), width - 1 - dice.below(3), height - 1 - dice.below(3)],
      };

/** A position of its own for each number; undefined where there is no room. */
export const randomPosition = (dice: Dice, id: number): Position | undefined => {
  const map = randomMap(dice);
  const lattice = latticeOf(map);
  const places = placesOn(dice, lattice);
  if (places.length < 8) return undefined;
  const legend = (name: Name, team: number, percentOff: number) => ({
    id: name,
    team,
    at: chance(dice, percentOff) ? null : (places.pop() ?? null),
    shield: 5 * dice.below(5),
    health: one(dice, [5, 10, 20, 30, 40]),
  });
  const legends = [legend('A', 1, 15), legend('B', 1, 15), legend('E', 2, 8), legend('F', 2, 12)];
  return {
    ...{ id, map, legends },
    weapons: [weaponOf(dice), weaponOf(dice)],
    deck: Array.from({ length: between(dice, 2, 5) }, (_, k) => ({
      ...{ id: `c${k + 1}`, white: offsets(dice), green: offsets(dice) },
    })),
    ziplines: ziplinesOn(dice, map.levels),
    things: thingsAt(dice, places),
    ...ringOn(dice, map.size),
    bombardments: some(dice, chance(dice, 30) ? 2 : 0, () => [
      dice.below(map.size[0]),
      dice.below(map.size[1]),
    ]),
  };
};
