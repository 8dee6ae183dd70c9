import { cardName, figureName } from '@potyczka/adrenaline/text';
import {
  type Arena,
  ammoTile,
  arenas,
  COLOURS,
  type Event,
  type RoomColour,
  SPAWN_SQUARE,
  type SquareId,
  type View,
} from '@potyczka/adrenaline/view';
import type {
  Deed,
  Flat,
  Haze,
  Material,
  Mood,
  P2,
  Round,
  Solid,
  Standee,
  Table3,
} from '../../ui/table3/model.js';
import { boxed } from '../../ui/table3/outline.js';
import { pictureOf } from './arms.js';
import { standing } from './figures.js';
import { cornerOf, SIDE, type Wall, wallsOf } from './plan.js';
import type { Scene } from './scene.js';
import { lookOf } from './shapes.js';

/** A square is so wide on the table, in centimetres. */
const K = 7.4 / SIDE;
const WALL = 2.2;
/** Half of a wall's thickness, in units of the drawing. */
const THICK = 7;

const MOOD: Mood = {
  sun: '#ffe6c8',
  power: 2.3,
  fill: 0.42,
  from: [-0.5, 0.35, 1.1],
  sky: ['#0c0e14', '#171c28', '#2a3142'],
};

/** Floors are brighter than on the drawing: light and shadow take from them. */
const ROOMS: Readonly<Record<RoomColour, string>> = {
  blue: '#33689f',
  red: '#9c414c',
  yellow: '#a58633',
  green: '#3c7f5a',
  purple: '#6f519c',
  white: '#8b939c',
};

const at = (x: number, y: number): P2 => [x * K, -y * K];
const rect = (x0: number, y0: number, x1: number, y1: number): P2[] => {
  const [[ax, ay], [bx, by]] = [at(x0, y1), at(x1, y0)];
  return boxed(ax, ay, bx, by);
};

const floorOf = ({ rooms, colours }: Arena): Solid[] =>
  rooms.squares.map(q => {
    const { x, y } = cornerOf(q);
    const colour = colours[rooms.roomOf[q] as SquareId] ?? 'white';
    return {
      el: q,
      outline: rect(x, y, x + SIDE, y + SIDE),
      bottom: -0.9,
      top: 0,
      cap: 'plate',
      side: 'hull',
      tint: ROOMS[colour],
      sideTint: '#8b939c',
    };
  });

/** An ammo tile with its cubes, and a card if it brings one. */
const ammoOn = (q: SquareId, card: `#${string}`): { solids: Solid[]; flats: Flat[] } => {
  const { x, y } = cornerOf(q);
  const { cubes, powerUp } = ammoTile(card);
  const box = (x0: number, x1: number, bottom: number, top: number, of: Material, tint?: string): Solid => ({
    el: q,
    isDecor: true,
    outline: rect(x + x0, y + (of === 'dark' ? 20 : 28), x + x1, y + (of === 'dark' ? 56 : 48)),
    bottom,
    top,
    cap: of,
    side: of,
    bevel: 0.04,
    ...(tint && { tint }),
  });
  const [fx, fy] = at(x + 180, y + 38);
  return {
    solids: [
      box(106, 194, 0, 0.1, 'dark'),
      ...cubes.map((c, i) => box(114 + i * 26, 134 + i * 26, 0.1, 0.8, 'paper', `var(--cube-${c})`)),
    ],
    flats: powerUp
      ? [{ el: q, at: [fx, fy, 0.1], size: [0.6, 0.8], ink: '#ffe27a', paper: '#2b2140', text: '⚡' }]
      : [],
  };
};

const isOn = (arena: Arena, x: number, y: number): boolean =>
  arena.rooms.squares.some(q => {
    const c = cornerOf(q);
    return x > c.x && x < c.x + SIDE && y > c.y && y < c.y + SIDE;
  });

/** A wall, or a doorway with its lights; those along the near edge are low, so that no room is hidden. */
const wallBodies = (arena: Arena, w: Wall): Solid[] => {
  if (w.kind === 'open') return [];
  const isAcross = w.from.y === w.to.y;
  const isNear = isAcross && !isOn(arena, (w.from.x + w.to.x) / 2, w.from.y + 20);
  const top = isNear ? 0.7 : WALL;
  const slab = (
    from: number,
    to: number,
    bottom: number,
    high: number,
    of: 'hull' | 'glow',
    tint: string,
    more = 0,
  ): Solid => {
    const half = THICK + more;
    const [a, b] = [from === 0 ? -half : 0, to === 1 ? half : 0];
    const along = (start: number, length: number): P2 => [start + length * from + a, start + length * to + b];
    const [p, q] = isAcross ? along(w.from.x, w.to.x - w.from.x) : along(w.from.y, w.to.y - w.from.y);
    return {
      isDecor: true,
      outline: isAcross
        ? rect(p, w.from.y - half, q, w.from.y + half)
        : rect(w.from.x - half, p, w.from.x + half, q),
      bottom,
      top: high,
      cap: of,
      side: of,
      tint,
      ...(of === 'hull' && { bevel: 0.05 }),
    };
  };
  if (w.kind !== 'door') return [slab(0, 1, 0, top, 'hull', '#cdd5dc')];
  return [
    slab(0, 0.3, 0, top, 'hull', '#cdd5dc'),
    slab(0.7, 1, 0, top, 'hull', '#cdd5dc'),
    slab(0.3, 0.7, WALL - 0.35, WALL, 'hull', '#9fb0bd'),
    slab(0.285, 0.31, 0, WALL - 0.1, 'glow', '#7fe9c0', 1),
    slab(0.69, 0.715, 0, WALL - 0.1, 'glow', '#7fe9c0', 1),
  ];
};

/** Spawnpoints, with the weapons that lie there. */
const spawnsOf = ({ view, lang }: Scene): { rounds: Round[]; hazes: Haze[]; flats: Flat[] } => {
  const all = COLOURS.map(colour => {
    const { x, y } = cornerOf(SPAWN_SQUARE[colour]);
    const [px, py] = at(x + SIDE - 30, y + 34);
    const el = `spawn-${colour}`;
    const rounds: Round[] = [
      { el, at: [px, py, 0], r: 0.85, h: 0.14, material: 'hull' },
      { el, at: [px, py, 0.14], r: 0.62, h: 0.08, material: 'glow', tint: `var(--cube-${colour})` },
    ];
    const light: Haze = { id: el, kind: 'light', at: [px, py, 1.2], r: 3.4, colour: `var(--cube-${colour})` };
    const flats = view.offers[colour].map((card, i): Flat => {
      const [cx, cy] = at(x + 34 + i * 54, y + 84);
      const picture = pictureOf(card);
      return {
        el: card,
        at: [cx, cy, 0],
        size: [1.6, 2.2],
        ink: '#f0e9dc',
        paper: '#1c2027',
        ...(picture && { drawing: picture }),
        text: cardName(lang, card),
      };
    });
    return { rounds, light, flats };
  });
  return {
    rounds: all.flatMap(a => a.rounds),
    hazes: all.map(a => a.light),
    flats: all.flatMap(a => a.flats),
  };
};

/** A figure dies at eleven damage: so much it has left. */
const LIVES = 11;

const standeesOf = ({ view, lang }: Scene): Standee[] =>
  standing(view).map(({ figure, point }) => {
    const { glyph, colour, letter, plate, ring } = lookOf(figure.who);
    const [x, y] = at(point.x, point.y - 20);
    return {
      el: figure.who,
      id: figure.who,
      at: [x, y, 0],
      drawing: glyph,
      colour,
      base: [2.2, 2.2],
      height: 3.3,
      ring,
      plate: { letter, shape: plate },
      life: { now: Math.max(0, LIVES - figure.damage.length), most: LIVES },
      isActing: view.turn === figure.who,
      label: figureName(lang, figure.who),
    };
  });

const deedOf = (e: Event): Deed[] => {
  if (e.type === 'damaged')
    return [
      ...(e.by === e.who
        ? []
        : [{ kind: 'shot' as const, from: e.by, to: e.who, colour: lookOf(e.by).colour }]),
      { kind: 'rise', at: e.who, text: `−${e.amount + e.fromMarks}` },
    ];
  return e.type === 'marked' && e.how !== 'overkill'
    ? [{ kind: 'shot', from: e.by, to: e.who, colour: lookOf(e.by).colour }]
    : [];
};

const sizeOf = (view: View): Table3['size'] => {
  const corners = arenas[view.options.arena].rooms.squares.map(cornerOf);
  const [xs, ys] = [corners.map(c => c.x), corners.map(c => c.y)];
  return [
    Math.min(...xs) * K,
    -(Math.max(...ys) + SIDE) * K,
    (Math.max(...xs) + SIDE) * K,
    -Math.min(...ys) * K,
  ];
};

/** The arena in three dimensions: rooms with their walls and doors, ammo as cubes, weapons as cards. */
export const table3 = (scene: Scene): Table3 => {
  const { view } = scene;
  const arena = arenas[view.options.arena];
  const { squares, borders } = arena.rooms;
  const ammo = squares.flatMap(q => {
    const tile = view.tiles[q];
    return tile ? [ammoOn(q, tile)] : [];
  });
  const spawns = spawnsOf(scene);
  return {
    size: sizeOf(view),
    ground: null,
    grid: 0,
    solids: [
      ...floorOf(arena),
      ...wallsOf(squares, borders).flatMap(w => wallBodies(arena, w)),
      ...ammo.flatMap(a => a.solids),
    ],
    rounds: spawns.rounds,
    standees: standeesOf(scene),
    spots: squares.map(q => {
      const { x, y } = cornerOf(q);
      return { el: q, outline: rect(x + 10, y + 10, x + SIDE - 10, y + SIDE - 10), z: 0 };
    }),
    flats: [...ammo.flatMap(a => a.flats), ...spawns.flats],
    hazes: spawns.hazes,
    ropes: [],
    deeds: scene.happening.flatMap(({ event }) => deedOf(event)),
    mood: MOOD,
    view: { turn: -0.35, rise: 0.86 },
  };
};
