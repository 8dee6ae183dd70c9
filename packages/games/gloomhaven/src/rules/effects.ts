import { sees, stepsFrom } from '@potyczka/geometry/hex';
import { memo, sure } from '@potyczka/kernel';
import {
  type BonusAbility,
  type Give,
  type If,
  type Immunity,
  type Moment,
  NEGATIVE,
  type On,
} from '../content/abilities.js';
import { itemOf, monsterOf } from '../content/index.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import { abilityById } from './ability-ids.js';
import { allHold } from './holds.js';
import { has } from './look.js';
import { type Lasting, runFor } from './running.js';
import { statistics } from './statistics.js';

/** What lasts: bonuses of active cards, of monster cards and of items, read anew whenever they matter. */

export const abilityOf = memo(
  (x: Lasting) => x,
  x => abilityById(x.ability),
);

/** Whether a figure is one of those that an effect names, seen from its owner. */
export const isAmong = (s: S, owner: F | undefined, on: On | undefined, f: F): boolean => {
  if (on === undefined || on.who === 'self') return f.id === owner?.id;
  if (owner === undefined) return false;
  if (!isKind(owner, on.who, f)) return false;
  if (on.ranks && (f.rank === null || !on.ranks.includes(f.rank))) return false;
  if (typeof on.within !== 'number' || f.id === owner.id) return true;
  const steps = sure(stepsFrom(fieldOf(s), [owner.at], on.within)[f.at], 'one of steps from');
  return steps >= 0 && (on.within === 1 || sees(fieldOf(s), owner.at, f.at));
};

const isKind = (owner: F, who: On['who'], f: F): boolean => {
  const ally = f.side === owner.side;
  switch (who) {
    case 'enemy':
      return !ally;
    case 'ally':
      return ally && f.id !== owner.id;
    case 'selfAndAllies':
    case 'selfOrAlly':
      return ally;
    case 'summonedAlly':
      return ally && f.kind === 'summon';
    case 'selfAndSummonedAllies':
      return ally && (f.id === owner.id || f.kind === 'summon');
    case 'selfAndOwnSummons':
      return f.id === owner.id || f.owner === owner.id;
    case 'bear':
      return f.owner === owner.id && f.type === 'bear';
    default:
      return true;
  }
};

/** Whether an effect works on a figure now. */
export const worksOn = (s: S, x: Lasting, f: F): boolean => {
  if (x.on.length > 0) return x.on.includes(f.id);
  return isAmong(s, s.figures[x.owner], abilityOf(x).on, f);
};

/** A bonus and what it is in the content. */
export interface Bonus {
  readonly lasting: Lasting;
  readonly ability: BonusAbility;
}

/** The bonuses that act at a moment for a figure. */
export const bonusesAt = (s: S, moment: Moment, f: F): Bonus[] => {
  const found: Bonus[] = [];
  for (const lasting of s.lasting) {
    const ability = abilityOf(lasting);
    if (ability.a !== 'bonus' || ability.event !== moment) continue;
    if (ability.limit !== undefined && lasting.used >= ability.limit) continue;
    if (worksOn(s, lasting, f)) found.push({ lasting, ability });
  }
  return found;
};

/** What `always` gives a figure: from bonuses and from items that lie ready. */
export const standing = (s: S, f: F): Give[] => {
  const given: Give[] = bonusesAt(s, 'always', f).flatMap(b => (b.ability.give ? [b.ability.give] : []));
  for (const item of s.heroes[f.id]?.items ?? [])
    for (const effect of itemOf(item.id).effects)
      if (effect.event === 'always' && effect.give && item.state === 'ready' && holdsFor(s, f, effect.if))
        given.push(effect.give);
  return given;
};

/** GLM-COND-15: by a token, or by something that is worn. */
export const isHidden = (s: S, f: F): boolean =>
  has(f, 'invisible') || standing(s, f).some(give => give.effect?.invisible === true);

const holdsFor = (s: S, f: F, conditions: readonly If[] | undefined): boolean =>
  conditions === undefined || allHold(s, conditions, { run: runFor(s, f.id) });

const plainNumber = (n: unknown): number => (typeof n === 'number' ? n : 0);

/** GLM-SHIELD-01, -02: all Shield of a figure, for attacks (GLM-SHIELD-03). */
export const shieldOf = (s: S, f: F): number => {
  let shield = statistics(s, f).shield;
  for (const x of s.lasting) {
    const ability = abilityOf(x);
    if (ability.a === 'shield' && worksOn(s, x, f)) shield += x.value;
  }
  for (const give of standing(s, f)) shield += plainNumber(give.add?.shield);
  return shield;
};

export interface Retaliates {
  readonly n: number;
  readonly range: number;
}

/** GLM-RETAL-01, -02, -05 */
export const retaliatesOf = (s: S, f: F): Retaliates[] => {
  const own = statistics(s, f);
  const all: Retaliates[] = own.retaliate > 0 ? [{ n: own.retaliate, range: own.retaliateRange }] : [];
  for (const x of s.lasting) {
    const ability = abilityOf(x);
    if (ability.a !== 'retaliate' || !worksOn(s, x, f)) continue;
    all.push({ n: x.value, range: plainNumber(ability.range) || 1 });
  }
  for (const give of standing(s, f))
    if (give.add?.retaliate) all.push({ n: plainNumber(give.add.retaliate), range: give.range ?? 1 });
  return all;
};

/** GLM-JUMP-04 */
export const flies = (s: S, f: F): boolean =>
  !s.lasting.some(x => x.on.includes(f.id) && abilityOf(x).a === 'loseFlying') &&
  (statistics(s, f).flying || standing(s, f).some(give => give.flying === true));

/** GLM-BOSS-05: conditions, and for bosses also push and pull. */
export const isImmune = (s: S, f: F, to: Immunity): boolean => {
  if (f.kind === 'monster' && monsterOf(f.type).immunities?.includes(to)) return true;
  if (f.kind === 'objective') return to !== 'bless' && to !== 'strengthen'; // GLM-TILE-32
  return standing(s, f).some(give => {
    if (give.effect?.loseAndCannotGain === to) return true;
    const immune = give.immune;
    if (immune === undefined) return false;
    if (immune === 'negativeConditions') return to === 'curse' || NEGATIVE.some(each => each === to);
    return typeof immune === 'string' ? immune === to : immune.includes(to);
  });
};
