import { type Field, mm, polygon, type Terrain } from '@potyczka/geometry/plane';
import { nth } from '@potyczka/kernel';
import type { TerrainTable } from './cards.js';

type Kind = Pick<Terrain, 'kind' | 'move' | 'cover' | 'blocksSight' | 'barricade'> & { readonly top: number };

const kind = (
  what: Terrain['kind'],
  move: Terrain['move'],
  cover: Terrain['cover'],
  blocksSight: boolean,
  top: number,
): Kind => ({ kind: what, move, cover, blocksSight, barricade: false, top });

/** What the players agree on (LEG-TERR-21): movement, cover, sight and height in millimetres of each kind of piece. */
export const TERRAIN_KINDS = {
  house: kind('obstacle', 'impassable', 'heavy', true, 120),
  tower: kind('obstacle', 'impassable', 'heavy', true, 200),
  'flat roof': kind('obstacle', 'open', 'heavy', true, 90),
  wall: kind('obstacle', 'open', 'heavy', true, 38),
  'high wall': kind('obstacle', 'impassable', 'heavy', true, 80),
  rock: kind('obstacle', 'impassable', 'heavy', true, 75),
  container: kind('obstacle', 'open', 'heavy', true, 60),
  'high platform': kind('obstacle', 'open', 'heavy', true, 140),
  barricade: { ...kind('scatter', 'difficult', 'heavy', true, 28), barricade: true },
  vaporator: kind('scatter', 'difficult', 'light', true, 110),
  crates: kind('scatter', 'difficult', 'light', true, 30),
  log: kind('scatter', 'difficult', 'heavy', true, 28),
  generator: kind('scatter', 'difficult', 'heavy', true, 60),
  'tank trap': kind('scatter', 'difficult', 'light', true, 35),
  forest: kind('area', 'difficult', 'light', true, 150),
  scrub: kind('area', 'difficult', 'light', false, 40),
  swamp: kind('area', 'difficult', 'none', false, 2),
  crater: kind('area', 'difficult', 'light', false, 12),
  ruin: kind('area', 'difficult', 'heavy', true, 90),
  rubble: kind('area', 'difficult', 'light', false, 25),
} as const satisfies Readonly<Record<string, Kind>>;
export type TerrainKind = keyof typeof TERRAIN_KINDS;

/** A piece of a kind over corners in millimetres. */
const pieceOf = (id: string, what: TerrainKind, corners: readonly number[]): Terrain => {
  const { top, ...rest } = TERRAIN_KINDS[what];
  const points = Array.from({ length: corners.length / 2 }, (_, n) => ({
    x: mm(nth(corners, 2 * n)),
    y: mm(nth(corners, 2 * n + 1)),
  }));
  return {
    id: `${what.replace(' ', '-')}-${id}`,
    ...rest,
    polygon: polygon(points),
    bottom: 0,
    top: mm(top),
  };
};

/** The ground of a battlefield: everything but tokens and units. */
export type Ground = Pick<Field, 'width' | 'depth' | 'terrain'>;

export const groundOf = (table: TerrainTable): Ground => ({
  width: mm(table.size[0]),
  depth: mm(table.size[1]),
  terrain: table.pieces.map(([id, what, corners]) => pieceOf(id, what, corners)),
});
