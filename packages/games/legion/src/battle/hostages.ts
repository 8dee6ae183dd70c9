import { baseOutline, isWhollyOn, mm } from '@potyczka/geometry/plane';
import type { Proc, Seat } from '@potyczka/kernel';
import { fieldOf, fieldUnit } from '../ground.js';
import type { Keyword } from '../moments.js';
import { chooseUnit } from '../rules/effects.js';
import { canMove, moveUnit } from '../rules/move.js';
import { rewardMove } from '../rules/moved.js';
import { formUp, judgeStand, nearField, rings, standOf } from '../rules/place.js';
import { blueFirst, type S, type T, type UnitS, unitOf, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { giveToken } from './bombing-run.js';
import { isInside, zonesOf } from './zones.js';

const SAFE = no('LEG-CARD-02', 'hostage-safe');

const isGuard = (s: S, unit: UnitId): boolean => s.tokens.some(t => t.kind === 'objective' && t.by === unit);

/** At the centre, or as near to it as can be. */
const standAtCentre = (s: S, u: UnitS) => {
  const body = fieldUnit(s, u);
  const at = { x: Math.round(s.ground.width / 2), y: Math.round(s.ground.depth / 2) };
  const field = nearField(fieldOf(s), at, mm(500));
  const centre = { at, level: 0, facing: 0 };
  for (const leader of [centre, ...rings(body, centre, 0)]) {
    const minis = formUp(
      body,
      leader,
      () => rings(body, leader, 0),
      (m, placed) => !judgeStand(field, body, [...placed, m], 'LEG-MOVE-30'),
    );
    if (minis && !judgeStand(field, body, minis, 'LEG-MOVE-30')) return minis.map(m => standOf(m.pose));
  }
  return undefined;
};

/** Each player picks a corps unit; the opponent sets it down in the middle and moves it. */
function* exchange(t: T): Proc {
  const picked: UnitId[] = [];
  for (const who of blueFirst(t.s)) {
    const from = unitsOf(t.s, who).filter(u => u.rank === 'corps' && u.where === 'aside');
    const u = yield* chooseUnit(t, who, from, 'LEG-SETUP-14', msg('ask-hostage'));
    if (u) picked.push(u.id);
  }
  for (const who of blueFirst(t.s)) {
    const unit = picked.find(id => unitOf(t.s, id).seat !== who);
    const at = unit === undefined ? undefined : standAtCentre(t.s, unitOf(t.s, unit));
    if (unit === undefined || !at) continue;
    t.emit({ type: 'deployed', unit, at }, 'LEG-SETUP-14');
    if (canMove(t.s, unit, 'hostage'))
      yield* rewardMove(t, yield* moveUnit(t, unit, 'hostage', 'LEG-SETUP-14', false, who));
    giveToken(t, unit);
  }
}

const isAtHome = (s: S, u: UnitS): boolean =>
  zonesOf(s, u.seat).some(area =>
    isInside(baseOutline(fieldUnit(s, u).base, fieldUnit(s, u).minis[0].pose), area, (b, p) =>
      isWhollyOn(b, [p]),
    ),
  );

/** Points for hostages that are held, and for those brought home. */
export const hostagePoints = (s: S, seat: Seat, counts: (u: UnitS) => boolean): number =>
  s.tokens
    .filter(t => t.kind === 'objective' && t.by !== null)
    .map(t => unitOf(s, t.by as UnitId))
    .filter(u => u.seat === seat && u.where === 'field' && counts(u))
    .reduce((sum, u) => sum + (isAtHome(s, u) ? 2 : 1), 0);

/** Hostage Exchange: what the hostage card does while a unit holds its token. */
export const hostageExchange: Keyword = {
  id: 'battle:hostage-exchange~2',
  sums: {
    courage: { in: 'add', change: (v, c) => (v !== null && isGuard(c.s, c.unit) ? v + 1 : v) },
    speed: {
      in: 'reduce',
      change: (v, c) =>
        c.how === 'hostage' ? Math.min(1, v) : isGuard(c.s, c.unit) ? Math.min(v, Math.max(1, v - 1)) : v,
    },
    mayDeclare: {
      in: 'forbid',
      change: (v, c) => v ?? (c.s.round === 1 && isGuard(c.s, c.to) ? SAFE : v),
    },
    mayBeTouched: { in: 'forbid', change: (v, c) => v && !(c.s.round === 1 && isGuard(c.s, c.unit)) },
    mayBeAffected: { in: 'forbid', change: (v, c) => v && !(c.s.round === 1 && isGuard(c.s, c.unit)) },
    mayStartMelee: { in: 'forbid', change: (v, c) => v && !isGuard(c.s, c.unit) },
    mayDetonate: { in: 'forbid', change: (v, c) => v && c.s.round !== 1 },
  },
  steps: {
    setupTokens: { rule: 'LEG-SETUP-14', is: 'must', when: () => true, play: exchange },
  },
};
