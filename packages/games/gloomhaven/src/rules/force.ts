import { forcedRoutes, stepsFrom, terrainAt } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure } from '@potyczka/kernel';
import { hexPick, type Pick, pick, skip } from '../ask.js';
import type { AttackAbility } from '../content/abilities.js';
import { fieldOf, withoutTerrain } from '../ground.js';
import type { F, S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { suffer } from './damage.js';
import { flies, isImmune } from './effects.js';
import { figure, isAlive, placeOf } from './look.js';
import type { Running } from './running.js';
import { runFor } from './running.js';
import { isIndestructible } from './scenario-figures.js';
import { entryDamage, fieldFor } from './scenario-rules.js';
import { othersOf, touch, walk } from './walk.js';

/** GLM-PUSH: forced movement; the attacker chooses where, a monster by the players (GLM-MON-62). */
export function* force(
  t: T,
  run: Running,
  kind: 'push' | 'pull',
  hexes: number,
  target: FigureId,
  more: Forced = {},
): Proc<boolean> {
  if (!isAlive(t.s, target) || hexes <= 0) return false;
  const f = figure(t.s, target);
  const origin = more.from ?? t.s.figures[run.me]?.at;
  if (origin === undefined || isImmune(t.s, f, kind) || isImmune(t.s, f, 'forcedMovement')) return false;
  const others = othersOf(t.s, f);
  const field = more.into ? withoutTerrain(fieldFor(t.s, f), 'obstacle') : fieldFor(t.s, f);
  const routes = forcedRoutes(field, {
    kind,
    hexes,
    by: origin,
    target: f.at,
    flying: flies(t.s, f),
    ...others,
  }).filter(r => !more.into || !r.route.some(hex => staysFor(t.s, hex)));
  const ways = unlike(
    t.s,
    f,
    routes.map(r => r.route),
  ).sort((a, b) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0));
  if (ways.every(way => way.length < 2)) return false;
  const picks = ways.map(way => wayPick(t.s, way, ways));
  const seat = run.by ?? seatFor(t, target);
  const ask = msg(kind === 'push' ? 'ask-push' : 'ask-pull', { figure: target, n: hexes });
  const all = run.by === undefined ? picks : [skip('no-push-label'), ...picks];
  const rule = kind === 'push' ? 'GLM-PUSH-01' : 'GLM-PUSH-03';
  const isSettled = run.by === undefined && (all.length === 1 || t.s.options.ties === 'never'); // GLM-G55
  const key = isSettled ? sure(all[0], 'one of all').key : yield* pick(t, seat, rule, ask, all);
  if (key === PASS) return false;
  const way = sure(ways[picks.findIndex(x => x.key === key)], 'one of ways');
  yield* forceAlong(t, run, target, way, kind, more.into);
  return true;
}

/** Of all ways one for each end and for each row of things that happen on it. */
const unlike = (s: S, f: F, routes: readonly (readonly Hex[])[]): (readonly Hex[])[] => {
  const found = new Map<string, readonly Hex[]>();
  for (const route of routes) {
    const met = route.slice(1).filter(hex => isFelt(s, f, hex));
    const key = `${route.at(-1)} ${met.join()}`;
    if (!found.has(key)) found.set(key, route);
  }
  return [...found.values()];
};

/** Whether something happens to a forced figure on a hex. */
const isFelt = (s: S, f: F, hex: Hex): boolean => {
  const kind = terrainAt(fieldOf(s), hex);
  if (kind === 'obstacle') return true;
  return !flies(s, f) && (kind === 'trap' || kind === 'hazardous' || entryDamage(s, f, hex) > 0);
};

/** A way by its last hex; by all of it where others end there too. */
const wayPick = (s: S, way: readonly Hex[], all: readonly (readonly Hex[])[]): Pick => {
  const end = sure(way.at(-1), 'one of way');
  const isAlone = all.filter(other => other.at(-1) === end).length === 1;
  const places = way.map(hex => placeOf(s, hex));
  const preview = (): { route: typeof places } => ({ route: places });
  if (isAlone) return hexPick(s, end, undefined, preview);
  return {
    key: places.slice(1).join(' '),
    show: () => ({
      label: msg('by-way-label', { hexes: places.slice(1) }),
      at: [placeOf(s, end)],
      preview: preview(),
    }),
  };
};

/** Forced movement of a kind of its own: from elsewhere, or into obstacles, which break and hurt. */
interface Forced {
  readonly from?: Hex | undefined;
  readonly into?: AttackAbility['pushIntoObstacles'];
}

const obstacleAt = (s: S, hex: Hex) => s.land.things.find(x => x.kind === 'obstacle' && x.at.includes(hex));

/** An obstacle that nothing breaks. */
const staysFor = (s: S, hex: Hex): boolean => {
  const obstacle = obstacleAt(s, hex);
  return obstacle !== undefined && isIndestructible(s, obstacle.what);
};

/** What a push has left when a wall or an obstacle stops it. */
export const hexesBlocked = (s: S, by: FigureId, target: FigureId, began: Hex, hexes: number): number => {
  const [f, me] = [s.figures[target], s.figures[by]];
  if (!f || !me) return 0;
  const steps = stepsFrom(fieldOf(s), [me.at], 99);
  const left = hexes - (sure(steps[f.at], 'one of steps') - sure(steps[began], 'one of steps'));
  if (left <= 0 || isImmune(s, f as F, 'push')) return 0;
  const goesOn = forcedRoutes(fieldFor(s, f as F), {
    kind: 'push',
    hexes: 1,
    by: me.at,
    target: f.at,
    flying: flies(s, f as F),
    ...othersOf(s, f as F),
  }).some(r => r.route.at(-1) !== f.at);
  if (goesOn) return 0;
  const field = fieldOf(s);
  for (let i = 6 * f.at; i < 6 * f.at + 6; i++) {
    const next = sure(field.links[i], 'one of links');
    if (next < 0 || ['wall', 'obstacle'].includes(terrainAt(field, next))) return left;
  }
  return 0;
};

const seatFor = (t: T, target: FigureId) => {
  const owner = t.s.heroes[target] ?? t.s.heroes[t.s.figures[target]?.owner ?? ''];
  return owner?.seat ?? sure(t.s.seats[0], 'one of seats');
};

/** GLM-PUSH-06: traps and hazards work, difficult terrain does not. */
export function* forceAlong(
  t: T,
  run: Running,
  who: FigureId,
  route: readonly Hex[],
  how: 'push' | 'pull',
  into?: Forced['into'],
): Proc {
  const f = figure(t.s, who);
  let from = 0;
  for (let i = 1; i < route.length; i++) {
    const hex = sure(route[i], 'one of route');
    if (into && (yield* crash(t, run, who, hex, into)) === 'dead') return;
    const felt = !flies(t.s, f) && isFelt(t.s, f, hex);
    if (!felt && i < route.length - 1) continue;
    const part = route.slice(from, i + 1).map(each => placeOf(t.s, each));
    const rule = how === 'push' ? 'GLM-PUSH-01' : 'GLM-PUSH-03';
    t.emit({ type: 'moved', who, route: part, how, by: run.me }, rule);
    from = i;
    if (felt) yield* touch(t, who, hex);
    if (!isAlive(t.s, who)) return;
  }
}

/** An obstacle in the way of a push breaks and hurts. */
function* crash(
  t: T,
  run: Running,
  who: FigureId,
  hex: Hex,
  into: NonNullable<Forced['into']>,
): Proc<'dead' | 'goes on'> {
  const obstacle = obstacleAt(t.s, hex);
  if (obstacle === undefined) return 'goes on';
  const at = placeOf(t.s, hex);
  t.emit(
    { type: 'removed', thing: obstacle.id, what: 'obstacle', at, how: 'destroyed', by: run.me },
    'GLM-TILE-31',
  );
  if (run.hero) t.emit({ type: 'xp', who: run.hero, n: into.xp }, 'GLM-XP-03');
  yield* suffer(t, who, into.damage, { how: 'ability', by: run.me });
  return isAlive(t.s, who) ? 'goes on' : 'dead';
}

/** A route by itself, gone or forced, with everything that it meets (GLM-TILE-09, -16). */
export function* enterAlong(t: T, who: FigureId, route: readonly Hex[], how: 'walk' | 'jump' | 'push'): Proc {
  const flying = flies(t.s, figure(t.s, who));
  if (how === 'push') yield* forceAlong(t, runFor(t.s, who), who, route, 'push');
  else yield* walk(t, who, route, flying ? 'fly' : how);
}
