import { isOnMap, type Lattice, levelOf, objectOn } from './lattice.js';
import type { Direction, Space } from './places.js';
import { neighbourIn } from './places.js';
import { type LatticeSight, sightBetween } from './sight.js';

/** APX-AOE-01: the affected spaces as offsets from the source, the source included. */
export type Pattern = readonly Space[];

/** A block of spaces around or beside the source. */
export function pattern(left: number, right: number, up: number, down: number): Pattern {
  const spaces: Space[] = [];
  for (let y = 0 - up; y <= down; y++) for (let x = 0 - left; x <= right; x++) spaces.push({ x, y });
  return spaces;
}

/** The patterns of the book's grenades and bombardments; gaps 36 and 37 place the source. */
export const PATTERNS = {
  '3x3': pattern(1, 1, 1, 1),
  '5x5': pattern(2, 2, 2, 2),
  '1x5-h': pattern(2, 2, 0, 0),
  '1x5-v': pattern(0, 0, 2, 2),
  '5x4-N': pattern(2, 2, 3, 0),
  '5x4-E': pattern(0, 3, 2, 2),
  '5x4-S': pattern(2, 2, 0, 3),
  '5x4-W': pattern(3, 0, 2, 2),
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;

/**
 * One map space of a pattern: affected, or the reason why not. `offset` is its place
 * in the pattern, because each may have a damage of its own (APX-AOE-02).
 */
export type AreaSpace = { readonly space: Space; readonly offset: Space } & (
  | { readonly affected: true; readonly rule: 'APX-AOE-03' | 'APX-AOE-06' }
  | { readonly affected: false; readonly rule: 'APX-AOE-04'; readonly why: 'level' }
  | {
      readonly affected: false;
      readonly rule: 'APX-AOE-06';
      readonly why: 'blocked';
      readonly sight: LatticeSight;
    }
);

/** APX-USE-10, -11: on an object the grenade has the object's level, off the map level 0. */
export const sourceLevel = (lattice: Lattice, source: Space): number =>
  levelOf(lattice, source) + (objectOn(lattice, source)?.height ?? 0);

/** APX-USE-06 to -09: each arrow shifts the grenade by one space, whatever stands there, also off the map. */
export const landing = (planned: Space, arrows: readonly (Direction | undefined)[]): Space =>
  arrows.reduce<Space>((at, arrow) => (arrow ? neighbourIn(at, arrow) : at), planned);

/** Every map space of the pattern round a source that may lie off the map (APX-AOE-03 to -06, APX-USE-14). */
export function area(
  lattice: Lattice,
  source: Space,
  shape: Pattern,
  options: { readonly aerial: boolean },
): readonly AreaSpace[] {
  const level = sourceLevel(lattice, source);
  return shape
    .map(offset => ({ space: { x: source.x + offset.x, y: source.y + offset.y }, offset }))
    .filter(at => isOnMap(lattice, at.space))
    .map((at): AreaSpace => {
      if (options.aerial) return { ...at, affected: true, rule: 'APX-AOE-03' };
      if (levelOf(lattice, at.space) !== level)
        return { ...at, affected: false, rule: 'APX-AOE-04', why: 'level' };
      const sight = sightBetween(lattice, { ...source, span: 1, level }, { ...at.space, span: 1, level });
      return sight.seen
        ? { ...at, affected: true, rule: 'APX-AOE-06' }
        : { ...at, affected: false, rule: 'APX-AOE-06', why: 'blocked', sight };
    });
}
