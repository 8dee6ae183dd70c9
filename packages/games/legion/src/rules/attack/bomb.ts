import { type Proc, type RuleId, sure } from '@potyczka/kernel';
import { DICE_COLOURS, type Dice, type DieColour, type Weapon } from '../../content/cards.js';
import { leaderSees, rangeFromLeader } from '../../ground.js';
import { type Armed, type Bomb, inTheOpen, isThere, type S, type T, unitOf } from '../../state.js';
import type { AttackKind, UnitId } from '../../vocabulary.js';
import { weaponAt } from '../sheet.js';
import { happens, worth } from '../values.js';
import { attackPart } from './index.js';
import { formPool } from './pool.js';

/** Weapons that no unit adds to a pool of its own: they attack by themselves (LEG-KWW-AREA-03). */

const armed = (s: S, unit: UnitId, weapon: string): Armed => {
  const { dice } = weaponAt(s, unitOf(s, unit), weapon);
  const [mini] = unitOf(s, unit).minis;
  const all = Object.fromEntries(DICE_COLOURS.map(c => [c, (dice as Dice)[c] ?? 0])) as Record<
    DieColour,
    number
  >;
  return { unit, mini: sure(mini, 'mini').id, weapon, dice: all };
};

/** Attacks of one weapon, each with a pool of that weapon alone, to their end. */
function* resolve(
  t: T,
  by: UnitId,
  weapon: string,
  kind: AttackKind,
  targets: readonly UnitId[],
  rule: RuleId,
): Proc {
  for (const to of targets) yield* formPool(t, to, kind, [armed(t.s, by, weapon)], rule);
  t.emit({ type: 'attack-part', part: 'next' }, 'LEG-PROC-34');
  while (t.s.attack) yield* attackPart(t);
}

const longest = (weapon: Weapon): number => (weapon.range?.[1] === 'any' ? 99 : (weapon.range?.[1] ?? 1));

/** LEG-KWW-AREA-01, LEG-KWW-SELFDESTRUCT-03: everybody in sight at the range, friend or foe, in melee or not. */
const allAround = (s: S, by: UnitId, range: number, weapon: string): UnitId[] =>
  inTheOpen(s)
    .filter(
      u =>
        u.id !== by &&
        rangeFromLeader(s, by, u.id) <= range &&
        leaderSees(s, by, u.id) &&
        !refuses(s, by, u.id, weapon),
    )
    .map(u => u.id);

/** LEG-KWU-IMMRANGE1-01: a weapon that a defender keeps out of every pool against it. */
const refuses = (s: S, by: UnitId, to: UnitId, ref: string): boolean => {
  const unit = unitOf(s, by);
  const { id, role } = sure(unit.minis[0], 'mini');
  const c = { s, by, to, mini: id, role, weapon: weaponAt(s, unit, ref), ref, kind: 'ranged' as const };
  return worth('weapon', { refusal: undefined, times: 1, reach: 0 }, c).refusal !== undefined;
};

/** LEG-KWW-AREA-01 to -03, LEG-KWW-DETONATE-04, -05: something goes off. */
export function* goOff(t: T, bomb: Bomb, rule: RuleId): Proc {
  t.emit({ type: 'attack', by: bomb.id, why: 'area', against: null, only: null, bomb }, rule);
  const targets = allAround(t.s, bomb.id, longest(bomb.weapon), 'unit:0');
  yield* resolve(t, bomb.id, 'unit:0', 'ranged', targets, rule);
}

/** LEG-KWW-SELFDESTRUCT-01, -03: the unit attacks all around it. */
export function* burst(t: T, unit: UnitId, weapon: string, rule: RuleId): Proc {
  t.emit({ type: 'attack', by: unit, why: 'self-destruct', against: null, only: null }, rule);
  yield* resolve(t, unit, weapon, 'ranged', allAround(t.s, unit, 1, weapon), rule);
}

/** LEG-KWW-OVERRUN-04 to -06: one pool with one weapon, against the unit moved through. */
export function* runOver(t: T, unit: UnitId, weapon: string, to: UnitId, rule: RuleId): Proc {
  t.emit({ type: 'attack', by: unit, why: 'overrun', against: to, only: null }, rule);
  yield* resolve(t, unit, weapon, 'overrun', [to], rule);
  if (isThere(t.s, unit)) yield* happens(t, 'detonate', { s: t.s, unit });
}
