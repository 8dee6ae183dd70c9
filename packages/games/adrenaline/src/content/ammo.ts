import type { AmmoCard, Colour } from '../vocabulary.js';

/** What an ammo tile gives. */
export interface AmmoTile {
  readonly cubes: readonly Colour[];
  readonly powerUp: boolean;
}

const [R, B, Y]: readonly [Colour, Colour, Colour] = ['red', 'blue', 'yellow'];

/** ADR-XAMMO-01: cubes, with or without a power-up, and how many there are of each. */
const MIX: readonly (readonly [cubes: readonly Colour[], powerUp: boolean, count: number])[] = [
  [[Y, B, B], false, 3],
  [[Y, R, R], false, 3],
  [[R, B, B], false, 3],
  [[R, Y, Y], false, 3],
  [[B, Y, Y], false, 3],
  [[B, R, R], false, 3],
  [[Y, Y], true, 2],
  [[R, R], true, 2],
  [[B, B], true, 2],
  [[Y, R], true, 4],
  [[Y, B], true, 4],
  [[R, B], true, 4],
];

const tiles: ReadonlyMap<AmmoCard, AmmoTile> = new Map(
  MIX.flatMap(([cubes, powerUp, count]) => {
    const name = (powerUp ? 'p' : '') + cubes.map(c => c[0]).join('');
    return Array.from({ length: count }, (_, n) => [`#ammo-${name}-${n + 1}`, { cubes, powerUp }] as const);
  }),
);

export const AMMO_CARDS: readonly AmmoCard[] = [...tiles.keys()];

/** What a tile shows. */
export const ammoTile = (card: AmmoCard): AmmoTile => {
  const tile = tiles.get(card);
  if (!tile) throw new Error(`no ammo tile ${card}`);
  return tile;
};
