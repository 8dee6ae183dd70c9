import {
  bystanders,
  type Field,
  type Mini as FieldMini,
  type Unit as FieldUnit,
  judgeCohesion,
  judgeReplacedLeader,
  mm,
  replaceDisplaced,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type Seat, type Verdict } from '@potyczka/kernel';
import { fieldOf, fieldUnit, inMeleeWith } from '../ground.js';
import type { Moved, MoveHow } from '../moments.js';
import { isThere, type T, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, type MiniId, type UnitId } from '../vocabulary.js';
import { type Carried, carriedFrom, carryTokens } from './carry.js';
import { joinAfterMove } from './melee.js';
import { loseStandby, suppress } from './morale.js';
import { answerPose, fieldPose, judgeStand, nearField, refusalOf, standOf } from './place.js';
import { happens } from './values.js';

const LEADER_STAYS = no('LEG-NOTCH-12', 'not-displaced');
const STAYS = no('LEG-NOTCH-13', 'not-displaced');

/** What a move came to. */
export interface Done {
  readonly how: MoveHow;
  readonly isAction: boolean;
  readonly displaced: readonly MiniId[];
  /** Units whose bases the leader's base went over. */
  readonly passed?: readonly UnitId[];
  readonly full: boolean;
  /** Enemy units that it touched before, and where it stood. */
  readonly touched: readonly UnitId[];
  readonly from: Carried;
}

/** After a move: displaced minis, claimed tokens, melee. What it gives is still to come (`rewardMove`). */
export function* finishMove(t: T, unit: UnitId, done: Done): Proc<Moved> {
  if (done.full && t.s.act?.unit === unit)
    t.emit({ type: 'used', unit, keyword: 'full-move', in: 'activation' }, 'LEG-KWW-RAM-01');
  const over = [...new Set(done.displaced.map(id => id.split('.')[0] as UnitId))];
  const { seat } = unitOf(t.s, unit);
  for (const other of over) yield* displace(t, { id: unit, seat }, other, done.displaced);
  yield* carryTokens(t, unit, done.from, true);
  loseStandby(t, unit, 'move');
  if (done.how !== 'pivot' && done.how !== 'withdraw') yield* joinAfterMove(t, unit);
  return {
    unit,
    how: done.how,
    isAction: done.isAction,
    over: [...new Set([...over, ...(done.passed ?? [])])],
    full: done.full,
    met: inMeleeWith(t.s, unit).filter(id => !done.touched.includes(id)),
  };
}

/** LEG-KWW-DETONATE-02, LEG-GAP-140: charges first, then what keywords do after a move (LEG-KWW-OVERRUN-04). */
export function* rewardMove(t: T, moved: Moved | undefined): Proc {
  if (!moved) return;
  const { unit } = moved;
  if (t.s.units[unit]?.where === 'field' && t.s.round > 0) yield* happens(t, 'detonate', { s: t.s, unit });
  if (isThere(t.s, unit)) yield* happens(t, 'moved', { s: t.s, ...moved });
}

const isAt = (a: FieldMini, b: FieldMini): boolean =>
  a.pose.at.x === Math.round(b.pose.at.x) &&
  a.pose.at.y === Math.round(b.pose.at.y) &&
  a.pose.level === b.pose.level;
const areAt = (some: readonly FieldMini[], others: readonly FieldMini[]): boolean =>
  some.every((m, n) => isAt(m, nth(others, n)));

/** LEG-NOTCH-12, -13: a displaced leader near its place, then whoever was displaced or lost cohesion; the rest stays. */
const judgePutBack = (
  field: Field,
  body: FieldUnit,
  displaced: ReadonlySet<MiniId>,
  ends: readonly FieldMini[],
): Verdict => {
  const [leader] = ends;
  if (!leader) return undefined;
  const { pose } = body.minis[0];
  const isLost = (m: FieldMini, n: number) =>
    displaced.has(m.id) || (n > 0 && judgeCohesion(field, body, leader.pose, m).length > 0);
  const away = body.minis.findIndex((m, n) => !isLost(m, n) && !isAt(nth(ends, n), m));
  if (away >= 0) return away === 0 ? LEADER_STAYS : STAYS;
  const standing = bystanders(field, body);
  return (
    (displaced.has(leader.id)
      ? refusalOf(judgeReplacedLeader(field, body, pose, leader.pose, standing))
      : undefined) ?? judgeStand(field, body, ends, 'LEG-MOVE-30')
  );
};

/** LEG-NOTCH-10 to -15: the opponent of the mover puts displaced minis back; each unit gains one token. */
export function* displace(
  t: T,
  mover: { readonly id: string; readonly seat: Seat },
  unit: UnitId,
  displaced: readonly MiniId[],
): Proc {
  const u = unitOf(t.s, unit);
  const body = fieldUnit(t.s, u);
  const field = nearField(fieldOf(t.s), body.minis[0].pose.at, mm(500));
  const proposed = replaceDisplaced(field, body, new Set(displaced));
  const ends = (poses: readonly Pose[]) =>
    poses.map((p, n) => ({ id: nth(body.minis, n).id, pose: fieldPose(p, nth(body.minis, n).pose.facing) }));
  const poses = yield* t.placeMany(foeOf(mover.seat), {
    rule: 'LEG-NOTCH-12',
    ask: msg('ask-put-back', { unit }),
    of: u.minis.map(m => m.id),
    judgeAll: ps =>
      areAt(ends(ps), proposed) ? undefined : judgePutBack(field, body, new Set(displaced), ends(ps)),
    propose: () => [proposed.map(m => answerPose(m.pose))],
    show: () => ({ label: msg('place-label', { unit }), at: [unit] }),
  });
  const at = ends(poses).map(m => standOf(m.pose));
  const from = carriedFrom(t.s, unit);
  t.emit({ type: 'replaced', unit, at, why: 'displaced' }, 'LEG-NOTCH-13');
  yield* carryTokens(t, unit, from, false);
  yield* happens(t, 'placed', { s: t.s, unit });
  if (t.s.act?.displaced.includes(unit)) return; // LEG-NOTCH-15
  t.emit({ type: 'displaced', unit, by: mover.id }, 'LEG-NOTCH-14');
  suppress(t, unit, 1, 'displaced', 'LEG-NOTCH-14');
}
