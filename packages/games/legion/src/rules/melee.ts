import { type Mini as FieldMini, inBaseContact, joinMelee, mm } from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, sure } from '@potyczka/kernel';
import { fieldOf, fieldUnit, inMeleeWith, touching } from '../ground.js';
import { type S, type T, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { carriedFrom, carryTokens } from './carry.js';
import { answerPose, fieldPose, judgeStand, nearField, standOf } from './place.js';
import { isMelee, weaponsOf } from './sheet.js';
import { happens } from './values.js';

const hasMelee = (s: S, u: UnitS): boolean =>
  u.minis.some(m => weaponsOf(s, u, m).some(a => isMelee(a.weapon)));

/** LEG-MELEE-06, -18, G-35: minis that do not touch the enemy unit are brought to it, as proposed or otherwise. */
function* bring(t: T, unit: UnitId, enemy: UnitId, why: 'join' | 'replace'): Proc {
  const u = unitOf(t.s, unit);
  const body = fieldUnit(t.s, u);
  const field = nearField(fieldOf(t.s), body.minis[0].pose.at, mm(400));
  const other = fieldUnit(t.s, unitOf(t.s, enemy));
  const proposed = joinMelee(field, body, other);
  const stays = (m: FieldMini): boolean => {
    const { at, level } = sure(
      body.minis.find(x => x.id === m.id),
      'mini',
    ).pose;
    return m.pose.at.x === at.x && m.pose.at.y === at.y && m.pose.level === level;
  };
  if (proposed.every(stays)) return;
  const ends = (poses: readonly Pose[]): FieldMini[] =>
    poses.map((p, n) => ({ id: nth(body.minis, n).id, pose: fieldPose(p, nth(body.minis, n).pose.facing) }));
  const rule = why === 'join' ? 'LEG-MELEE-06' : 'LEG-MELEE-18';
  const contacts = (minis: readonly FieldMini[]): number =>
    minis.filter(m => other.minis.some(e => inBaseContact(body, m, other, e))).length;
  const judgePlaces = (minis: readonly FieldMini[]) => judgeStand(field, body, minis, undefined, stays); // whoever moved up may touch two
  const closed = proposed.map(m => answerPose(m.pose));
  const isPossible = !judgePlaces(ends(closed));
  const wanted = isPossible ? contacts(ends(closed)) : 0;
  const poses = yield* t.placeMany(u.seat, {
    rule,
    ask: msg(why === 'join' ? 'ask-join-melee' : 'ask-replace-melee', { unit, enemy }),
    of: u.minis.map(m => m.id),
    judgeAll: ps => {
      const minis = ends(ps);
      return judgePlaces(minis) ?? (contacts(minis) < wanted ? no(rule, 'close-up') : undefined);
    },
    propose: () => (isPossible ? [closed] : [closed, body.minis.map(m => answerPose(m.pose))]),
    show: () => ({ label: msg('place-label', { unit }), at: [unit] }),
  });
  const from = carriedFrom(t.s, unit);
  t.emit({ type: 'replaced', unit, at: ends(poses).map(m => standOf(m.pose)), why: 'melee' }, rule);
  yield* carryTokens(t, unit, from, false);
  yield* happens(t, 'placed', { s: t.s, unit });
}

/** LEG-MELEE-06: the unit that was moved into joins with all its minis, if it has a melee weapon. */
export function* joinAfterMove(t: T, mover: UnitId): Proc {
  for (const enemy of inMeleeWith(t.s, mover)) {
    if (t.s.units[enemy]?.where !== 'field') continue;
    if (hasMelee(t.s, unitOf(t.s, enemy))) yield* bring(t, enemy, mover, 'join');
  }
}

/** LEG-MELEE-18, -19: after minis fell, the attacker first; who cannot come into contact stays. */
export function* replaceInMelee(t: T, by: UnitId, to: UnitId): Proc {
  for (const [unit, enemy] of [
    [by, to],
    [to, by],
  ] as const) {
    if (t.s.units[unit]?.where !== 'field' || t.s.units[enemy]?.where !== 'field') continue; // nor who is transported
    const touched = touching(t.s, unit, enemy);
    const loose = unitOf(t.s, unit).minis.some(m => !touched.some(([a]) => a === m.id));
    if (loose) yield* bring(t, unit, enemy, 'replace');
  }
}
