import type { Ground } from '@potyczka/legion/view';
import type { Material, P2, Round, Solid } from '../../ui/table3/model.js';
import { disc, middle, panelOn, reachOf, scaledBy, sidesOf } from '../../ui/table3/outline.js';
import { kindOf } from './plan.js';

type Piece = Ground['terrain'][number];

/** Hundredths of a millimetre to the centimetres of the table in three dimensions. */
export const CM = 1000;

interface Made {
  readonly of: Material;
  readonly cap?: Material;
  readonly tint?: string;
  readonly sideTint?: string;
  readonly bevel?: number;
}

/** What each kind of piece is made of. */
const MADE: Readonly<Record<string, Made>> = {
  house: { of: 'plaster' },
  tower: { of: 'plaster' },
  'flat-roof': { of: 'plaster', cap: 'stone', tint: '#e6d5b2', sideTint: '#f3e6cc' },
  wall: { of: 'stone' },
  'high-wall': { of: 'stone' },
  rock: { of: 'rock', tint: '#d8bfa0', bevel: 0.8 },
  container: { of: 'steel', tint: '#c26b48' },
  'high-platform': { of: 'hull' },
  barricade: { of: 'hull', tint: '#c9cdd2' },
  vaporator: { of: 'steel' },
  crates: { of: 'wood' },
  log: { of: 'wood' },
  generator: { of: 'steel', cap: 'hull' },
  'tank-trap': { of: 'steel' },
  forest: { of: 'leaves', tint: '#8a9b62' },
  scrub: { of: 'leaves', tint: '#9aa56c' },
  swamp: { of: 'glass', tint: '#7f9a86' },
  crater: { of: 'soil', tint: '#8d7658' },
  ruin: { of: 'rock' },
  rubble: { of: 'rock', tint: '#c8ab86' },
};

interface Dress {
  readonly solids: readonly Solid[];
  readonly rounds: readonly Round[];
}

const BARE: Dress = { solids: [], rounds: [] };

/** How thick what lies on a roof may be: an eye must not see less than the rule does. */
const THIN = 0.05;

/** Doors, windows and a rim round a house, each side by its length. */
const houseDress = (id: string, outline: readonly P2[], bottom: number, top: number): Dress => {
  const inside = middle(outline);
  const high = top - bottom;
  const door = Math.min(5.6, high * 0.62);
  const board = (
    side: readonly [P2, P2],
    from: number,
    to: number,
    out: number,
    z: P2,
    of: Material,
    tint?: string,
  ): Solid => ({
    el: id,
    isDecor: true,
    outline: panelOn(side, inside, from, to, out),
    bottom: z[0],
    top: z[1],
    cap: of,
    side: of,
    ...(tint && { tint }),
  });
  const solids = sidesOf(outline).flatMap((side, i) => {
    const long = Math.hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]);
    if (long < 7) return [];
    const at = long * (i % 2 ? 0.5 : 0.34);
    const sill = bottom + high * 0.45;
    const windows = long > 12 ? [0.72, 0.88].filter(share => long * share + 1.2 < long) : [];
    return [
      board(side, at - 1.9, at + 1.9, 0.18, [bottom, bottom + door + 0.5], 'plaster', '#c9b48e'),
      board(side, at - 1.3, at + 1.3, 0.24, [bottom, bottom + door], 'door', i % 2 ? '#b9a58a' : '#8fa3a8'),
      ...windows.map(share =>
        board(side, long * share - 0.7, long * share + 0.7, 0.12, [sill, sill + 1.7], 'glass'),
      ),
      board(side, 0, long, 0.2, [top - 0.9, top - 0.5], 'plaster', '#d9c7a3'),
    ];
  });
  return { solids, rounds: [] };
};

/** What lies on a piece, a hair thick, so that its kind is seen from above. */
const onTop = (id: string, outline: readonly P2[], top: number, of: Material, tint: string): Solid => ({
  el: id,
  isDecor: true,
  outline,
  bottom: top,
  top: top + THIN,
  cap: of,
  side: of,
  tint,
});

/** Trees of a wood: what stands in it stays to be seen. */
const trees = (id: string, outline: readonly P2[], high: number, r: number): Dress => ({
  solids: [],
  rounds: [...scaledBy(outline, 0.74), ...scaledBy(outline, 0.34)].flatMap(([x, y], n): Round[] => {
    const h = high * (0.72 + 0.28 * ((n * 7) % 5) * 0.25);
    return [
      { el: id, at: [x, y, 0], r: r * 0.16, h: h * 0.3, material: 'wood', tint: '#7d6248' },
      {
        el: id,
        at: [x, y, h * 0.22],
        r,
        top: 0,
        h: h * 0.78,
        material: 'leaves',
        tint: n % 3 ? '#ffffff' : '#c9d6a0',
      },
    ];
  }),
});

const dressOf = (piece: Piece, outline: readonly P2[], bottom: number, top: number): Dress => {
  const { id } = piece;
  switch (kindOf(id)) {
    case 'house':
    case 'tower': {
      const house = houseDress(id, outline, bottom, top);
      const dome = disc(middle(outline), reachOf(outline) * 0.42);
      return {
        ...house,
        solids: [
          ...house.solids,
          onTop(id, scaledBy(outline, 0.8), top, 'plaster', '#d8c6a2'),
          onTop(id, dome, top + THIN, 'plaster', '#fff2d8'),
        ],
      };
    }
    case 'flat-roof':
      return houseDress(id, outline, bottom, top);
    case 'container':
    case 'high-platform':
    case 'crates':
      return {
        solids: [
          onTop(id, scaledBy(outline, 0.86), top, kindOf(id) === 'crates' ? 'wood' : 'steel', '#d9a77e'),
        ],
        rounds: [],
      };
    case 'forest':
      return trees(id, outline, top, 2.4);
    case 'scrub':
      return trees(id, outline, top, 1.1);
    case 'ruin':
      return {
        solids: sidesOf(outline).map((side, n): Solid => {
          const long = Math.hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]);
          return {
            el: id,
            isDecor: true,
            outline: panelOn(side, middle(outline), 0, long * 0.62, 0.3),
            bottom: 0,
            top: top * (n % 2 ? 0.55 : 0.9),
            cap: 'rock',
            side: 'rock',
          };
        }),
        rounds: [],
      };
    default:
      return BARE;
  }
};

/** A piece of terrain as a body: exactly what the rules measure, and relief of a few millimetres on it. */
export const bodyOf = (piece: Piece): Dress => {
  const outline = piece.polygon.map(p => [p.x / CM, p.y / CM] as const);
  const [bottom, top] = [piece.bottom / CM, piece.top / CM];
  const { of, cap = of, tint, sideTint, bevel = 0.15 } = MADE[kindOf(piece.id)] ?? { of: 'stone' as const };
  // Area terrain is walked into: its outline lies on the ground.
  const isArea = piece.kind === 'area';
  const body: Solid = {
    el: piece.id,
    outline,
    bottom,
    top: isArea ? 0.12 : top,
    cap,
    side: of,
    ...(tint && { tint }),
    ...(sideTint && { sideTint }),
    ...(!isArea && { bevel }),
  };
  const dress = dressOf(piece, outline, bottom, top);
  return { solids: [body, ...dress.solids], rounds: dress.rounds };
};
