import {
  angleOf,
  baseOutline,
  compareOutlines,
  type Pose as FieldPose,
  judgePivot,
  mm,
  outlineOf,
  turned,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type RuleId, type Seat } from '@potyczka/kernel';
import { fieldOf, inMeleeWith } from '../ground.js';
import type { Moved, MoveHow } from '../moments.js';
import { isThere, leaderOf, onField, type S, type T, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import { carriedFrom } from './carry.js';
import { follow } from './follow.js';
import { type Leader, type LeaderMove, leaderFor, mover, speedOf } from './leader.js';
import { once } from './memory.js';
import { aLittle, rawEnds } from './move-ends.js';
import { finishMove } from './moved.js';
import { answerPose, nearField, refusalOf, standOf } from './place.js';
import { isStandard } from './tool-work.js';
import { happens } from './values.js';

/** Can the unit make this kind of move at all? A base may end where it stands, if a tool fits (LEG-MOVE-12, -14). */
export const canMove = (s: S, unit: UnitId, how: MoveHow, urged = false): boolean =>
  once(s, `moves:${unit}:${how}:${urged}`, () => {
    if (how === 'pivot') return canPivot(s, unit);
    const leader = leaderFor(s, unit, how, urged);
    leader.moves ??= hasEnd(leader, s);
    return leader.moves;
  });

/** As it is, or with what its player may do for speed when it moves. */
export const couldMove = (s: S, unit: UnitId, how: MoveHow): boolean =>
  canMove(s, unit, how) ||
  (speedOf(s, unit, how, true) > speedOf(s, unit, how) && canMove(s, unit, how, true));

const hasEnd = (leader: Leader, s: S): boolean => {
  const can = (end: FieldPose) => !leader.at(answerPose(end)).refusal;
  if (leader.isNotched)
    return leader.how === 'compulsory'
      ? hasAny(rawEnds(leader), can)
      : can(aLittle(leader)) ||
          can(leader.body.minis[0].pose) ||
          hasAny(rawEnds(leader), can) ||
          hasAny(leader.everyEnd(), can);
  return can(leader.body.minis[0].pose) || !leader.propose(s, 1).next().done;
};

const hasAny = (ends: Iterable<FieldPose>, can: (end: FieldPose) => boolean): boolean => {
  for (const end of ends) if (can(end)) return true;
  return false;
};

const canPivot = (s: S, unit: UnitId): boolean =>
  pivots(s, unit).some(turn => judgePivot(fieldOf(s), mover(s, unit, 'pivot'), turn).legal);

const pivots = (s: S, unit: UnitId): number[] => {
  const leader = leaderOf(unitOf(s, unit));
  const enemies = onField(s, foeOf(unitOf(s, unit).seat)).map(leaderOf);
  const towards = enemies.map(e => {
    const left = turned(angleOf({ x: e.x - leader.x, y: e.y - leader.y }) - leader.facing);
    return Math.round(left > 18000 ? left - 36000 : left);
  });
  return [...towards.filter(a => Math.abs(a) <= 9000), 4500, -4500, 9000, -9000, ...SLIGHTLY];
};
/** Where an oblong base has hardly room to turn. */
const SLIGHTLY = [3000, 1500, 500, 100].flatMap(a => [a, -a]);

/** LEG-NOTCH-03 to -06: the base turns about its centre. What the move gives is still to come. */
export function* pivot(t: T, unit: UnitId, rule: RuleId, by?: Seat): Proc<Moved> {
  const u = unitOf(t.s, unit);
  const field = fieldOf(t.s);
  const body = mover(t.s, unit, 'pivot');
  const { pose } = body.minis[0];
  const turnOf = (p: Pose): number => {
    const left = turned((p.facing ?? 0) - pose.facing);
    return left > 18000 ? left - 36000 : left;
  };
  const turns = by ? [...pivots(t.s, unit), 0] : pivots(t.s, unit);
  const answer = yield* t.place(by ?? u.seat, {
    rule,
    ask: msg('ask-pivot', { unit }),
    judge: p =>
      p.x !== Math.round(pose.at.x) || p.y !== Math.round(pose.at.y)
        ? no('LEG-NOTCH-04', 'pivot-in-place')
        : refusalOf(judgePivot(field, body, turnOf(p)).refusals),
    *propose() {
      for (const turn of turns) yield answerPose({ ...pose, facing: turned(pose.facing + turn) });
    },
    near: p => {
      const there = { ...answerPose(pose), facing: p.facing ?? pose.facing };
      return judgePivot(field, body, turnOf(there)).legal ? there : undefined;
    },
    show: p => ({
      label: msg('pivot-label', { degrees: Math.round(turnOf(p) / 100) }),
      at: [leaderOf(u).id],
    }),
  });
  const judged = judgePivot(field, body, turnOf(answer));
  const at = judged.ends.map(m => standOf(m.pose));
  const before = { touched: inMeleeWith(t.s, unit), from: carriedFrom(t.s, unit) };
  t.emit({ type: 'moved', unit, how: 'pivot', at, tool: null }, rule);
  const { displaced } = judged;
  return yield* finishMove(t, unit, { how: 'pivot', isAction: !by, displaced, full: false, ...before });
}

/**
 * LEG-MOVE-05 to -15: the leader first, then the unit follows; `who` moves it where an effect says so.
 * What the move gives is still to come.
 */
export function* moveUnit(
  t: T,
  unit: UnitId,
  how: MoveHow,
  rule: RuleId,
  isAction: boolean,
  who = unitOf(t.s, unit).seat,
): Proc<Moved | undefined> {
  if (!canMove(t.s, unit, how) && couldMove(t.s, unit, how))
    yield* happens(t, 'urged', { s: t.s, unit, how });
  yield* happens(t, 'beforeMove', { s: t.s, unit, how });
  // Whoever strikes or turns before it moves may fall by it: charges go off, blows come back.
  if (!isThere(t.s, unit)) return undefined;
  if (!canMove(t.s, unit, how)) return undefined; // what it turned to leaves it no way (LEG-KWU-SPEEDER-06)
  const u = unitOf(t.s, unit);
  const leader = leaderFor(t.s, unit, how);
  const answer = yield* t.place(who, {
    rule,
    ask: msg(`ask-${how === 'hostage' ? 'effect' : how}`, { unit, speed: leader.body.speed }),
    judge: p => leader.at(p).refusal,
    propose: () => leader.propose(t.s),
    near: p => leader.nearby(p),
    region: () => leader.raster().map(e => [e.at.x, e.at.y, e.level]),
    show: p => {
      const { tool, end } = leader.at(p);
      return {
        label: msg('end-label', { x: Math.round(end.at.x / 100), y: Math.round(end.at.y / 100) }),
        at: [leaderOf(u).id],
        ...(tool && { preview: { tool: tool as never } }),
      };
    },
  });
  const move = leader.at(answer);
  const others = u.minis.length > 1 ? yield* follow(t, leader, move, who) : [];
  const at = [move.end, ...others].map(standOf);
  const passed = passedOver(leader, move);
  const before = { touched: inMeleeWith(t.s, unit), from: carriedFrom(t.s, unit) };
  t.emit({ type: 'moved', unit, how, at, tool: move.tool }, rule);
  const full = leader.isWhole(move);
  const displaced = move.judged?.displaced ?? [];
  return yield* finishMove(t, unit, { how, isAction, displaced, passed, full, ...before });
}

/** LEG-KWW-OVERRUN-03: whose bases the base of a notched leader went over, looked at every five millimetres. */
const passedOver = (leader: Leader, move: LeaderMove): UnitId[] => {
  if (!leader.isNotched || !move.tool || !isStandard(leader.how)) return [];
  const { body } = leader;
  const { path } = move.tool;
  const field = nearField(leader.field, body.minis[0].pose.at, mm(500));
  const enemies = field.units.filter(u => u.side !== body.side);
  const found = new Set<UnitId>();
  for (let n = 1; n < path.length; n++) {
    const [[x0, y0], [x1, y1]] = [nth(path, n - 1), nth(path, n)];
    const facing = angleOf({ x: x1 - x0, y: y1 - y0 });
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / mm(5)));
    for (let k = 0; k <= steps; k++) {
      const at = { x: x0 + ((x1 - x0) * k) / steps, y: y0 + ((y1 - y0) * k) / steps };
      const base = baseOutline(body.base, { at, level: 0, facing });
      for (const u of enemies)
        if (!found.has(u.id) && u.minis.some(m => compareOutlines(base, outlineOf(u, m), 0) < 0))
          found.add(u.id);
    }
  }
  return [...found];
};
