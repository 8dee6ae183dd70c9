import { stepsFrom } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import type { Computed, Counter, Value } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import { shieldOf } from './effects.js';
import { scale, worth } from './formula.js';
import { type About, adjacentTo, near, negatives } from './holds.js';
import { alliesOf, enemiesOf, figures } from './look.js';

/** What a counter stands at. */
export const counted = (s: S, counter: Counter, about: About): number => {
  const { run } = about;
  const me = s.figures[run.me];
  const target = about.target === undefined ? undefined : s.figures[about.target];
  const [word, arg] = counter.split(':') as [string, string?];
  switch (word) {
    case 'hexesMovedThisTurn':
      return s.turn?.moved ?? 0;
    case 'hexesMovedThisAction':
      return run.notes.path.length;
    case 'damageDealtThisTurn':
      return s.turn?.dealt ?? 0;
    case 'damageDealt':
    case 'damageTargetSuffered':
      return run.notes.dealt;
    case 'damageSuffered':
      return Math.max(run.notes.suffered, run.notes.paid);
    case 'hp':
      return me?.hp ?? 0;
    case 'hpMissing':
      return me ? me.max - me.hp : 0;
    case 'cardsLost':
      return run.notes.cardsLost;
    case 'healedFigureMaxHp':
      return s.figures[run.notes.healed.at(-1) ?? '']?.max ?? 0;
    case 'hexesOfDestroyedObstacles':
      return run.notes.destroyed.length;
    case 'summonHp':
    case 'summonerHp':
      return me?.hp ?? 0;
    case 'summonedAllies':
      return figures(s).filter(f => f.kind === 'summon').length;
    case 'alliesAdjacent':
      return me ? adjacentTo(s, me, alliesOf(s, me)).length : 0;
    case 'yourAlliesWithin':
      return me ? near(s, me, alliesOf(s, me), Number(arg)).length : 0;
    case 'yourAlliesNextToTarget':
      return me && target ? adjacentTo(s, target, alliesOf(s, me)).length : 0;
    case 'enemiesAdjacent':
      return me ? adjacentTo(s, me, enemiesOf(s, me)).length : 0;
    default:
      return countedInAction(s, word as Counter, about, target);
  }
};

const countedInAction = (s: S, counter: Counter, about: About, target: F | undefined): number => {
  const { notes } = about.run;
  switch (counter) {
    case 'enemiesTargeted':
      return notes.targets.length;
    case 'enemiesDamaged':
    case 'targetsDamaged':
      return new Set(notes.damaged).size;
    case 'enemiesKilled':
      return notes.killed.length;
    case 'attacksPerformed':
      return notes.attacks;
    case 'pairsOfAlliesDamaged':
      return Math.floor(new Set(notes.damaged).size / 2);
    case 'negativeConditionsOnTarget':
      return target ? negatives(target) : 0;
    case 'targetShield':
      return target ? shieldOf(s, target) : 0;
    case 'rangeMinusDistance': {
      const me = s.figures[about.run.me];
      if (!me || !target) return 0;
      return Math.max(
        0,
        (about.range ?? 0) - sure(stepsFrom(fieldOf(s), [me.at], 99)[target.at], 'one of steps from'),
      );
    }
    default:
      return 0;
  }
};

const computed = (s: S, value: Computed, about: About): number => {
  let n = counted(s, value.x, about) * (value.times ?? 1);
  if (value.half === 'up') n = Math.ceil(n / 2);
  if (value.half === 'down') n = Math.floor(n / 2);
  return n + (value.plus ?? 0);
};

/** A number of the content; `all` is more than there can be. */
export const amount = (s: S, value: Value | undefined, about: About, otherwise = 0): number => {
  if (value === undefined) return otherwise;
  if (typeof value === 'number') return value;
  if (value === 'all') return 99;
  if (typeof value === 'string') return worth(s, value);
  return 'byLevel' in value
    ? sure(value.byLevel[scale(s).monsterLevel], 'one of by level')
    : computed(s, value, about);
};
