import {
  baseOutline,
  direction,
  type Mini as FieldMini,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  isWithin,
  MEASURES,
  mm,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type RuleId, type Seat, type Verdict } from '@potyczka/kernel';
import { fieldOf, fieldUnit } from '../ground.js';
import { type S, type T, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { carriedFrom, carryTokens } from './carry.js';
import { answerPose, fieldPose, formUp, judgeStand, nearField, rings, standOf } from './place.js';
import { happens } from './values.js';

const TOO_FAR = no('LEG-CARD-11', 'set-down-too-far');
/** Nobody is brought into contact with an enemy by being set down. */
const CONTACT = 'LEG-MOVE-30';
const MOST_PROPOSALS = 12;

/** Decision 55: the base of the leader wholly within range 1 of where it stood, and no more than height 1 above or below. */
const judgePlace = (body: FieldUnit, pose: FieldPose): Verdict => {
  const was = body.minis[0].pose;
  const isNear = isWithin(baseOutline(body.base, was), baseOutline(body.base, pose), 1);
  return isNear && Math.abs(pose.level - was.level) <= MEASURES.height ? undefined : TOO_FAR;
};

/** Where the leader stood, then farther and farther from there. */
function* leaderSpots(body: FieldUnit): Generator<FieldPose> {
  const { pose } = body.minis[0];
  for (const far of [mm(150), mm(100), mm(50)])
    for (let n = 0; n < 8; n++) {
      const u = direction(pose.facing + n * 4500);
      const at = { x: Math.round(pose.at.x + u.x * far), y: Math.round(pose.at.y + u.y * far) };
      yield { ...pose, at };
      if (pose.level !== 0) yield { ...pose, at, level: 0 };
    }
  yield pose;
}

function* formations(s: S, body: FieldUnit): Generator<readonly FieldMini[]> {
  const field = fieldOf(s);
  let given = 0;
  for (const leader of leaderSpots(body)) {
    if (judgePlace(body, leader)) continue;
    const near = nearField(field, leader.at, mm(400));
    const stands = (minis: readonly FieldMini[]) => !judgeStand(near, body, minis, CONTACT);
    if (!stands([{ id: body.minis[0].id, pose: leader }])) continue;
    const found = formUp(
      body,
      leader,
      () => rings(body, leader, leader.facing),
      (mini, placed) => stands([...placed, mini]),
    );
    if (!found) continue;
    yield found;
    if (++given >= MOST_PROPOSALS) return;
  }
}

/** Is there any place where the unit could be set down? */
export const canBeSetDown = (s: S, unit: UnitId): boolean =>
  !formations(s, fieldUnit(s, unitOf(s, unit))).next().done;

/** A unit is taken up and set down anew by somebody, within range 1 and height 1 of its place. */
export function* setDown(t: T, unit: UnitId, by: Seat, rule: RuleId): Proc {
  const body = fieldUnit(t.s, unitOf(t.s, unit));
  const field = nearField(fieldOf(t.s), body.minis[0].pose.at, mm(700));
  const ends = (poses: readonly Pose[]): FieldMini[] =>
    poses.map((p, n) => ({ id: nth(body.minis, n).id, pose: fieldPose(p, nth(body.minis, n).pose.facing) }));
  const poses = yield* t.placeMany(by, {
    rule,
    ask: msg('ask-set-down', { unit }),
    of: body.minis.map(m => m.id),
    judgeAll: ps => judgePlace(body, nth(ends(ps), 0).pose) ?? judgeStand(field, body, ends(ps), CONTACT),
    *propose() {
      for (const minis of formations(t.s, body)) yield minis.map(m => answerPose(m.pose));
    },
    show: () => ({ label: msg('place-label', { unit }), at: [unit] }),
  });
  const from = carriedFrom(t.s, unit);
  t.emit({ type: 'moved', unit, how: 'effect', at: ends(poses).map(m => standOf(m.pose)), tool: null }, rule);
  yield* carryTokens(t, unit, from, true);
  yield* happens(t, 'placed', { s: t.s, unit });
}
