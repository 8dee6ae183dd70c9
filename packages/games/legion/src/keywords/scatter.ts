import { isNotched, mm } from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type Seat } from '@potyczka/kernel';
import { fieldOf, fieldUnit, isEngaged } from '../ground.js';
import type { AttackCtx, Keyword } from '../moments.js';
import { answerPose, fieldPose, formUp, judgeStand, nearField, rings, standOf } from '../rules/place.js';
import { isTrooper, typeOf } from '../rules/sheet.js';
import { type S, type T, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-GAP-148: troopers on small bases, not in melee, with somebody to scatter. */
const canScatter = (s: S, c: AttackCtx): boolean => {
  const u = s.units[c.to];
  return (
    u?.where === 'field' &&
    u.minis.length > 1 &&
    isTrooper(s, u) &&
    !isNotched(typeOf(s, u)) &&
    !isEngaged(s, c.to)
  );
};

/** LEG-KWW-SCATTER-01: the attacker places all but the leader. */
function* scatterUnit(t: T, seat: Seat, unit: UnitId): Proc {
  const u = unitOf(t.s, unit);
  const body = fieldUnit(t.s, u);
  const [leader, ...others] = body.minis;
  const field = nearField(fieldOf(t.s), leader.pose.at, mm(400));
  const ends = (poses: readonly Pose[]) => [
    leader,
    ...poses.map((p, n) => ({ id: nth(others, n).id, pose: fieldPose(p, nth(others, n).pose.facing) })),
  ];
  const poses = yield* t.placeMany(seat, {
    rule: 'LEG-KWW-SCATTER-01',
    ask: msg('ask-scatter', { unit }),
    of: others.map(m => m.id),
    judgeAll: ps => judgeStand(field, body, ends(ps), 'LEG-MOVE-30'),
    *propose() {
      yield others.map(m => answerPose(m.pose));
      const ring = formUp(
        body,
        leader.pose,
        () => rings(body, leader.pose, leader.pose.facing),
        (m, placed) => !judgeStand(field, body, [...placed, m], 'LEG-MOVE-30'),
      );
      if (ring) yield ring.slice(1).map(m => answerPose(m.pose));
    },
    show: () => ({ label: msg('place-label', { unit }), at: [unit] }),
  });
  const at = ends(poses).map(m => standOf(m.pose));
  t.emit({ type: 'replaced', unit, at, why: 'scatter' }, 'LEG-KWW-SCATTER-01');
}

export const scatter: Keyword = {
  id: 'scatter',
  steps: {
    defended: {
      rule: 'LEG-KWW-SCATTER-01',
      is: 'may',
      when: (t, c) => canScatter(t.s, c),
      *play(t, c, me) {
        yield* scatterUnit(t, me.seat, c.to);
      },
    },
  },
};
