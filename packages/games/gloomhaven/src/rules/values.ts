import { isAdjacent, stepsFrom } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { type Computed, type Counter, type If, NEGATIVE, type Value } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import { alliesOf, enemiesOf, figure, figures, has } from '../look.js';
import type { F, S } from '../state.js';
import { type FigureId, kindOf, type Token } from '../vocabulary.js';
import { isTied } from './ability-ids.js';
import { shieldOf } from './effects.js';
import { scale, worth } from './formula.js';
import type { Running } from './running.js';

/** What a condition or a number may refer to beside the running action. */
export interface About {
  readonly run: Running;
  readonly target?: FigureId | undefined;
  readonly ranged?: boolean;
  readonly single?: boolean;
  /** Damage that is about to be suffered. */
  readonly incoming?: number;
  readonly loot?: number;
  /** Range of the attack, for counting what is left of it. */
  readonly range?: number;
  /** The effect that asks, for marks on a figure. */
  readonly mark?: readonly FigureId[];
}

const near = (s: S, f: F, all: readonly F[], within: number): F[] => {
  const steps = stepsFrom(fieldOf(s), [f.at], within);
  return all.filter(x => x.id !== f.id && sure(steps[x.at], 'one of steps') >= 0);
};

const adjacentTo = (s: S, f: F, all: readonly F[]): F[] =>
  all.filter(x => x.id !== f.id && isAdjacent(fieldOf(s), f.at, x.at));

const negatives = (f: F): number => NEGATIVE.filter(token => has(f, token)).length;

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

const halfHp = (f: F): number => Math.ceil(f.max / 2);

/** Whether one condition holds. */
const holds = (s: S, condition: If, about: About): boolean => {
  const { run } = about;
  const me = s.figures[run.me];
  const [word, arg = ''] = condition.split(':') as [string, string?];
  switch (word) {
    case 'melee':
      return about.ranged !== true;
    case 'ranged':
      return about.ranged === true;
    case 'singleTarget':
      return about.single !== false;
    case 'youAreInvisible':
      return me !== undefined && has(me, 'invisible');
    case 'youBelowHalfHp':
      return me !== undefined && me.hp < halfHp(me);
    case 'youHaveExactly1Hp':
      return me?.hp === 1;
    case 'wouldDropBelow1Hp':
      return me !== undefined && me.hp - (about.incoming ?? 0) < 1;
    case 'notFullyHealed':
      return me !== undefined && me.hp < me.max;
    case 'elementStrong':
      return s.elements[arg as 'fire'] === 2;
    case 'elementNotStrong':
      return s.elements[arg as 'fire'] !== 2;
    case 'elementStrongOrWaning':
      return s.elements[arg as 'fire'] > 0;
    case 'yourTurn':
      return s.turn?.of === run.me;
    case 'lootValue':
      return about.loot === Number(arg);
    case 'usedItemThisAction':
      return run.notes.items > 0;
    default:
      return holdsInPlace(s, word, arg, about) ?? holdsOfTarget(s, word, arg, about);
  }
};

export const isStraight = (s: S, path: readonly number[]): boolean => {
  const width = s.width;
  const cube = (hex: number): readonly [number, number] => {
    const [x, y] = [hex % width, Math.trunc(hex / width)];
    return [x - ((y - (y & 1)) >> 1), y];
  };
  const steps = path.slice(1).map((hex, i) => {
    const [q, r] = cube(hex);
    const [p, o] = cube(sure(path[i], 'one of path'));
    return `${q - p},${r - o}`;
  });
  return steps.length > 0 && new Set(steps).size === 1;
};

const holdsInPlace = (s: S, word: string, arg: string, about: About): boolean | undefined => {
  const { run } = about;
  const me = s.figures[run.me];
  const field = fieldOf(s);
  const obstacles = s.land.things.filter(x => x.kind === 'obstacle').flatMap(x => x.at);
  switch (word) {
    case 'movedInStraightLine':
      return isStraight(s, run.notes.path);
    case 'endedInStartHex':
      return me !== undefined && run.notes.path.length > 1 && run.notes.path[0] === me.at;
    case 'movedThisTurnAtLeast':
      return (s.turn?.moved ?? 0) >= Number(arg);
    case 'movedThisTurnAtMost':
      return (s.turn?.moved ?? 0) <= Number(arg);
    case 'enteredHazardousTerrainThisTurn':
      return (s.turn?.hazards ?? 0) > 0;
    case 'obstacleAdjacent':
      return me !== undefined && obstacles.some(hex => isAdjacent(field, me.at, hex));
    case 'inObstacleHex':
      return me !== undefined && obstacles.includes(me.at);
    case 'adjacentMonstersAtLeast':
      return me !== undefined && adjacentTo(s, me, enemiesOf(s, me)).length >= Number(arg);
    case 'attackerAdjacent':
      return run.other !== undefined && me !== undefined && isAdjacent(field, me.at, figure(s, run.other).at);
    case 'otherEnemyWithin': {
      const dead = run.notes.killed.at(-1)?.at;
      if (dead === undefined || me === undefined) return undefined;
      const steps = stepsFrom(field, [dead], Number(arg));
      return enemiesOf(s, me).some(f => sure(steps[f.at], 'one of steps') >= 0);
    }
    case 'attackerRank':
      return run.other !== undefined && s.figures[run.other]?.rank === arg;
    default:
      return undefined;
  }
};

const holdsOfTarget = (s: S, word: string, arg: string, about: About): boolean => {
  const me = s.figures[about.run.me];
  const target = about.target === undefined ? undefined : s.figures[about.target];
  if (target === undefined) return false;
  switch (word) {
    case 'targetNextToYourAlly':
      return me !== undefined && adjacentTo(s, target, alliesOf(s, me)).length > 0;
    case 'targetAlone':
      return adjacentTo(s, target, alliesOf(s, target)).length === 0;
    case 'targetHasAny':
    case 'has':
      return arg.split(',').some(token => has(target, token as Token));
    case 'targetHpAtMost':
      return target.hp <= Number(arg);
    case 'targetHpBelow':
      return me !== undefined && target.hp < Math.floor((me.max - me.hp) / 2);
    case 'targetDamageAtLeast':
      return target.max - target.hp >= Number(arg);
    case 'targetUndamaged':
      return target.hp === target.max;
    case 'targetIsDoomed':
      return s.lasting.some(x => x.on.includes(target.id) && isTied(x));
    case 'targetIsThis':
      return about.mark?.includes(target.id) ?? false;
    case 'targetKind':
      return arg.split(',').some(each => each === kindOf(target.id) || each === target.id);
    case 'negativeConditionTokensAtLeast':
      return negatives(target) >= Number(arg);
    case 'otherEnemyWithin':
      return me !== undefined && near(s, target, enemiesOf(s, me), Number(arg)).length > 0;
    default:
      return false;
  }
};

export const allHold = (s: S, conditions: readonly If[] | undefined, about: About): boolean =>
  (conditions ?? []).every(condition => holds(s, condition, about));
