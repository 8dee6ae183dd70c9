import { DIRECTIONS, type Direction, type Point, type Space, STEP } from '@potyczka/geometry/lattice';
import type { Offset } from './cards.js';

/** Quarter turns of a card, clockwise from the default orientation: its arrow faces N, E, S, W. */
export type Rotation = 0 | 1 | 2 | 3;
export const turn = (r: Rotation, by: number): Rotation => ((((r + by) % 4) + 4) % 4) as Rotation;

/** D15: an offset in the card's present orientation; y runs down on our maps. */
export const turned = ([right, ahead]: Offset, r: Rotation): Space => {
  if (r === 0) return { x: right, y: 0 - ahead };
  if (r === 1) return { x: ahead, y: right };
  return r === 2 ? { x: 0 - right, y: ahead } : { x: 0 - ahead, y: 0 - right };
};

/** The spaces of a path laid from a start dot, without it. */
export const pathFrom = (from: Space, path: readonly Offset[], r: Rotation): Space[] =>
  path.map(o => {
    const { x, y } = turned(o, r);
    return { x: from.x + x, y: from.y + y };
  });

/** AUT-DEC-03 to -06: how a card lies towards an enemy; on a diagonal the first turn that faces one of both sectors. */
export const orient = (from: Space, to: Space | null): Rotation => {
  if (!to) return 0;
  const [dx, dy] = [to.x - from.x, from.y - to.y];
  const across: Rotation = dx > 0 ? 1 : 3;
  const along: Rotation = dy > 0 ? 0 : 2;
  if (Math.abs(dy) > Math.abs(dx)) return along;
  if (Math.abs(dx) > Math.abs(dy)) return across;
  return dx === 0 ? 0 : (Math.min(across, along) as Rotation);
};

/** D15: clockwise from the bottom left. */
const AROUND: readonly Space[] = [
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The eight spaces around a space in that order. */
export const clockwise = ({ x, y }: Space): Space[] => AROUND.map(o => ({ x: x + o.x, y: y + o.y }));

/** The four corners of a space, and the four spaces around a corner: bottom left, top left, top right, bottom right. */
export const cornersOf = ({ x, y }: Space): Point[] => [
  { x, y: y + 1 },
  { x, y },
  { x: x + 1, y },
  { x: x + 1, y: y + 1 },
];
export const spacesAround = ({ x, y }: Point): Space[] => [
  { x: x - 1, y },
  { x: x - 1, y: y - 1 },
  { x, y: y - 1 },
  { x, y },
];

/** The direction of a step between two spaces that touch. */
export const directionTo = (from: Space, to: Space): Direction | undefined =>
  DIRECTIONS.find(d => STEP[d].x === to.x - from.x && STEP[d].y === to.y - from.y);
