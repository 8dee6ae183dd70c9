import { type Mini as FieldMini, mm } from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type RuleId } from '@potyczka/kernel';
import { fieldOf, fieldUnit, isEngaged } from '../ground.js';
import { type S, type T, type UnitS, unitCardOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { MiniId, UnitId } from '../vocabulary.js';
import { answerPose, fieldPose, judgeStand, nearField, rings, standOf } from './place.js';
import { thresholdOf } from './sheet.js';
import { worthOfMini } from './values.js';

/** LEG-KWX-RESTORE-01, -04: roles of the minis that fell in this round and may come back. */
const restorable = (s: S, u: UnitS): number[] =>
  u.minis.length === 0
    ? []
    : [...new Set(u.fallen)].filter(role => worthOfMini('mayBeRestored', true, s, u, role));

const newId = (u: UnitS): MiniId => {
  for (let n = 0; ; n++) if (!u.minis.some(m => m.id === `${u.id}.${n}`)) return `${u.id}.${n}`;
};

/** LEG-KWX-RESTORE-02, LEG-GAP-150: in cohesion, in contact with nobody new. */
const spots = (s: S, u: UnitS, id: MiniId) => {
  const body = fieldUnit(s, u);
  const field = nearField(fieldOf(s), body.minis[0].pose.at, mm(400));
  const noContact = isEngaged(s, u.id) ? undefined : ('LEG-MOVE-30' as const);
  const judge = (p: Pose) => {
    const mini: FieldMini = { id, pose: fieldPose(p, body.minis[0].pose.facing) };
    return judgeStand(field, body, [...body.minis, mini], noContact);
  };
  function* propose(): Generator<Pose> {
    let given = 0;
    for (const pose of rings(body, body.minis[0].pose, body.minis[0].pose.facing + 18000)) {
      if (judge(answerPose(pose))) continue;
      yield answerPose(pose);
      if (++given >= 8) return;
    }
  }
  return { judge, propose, facing: body.minis[0].pose.facing };
};

export const canRestore = (s: S, u: UnitS): boolean =>
  restorable(s, u).length > 0 && !spots(s, u, newId(u)).propose().next().done;

/** LEG-KWX-RESTORE-01 to -03: a mini comes back with one wound left. */
export function* restoreMini(t: T, unit: UnitId): Proc {
  const u = unitOf(t.s, unit);
  const role = yield* chooseRole(t, u, restorable(t.s, u));
  yield* putBack(t, unit, role, thresholdOf(t.s, u, role) - 1, 'LEG-KWX-RESTORE-03');
}

/** Roles of all minis that a unit has lost, in whatever round, and that may come back. */
const lostRoles = (s: S, u: UnitS): number[] => {
  if (u.minis.length === 0) return [];
  const plain = u.minis.filter(m => m.role === 0).length < unitCardOf(s, u).minis ? [0] : [];
  const added = u.upgrades.flatMap((e, n) =>
    s.cards.upgrades[e.card]?.mini && !u.minis.some(m => m.role === n + 1) ? [n + 1] : [],
  );
  return [...plain, ...added].filter(role => worthOfMini('mayBeRestored', true, s, u, role));
};

export const canBringBack = (s: S, u: UnitS): boolean =>
  lostRoles(s, u).length > 0 && !spots(s, u, newId(u)).propose().next().done;

/** By the text of a card: a mini that fell in any round, without wounds. */
export function* bringBack(t: T, unit: UnitId, rule: RuleId): Proc {
  const u = unitOf(t.s, unit);
  if (canBringBack(t.s, u)) yield* putBack(t, unit, yield* chooseRole(t, u, lostRoles(t.s, u)), 0, rule);
}

function* chooseRole(t: T, u: UnitS, roles: readonly number[]): Proc<number> {
  const unit = u.id;
  return roles.length === 1
    ? nth(roles, 0)
    : yield* t.choose<number>(u.seat, {
        rule: 'LEG-KWX-RESTORE-02',
        ask: msg('ask-restore', { unit }),
        from: roles,
        key: r => String(r),
        show: r => ({ label: msg('role-label', { n: r }), at: [unit] }),
      });
}

function* putBack(t: T, unit: UnitId, role: number, wounds: number, rule: RuleId): Proc {
  const u = unitOf(t.s, unit);
  const mini = newId(u);
  const { judge, propose, facing } = spots(t.s, u, mini);
  const at = yield* t.place(u.seat, {
    rule: 'LEG-KWX-RESTORE-02',
    ask: msg('ask-restored', { unit }),
    judge,
    propose,
    show: p => ({ label: msg('end-label', { x: Math.round(p.x / 100), y: Math.round(p.y / 100) }) }),
  });
  t.emit({ type: 'restored', unit, mini, role, at: standOf(fieldPose(at, facing)), wounds }, rule);
}
