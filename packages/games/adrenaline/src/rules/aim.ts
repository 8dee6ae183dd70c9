import { reach } from '@potyczka/geometry/rooms';
import type { Seat } from '@potyczka/kernel';
import { arenaOf, playerOf, type S, squareOf, standsOn } from '../state.js';
import type { Aim, Lack, Preview, Spared } from '../view/preview.js';
import type { Cost, SquareId, Target, WeaponCard } from '../vocabulary.js';
import { reloadCost, weaponOf } from './arsenal.js';
import { canPay } from './pay.js';
import { shootReach } from './shoot.js';
import { allTargets, type Effect, newShot, type Shot } from './shot.js';

/** A weapon as it could be fired now, with the ways in which its shot can begin. */
interface Gun {
  readonly card: WeaponCard;
  readonly shot: Shot;
  readonly aims: readonly NonNullable<Effect['aim']>[];
}

const gunOf = (s: S, p: Seat, card: WeaponCard, before: Cost): Gun => {
  const weapon = weaponOf(card);
  const first = [...weapon.modes, ...(weapon.optional ?? []).filter(o => o.when === 'around')];
  const aims = first.flatMap(m =>
    m.effect.aim && canPay(s, p, [...before, ...m.pays]) ? [m.effect.aim] : [],
  );
  return { card, shot: newShot(p, card, weapon), aims };
};

/** The weapons that a Shoot action can use: loaded ones, or with `reloads` those too that can be loaded first. */
const gunsOf = (s: S, p: Seat, reloads: boolean): Gun[] =>
  playerOf(s, p)
    .weapons.filter(w => w.loaded || reloads)
    .map(w => gunOf(s, p, w.card, w.loaded ? [] : reloadCost(w.card)))
    .filter(gun => gun.aims.length > 0);

const canHit = (s: S, { shot, aims }: Gun, from: SquareId, target: Target): boolean =>
  aims.some(aim => !aim(s, shot, from, target));

/** What a weapon lacks to hit a target from a square, as its first effect says. */
const lackOf = (s: S, { card, shot, aims }: Gun, from: SquareId, target: Target): Lack[] => {
  const refusal = aims[0]?.(s, shot, from, target);
  if (!refusal) return [];
  const { id, args = {} } = refusal.why;
  return [{ card, rule: refusal.rule, why: { id, args } }];
};

/** ADR-SHOOT-01, -03: whom a Shoot action with a move of up to `most` squares could be about, with what, and whom not. */
export const foreseeShoot = (s: S, p: Seat, most: number, reloads: boolean): Preview => {
  const guns = gunsOf(s, p, reloads);
  const at = standsOn(s, p);
  const squares = reach(arenaOf(s), at, most);
  const aims: Aim[] = [];
  const spared: Spared[] = [];
  for (const who of guns.length > 0 ? allTargets(s, p) : []) {
    if (squareOf(s, who) === null) continue;
    const cards = guns.filter(gun => squares.some(q => canHit(s, gun, q, who))).map(gun => gun.card);
    if (cards.length > 0) aims.push({ who, cards });
    else spared.push({ who, lacks: guns.flatMap(gun => lackOf(s, gun, at, who)) });
  }
  return { aims, spared, ...(most > 0 && { reach: shootReach(s, p, most, reloads) }) };
};
