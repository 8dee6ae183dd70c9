import { stepsFrom } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { pick } from '../ask.js';
import type { AttackAbility, Give } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { isHidden } from './effects.js';
import { enemiesOf, figure } from './look.js';
import type { Running } from './running.js';

/** Enemies on each of the shortest ways to a target, without those ways that lead past fewer of the same. */
const onTheWay = (s: S, run: Running, target: FigureId): FigureId[][] => {
  const me = figure(s, run.me);
  const field = fieldOf(s);
  const enemies = enemiesOf(s, me).filter(f => f.id !== target && !isHidden(s, f));
  const steps = stepsFrom(field, [figure(s, target).at], 99);
  const found = new Map<string, FigureId[]>();
  const walk = (hex: Hex, met: readonly FigureId[]): void => {
    if (steps[hex] === 1) {
      found.set(met.join(), [...met]);
      return;
    }
    for (let i = 6 * hex; i < 6 * hex + 6; i++) {
      const next = sure(field.links[i], 'one of links') as Hex;
      if (next < 0 || steps[next] !== sure(steps[hex], 'one of steps') - 1) continue;
      const here = enemies.find(f => f.at === next);
      walk(next, here ? [...met, here.id] : met);
    }
  };
  if (sure(steps[me.at], 'one of steps') > 0) walk(me.at, []);
  const all = [...found.values()];
  return all.filter(
    set => !all.some(other => other.length > set.length && set.every(id => other.includes(id))),
  );
};

/** Some attacks strike everybody on the way to their target too; of several ways the player chooses one. */
export function* withThoseOnTheWay(
  t: T,
  run: Running,
  ab: AttackAbility,
  gives: readonly Give[],
  targets: FigureId[],
): Proc<FigureId[]> {
  const reaches = ab.alsoTargets ?? gives.find(give => give.set?.alsoTargets)?.set?.alsoTargets;
  const [target] = targets;
  if (reaches === undefined || run.by === undefined || target === undefined) return targets;
  const sets = onTheWay(t.s, run, target);
  if (sets.length < 2) return [...(sets[0] ?? []), ...targets];
  const key = yield* pick(
    t,
    run.by,
    'GLM-ATK-01',
    msg('ask-way'),
    sets.map(set => ({
      key: set.join(' '),
      show: { label: msg('way-label', { figures: set }), at: set },
    })),
  );
  return [...key.split(' '), ...targets];
}
