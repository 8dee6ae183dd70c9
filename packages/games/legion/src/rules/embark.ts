import {
  baseOutline,
  compareOutlines,
  direction,
  type Field,
  type Mini as FieldMini,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  inBaseContact,
  mm,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type RuleId, type Seat, type Verdict } from '@potyczka/kernel';
import { fieldOf, fieldUnit } from '../ground.js';
import { type S, type T, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { leaderFor } from './leader.js';
import { answerPose, fieldPose, formUp, judgeStand, nearField, rings, standOf } from './place.js';
import { happens } from './values.js';

/** Places of a base in contact with a vehicle, all round it. */
function* placesBeside(vehicle: FieldUnit, body: FieldUnit): Generator<FieldPose> {
  const { pose } = vehicle.minis[0];
  const outline = baseOutline(vehicle.base, pose);
  const { facing } = body.minis[0].pose;
  for (let n = 0; n < 24; n++) {
    const u = direction(pose.facing + 18000 + n * 1500);
    const at = (d: number): FieldPose => ({
      at: { x: Math.round(pose.at.x + u.x * d), y: Math.round(pose.at.y + u.y * d) },
      level: pose.level,
      facing,
    });
    let [near, far] = [0, mm(250)];
    while (far - near > 1) {
      const mid = Math.floor((near + far) / 2);
      if (compareOutlines(baseOutline(body.base, at(mid)), outline, 0) < 0) near = mid;
      else far = mid;
    }
    yield at(far);
  }
}

/** LEG-KWU-TRANSPORT-03, -06: can the leader reach the vehicle with the speed-1 tool? */
export const canReach = (s: S, unit: UnitId, vehicle: UnitId): boolean => {
  const other = fieldUnit(s, unitOf(s, vehicle));
  const leader = leaderFor(s, unit, 'embark');
  const [mini] = leader.body.minis;
  if (inBaseContact(leader.body, mini, other, other.minis[0])) return true;
  for (const p of placesBeside(other, leader.body)) if (!leader.at(answerPose(p)).refusal) return true;
  return false;
};

const NOT_BESIDE = no('LEG-KWU-TRANSPORT-09', 'off-tool');

interface Standing {
  readonly field: Field;
  readonly body: FieldUnit;
  readonly vehicle: FieldUnit;
}

const standingOf = (s: S, unit: UnitId, vehicle: UnitId): Standing => {
  const other = fieldUnit(s, unitOf(s, vehicle));
  const field = nearField(fieldOf(s), other.minis[0].pose.at, mm(500));
  return { field, body: fieldUnit(s, unitOf(s, unit)), vehicle: other };
};

const judgeOut = ({ field, body, vehicle }: Standing, ends: readonly FieldMini[]): Verdict =>
  inBaseContact(body, nth(ends, 0), vehicle, vehicle.minis[0])
    ? judgeStand(field, body, ends, 'LEG-MOVE-30')
    : NOT_BESIDE;

function* proposeOut(at: Standing): Generator<readonly Pose[]> {
  let given = 0;
  for (const leader of placesBeside(at.vehicle, at.body)) {
    const first = { id: at.body.minis[0].id, pose: leader };
    if (judgeOut(at, [first])) continue;
    const minis = formUp(
      at.body,
      leader,
      () => rings(at.body, leader, leader.facing),
      (m, placed) => !judgeOut(at, [...placed, m]),
    );
    if (!minis) continue;
    yield minis.map(m => answerPose(m.pose));
    if (++given >= 6) return;
  }
}

export const canGetOut = (s: S, unit: UnitId, vehicle: UnitId): boolean =>
  !proposeOut(standingOf(s, unit, vehicle)).next().done;

/** LEG-KWU-TRANSPORT-09, -22: the leader beside the vehicle, the others in cohesion, nobody in contact with enemies. */
export function* getOut(t: T, unit: UnitId, vehicle: UnitId, by: Seat, rule: RuleId): Proc {
  const at = standingOf(t.s, unit, vehicle);
  const ends = (poses: readonly Pose[]): FieldMini[] =>
    poses.map((p, n) => ({ id: nth(at.body.minis, n).id, pose: fieldPose(p) }));
  const poses = yield* t.placeMany(by, {
    rule,
    ask: msg('ask-get-out', { unit }),
    of: at.body.minis.map(m => m.id),
    judgeAll: ps => judgeOut(at, ends(ps)),
    propose: () => proposeOut(at),
    show: () => ({ label: msg('place-label', { unit }), at: [unit] }),
  });
  t.emit({ type: 'disembarked', unit, at: ends(poses).map(m => standOf(m.pose)) }, rule);
  yield* happens(t, 'placed', { s: t.s, unit });
}
