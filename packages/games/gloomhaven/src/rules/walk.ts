import { type Gait, isClosedDoor, metOn, type Others } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { planOf } from '../content/maps.js';
import { fieldOf } from '../ground.js';
import type { F, S, T } from '../state.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { abilityById } from './ability-ids.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { isImmune } from './effects.js';
import { scale } from './formula.js';
import { areEnemies, figure, figures, has, heroBehind, isAlive, placeOf } from './look.js';
import { perform } from './perform.js';
import { openDoor } from './rooms.js';
import { type Running, runFor } from './running.js';
import { entryDamage } from './scenario-rules.js';

/** A figure goes: hex by hex, with everything that it meets. */

/** The other figures as a mover sees them. */
export const othersOf = (s: S, me: F): Others => {
  const others = figures(s).filter(f => f.id !== me.id);
  return {
    allies: others.filter(f => !areEnemies(f, me)).map(f => f.at),
    enemies: others.filter(f => areEnemies(f, me)).map(f => f.at),
  };
};

/** How far a walk got. */
export interface Walked {
  /** The number of the hex of the route where it stopped. */
  readonly reached: number;
  readonly door: boolean;
}

/** GLM-MOVE-03: the route hex by hex, each trap, hazard and door as it is entered. */
export function* walk(t: T, who: FigureId, route: readonly Hex[], gait: Gait, run?: Running): Proc<Walked> {
  let from = 0;
  const met = new Map(metOn(fieldOf(t.s), gait, route).map(m => [m.hex, m.what]));
  for (let i = 1; i < route.length; i++) {
    const hex = sure(route[i], 'one of route');
    const last = i === route.length - 1;
    const touches = gait === 'walk' || (gait === 'jump' && last);
    const harms = touches && entryDamage(t.s, figure(t.s, who), hex) > 0;
    const what = met.get(hex);
    if (what === undefined && !harms && !last) continue;
    const part = route.slice(from, i + 1);
    goAlong(t, who, part, gait, run);
    from = i;
    if (what === 'door') {
      openDoorAt(t, who, hex);
      return { reached: i, door: true };
    }
    if (touches) yield* touch(t, who, hex);
    if (!isAlive(t.s, who) || isHeld(t.s, who)) return { reached: i, door: false }; // GLM-G74
  }
  return { reached: route.length - 1, door: false };
}

const goAlong = (t: T, who: FigureId, part: readonly Hex[], how: Gait, run: Running | undefined): void => {
  t.emit({ type: 'moved', who, route: part.map(hex => placeOf(t.s, hex)), how, by: who }, 'GLM-MOVE-01');
  run?.notes.path.push(...(run.notes.path.length === 0 ? part : part.slice(1)));
};

const openDoorAt = (t: T, who: FigureId, hex: Hex): void => {
  const door = planOf(t.s.scenario).doors.find(d => d.at === hex);
  openDoor(t, sure(door, 'one of doors').id, who);
};

export const isHeld = (s: S, who: FigureId): boolean => {
  const f = figure(s, who);
  return has(f, 'immobilize') || has(f, 'stun');
};

/** One hex of a way that is chosen as it is gone: a Jump touches nothing before it ends (GLM-JUMP-03). */
export function* goTo(t: T, run: Running, hex: Hex, gait: Gait): Proc {
  const { me } = run;
  const part = [figure(t.s, me).at, hex];
  if (gait !== 'jump' || isClosedDoor(fieldOf(t.s), hex)) yield* walk(t, me, part, gait, run);
  else goAlong(t, me, part, gait, run);
}

/** Whoever ends a way on a hex, or enters it on foot, meets what is there. */
export function* touch(t: T, who: FigureId, hex: Hex): Proc {
  const harm = entryDamage(t.s, figure(t.s, who), hex);
  yield* enter(t, who, hex);
  if (harm > 0 && isAlive(t.s, who)) yield* suffer(t, who, harm, { how: 'scenario', by: null });
}

/** A trap or hazardous terrain on a hex that was just entered. */
export function* enter(t: T, who: FigureId, hex: Hex): Proc {
  const thing = t.s.land.things.find(
    x => x.at.includes(hex) && (x.kind === 'trap' || x.kind === 'hazardous'),
  );
  if (thing === undefined) return;
  if (thing.kind === 'hazardous') {
    if (!isImmune(t.s, figure(t.s, who), 'hazardousTerrain'))
      yield* suffer(t, who, scale(t.s).hazard, { how: 'hazard', by: null }); // GLM-TILE-16
    return;
  }
  const at = placeOf(t.s, hex);
  t.emit({ type: 'removed', thing: thing.id, what: 'trap', at, how: 'sprung', by: who }, 'GLM-TILE-11');
  const turn = t.s.turn === null ? undefined : heroBehind(t.s, t.s.turn.of);
  if (turn !== undefined) t.emit({ type: 'noted', who: turn, what: 'traps', n: 1 }, 'GLM-TILE-11');
  yield* suffer(t, who, thing.damage ?? scale(t.s).trap, { how: 'trap', by: thing.by }); // GLM-TILE-13
  for (const condition of thing.conditions) gain(t, who, condition, thing.by);
  yield* sprung(t, who, thing, hex);
}

/** What a trap of a card does beside its damage. */
function* sprung(t: T, who: FigureId, thing: S['land']['things'][number], hex: Hex): Proc {
  const ability = thing.from === undefined ? undefined : abilityById(thing.from);
  if (ability?.a !== 'trap' || thing.by === null) return;
  const owner = t.s.heroes[thing.by];
  if (owner && !owner.out && ability.xpWhenSprungByEnemy && t.s.heroes[who] === undefined)
    t.emit({ type: 'xp', who: owner.id, n: ability.xpWhenSprungByEnemy }, 'GLM-XP-03');
  if (!isAlive(t.s, thing.by)) return;
  const run: Running = runFor(t.s, thing.by);
  run.notes.chosen = hex;
  for (const each of ability.whenSprung ?? []) yield* perform(t, run, each);
}
