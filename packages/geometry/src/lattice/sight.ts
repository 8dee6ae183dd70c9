import { type Barrier, barriersBetween, type Shadow } from './barriers.js';
import { indexOf, type Lattice, levelOf, NONE } from './lattice.js';
import { type End, isFalling, lastSpace, reachX, reachY } from './line.js';
import { type Intersection, isIntersection, type Side, type Space } from './places.js';

/** The rule that settles a line: APX-LOS-12 leaves it free, the others block it. */
export type SightRule = 'APX-LOS-12' | 'APX-LOS-30' | 'APX-LOS-31' | 'APX-LOS-32';

/** The answer to "does one see the other", with the line, what it meets and what blocks it. */
export interface Sight {
  readonly seen: boolean;
  readonly rule: SightRule;
  /** APX-LOS-13; on equal levels the source is named first. */
  readonly higher: End;
  readonly lower: End;
  /** From the higher to the lower end; those no higher than the lower end are left out. */
  readonly barriers: readonly Barrier[];
  /** The barriers that block by `rule`; empty if seen. */
  readonly by: readonly Barrier[];
}

const NOTHING: readonly Barrier[] = [];

const endAt = (lattice: Lattice, at: Space | Intersection): End =>
  isIntersection(at)
    ? { x: at.x, y: at.y, span: 0, level: at.level }
    : { x: at.x, y: at.y, span: 1, level: levelOf(lattice, at) };

/** Line of sight between a Legend's space and a space or intersection (APX-LOS-01 to -34). It is mutual. */
export function sight(lattice: Lattice, from: Space, to: Space | Intersection): Sight {
  const source = endAt(lattice, from);
  const target = endAt(lattice, to);
  return target.level > source.level
    ? sightBetween(lattice, target, source)
    : sightBetween(lattice, source, target);
}

/** The same for two ends whose levels are given, the higher one first. */
export function sightBetween(lattice: Lattice, higher: End, lower: End): Sight {
  const barriers = barriersBetween(lattice, higher, lower);
  if (barriers.length === 0)
    return { seen: true, rule: 'APX-LOS-12', higher, lower, barriers: NOTHING, by: NOTHING };
  const rule = ruleThatBlocks(lattice, higher, lower, barriers);
  if (rule === 'APX-LOS-12') return { seen: true, rule, higher, lower, barriers, by: NOTHING };
  return { seen: false, rule, higher, lower, barriers, by: barriers.filter(b => blocks(b)) };
}

const blocks = ({ judgement }: Barrier): boolean =>
  judgement === 'higher-than-both' || judgement === 'in-shadow' || judgement === 'directly-behind';

function ruleThatBlocks(lattice: Lattice, higher: End, lower: End, barriers: readonly Barrier[]): SightRule {
  if (judgeHigher(higher, barriers)) return 'APX-LOS-30';
  if (judgeShadow(lattice, higher, lower, barriers)) return 'APX-LOS-31';
  if (judgeBehind(lattice, higher, lower, barriers)) return 'APX-LOS-32';
  return 'APX-LOS-12';
}

/** APX-LOS-30: higher than both ends, at whatever distance. */
function judgeHigher(higher: End, barriers: readonly Barrier[]): boolean {
  let blocked = false;
  for (const b of barriers) {
    if (b.height <= higher.level) continue;
    b.judgement = 'higher-than-both';
    blocked = true;
  }
  return blocked;
}

/** The edges and corners of the higher space itself (APX-LOS-15, -24); an intersection has none. */
const isAtDistance0 = (higher: End, b: Barrier): boolean =>
  higher.span === 1 && b.order === 0 && (b.kind === 'edge' || b.kind === 'joint');

/** APX-LOS-31: of the barriers of the higher end's height only the furthest is judged, by its shadow. */
function judgeShadow(lattice: Lattice, higher: End, lower: End, barriers: readonly Barrier[]): boolean {
  let furthest = -1;
  for (let k = barriers.length - 1; k >= 0; k--) {
    const b = barriers[k]!;
    if (b.height !== higher.level) continue;
    if (isAtDistance0(higher, b)) b.judgement = 'at-distance-0';
    else if (furthest > b.order) b.judgement = 'nearer';
    else if (castsShadow(lattice, higher, lower, b)) {
      furthest = b.order;
      b.judgement = 'in-shadow';
    } else {
      if (b.kind !== 'foot') furthest = b.order; // APX-LOS-29: such a foot is ignored
      b.judgement = 'beyond-shadow';
    }
  }
  return barriers.some(b => b.judgement === 'in-shadow');
}

function castsShadow(lattice: Lattice, higher: End, lower: End, b: Barrier): boolean {
  if (b.kind === 'joint') return jointCastsShadow(lattice, higher, lower, b);
  if (b.kind === 'space' && b.met === 'end') return true; // APX-LOS-28
  if (b.kind === 'foot') {
    b.shadows = linesOfFoot(lattice, higher, lower).map(side => shadowOf(higher, lower, side, b));
    return b.shadows.every(s => s.away >= 1);
  }
  b.shadows =
    b.met === 'corner'
      ? [shadowOf(higher, lower, 'V', b), shadowOf(higher, lower, 'H', b)]
      : [shadowOf(higher, lower, b.met === 'V' ? 'V' : 'H', b)];
  return b.shadows.every(s => s.blocks);
}

/** APX-LOS-16, -21, -34. */
function shadowOf(higher: End, lower: End, side: Side, b: Barrier): Shadow {
  const axis = side === 'V' ? 'x' : 'y';
  const at = b[axis];
  const near = higher[axis];
  const end = lower[axis];
  const away = at >= near + higher.span ? at - near - higher.span : near - at;
  const row = lower.span + (end >= at ? end - at : at - end - lower.span);
  const depth = away * (higher.level - lower.level);
  return { axis, at, away, depth, row, blocks: away >= 1 && row <= depth };
}

/** APX-LOS-33: each side alone, by each of its edges; the lesser side counts. */
function jointCastsShadow(lattice: Lattice, higher: End, lower: End, b: Barrier): boolean {
  const i = indexOf(lattice, b.at);
  const { joints, stride } = lattice;
  const vertical = shadowOf(higher, lower, 'V', b);
  const horizontal = shadowOf(higher, lower, 'H', b);
  const used = new Set<Shadow>();
  const edgeBlocks = (height: number, shadow: Shadow): boolean => {
    if (height > higher.level) return true;
    if (height < higher.level) return false;
    used.add(shadow);
    return shadow.blocks;
  };
  const up = edgeBlocks(joints.V[i - stride]!, vertical);
  const down = edgeBlocks(joints.V[i]!, vertical);
  const left = edgeBlocks(joints.H[i - 1]!, horizontal);
  const right = edgeBlocks(joints.H[i]!, horizontal);
  b.shadows = [...used];
  return isFalling(higher, lower) ? (up || right) && (left || down) : (up || left) && (right || down);
}

/** APX-LOS-29: the lines of the roof's edges at its foot where it is higher than the space beyond, else both. */
function linesOfFoot(lattice: Lattice, higher: End, lower: End): readonly Side[] {
  const roof = lastSpace(higher, lower);
  const level = levelOf(lattice, roof);
  const beyondV = { x: roof.x + (reachX(higher, lower) > 0 ? 1 : -1), y: roof.y };
  const beyondH = { x: roof.x, y: roof.y + (reachY(higher, lower) > 0 ? 1 : -1) };
  const lines: Side[] = [];
  if (level > levelOf(lattice, beyondV)) lines.push('V');
  if (level > levelOf(lattice, beyondH)) lines.push('H');
  return lines.length === 0 ? ['V', 'H'] : lines;
}

/** APX-LOS-32, and gap 6: a barrier between the two levels blocks the space directly behind it. */
function judgeBehind(lattice: Lattice, higher: End, lower: End, barriers: readonly Barrier[]): boolean {
  let blocked = false;
  for (const b of barriers) {
    if (b.height >= higher.level) continue;
    if (isAtDistance0(higher, b)) b.judgement = 'at-distance-0';
    else if (isDirectlyBehind(lattice, higher, lower, b)) {
      b.judgement = 'directly-behind';
      blocked = true;
    } else b.judgement = 'not-behind';
  }
  return blocked;
}

function isDirectlyBehind(lattice: Lattice, higher: End, lower: End, b: Barrier): boolean {
  if (b.met === 'end') return true; // APX-LOS-28, -29
  const last = lastSpace(higher, lower);
  const nextX = b.x - (reachX(higher, lower) > 0 ? 0 : 1);
  const nextY = b.y - (reachY(higher, lower) > 0 ? 0 : 1);
  if (b.kind === 'space')
    return b.met === 'corner'
      ? last.x === nextX && last.y === nextY
      : b.met === 'V'
        ? last.x === nextX && last.y === b.at.y
        : last.x === b.at.x && last.y === nextY;
  if (b.kind === 'edge')
    return b.met === 'V' ? isBehindRun('V', last.x === nextX) : isBehindRun('H', last.y === nextY);
  if (last.x === nextX && last.y === nextY) return true;
  const i = indexOf(lattice, b.at);
  const { blockers, stride } = lattice;
  const straight = (one: number, other: number): boolean => one !== NONE && other !== NONE;
  return (
    (straight(blockers.V[i - stride]!, blockers.V[i]!) && isBehindRun('V', last.x === nextX)) ||
    (straight(blockers.H[i - 1]!, blockers.H[i]!) && isBehindRun('H', last.y === nextY))
  );

  /** The last space touches the barrier's line, and blockers stand on it all the way from there to the barrier. */
  function isBehindRun(side: Side, touches: boolean): boolean {
    if (!touches) return false;
    const along = side === 'V' ? 'y' : 'x';
    const [from, to] = [b.at[along], last[along]];
    for (let k = Math.min(from, to); k <= Math.max(from, to); k++) {
      const at = side === 'V' ? { x: b.x, y: k } : { x: k, y: b.y };
      if (lattice.blockers[side][indexOf(lattice, at)] === NONE) return false;
    }
    return true;
  }
}
