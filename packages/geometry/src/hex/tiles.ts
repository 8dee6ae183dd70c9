import { type Field, type Hex, isWall, NONE, TERRAINS, terrainAt } from './field.js';
import { stepsFrom } from './range.js';

/** What stands or lies about. */
export interface Occupancy {
  readonly figures: readonly Hex[];
  /** Money and other tokens. */
  readonly tokens?: readonly Hex[];
}

const BARE = new Set<string>(['floor', 'corridor', 'open-door', 'pressure-plate']);

/** GLM-TILE-01 */
export const isEmptyHex = (field: Field, hex: Hex, { figures, tokens = [] }: Occupancy): boolean =>
  BARE.has(terrainAt(field, hex)) && !figures.includes(hex) && !tokens.includes(hex);

/** The nearest of some hexes, all of them if several are equally near; never counted through walls (GLM-G22). */
export function nearest(field: Field, from: Hex, among: readonly Hex[]): Hex[] {
  const steps = stepsFrom(field, [from], field.size);
  let least = Number.POSITIVE_INFINITY;
  for (const hex of among) if (steps[hex] !== NONE) least = Math.min(least, steps[hex]!);
  return among.filter(hex => steps[hex] === least);
}

/** GLM-JUMP-06, GLM-MON-59: the hex itself if it is empty, else the nearest empty ones. */
export function nearestEmpty(field: Field, from: Hex, occupancy: Occupancy): Hex[] {
  const empty: Hex[] = [];
  for (let hex = 0; hex < field.size; hex++)
    if (isEmptyHex(field, hex as Hex, occupancy)) empty.push(hex as Hex);
  return nearest(field, from, empty);
}

/** GLM-TILE-36: hexes in groups, the nearest to a figure first; a group is a tie. */
export function nearestFirst(field: Field, from: Hex, hexes: readonly Hex[]): Hex[][] {
  const groups: Hex[][] = [];
  for (let rest = [...hexes]; rest.length > 0; ) {
    const group = nearest(field, from, rest);
    if (group.length === 0) return [...groups, rest];
    groups.push(group);
    rest = rest.filter(hex => !group.includes(hex));
  }
  return groups;
}

const OBSTACLE = TERRAINS.indexOf('obstacle');

/** Numbers of the pieces into which obstacles and walls divide the field; figures and closed doors do not. */
function pieces(field: Field): Int16Array {
  const piece = new Int16Array(field.size).fill(NONE);
  for (let first = 0; first < field.size; first++) {
    if (piece[first] !== NONE || isWall(field, first) || field.kinds[first] === OBSTACLE) continue;
    const stack = [first];
    piece[first] = first;
    for (let hex = stack.pop(); hex !== undefined; hex = stack.pop())
      for (let i = 6 * hex; i < 6 * hex + 6; i++) {
        const other = field.links[i]!;
        if (other === NONE || piece[other] !== NONE || field.kinds[other] === OBSTACLE) continue;
        piece[other] = first;
        stack.push(other);
      }
  }
  return piece;
}

/**
 * GLM-TILE-23, GLM-G21: the hexes that obstacles as in `after` would cut off from
 * where they could be walked to `before`; empty if the change is allowed.
 */
export function cutOff(before: Field, after: Field): Hex[] {
  const was = pieces(before);
  const is = pieces(after);
  const sizes = new Map<string, number>();
  const keyOf = (hex: number): string => `${was[hex]},${is[hex]}`;
  const both = (hex: number): boolean => was[hex] !== NONE && is[hex] !== NONE;
  for (let hex = 0; hex < before.size; hex++)
    if (both(hex)) sizes.set(keyOf(hex), (sizes.get(keyOf(hex)) ?? 0) + 1);
  const largest = new Map<number, string>();
  for (const [key, size] of sizes) {
    const old = Number(key.split(',')[0]);
    const best = largest.get(old);
    if (best === undefined || sizes.get(best)! < size) largest.set(old, key);
  }
  const cut: Hex[] = [];
  for (let hex = 0; hex < before.size; hex++)
    if (both(hex) && largest.get(was[hex]!) !== keyOf(hex)) cut.push(hex as Hex);
  return cut;
}
