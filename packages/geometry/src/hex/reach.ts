import { type Field, type Hex, isAdjacent, type RuleId, terrainAt } from './field.js';
import {
  costTo,
  type Mover,
  NO_WAY,
  type Others,
  type Preference,
  passage,
  pointsOf,
  type Ways,
  waysFrom,
} from './movement.js';

/** Where a figure may go with a Move ability, by which way, and why not elsewhere. */
export interface Reach {
  readonly mover: Mover;
  readonly points: number;
  readonly ways: Ways;
  /** Hexes where it may end, cheapest first, its own included (GLM-G24). */
  readonly ends: readonly Hex[];
}

export function reach(
  field: Field,
  mover: Mover,
  others: Others,
  points: number,
  prefer: Preference = 'short',
): Reach {
  const ways = waysFrom(field, mover.at, passage(field, mover, others), prefer);
  const ends = ways.order.filter(hex => costTo(ways, hex)!.points <= points);
  return { mover, points, ways, ends };
}

export interface MoveObstacle {
  readonly rule: RuleId;
  readonly why: 'wall' | 'door' | 'obstacle' | 'occupied' | 'no-way' | 'too-far' | 'not-adjacent' | 'enemy';
}

const refuse = (rule: RuleId, why: MoveObstacle['why']): MoveObstacle => ({ rule, why });
const WALL = refuse('GLM-MOVE-05', 'wall');
const LOCKED = refuse('GLM-TILE-28', 'door');
const CLOSED = refuse('GLM-TILE-04', 'door');
const OBSTACLE = refuse('GLM-TILE-21', 'obstacle');
const LANDING_ON_OBSTACLE = refuse('GLM-JUMP-03', 'obstacle');
const OCCUPIED = refuse('GLM-MOVE-04', 'occupied');
const ENEMY = refuse('GLM-MOVE-02', 'enemy');
const BARRED_BY_FIGURES = refuse('GLM-MOVE-02', 'no-way');
const BARRED_BY_WALLS = refuse('GLM-MOVE-05', 'no-way');
const TOO_FAR = refuse('GLM-MOVE-01', 'too-far');
const NOT_ADJACENT = refuse('GLM-MOVE-06', 'not-adjacent');

/** Why a mover can never enter a hex, whatever the way. */
function judgeHex(field: Field, mover: Mover, others: Others, hex: Hex): MoveObstacle | undefined {
  const kind = terrainAt(field, hex);
  if (kind === 'wall') return WALL;
  if (kind === 'locked-door') return LOCKED;
  if (kind === 'closed-door' && mover.opensDoors !== true) return CLOSED;
  if (kind === 'obstacle' && mover.gait === 'walk') return OBSTACLE;
  if (mover.gait === 'walk' && others.enemies.includes(hex)) return ENEMY;
  return undefined;
}

function judgeEnd(field: Field, mover: Mover, others: Others, hex: Hex): MoveObstacle | undefined {
  if (hex === mover.at) return undefined;
  if (others.allies.includes(hex) || others.enemies.includes(hex)) return OCCUPIED;
  if (terrainAt(field, hex) === 'obstacle' && mover.gait === 'jump') return LANDING_ON_OBSTACLE;
  return undefined;
}

/** What bars every way: walls, if even a flyer alone on the field could not come there; else figures or obstacles. */
function barrier(field: Field, mover: Mover, to: Hex): MoveObstacle {
  const alone = passage(field, { ...mover, gait: 'fly' }, { allies: [], enemies: [] });
  return waysFrom(field, mover.at, alone).over[to] === NO_WAY ? BARRED_BY_WALLS : BARRED_BY_FIGURES;
}

/** undefined: the move may end there. Otherwise the first rule in its way. */
export function judgeMove(
  field: Field,
  others: Others,
  { mover, ways, points }: Reach,
  to: Hex,
): MoveObstacle | undefined {
  const cost = costTo(ways, to);
  if (cost !== undefined) return cost.points <= points ? undefined : TOO_FAR;
  return (
    judgeHex(field, mover, others, to) ?? judgeEnd(field, mover, others, to) ?? barrier(field, mover, to)
  );
}

/** Something entered on the way that has an effect (GLM-MOVE-03). */
export interface Met {
  readonly hex: Hex;
  readonly what: 'trap' | 'hazardous' | 'door';
}

/** What a figure meets on a route, in order; the hex where it starts does nothing (GLM-TILE-18). */
export function metOn(field: Field, gait: Mover['gait'], route: readonly Hex[]): Met[] {
  return route.slice(1).flatMap((hex, i, all): Met[] => {
    const kind = terrainAt(field, hex);
    if (kind === 'closed-door') return [{ hex, what: 'door' }]; // GLM-TILE-02
    if (kind !== 'trap' && kind !== 'hazardous') return [];
    if (gait === 'fly' || (gait === 'jump' && i < all.length - 1)) return []; // GLM-TILE-10, -17
    return [{ hex, what: kind }];
  });
}

/** Why a way that has begun may not end on a hex with so many points left (GLM-MOVE-04, GLM-JUMP-03). */
function judgeLanding(
  field: Field,
  mover: Mover,
  others: Others,
  points: number,
  hex: Hex,
): MoveObstacle | undefined {
  if (others.allies.includes(hex) || others.enemies.includes(hex)) return OCCUPIED;
  if (terrainAt(field, hex) === 'obstacle' && mover.gait !== 'fly') return LANDING_ON_OBSTACLE;
  const more = passage(field, mover, others).landing[hex]!;
  return pointsOf(more) <= points ? undefined : TOO_FAR;
}

/** On a way that is chosen hex by hex and has begun: why it may not end where the figure is now. */
export const judgeStay = (
  field: Field,
  mover: Mover,
  others: Others,
  points: number,
): MoveObstacle | undefined => judgeLanding(field, mover, others, points, mover.at);

/**
 * One hex farther on such a way: allowed if it can be entered, and if the way can still be ended from there, on that
 * hex or on another one where `mayEnd` has nothing against it.
 */
export function judgeStep(
  field: Field,
  mover: Mover,
  others: Others,
  points: number,
  hex: Hex,
  mayEnd: (hex: Hex) => boolean = () => true,
): MoveObstacle | undefined {
  if (!isAdjacent(field, mover.at, hex)) return judgeHex(field, mover, others, hex) ?? NOT_ADJACENT;
  const by = passage(field, mover, others);
  const cost = by.step[hex]!;
  if (cost === NO_WAY) return judgeHex(field, mover, others, hex) ?? NOT_ADJACENT;
  const left = points - pointsOf(cost);
  if (left < 0) return TOO_FAR;
  const refusal = judgeLanding(field, mover, others, left, hex);
  if (refusal === undefined && mayEnd(hex)) return undefined;
  const ways = waysFrom(field, hex, by, 'short');
  const isEnd = (end: Hex): boolean => end !== hex && costTo(ways, end)!.points <= left && mayEnd(end);
  return ways.order.some(isEnd) ? undefined : (refusal ?? TOO_FAR);
}
