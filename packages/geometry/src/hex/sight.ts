import {
  addressOf,
  centreX,
  centreY,
  cornersOf,
  type Field,
  type Hex,
  isAdjacent,
  isClosedDoor,
  isWall,
  latticeAt,
  type RuleId,
  type Wall,
} from './field.js';
import { type Ray, raysOf } from './lines.js';

/** A point in whole half-sides across and half-heights down, see `cornersOf`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface HexLine {
  readonly from: Point;
  readonly to: Point;
}

/** A line that touches a wall: which wall, and whether one of its own ends already lies on it. */
export interface BlockedLine extends HexLine {
  readonly wall: Wall;
  readonly endOnWall: boolean;
}

/**
 * Whether one hex sees another, and why: the shortest free line, or what every
 * single line touches. Only the adjacent (GLM-G25) may see without a free line.
 */
export type HexSight =
  | { readonly seen: true; readonly rule: RuleId; readonly line: HexLine | undefined }
  | { readonly seen: false; readonly rule: RuleId; readonly blocked: readonly BlockedLine[] };

/** The number of the first wall that a line touches (from 1), or 0 for a free line. */
function firstWall(field: Field, start: number, touches: Int32Array): number {
  const { wallAt } = field;
  for (let i = 0; i < touches.length; i++) {
    const wall = wallAt[start + touches[i]!]!;
    if (wall !== 0) return wall;
  }
  return 0;
}

const raysBetween = (field: Field, a: number, b: number): readonly Ray[] =>
  raysOf(field.stride).to(centreX(field, b) - centreX(field, a), centreY(field, b) - centreY(field, a));

/** GLM-ATK-06: the shortest free line between corners, if there is one. */
function freeRay(field: Field, a: number, b: number): Ray | undefined {
  const centre = latticeAt(field, a);
  const { corner } = raysOf(field.stride);
  const rays = raysBetween(field, a, b);
  for (let i = 0; i < rays.length; i++) {
    const ray = rays[i]!;
    if (firstWall(field, centre + corner[ray.from]!, ray.touches) === 0) return ray;
  }
  return undefined;
}

const isBlind = (field: Field, hex: number): boolean => isWall(field, hex) || isClosedDoor(field, hex);

/** Line of sight, GLM-ATK-06 to -08 and GLM-G25; of a wall or closed door nothing is seen. */
export function sees(field: Field, a: number, b: number): boolean {
  if (a === b) return true;
  if (isBlind(field, a) || isBlind(field, b)) return false;
  return isAdjacent(field, a, b) || freeRay(field, a, b) !== undefined;
}

function lineOf(field: Field, a: number, b: number, ray: Ray): HexLine {
  return { from: cornersOf(field, a)[ray.from]!, to: cornersOf(field, b)[ray.to]! };
}

/** The same answer as `sees`, with the line or with what blocks each line. */
export function sight(field: Field, a: Hex, b: Hex): HexSight {
  if (a === b) return { seen: true, rule: 'GLM-ATK-06', line: undefined };
  const blind = isBlind(field, a) || isBlind(field, b);
  const ray = blind ? undefined : freeRay(field, a, b);
  if (ray !== undefined) return { seen: true, rule: 'GLM-ATK-06', line: lineOf(field, a, b, ray) };
  if (!blind && isAdjacent(field, a, b)) return { seen: true, rule: 'GLM-G25', line: undefined };
  const centre = latticeAt(field, a);
  const { corner } = raysOf(field.stride);
  const blocked = raysBetween(field, a, b).map(each => {
    const start = centre + corner[each.from]!;
    return {
      ...lineOf(field, a, b, each),
      wall: field.walls[firstWall(field, start, each.touches) - 1]!,
      endOnWall: firstWall(field, start, each.touches.subarray(0, 2)) !== 0,
    };
  });
  return { seen: false, rule: 'GLM-ATK-06', blocked };
}

/** Every hex seen from one, itself included. */
export function seenFrom(field: Field, from: Hex): Hex[] {
  const seen: Hex[] = [];
  for (let hex = 0; hex < field.size; hex++) if (sees(field, from, hex)) seen.push(hex as Hex);
  return seen;
}

/** For messages: where a wall is. */
export function wallText(field: Field, wall: Wall): string {
  if (wall.kind === 'line')
    return `wall line [${addressOf(field, wall.between[0])}]-[${addressOf(field, wall.between[1])}]`;
  return `${wall.kind} [${addressOf(field, wall.hex)}]`;
}
