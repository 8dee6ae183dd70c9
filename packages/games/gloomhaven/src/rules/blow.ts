import { aims, type Attack as GroundAttack } from '@potyczka/geometry/hex';
import { sure, type Verdict } from '@potyczka/kernel';
import type { AreaOf, AttackAbility, Condition, Give, On } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import { no } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import { isHidden } from './effects.js';
import { enemiesOf, figure } from './look.js';
import type { Running } from './running.js';
import { statistics } from './statistics.js';
import { amount } from './values.js';

/** An attack before anybody is struck: what it is worth, how far it reaches, and whom it may reach. */

/** An attack ability with everything that changes all of it worked out. */
export interface Blow {
  readonly value: number;
  readonly ranged: boolean;
  readonly range: number;
  readonly targets: number;
  readonly area: AreaOf | undefined;
  readonly pierce: number;
  readonly push: number;
  readonly pull: number;
  readonly conditions: readonly Condition[];
  /** Gifts that are looked at for each target. */
  readonly gives: readonly Give[];
  readonly ability: AttackAbility;
}

export const sumOf = (gives: readonly Give[], of: (give: Give) => number | undefined): number =>
  gives.reduce((sum, give) => sum + (of(give) ?? 0), 0);

/** The attack that an ability gives a figure. */
export const blowOf = (s: S, run: Running, ab: AttackAbility, gives: readonly Give[]): Blow => {
  const f = figure(s, run.me);
  const own = statistics(s, f);
  const relative = ab.mod !== undefined;
  const value = relative ? own.attack + sure(ab.mod, 'mod') : amount(s, ab.n, { run });
  const set = gives.find(give => give.set !== undefined)?.set;
  const area = set?.area ?? ab.area;
  const printed = ab.range !== undefined ? amount(s, ab.range, { run }) : undefined;
  const ownRange = own.range === undefined ? undefined : own.range + (ab.rangeMod ?? 0);
  const range = printed ?? (relative || ab.rangeMod !== undefined ? ownRange : undefined);
  const ranged = range !== undefined && area?.self !== true; // GLM-AOE-03, GLM-ATK-05
  const more = sumOf(gives, give => (give.add?.range === undefined ? 0 : amount(s, give.add.range, { run })));
  const targets = amount(s, set?.targets ?? ab.targets, { run }, relative ? own.targets : 1);
  return {
    value,
    ranged,
    range: ranged ? Math.max(1, range + more) : reachOf(set?.on ?? ab.on),
    targets: targets + sumOf(gives, give => give.addTargets),
    area,
    pierce: (ab.pierce ?? 0) + (relative ? own.pierce : 0) + sumOf(gives, give => give.pierce),
    push: (ab.push ?? 0) + sumOf(gives, give => give.push),
    pull: (ab.pull ?? 0) + sumOf(gives, give => give.pull),
    conditions: [
      ...(ab.conditions ?? []),
      ...(relative ? (own.conditions as Condition[]) : []),
      ...gives.flatMap(give => give.conditions ?? []),
    ],
    gives,
    ability: ab,
  };
};

/** A melee attack that reaches farther than the next hex. */
const reachOf = (on: On | undefined): number =>
  typeof on?.within === 'number' && on.count !== 'all' ? on.within : 1;

export const groundAttack = (blow: Blow): GroundAttack => {
  const area = blow.area === undefined ? {} : { area: blow.area.hexes };
  return blow.ranged || blow.range > 1 // a longer reach stays melee (GLM-ATK-05)
    ? { kind: 'ranged', range: blow.range, targets: blow.targets, ...area }
    : { kind: 'melee', targets: blow.targets, ...area };
};

const INVISIBLE = no('GLM-COND-15', 'is-invisible');

const TWICE = no('GLM-ATK-20', 'attacked-already');

export const sightsHidden = (blow: Blow): boolean => blow.gives.some(give => give.canTargetInvisible);

/** Each enemy as a target, with the reason why not. */
export const judged = (
  s: S,
  run: Running,
  blow: Blow,
  taken: readonly FigureId[],
): { f: F; refusal: Verdict }[] => {
  const me = figure(s, run.me);
  const enemies = enemiesOf(s, me);
  const sights = sightsHidden(blow);
  return aims(
    fieldOf(s),
    me.at,
    groundAttack(blow),
    enemies.map(f => f.at),
  ).map((aim, i) => {
    const f = sure(enemies[i], 'one of enemies');
    if (taken.includes(f.id)) return { f, refusal: TWICE };
    if (isHidden(s, f) && !sights) return { f, refusal: INVISIBLE };
    return { f, refusal: aim.refusal && no(aim.refusal.rule, `attack-${aim.refusal.why}`) };
  });
};
