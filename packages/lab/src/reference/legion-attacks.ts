import { rangeFromLeader, sees } from '@potyczka/legion/lab';
import type { Weapon } from '@potyczka/legion/view';
import {
  type Arm,
  armsOf,
  enemiesOf,
  isEngaged,
  isNoncombatant,
  keywordsOf,
  type MiniS,
  meleeWith,
  type S,
  sidearmOf,
  type UnitS,
  type Word,
} from './legion-unit.js';

export type Kind = 'melee' | 'ranged';

const farthest = (w: Weapon): number => (w.range?.[1] === 'any' ? 99 : (w.range?.[1] ?? 0));
const isRanged = (w: Weapon): boolean => w.range !== undefined && w.special === undefined;
const isMelee = (w: Weapon): boolean => w.melee === true && w.special === undefined;

/** Keywords of a weapon that this reference leaves to the game: arcs, reach bought with tokens. */
const OPEN: readonly string[] = ['fixed', 'long-shot', 'primitive'];

/** May these minis of a unit use this weapon on a defender, in an attack of this kind (LEG-ATK-07 to -12)? */
export const wordOfWeapon = (
  s: S,
  by: UnitS,
  to: UnitS,
  mini: MiniS,
  arm: Arm,
  kind: Kind,
  hasMoved: boolean,
): Word => {
  const { weapon } = arm;
  const { keywords = {} } = weapon;
  if (kind === 'melee' ? !isMelee(weapon) : !isRanged(weapon)) return 'mustNot';
  if (isNoncombatant(s, by, mini)) return 'mustNot';
  const isOwn = arm.ref.startsWith(`upgrade:${mini.role - 1}:`);
  if (sidearmOf(s, by, mini).includes(kind) && !isOwn) return 'mustNot';
  if (keywords.cumbersome && hasMoved) return 'mustNot';
  if (!sees(s as never, by.id, to.id).eligible.includes(mini.id)) return 'mustNot';
  if (kind === 'ranged') {
    const range = rangeFromLeader(s as never, by.id, to.id);
    if (keywords['long-shot'] && by.tokens.aim > 0) return 'either';
    if (range < (weapon.range?.[0] ?? 1) || range > farthest(weapon)) return 'mustNot';
    if (keywordsOf(s, to).has('immune-range-1-weapons') && farthest(weapon) === 1) return 'mustNot';
    // LEG-MELEE-11, -12, LEG-KWW-VERSATILE-01
    if ((isEngaged(s, by) || isEngaged(s, to)) && !keywords.versatile) return 'mustNot';
  }
  return OPEN.some(id => id in keywords) || by.disrupted !== null ? 'either' : 'must';
};

const strongest = (words: readonly Word[]): Word =>
  words.includes('must') ? 'must' : words.includes('either') ? 'either' : 'mustNot';

/** May a unit declare this defender in an attack of this kind (LEG-ATK-05, LEG-MELEE-11, -12)? */
export const wordOfTarget = (s: S, by: UnitS, to: UnitS, kind: Kind, hasMoved: boolean): Word => {
  const inMelee = meleeWith(s, by).some(x => x.id === to.id);
  if (kind === 'melee' && !inMelee) return 'mustNot';
  if (kind === 'ranged' && isEngaged(s, to) && !inMelee) return 'mustNot';
  const incognito = keywordsOf(s, to).has('incognito');
  if (!sees(s as never, by.id, to.id).leaderSees) return 'mustNot';
  const word = strongest(
    by.minis.flatMap(mini =>
      armsOf(s, by, mini).map(arm => wordOfWeapon(s, by, to, mini, arm, kind, hasMoved)),
    ),
  );
  return incognito && word === 'must' ? 'either' : word;
};

/** Is there any attack that an attack action could make (G-60)? */
export const wordOfAttack = (
  s: S,
  by: UnitS,
  hasMoved: boolean,
  only: readonly Kind[] = ['melee', 'ranged'],
): Word =>
  strongest(enemiesOf(s, by).flatMap(to => only.map(kind => wordOfTarget(s, by, to, kind, hasMoved))));
