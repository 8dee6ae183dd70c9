import { binsOf, type Edge, keyOf, type MapData, type Space } from '@potyczka/apex/view';
import type { P2, P3, Round, Solid, Spot } from '../../ui/table3/model.js';
import { boxed } from '../../ui/table3/outline.js';
import { edgeLevel, heightOf, levelAt, widthOf } from './plan.js';

/** A space is so wide, and a level lifts it by so much, in centimetres. */
export const C = 3.2;
export const L = 3;

/** Rows grow downwards on the map and away from us on the table. */
export const rowAt = (map: MapData, y: number): number => (heightOf(map) - y) * C;

export const cellOf = (map: MapData, { x, y }: Space, inset = 0): P2[] =>
  boxed(x * C + inset, rowAt(map, y + 1) + inset, (x + 1) * C - inset, rowAt(map, y) - inset);

/** The middle of a space, on its level. */
export const spotAt = (map: MapData, { x, y }: Space): P3 => [
  (x + 0.5) * C,
  rowAt(map, y + 0.5),
  levelAt(map, { x, y }) * L,
];

export const cornerAt = (
  map: MapData,
  p: { readonly x: number; readonly y: number; readonly level: number },
): P3 => [p.x * C, rowAt(map, p.y), p.level * L];

/** What a wall is called where a look names it. */
export const wallId = ({ side, x, y }: Edge): string => `wall-${side}${x},${y}`;

const HALF_WALL = 0.24;

const wallOutline = (map: MapData, { side, x, y }: Edge, half: number): P2[] =>
  side === 'V'
    ? boxed(x * C - half, rowAt(map, y + 1), x * C + half, rowAt(map, y))
    : boxed(x * C, rowAt(map, y) - half, (x + 1) * C, rowAt(map, y) + half);

const TALL: ReadonlySet<string> = new Set(['wall', 'edge-wall']);

const wallsOf = (map: MapData): Solid[] =>
  map.edges
    .filter(e => e.kind !== 'supply-bin')
    .map(({ kind, at }): Solid => {
      const bottom = edgeLevel(map, at) * L;
      return {
        el: wallId(at),
        outline: wallOutline(map, at, HALF_WALL),
        bottom,
        top: bottom + (TALL.has(kind) ? L : L * 0.45),
        cap: 'stone',
        side: 'stone',
        tint: '#c9c9c4',
        bevel: 0.06,
      };
    });

const SIDES = [
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
] as const;

/** The rim of a roof, windows and doors, on one side that stands over a lower space. */
const sideOf = (map: MapData, at: Space, level: number, nth: number): Solid[] => {
  const [dx = 0, dy = 0] = SIDES[nth] ?? [];
  const lower = levelAt(map, { x: at.x + dx, y: at.y + dy });
  if (lower >= level) return [];
  const el = keyOf(at);
  const [x0, x1, y0, y1] = [at.x * C, (at.x + 1) * C, rowAt(map, at.y + 1), rowAt(map, at.y)];
  /** Along the side from `a` to `b`, so far inwards and outwards. */
  const strip = (a: number, b: number, inwards: number, out: number): P2[] => {
    if (dy > 0) return boxed(x0 + a, y0 - out, x0 + b, y0 + inwards);
    if (dy < 0) return boxed(x0 + a, y1 - inwards, x0 + b, y1 + out);
    return dx < 0
      ? boxed(x0 - out, y0 + a, x0 + inwards, y0 + b)
      : boxed(x1 - inwards, y0 + a, x1 + out, y0 + b);
  };
  const rim: Solid = {
    el,
    isDecor: true,
    outline: strip(0, C, 0.2, 0),
    bottom: level * L,
    top: level * L + 0.3,
    cap: 'hull',
    side: 'hull',
    tint: '#c7ccd1',
  };
  const openings = Array.from({ length: level - lower }, (_, k): Solid => {
    const floor = lower + k;
    const isDoor = floor === 0 && (at.x * 5 + at.y * 3 + nth) % 4 === 0;
    const isLit = (at.x * 7 + at.y * 3 + nth + floor) % 3 === 0;
    const look = isDoor
      ? { side: 'hull' as const, sideTint: '#7f8c96' }
      : isLit
        ? { side: 'glow' as const, sideTint: '#ffcf87' }
        : { side: 'glass' as const };
    return {
      el,
      isDecor: true,
      outline: isDoor ? strip(1, 2.2, 0.1, 0.06) : strip(0.85, 2.35, 0.1, 0.06),
      bottom: floor * L + (isDoor ? 0 : 1.1),
      top: floor * L + (isDoor ? 1.9 : 2),
      cap: 'hull',
      ...look,
    };
  });
  return [rim, ...openings];
};

/** A space on its level: a block as high as that. */
const blockOf = (map: MapData, at: Space, level: number): Solid[] => {
  const isHigh = level > 1;
  const block: Solid = {
    el: keyOf(at),
    outline: cellOf(map, at),
    bottom: 0,
    top: level * L,
    cap: 'roof',
    side: 'brick',
    tint: isHigh ? '#d8dde3' : '#b9c0c6',
    sideTint: isHigh ? '#c9ccd0' : '#e8dccf',
  };
  return [block, ...SIDES.flatMap((_, nth) => sideOf(map, at, level, nth))];
};

const binOf = (map: MapData, at: Edge, n: number, isOpen: boolean): Solid[] => {
  const el = `bin-${n}`;
  const z = edgeLevel(map, at) * L;
  const [mx, my] =
    at.side === 'V' ? [at.x * C, rowAt(map, at.y + 0.5)] : [(at.x + 0.5) * C, rowAt(map, at.y)];
  const [a, b] = at.side === 'V' ? [0.5, 0.95] : [0.95, 0.5];
  const around = (k: number): P2[] => boxed(mx - a * k, my - b * k, mx + a * k, my + b * k);
  return [
    {
      el,
      outline: around(1),
      bottom: z,
      top: z + 0.9,
      cap: isOpen ? 'dark' : 'hull',
      side: 'hull',
      tint: isOpen ? '#8a8d92' : '#c8d3dc',
      bevel: 0.12,
    },
    {
      el,
      isDecor: true,
      outline: around(1.06),
      bottom: z + 0.62,
      top: z + 0.76,
      cap: 'glow',
      side: 'glow',
      tint: isOpen ? '#3a3a3a' : '#ff8b4d',
    },
  ];
};

/** Beacons, rocks and trees of the map. */
const thingsOf = (map: MapData): { readonly solids: Solid[]; readonly rounds: Round[] } => {
  const [solids, rounds]: [Solid[], Round[]] = [[], []];
  for (const { kind, at } of map.spaces) {
    const [x, y, z] = spotAt(map, at);
    const el = keyOf(at);
    if (kind !== 'beacon') {
      solids.push({
        el,
        outline: cellOf(map, at, 0.5),
        bottom: z,
        top: z + L,
        cap: 'rock',
        side: 'rock',
        bevel: 0.5,
      });
      continue;
    }
    const tower: Omit<Round, 'at'> = { el, r: 0.3, top: 0.12, h: 3.6, material: 'steel' };
    rounds.push({ ...tower, at: [x, y, z], r: 1, top: 1, h: 0.3, material: 'hull', tint: '#aab4bc' });
    rounds.push({ ...tower, at: [x, y, z + 0.3] });
    for (const up of [1.6, 2.5, 3.3])
      rounds.push({ ...tower, at: [x, y, z + up], r: 0.62 - up * 0.1, top: 0.62 - up * 0.1, h: 0.12 });
    rounds.push({
      ...tower,
      at: [x, y, z + 3.9],
      r: 0.2,
      top: 0.2,
      h: 0.34,
      material: 'glow',
      tint: '#66e0ff',
    });
  }
  return { solids, rounds };
};

interface MapBodies {
  readonly solids: readonly Solid[];
  readonly rounds: readonly Round[];
  readonly spots: readonly Spot[];
}

/** The map as bodies, with spaces and what stands on their edges; `open` are the supply bins that have been opened. */
export const groundBodies = (map: MapData, open: readonly number[]): MapBodies => {
  const spaces = map.levels.flatMap((row, y) => row.map((level, x) => ({ at: { x, y }, level })));
  const things = thingsOf(map);
  return {
    solids: [
      ...spaces.flatMap(({ at, level }) => (level > 0 ? blockOf(map, at, level) : [])),
      ...wallsOf(map),
      ...binsOf(map).flatMap((at, n) => binOf(map, at, n, open.includes(n))),
      ...things.solids,
    ],
    rounds: things.rounds,
    spots: spaces.map(({ at, level }) => ({ el: keyOf(at), outline: cellOf(map, at), z: level * L })),
  };
};

export const sizeOf = (map: MapData): readonly [number, number, number, number] => [
  0,
  0,
  widthOf(map) * C,
  heightOf(map) * C,
];
