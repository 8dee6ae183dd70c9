import { isNotched } from '@potyczka/geometry/plane';
import { nth, type Verdict } from '@potyczka/kernel';
import { DICE_COLOURS, type Dice, type DieColour, type Weapon } from '../../content/cards.js';
import {
  areInMelee,
  inMeleeWith,
  isEngaged,
  leaderSees,
  rangeFromLeader,
  type Sees,
  sees,
  touchesVehicleOf,
} from '../../ground.js';
import type { WeaponUse } from '../../moments.js';
import {
  type Armed,
  attackOf,
  inTheOpen,
  leaderOf,
  type MiniS,
  type S,
  type UnitS,
  unitOf,
} from '../../state.js';
import { no } from '../../text/say.js';
import { type AttackKind, foeOf, type UnitId } from '../../vocabulary.js';
import { once } from '../memory.js';
import { type Arm, isMelee, isRanged, sheetOf, thresholdOf, typeOf, weaponsOf } from '../sheet.js';
import { ownSources, worth, worthWith } from '../values.js';

const ENGAGED_NO_RANGED = no('LEG-MELEE-11', 'engaged-no-ranged');
const TARGET_ENGAGED = no('LEG-MELEE-12', 'target-engaged');
const AT_THE_VEHICLE = no('LEG-KWU-TRANSPORT-35', 'at-the-vehicle');
const NOT_SEEN = no('LEG-ATK-05', 'leader-sees-none');
const OUT_OF_RANGE = no('LEG-ATK-12', 'out-of-range');
const NOT_IN_MELEE = no('LEG-MEAS-10', 'not-in-melee');
const NO_WEAPON = no('LEG-ATK-16', 'no-weapon');
const OTHER_WANTED = no('LEG-ATK-04', 'another-target');

/** What limits an attack from its start: a granted attack, or one that is under way. */
export interface Bounds {
  readonly against: UnitId | null;
  readonly only: 'melee' | 'ranged' | null;
  /** Weapons that are in a pool already may be used once more. */
  readonly again?: boolean;
}
export const FREE: Bounds = { against: null, only: null };

const longest = (weapon: Weapon): number => (weapon.range?.[1] === 'any' ? 99 : (weapon.range?.[1] ?? 0));

/** LEG-ATK-12, LEG-KWW-FIXED-01 and whatever keywords say about a weapon of a mini. */
const weaponUse = (s: S, by: UnitId, to: UnitId, mini: MiniS, arm: Arm, kind: AttackKind): WeaponUse => {
  const { weapon, ref } = arm;
  const start: WeaponUse = { refusal: undefined, times: 1, reach: 0 };
  const unit = unitOf(s, by);
  const own = [
    ...ownSources(unit, weapon.keywords, 'weapon'),
    ...ownSources(unit, sheetOf(s, unit).ofMini.get(mini.role), 'weapon'),
  ];
  const use = worthWith(
    'weapon',
    start,
    { s, by, to, mini: mini.id, weapon, ref, kind, role: mini.role },
    own,
  );
  const closed = kind === 'ranged' ? judgeRanged(s, by, to) : undefined;
  const refusal =
    use.refusal ??
    judgeWeapon(s, by, to, weapon, kind, use.reach) ??
    (closed && !isVersatile(s, by, to, mini, arm) ? closed : undefined);
  return { ...use, refusal };
};

/** LEG-KWW-VERSATILE-01, -03: a weapon for those in melee, against nobody who fights somebody else. */
const isVersatile = (s: S, by: UnitId, to: UnitId, mini: MiniS, arm: Arm): boolean => {
  if (!isEngaged(s, by) || (isEngaged(s, to) && !areInMelee(s, by, to))) return false;
  const { weapon, ref } = arm;
  const unit = unitOf(s, by);
  const c = { s, by, to, mini: mini.id, weapon, ref, kind: 'ranged' as const, role: mini.role };
  return worthWith('shootsInMelee', false, c, ownSources(unit, weapon.keywords, 'shootsInMelee'));
};

const judgeWeapon = (
  s: S,
  by: UnitId,
  to: UnitId,
  weapon: Weapon,
  kind: AttackKind,
  reach: number,
): Verdict => {
  if (kind === 'overrun') return weapon.special === 'overrun' ? undefined : NO_WEAPON;
  if (kind === 'melee') {
    if (!isMelee(weapon)) return NO_WEAPON;
  } else {
    if (!isRanged(weapon)) return NO_WEAPON;
    const range = rangeFromLeader(s, by, to);
    const most = Math.min(longest(weapon) + reach, worth('longestShot', 99, { s, unit: by }));
    if (range < (weapon.range?.[0] ?? 1) || range > most) return OUT_OF_RANGE;
  }
  return undefined;
};

/** A mini that may add one of several weapons to a pool. */
export interface Shooter {
  readonly mini: MiniS;
  readonly arms: readonly { readonly arm: Arm; readonly use: WeaponUse }[];
}

/** LEG-ATK-07 to -12: who may add what to a pool of this kind; weapons of another pool are left out (LEG-ATK-10, -21). */
export const shootersOf = (s: S, by: UnitId, to: UnitId, kind: AttackKind, again = false): Shooter[] => {
  const unit = unitOf(s, by);
  const seen = sees(s, by, to);
  const pools = s.attack?.by === by && !again ? s.attack.pools : [];
  const spent = new Set(pools.flatMap(p => p.weapons.map(w => w.mini)));
  const names = new Set(pools.flatMap(p => p.weapons.map(w => nameOf(s, w))));
  const most = worth('weaponsPerMini', 1, { s, unit: by });
  return unit.minis
    .filter(m => mayAdd(seen, m, kind) && (!spent.has(m.id) || most > 1))
    .map(mini => ({
      mini,
      arms: weaponsOf(s, unit, mini)
        .filter(arm => !names.has(arm.weapon.name))
        .map(arm => ({ arm, use: weaponUse(s, by, to, mini, arm, kind) }))
        .filter(
          a => !a.use.refusal && !isBound(s, by, pools[0]?.to === to ? undefined : pools[0]?.to, mini, a.arm),
        ),
    }))
    .filter(x => x.arms.length > 0);
};

/** LEG-KWU-DISTRACT-04: what could be used on a defender that had to be chosen is used on nobody else. */
const isBound = (s: S, by: UnitId, first: UnitId | undefined, mini: MiniS, arm: Arm): boolean =>
  first !== undefined &&
  worth('mustBeChosen', false, { s, by, to: first }) &&
  !weaponUse(s, by, first, mini, arm, nth(attackOf(s).pools, 0).kind).refusal;

/** LEG-MELEE-17: in melee every mini adds its weapon; LOS stays as written (G-33). */
const mayAdd = (seen: Sees, mini: MiniS, kind: AttackKind): boolean =>
  kind === 'overrun' || seen.eligible.includes(mini.id);

const nameOf = (s: S, w: { readonly unit: UnitId; readonly weapon: string }): string => {
  const unit = unitOf(s, w.unit);
  const arm = unit.minis.flatMap(m => weaponsOf(s, unit, m)).find(a => a.ref === w.weapon);
  return arm?.weapon.name ?? '';
};

/** LEG-MELEE-11, -12: is a ranged attack between these two ruled out by melee? */
export const judgeRanged = (s: S, by: UnitId, to: UnitId): Verdict => {
  if (touchesVehicleOf(s, by, to)) return AT_THE_VEHICLE;
  if (isEngaged(s, by)) return ENGAGED_NO_RANGED;
  return isEngaged(s, to) ? TARGET_ENGAGED : undefined;
};

/** The leader, who sees somebody, has a weapon for it: nobody else need be looked at. */
const leaderCan = (s: S, by: UnitId, to: UnitId, kind: AttackKind): boolean => {
  if (s.attack?.by === by) return false;
  const unit = unitOf(s, by);
  const leader = leaderOf(unit);
  return weaponsOf(s, unit, leader).some(arm => !weaponUse(s, by, to, leader, arm, kind).refusal);
};

const hasVersatile = (s: S, by: UnitId, to: UnitId): boolean => {
  const unit = unitOf(s, by);
  return unit.minis.some(m =>
    weaponsOf(s, unit, m).some(arm => isRanged(arm.weapon) && isVersatile(s, by, to, m, arm)),
  );
};

/** ATK-1: may this unit be declared defender with an attack of this kind? */
export const judgeTarget = (
  s: S,
  by: UnitId,
  to: UnitId,
  kind: AttackKind,
  bounds: Bounds = FREE,
): Verdict => {
  if (bounds.against && bounds.against !== to) return OTHER_WANTED;
  if (bounds.only && bounds.only !== kind) return NO_WEAPON;
  if (kind === 'melee' && !areInMelee(s, by, to) && !touchesVehicleOf(s, by, to)) return NOT_IN_MELEE;
  const closed = kind === 'ranged' ? judgeRanged(s, by, to) : undefined;
  if (closed && !hasVersatile(s, by, to)) return closed;
  const forbidden = worth('mayDeclare', undefined, { s, by, to });
  if (forbidden) return forbidden;
  if (kind === 'ranged' && !mayReach(s, by, to)) return OUT_OF_RANGE;
  if (kind !== 'overrun' && !leaderSees(s, by, to)) return NOT_SEEN;
  if (leaderCan(s, by, to, kind)) return undefined;
  const shooters = shootersOf(s, by, to, kind, bounds.again);
  if (shooters.length > 0) return undefined;
  return firstRefusal(s, by, to, kind) ?? NO_WEAPON;
};

/** A cheap test before anybody looks: is some weapon long enough? */
const mayReach = (s: S, by: UnitId, to: UnitId): boolean => {
  const unit = unitOf(s, by);
  const range = rangeFromLeader(s, by, to);
  return unit.minis.some(m =>
    weaponsOf(s, unit, m).some(a => isRanged(a.weapon) && longest(a.weapon) + REACH >= range),
  );
};
/** No keyword lengthens a weapon by more. */
const REACH = 2;

const firstRefusal = (s: S, by: UnitId, to: UnitId, kind: AttackKind): Verdict => {
  const unit = unitOf(s, by);
  const leader = leaderOf(unit);
  for (const arm of weaponsOf(s, unit, leader)) {
    const { refusal } = weaponUse(s, by, to, leader, arm, kind);
    if (refusal && refusal !== NO_WEAPON) return refusal;
  }
  return undefined;
};

/** LEG-WOUND-04, G-09: no more wounds than the minis that somebody sees can take. */
export const mostWounds = (s: S, by: UnitId, to: UnitId): number => {
  const unit = unitOf(s, to);
  const { seen } = sees(s, by, to); // of an overrun attack, too: it ignores range alone (LEG-KWW-OVERRUN-04)
  return unit.minis
    .filter(m => seen.includes(m.id))
    .reduce((sum, m) => sum + thresholdOf(s, unit, m.role), 0);
};

export interface Target {
  readonly to: UnitId;
  readonly kind: AttackKind;
}

/** Everybody whom a person would think of, each with the kinds of attack that make sense. */
export const targetsOf = (s: S, by: UnitId): Target[] => {
  const { seat } = unitOf(s, by);
  const inMelee = inMeleeWith(s, by);
  const taken = s.attack?.by === by ? s.attack.pools.map(p => p.to) : [];
  return inTheOpen(s, foeOf(seat))
    .filter(u => !taken.includes(u.id))
    .flatMap(u => {
      const ranged: Target = { to: u.id, kind: 'ranged' };
      return inMelee.includes(u.id) || touchesVehicleOf(s, by, u.id)
        ? [{ to: u.id, kind: 'melee' as const }, ranged]
        : [ranged];
    });
};

/** The legal ones; those who are passed over only if nobody else is left (Inconspicuous, Distract). */
export const legalTargets = (s: S, by: UnitId, bounds: Bounds = FREE): Target[] => {
  const legal = targetsOf(s, by).filter(
    x => hasUse(s, by, x.to, x.kind) && !judgeTarget(s, by, x.to, x.kind, bounds),
  );
  const wanted = legal.filter(x => worth('mustBeChosen', false, { s, by, to: x.to }));
  if (wanted.length > 0) return wanted;
  const plain = legal.filter(x => !worth('isPassedOver', false, { s, by, to: x.to }));
  return plain.length > 0 ? plain : legal;
};

export const canAttack = (s: S, by: UnitId, bounds: Bounds = FREE): boolean =>
  once(s, `attacks:${by}:${bounds.against}:${bounds.only}`, () =>
    nearestFirst(s, by).some(x => hasUse(s, by, x.to, x.kind) && !judgeTarget(s, by, x.to, x.kind, bounds)),
  );

/** Has somebody a weapon for it, whoever sees whom? Quicker than looking. */
const hasUse = (s: S, by: UnitId, to: UnitId, kind: AttackKind): boolean => {
  const unit = unitOf(s, by);
  const isEach = isNotched(typeOf(s, unit)); // each has arcs of its own
  const range = kind === 'ranged' ? rangeFromLeader(s, by, to) : 0;
  const roles = new Set<number>();
  for (const m of unit.minis) {
    if (!isEach && roles.has(m.role)) continue;
    roles.add(m.role);
    for (const arm of weaponsOf(s, unit, m)) {
      if (kind === 'ranged' && (!isRanged(arm.weapon) || longest(arm.weapon) + REACH < range)) continue;
      if (!weaponUse(s, by, to, m, arm, kind).refusal) return true;
    }
  }
  return false;
};

/** Who is near is most likely in sight and in range. */
const nearestFirst = (s: S, by: UnitId): Target[] => {
  const { x, y } = leaderOf(unitOf(s, by));
  const far = ({ to }: Target): number => {
    const other = leaderOf(unitOf(s, to));
    return (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y);
  };
  return targetsOf(s, by).sort((a, b) => far(a) - far(b));
};

/** Dice that a weapon adds: sprayed (LEG-KWW-SPRAY-01), halved if disrupted (LEG-UTYPE-32). */
const diceOf = (unit: UnitS, arm: Arm, times: number): Record<DieColour, number> => {
  const all = Object.fromEntries(
    DICE_COLOURS.map(c => [c, ((arm.weapon.dice as Dice)[c] ?? 0) * times]),
  ) as Record<DieColour, number>;
  if (unit.disrupted !== arm.ref) return all;
  let drop = Math.floor((all.red + all.black + all.white) / 2);
  for (const c of ['white', 'black', 'red'] as const) {
    const some = Math.min(drop, all[c]);
    all[c] -= some;
    drop -= some;
  }
  return all;
};

export const armedWith = (
  s: S,
  by: UnitId,
  { mini, arm, use }: { mini: MiniS; arm: Arm; use: WeaponUse },
): Armed => ({
  unit: by,
  mini: mini.id,
  weapon: arm.ref,
  dice: diceOf(unitOf(s, by), arm, use.times),
});

/** Mean number of hits of dice, for choosing among weapons. */
export const meanOf = (dice: Readonly<Record<DieColour, number>>): number =>
  0.75 * dice.red + 0.5 * dice.black + 0.25 * dice.white;
