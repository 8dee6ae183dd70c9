import type { Hex } from '@potyczka/geometry/hex';
import {
  areEnemies,
  at,
  BOOTS,
  enter,
  freely,
  type Given,
  has,
  isThere,
  type Moment,
  put,
  standingOn,
  told,
} from './gloomhaven-moment.js';

/** Every way of a move, and of a PUSH or PULL. */

type Gait = 'walk' | 'jump' | 'fly';

/** Somewhere on a way. */
interface Leg {
  readonly m: Moment;
  readonly left: number;
  readonly gait: Gait;
  /** A hex has been entered: then the last one counts. */
  readonly went: boolean;
  /** It was entered in a Jump: what lies there does nothing yet (GLM-JUMP-03). */
  readonly hovers: boolean;
}

const BOOTS_GIVE = 2;

const cost = (g: Given, gait: Gait, hex: Hex): number =>
  gait === 'walk' && g.board.kind(hex) === 'difficult' && !g.isImmune(g.me, 'difficultTerrain') ? 2 : 1;

/** GLM-MOVE-02, -05, GLM-JUMP-01, -02, -04, GLM-TILE-21, -28 */
const mayEnter = (g: Given, m: Moment, gait: Gait, hex: Hex): boolean => {
  const kind = g.board.kind(hex);
  if (kind === 'wall' || kind === 'locked-door') return false;
  if (gait !== 'walk') return true;
  const other = standingOn(m, hex);
  return kind !== 'obstacle' && (other === undefined || !areEnemies(m, other, g.me));
};

/** One hex farther. */
const stepTo = (g: Given, { m, left, gait }: Leg, hex: Hex): Leg => {
  const other = standingOn(m, hex);
  const isThrough = other !== undefined && areEnemies(m, other, g.me) && !m.through.includes(other);
  const there: Moment = {
    ...put(m, g.me, hex),
    through: isThrough ? [...m.through, other].sort() : m.through,
    door: g.board.kind(hex) === 'closed-door' ? hex : null, // GLM-TILE-02
  };
  return {
    m: gait === 'walk' && there.door === null ? enter(g, there, g.me) : there,
    left: left - cost(g, gait, hex),
    gait,
    went: true,
    hovers: gait === 'jump',
  };
};

/** To stay here: GLM-MOVE-04, GLM-JUMP-03, GLM-G09, GLM-G15. */
const stopped = (g: Given, { m, left, gait, went, hovers }: Leg): readonly Moment[] => {
  if (!isThere(m, g.me) || m.door !== null || !went) return [m];
  const hex = at(m, g.me);
  if (Object.keys(m.who).some(id => id !== g.me && at(m, id) === hex)) return [];
  if (gait !== 'jump' || !hovers) return [m];
  const kind = g.board.kind(hex);
  if (kind === 'obstacle') return [];
  if (kind === 'difficult' && !g.isImmune(g.me, 'difficultTerrain') && left < 1) return [];
  return [enter(g, m, g.me)];
};

/** Whoever is gone, held fast or before a new room goes no farther (GLM-G74). */
const isHeld = (g: Given, m: Moment): boolean =>
  !isThere(m, g.me) || m.door !== null || has(m, g.me, 'immobilize') || has(m, g.me, 'stun');

const onward = (g: Given, step: Leg, grounded: Gait): readonly Leg[] => {
  const { m, left } = step;
  const gait = m.isAloft ? 'fly' : step.gait === 'fly' ? grounded : step.gait;
  const free = freely(g, m)
    .slice(1)
    .map(other => ({ ...step, gait: other.isAloft ? gait : grounded, m: other }));
  if (isHeld(g, m)) return free;
  const shod = m.ready.includes(BOOTS)
    ? [{ ...step, left: left + BOOTS_GIVE, m: { ...m, ready: m.ready.filter(id => id !== BOOTS) } }]
    : [];
  const next = g.board
    .beside(at(m, g.me))
    .filter(hex => mayEnter(g, m, gait, hex) && cost(g, gait, hex) <= left);
  return [...free, ...shod, ...next.map(hex => stepTo(g, step, hex))];
};

/** GLM-MOVE-01: hex by hex as the player likes, also round and back, up to so many points. */
export const moves = (g: Given, m: Moment, points: number, isJump: boolean): readonly Moment[] => {
  if (has(m, g.me, 'immobilize')) return [m];
  const grounded = isJump ? 'jump' : 'walk';
  const gait = m.isAloft ? 'fly' : grounded;
  const open: Leg[] = [{ m: { ...m, through: [] }, left: points, gait, went: false, hovers: false }];
  const known = new Set<string>();
  const ends: Moment[] = [];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const key = `${told(step.m)} ${step.m.through.join()} ${step.left} ${step.went} ${step.hovers}`;
    if (known.has(key)) continue;
    known.add(key);
    for (const end of stopped(g, step)) ends.push(...freely(g, end));
    open.push(...onward(g, step, grounded));
  }
  return ends;
};

/** GLM-PUSH-01 to -05, GLM-JUMP-05: the hexes that a forced figure may come to next. */
const forcedOn = (g: Given, m: Moment, kind: 'push' | 'pull', from: Hex, who: string, here: Hex): Hex[] => {
  const away = (hex: Hex): number => g.board.distance(from, hex);
  return g.board.beside(here).filter(hex => {
    if (g.board.isWall(hex)) return false;
    if (kind === 'push' ? away(hex) <= away(here) : away(hex) >= away(here)) return false;
    if (g.flies(who)) return true;
    const other = standingOn(m, hex);
    if (g.board.kind(hex) === 'obstacle') return false;
    return other === undefined || other === who || !areEnemies(m, other, who);
  });
};

/** All ways of the full length, or as far as they lead. */
const forcedWays = (
  g: Given,
  m: Moment,
  kind: 'push' | 'pull',
  from: Hex,
  who: string,
  way: readonly Hex[],
  left: number,
): readonly (readonly Hex[])[] => {
  const next = left === 0 ? [] : forcedOn(g, m, kind, from, who, way.at(-1) ?? at(m, who));
  if (next.length === 0) return [way];
  return next.flatMap(hex => forcedWays(g, m, kind, from, who, [...way, hex], left - 1));
};

/** GLM-PUSH-01, -06, GLM-G23, GLM-ATK-23: left aside, or along every way. */
export const forced = (
  g: Given,
  m: Moment,
  kind: 'push' | 'pull',
  n: number,
  from: Hex,
  who: string,
): readonly Moment[] => {
  if (!isThere(m, who) || n <= 0 || g.isImmune(who, kind) || g.isImmune(who, 'forcedMovement')) return [m];
  const isFree = (hex: Hex): boolean => [undefined, who].includes(standingOn(m, hex));
  const ways = forcedWays(g, m, kind, from, who, [], n);
  const cut = ways.map(way => way.slice(0, way.findLastIndex(isFree) + 1));
  // Whether a way that is cut back may be taken while another one runs on is left open.
  const isWhole = ways.some((way, i) => way.length === cut[i]?.length && way.length > 0);
  const taken = g.isStrict && isWhole ? cut.filter((way, i) => way.length === ways[i]?.length) : cut;
  return [m, ...taken.map(way => along(g, m, who, way))];
};

const along = (g: Given, start: Moment, who: string, way: readonly Hex[]): Moment => {
  let m = start;
  for (const hex of way) {
    if (!isThere(m, who)) return m;
    m = put(m, who, hex);
    if (!g.flies(who)) m = enter(g, m, who);
  }
  return m;
};
