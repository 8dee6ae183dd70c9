import type { DoorView, ThingView } from '@potyczka/gloomhaven/view';
import type { Haze, P2, Round, Solid } from '../../ui/table3/model.js';
import { boxed, disc } from '../../ui/table3/outline.js';
import { edgesOf, middleOf, neighboursOf, noiseOf } from './plan.js';

/** The drawing has 70 units across a hex; on a table it is 3.8 cm. */
const K = 3.8 / 70;
const [HALF, SIDE] = [35, 40];
const WALL = 3.4;

/** A point of the drawing beside the middle of a hex, on the table. */
export const pointAt = (place: string, dx = 0, dy = 0): P2 => {
  const { x, y } = middleOf(place);
  return [(x + dx) * K, -(y + dy) * K];
};

/** The corners of a hex of the drawing round its middle, from the top clockwise. */
const CORNERS: readonly P2[] = [
  [0, -SIDE],
  [HALF, -SIDE / 2],
  [HALF, SIDE / 2],
  [0, SIDE],
  [-HALF, SIDE / 2],
  [-HALF, -SIDE / 2],
];

const cornerOf = (nth: number): P2 => CORNERS[nth % 6] ?? [0, 0];

export const hexAt = (place: string, size = 1): P2[] =>
  CORNERS.map(([x, y]) => pointAt(place, x * size, y * size)).reverse();

const SHADES = ['#cfc6b6', '#dcd2c0', '#e8decb', '#c3b9a8'] as const;

const tileAt = (place: string): Solid[] => [
  { el: place, outline: hexAt(place), bottom: -1.2, top: -0.12, cap: 'dark', side: 'slab' },
  {
    el: place,
    outline: hexAt(place, 0.97),
    bottom: -0.3,
    top: 0,
    cap: 'flag',
    side: 'flag',
    tint: SHADES[noiseOf(place) % 4] ?? SHADES[0],
    bevel: 0.08,
  },
];

/** A wall on one side of a hex, standing outwards. */
const wallOn = (place: string, nth: number, top: number, thick: number): Solid => {
  const [a, b] = [cornerOf(nth), cornerOf(nth + 1)];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const far = Math.hypot(mx, my);
  const [nx, ny] = [(mx / far) * thick, (my / far) * thick];
  const at = ([x, y]: P2, dx = 0, dy = 0): P2 => pointAt(place, x * 1.06 + dx, y * 1.06 + dy);
  return {
    isDecor: true,
    outline: [at(a, nx, ny), at(b, nx, ny), at(b), at(a)],
    bottom: -1.2,
    top,
    cap: 'slab',
    side: 'slab',
    tint: '#d6ccbd',
    bevel: 0.08,
  };
};

/** Walls are low towards whoever looks: they hide no room. */
const heightOn = (place: string, nth: number): number => {
  if (nth === 0 || nth === 5) return WALL + (noiseOf(place) % 3) * 0.12;
  return nth === 1 || nth === 4 ? WALL * 0.5 : 0.5;
};

const torchAt = (place: string): { rounds: Round[]; light: Haze } => {
  const [x, y] = pointAt(place, 14, -24);
  return {
    rounds: [
      { at: [x, y, 1.7], r: 0.1, top: 0.16, h: 0.8, material: 'wood' },
      { at: [x, y, 2.5], r: 0.22, top: 0, h: 0.6, material: 'glow', tint: '#ffc46b' },
    ],
    light: { id: `torch ${place}`, kind: 'light', at: [x, y - 0.5, 3], r: 5, colour: '#ff9a42' },
  };
};

/** So many lights at most: each costs in every picture. */
const MOST_LIGHTS = 4;

/** The revealed rooms: tiles, the walls round them and between them, torches on them. */
export const floorOf = (hexes: readonly string[], walls: readonly (readonly string[])[]) => {
  const edges = edgesOf(hexes);
  const torches = edges.filter(e => e.nth === 0 && noiseOf(e.place) % 3 === 0).map(e => torchAt(e.place));
  const lights: Haze[] = [];
  for (const { light } of torches) {
    const isApart = lights.every(
      l => 'at' in l && 'at' in light && Math.hypot(l.at[0] - light.at[0], l.at[1] - light.at[1]) > 7,
    );
    if (isApart && lights.length < MOST_LIGHTS) lights.push(light);
  }
  const inner = walls.flatMap(([a = '', b = '']) => {
    const nth = neighboursOf(a).indexOf(b);
    return nth >= 0 ? [wallOn(a, nth, WALL * 0.6, 8)] : [];
  });
  return {
    solids: [
      ...hexes.flatMap(tileAt),
      ...edges.map(e => wallOn(e.place, e.nth, heightOn(e.place, e.nth), 13)),
      ...inner,
    ],
    rounds: torches.flatMap(t => t.rounds),
    lights,
  };
};

/** A frame of two posts and a lintel; a door that is closed has its leaf in it. */
export const doorBody = (door: DoorView, hexes: readonly string[]): Solid[] => {
  const place: string = door.at;
  const around = neighboursOf(place).map(p => hexes.includes(p));
  const isInRow = around[1] || around[4];
  const box = (x: number, y: number, w: number, h: number): P2[] => {
    const [x0, y0] = pointAt(place, x - w, y + h);
    const [x1, y1] = pointAt(place, x + w, y - h);
    return boxed(x0, y0, x1, y1);
  };
  const part = (outline: P2[], bottom: number, top: number, material: 'slab' | 'door'): Solid => ({
    el: place,
    isDecor: true,
    outline,
    bottom,
    top,
    cap: material,
    side: material,
    ...(door.kind.includes('fog') && material === 'door' && { tint: '#8fa0b5' }),
  });
  const [px, py] = isInRow ? [0, 34] : [30, 0];
  const frame = [
    part(box(px, py, 5, 5), 0, 3.2, 'slab'),
    part(box(-px, -py, 5, 5), 0, 3.2, 'slab'),
    part(isInRow ? box(0, 0, 6, 38) : box(0, 0, 36, 6), 3, 3.5, 'slab'),
  ];
  const leaf = part(isInRow ? box(0, 0, 3, 30) : box(0, 0, 26, 3), 0, 3.05, 'door');
  return door.state === 'open' ? frame : [...frame, leaf];
};

interface Bodies {
  readonly solids: readonly Solid[];
  readonly rounds: readonly Round[];
}

const spikes = (place: string): Bodies => {
  const [x, y] = pointAt(place);
  const plate: Solid = {
    el: place,
    isDecor: true,
    outline: hexAt(place, 0.66),
    bottom: 0,
    top: 0.12,
    cap: 'hull',
    side: 'hull',
    tint: '#b06a55',
  };
  const around = [...disc([x, y], 0.75, 6), [x, y] as P2];
  return {
    solids: [plate],
    rounds: around.map(([sx, sy]) => ({
      el: place,
      at: [sx, sy, 0.12],
      r: 0.2,
      top: 0,
      h: 1.1,
      material: 'steel',
    })),
  };
};

/** What lies on one hex of a thing. */
const thingAt = (thing: ThingView, place: string): Bodies => {
  const [x, y] = pointAt(place);
  const low = (tint: string): Bodies => ({
    solids: [
      {
        el: place,
        isDecor: true,
        outline: hexAt(place, 0.8),
        bottom: 0,
        top: 0.07,
        cap: 'rock',
        side: 'rock',
        tint,
      },
    ],
    rounds: [],
  });
  switch (thing.kind) {
    case 'trap':
      return spikes(place);
    case 'treasure':
      return {
        solids: [
          {
            el: place,
            isDecor: true,
            outline: boxed(x - 0.9, y - 0.6, x + 0.9, y + 0.6),
            bottom: 0,
            top: 1,
            cap: 'wood',
            side: 'wood',
            tint: '#ffc27a',
            bevel: 0.15,
          },
        ],
        rounds: [],
      };
    case 'obstacle':
      return {
        solids: [
          {
            el: place,
            outline: hexAt(place, 0.7),
            bottom: 0,
            top: 1.6,
            cap: 'rock',
            side: 'rock',
            bevel: 0.4,
          },
        ],
        rounds: [],
      };
    case 'hazardous':
      return low('#ff7a45');
    case 'difficult':
      return low('#7fb0cc');
    case 'plate':
      return low('#c9b8ff');
    case 'corridor':
      return { solids: [], rounds: [] };
  }
};

export const thingBodies = (things: readonly ThingView[]): Bodies => {
  const all = things.flatMap(thing => thing.at.map(place => thingAt(thing, place)));
  return { solids: all.flatMap(b => b.solids), rounds: all.flatMap(b => b.rounds) };
};

/** Coins on a hex, one upon the other. */
export const coinsOn = (place: string, count: number): Round[] => {
  const [x, y] = pointAt(place, 14, 16);
  return Array.from({ length: Math.min(count, 6) }, (_, n) => ({
    el: place,
    at: [x - (n % 2) * 0.35, y - (n % 2) * 0.2, Math.floor(n / 2) * 0.14],
    r: 0.42,
    h: 0.13,
    material: 'steel',
    tint: n % 2 ? '#ffc23a' : '#ffd257',
  }));
};
