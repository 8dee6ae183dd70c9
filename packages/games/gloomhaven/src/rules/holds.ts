import { isAdjacent, stepsFrom } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { type If, NEGATIVE } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import { type FigureId, kindOf, type Token } from '../vocabulary.js';
import { isTied } from './ability-ids.js';
import { alliesOf, enemiesOf, figure, has } from './look.js';
import type { Running } from './running.js';

/** Whether the conditions of an ability hold. */

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

export const near = (s: S, f: F, all: readonly F[], within: number): F[] => {
  const steps = stepsFrom(fieldOf(s), [f.at], within);
  return all.filter(x => x.id !== f.id && sure(steps[x.at], 'one of steps') >= 0);
};

export const adjacentTo = (s: S, f: F, all: readonly F[]): F[] =>
  all.filter(x => x.id !== f.id && isAdjacent(fieldOf(s), f.at, x.at));

export const negatives = (f: F): number => NEGATIVE.filter(token => has(f, token)).length;

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

const isStraight = (s: S, path: readonly number[]): boolean => {
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
