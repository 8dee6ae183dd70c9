import { type Mini as FieldMini, inBaseContact, joinMelee, mm } from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, sure } from '@potyczka/kernel';
import { fieldOf, fieldUnit, inMeleeWith, touching } from '../ground.js';
import { onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, type MiniId, type Touch, type UnitId } from '../vocabulary.js';
import { carriedFrom, carryTokens } from './carry.js';
import { answerPose, fieldPose, judgeStand, nearField, standOf } from './place.js';
import { isMelee, weaponsOf } from './sheet.js';
import { happens } from './values.js';

const hasMelee = (s: S, u: UnitS): boolean =>
  u.minis.some(m => weaponsOf(s, u, m).some(a => isMelee(a.weapon)));

/** Minis of a unit in base contact with some enemy mini, and of which unit that is. */
const touchesOf = (s: S, unit: UnitId): Touch[] =>
  inMeleeWith(s, unit).flatMap(of => touching(s, unit, of).map(([mini]) => ({ mini, of })));

/** Everybody in melee: remembered before the dice of a pool are rolled. */
export const allTouches = (s: S): Touch[] =>
  Object.values(s.units)
    .filter(u => u.where === 'field')
    .flatMap(u => touchesOf(s, u.id));

/** LEG-MELEE-06, -18, G-35: these minis are brought to an enemy unit, as proposed or otherwise; the others stay. */
function* bring(
  t: T,
  unit: UnitId,
  enemy: UnitId,
  { moved, why }: { readonly moved: ReadonlySet<MiniId>; readonly why: 'join' | 'replace' },
): Proc {
  const u = unitOf(t.s, unit);
  const body = fieldUnit(t.s, u);
  const field = nearField(fieldOf(t.s), body.minis[0].pose.at, mm(400));
  const other = fieldUnit(t.s, unitOf(t.s, enemy));
  const proposed = joinMelee(field, body, other, moved);
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
    minis.filter(m => moved.has(m.id) && other.minis.some(e => inBaseContact(body, m, other, e))).length;
  const judgePlaces = (minis: readonly FieldMini[]) =>
    minis.every(m => moved.has(m.id) || stays(m))
      ? judgeStand(field, body, minis, { enemy, moved }, stays)
      : no(rule, 'stays-put');
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

/** LEG-MELEE-06: minis of the unit that was moved into join, if it has a melee weapon; who fights already stays. */
export function* joinAfterMove(t: T, mover: UnitId): Proc {
  for (const enemy of inMeleeWith(t.s, mover)) {
    const u = unitOf(t.s, enemy);
    if (u.where !== 'field' || !hasMelee(t.s, u)) continue;
    const inMelee = new Set(touchesOf(t.s, enemy).map(x => x.mini));
    const moved = new Set(u.minis.map(m => m.id).filter(id => !inMelee.has(id)));
    if (moved.size > 0) yield* bring(t, enemy, mover, { moved, why: 'join' });
  }
}

/** LEG-MELEE-18, -19: minis that touch nobody any more close up, those of the attacking player first. */
export function* replaceInMelee(t: T, by: UnitId, met: readonly Touch[]): Proc {
  const { seat } = unitOf(t.s, by);
  for (const side of [seat, foeOf(seat)])
    for (const { id } of onField(t.s, side)) yield* replaceOf(t, id, met);
}

function* replaceOf(t: T, unit: UnitId, met: readonly Touch[]): Proc {
  const touches = new Set(touchesOf(t.s, unit).map(x => x.mini));
  const lost = met.filter(
    ({ mini, of }) =>
      unitOf(t.s, unit).minis.some(m => m.id === mini) &&
      !touches.has(mini) &&
      t.s.units[of]?.where === 'field',
  );
  for (const enemy of new Set(lost.map(x => x.of))) {
    const moved = new Set(lost.filter(x => x.of === enemy).map(x => x.mini));
    yield* bring(t, unit, enemy, { moved, why: 'replace' });
  }
}
