import {
  costTo,
  type Field,
  forcedRoutes,
  type Gait,
  judgeMove,
  type MoveObstacle,
  metOn,
  type Others,
  type Reach,
  reach,
  routeTo,
  stepsFrom,
  terrainAt,
} from '@potyczka/geometry/hex';
import { PASS, type Proc, sure, type Verdict } from '@potyczka/kernel';
import { hexPick, type Pick, pick, skip } from '../ask.js';
import type { AttackAbility, Give, MoveAbility } from '../content/abilities.js';
import { planOf } from '../content/maps.js';
import { fieldOf, withoutTerrain } from '../ground.js';
import type { F, S, T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { abilityById } from './ability-ids.js';
import { useBonus } from './bonuses.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { bonusesAt, flies, isImmune } from './effects.js';
import { scale } from './formula.js';
import { allHold, isStraight } from './holds.js';
import { itemOffers, offerPick, spendItem } from './items.js';
import { alliesOf, areEnemies, figure, figures, has, heroBehind, hexOf, isAlive, placeOf } from './look.js';
import { lootAlong } from './loot.js';
import { perform } from './perform.js';
import { mayPass, PORTAL, pass, portalPick } from './portals.js';
import { openDoor } from './rooms.js';
import type { Running } from './running.js';
import { runFor } from './running.js';
import { isIndestructible } from './scenario-figures.js';
import { entryDamage, fieldFor } from './scenario-rules.js';
import { statistics } from './statistics.js';
import { amount } from './values.js';

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
  const how = gait;
  let from = 0;
  const met = new Map(metOn(fieldOf(t.s), gait, route).map(m => [m.hex, m.what]));
  for (let i = 1; i < route.length; i++) {
    const last = i === route.length - 1;
    const touches = gait === 'walk' || (gait === 'jump' && last);
    const harm = touches ? entryDamage(t.s, figure(t.s, who), sure(route[i], 'one of route')) : 0;
    const what = met.get(sure(route[i], 'one of route'));
    if (what === undefined && harm === 0 && !last) continue;
    const part = route.slice(from, i + 1);
    t.emit({ type: 'moved', who, route: part.map(hex => placeOf(t.s, hex)), how, by: who }, 'GLM-MOVE-01');
    run?.notes.path.push(...(run.notes.path.length === 0 ? part : part.slice(1)));
    from = i;
    if (what === 'door') {
      openDoor(
        t,
        sure(
          planOf(t.s.scenario).doors.find(d => d.at === route[i]),
          'one of doors',
        ).id,
        who,
      );
      return { reached: i, door: true };
    }
    if (what !== undefined) yield* enter(t, who, sure(route[i], 'one of route'));
    if (harm > 0 && isAlive(t.s, who)) yield* suffer(t, who, harm, { how: 'scenario', by: null });
    if (!isAlive(t.s, who)) return { reached: i, door: false };
    if (has(figure(t.s, who), 'immobilize') || has(figure(t.s, who), 'stun'))
      return { reached: i, door: false }; // GLM-G74
  }
  return { reached: route.length - 1, door: false };
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

/** Two ways to everywhere: without harm where the points suffice, else the shortest. */
class Ways {
  readonly safe: Reach;
  readonly short: Reach;
  constructor(
    readonly field: Field,
    readonly others: Others,
    at: Hex,
    gait: Gait,
    opensDoors: boolean,
    readonly points: number,
  ) {
    const mover = { at, gait, opensDoors };
    this.safe = reach(field, mover, others, points, 'safe');
    this.short = reach(field, mover, others, points, 'short');
  }

  to(hex: Hex): { readonly route: Hex[]; readonly points: number } | undefined {
    for (const each of [this.safe, this.short]) {
      const cost = costTo(each.ways, hex);
      if (cost !== undefined && cost.points <= this.points)
        return { route: routeTo(this.field, each.ways, hex), points: cost.points };
    }
    return undefined;
  }

  /** Everything in reach, and a little further, so that people see why not. */
  around(): Hex[] {
    return this.short.ways.order.filter(
      hex => sure(costTo(this.short.ways, hex), 'cost to').points <= this.points + 2,
    );
  }
}

/** The board as it is to walk on for somebody: boots may make light of difficult terrain. */
const walkedBy = (s: S, f: F): Field =>
  isImmune(s, f, 'difficultTerrain') ? withoutTerrain(fieldOf(s), 'difficult') : fieldOf(s);

const refusalOf = (refusal: MoveObstacle | undefined): Verdict =>
  refusal === undefined ? undefined : no(refusal.rule, `move-${refusal.why}`);

/** What the board shows of a way before it is gone. */
const wayPreview = (s: S, ways: Ways, hex: Hex, gait: Gait) => {
  const way = ways.to(hex);
  if (way === undefined) return undefined;
  return {
    route: way.route.map(h => placeOf(s, h)),
    cost: way.points,
    met: metOn(ways.field, gait, way.route).map(m => ({ at: placeOf(s, m.hex), what: m.what })),
  };
};

/** GLM-MOVE-01: the figure goes where its player says; after a door the rest of the points is left (GLM-G16). */
export function* moveFigure(
  t: T,
  run: Running,
  points: number,
  jump: boolean,
  more: { readonly upToEnd?: (hex: Hex) => Verdict; readonly straight?: boolean } = {},
): Proc<boolean> {
  const { me } = run;
  const by = run.by;
  if (by === undefined) return false;
  let left = points;
  let leaps = jump;
  let moved = false;
  while (isAlive(t.s, me)) {
    const f = figure(t.s, me);
    if (has(f, 'immobilize') || has(f, 'stun')) return moved;
    const gait: Gait = flies(t.s, f) ? 'fly' : leaps ? 'jump' : 'walk';
    const goes = more.straight ? straightEnd(t.s) : undefined;
    const ways = new Ways(walkedBy(t.s, f), othersOf(t.s, f), f.at, gait, t.s.heroes[me] !== undefined, left);
    const key = yield* pick(t, by, 'GLM-MOVE-01', msg('ask-move', { figure: me, n: left }), [
      skip(moved ? 'stop-label' : 'no-move-label'),
      ...ways
        .around()
        .filter(hex => hex !== f.at)
        .map(hex =>
          hexPick(
            t.s,
            hex,
            () =>
              refusalOf(judgeMove(ways.field, ways.others, ways.short, hex)) ??
              more.upToEnd?.(hex) ??
              goes?.(ways.to(hex)?.route),
            () => wayPreview(t.s, ways, hex, gait),
          ),
        ),
      ...(mayPass(t.s, f, left) ? [portalPick(t.s, f)] : []),
      ...(moved ? [] : itemOffers(t.s, me, 'moveAbility', {}).map(offerPick)),
    ]);
    if (key === PASS) return moved;
    if (key === PORTAL) {
      left -= yield* pass(t, me);
      moved = true;
      if (left <= 0) return moved;
      continue;
    }
    if (key.startsWith('item-')) {
      const give = yield* useMoveItem(t, run, Number(key.slice(5)));
      left += amount(t.s, give?.add?.move, { run });
      leaps = leaps || give?.jump === true;
      continue;
    }
    const way = sure(ways.to(hexOf(t.s, key)), 'ways');
    const went = yield* walk(t, me, way.route, gait, run);
    moved = true;
    left -= ways.to(sure(way.route[went.reached], 'one of route'))?.points ?? way.points;
    if (!isAlive(t.s, me) || !(went.door || mayPass(t.s, figure(t.s, me), left))) return moved;
    if (left <= 0) return moved;
  }
  return moved;
}

function* useMoveItem(t: T, run: Running, id: number): Proc<Give | undefined> {
  const offer = itemOffers(t.s, run.me, 'moveAbility', {}).find(o => o.id === id);
  yield* spendItem(t, run.me, id);
  run.notes.items++;
  return offer?.effect.give;
}

/** Move X of a hero, with everything that raises it. */
export function* moveAbility(t: T, run: Running, ab: MoveAbility, gives: readonly Give[]): Proc<boolean> {
  const f = figure(t.s, run.me);
  // Move +0 of a summon that is granted it is its own Move (GLM-SUMM-02).
  let points = ab.mod === undefined ? amount(t.s, ab.n, { run }) : (statistics(t.s, f).move ?? 0) + ab.mod;
  if (has(f, 'immobilize')) return false;
  const all = [...gives, ...(yield* moveBonuses(t, run))];
  for (const give of all) points += amount(t.s, give.add?.move, { run });
  const jump = ab.jump === true || all.some(give => give.jump === true);
  const upToEnd = endOf(t.s, run, ab);
  const moved = yield* moveFigure(t, run, points, jump, {
    ...(upToEnd ? { upToEnd } : {}),
    ...(ab.straightLine ? { straight: true } : {}),
  });
  if (moved && ab.lootHexesEntered && run.hero === run.me)
    yield* lootAlong(t, run.me, run.notes.path.slice(1));
  return moved;
}

/** Bonuses for moves that lie ready (GLM-CARD-12). */
function* moveBonuses(t: T, run: Running): Proc<Give[]> {
  const found: Give[] = [];
  for (const moment of ['moveAbility', 'moveAction'] as const)
    for (const bonus of bonusesAt(t.s, moment, figure(t.s, run.me))) {
      const { give, may, cost } = bonus.ability;
      if (!give || may === true || cost !== undefined || !allHold(t.s, bonus.ability.if, { run })) continue;
      found.push(give);
      yield* useBonus(t, bonus);
    }
  return found;
}

const NOT_STRAIGHT = no('GLM-TURN-02', 'not-straight');

const straightEnd =
  (s: S) =>
  (route: readonly Hex[] | undefined): Verdict =>
    route === undefined || isStraight(s, route) ? undefined : NOT_STRAIGHT;

const NOT_NEAR = no('GLM-TURN-02', 'not-near-enough');
const NOT_TOWARD = no('GLM-TURN-02', 'not-toward');

/** Where a move must end: beside an obstacle, near whoever controls it, or nearer to their allies. */
const endOf = (s: S, run: Running, ab: MoveAbility): ((hex: Hex) => Verdict) | undefined => {
  if (ab.mustEndNextTo === 'obstacle') return nextToObstacle(s);
  const master = run.other === undefined ? undefined : s.figures[run.other];
  if (master === undefined) return undefined;
  if (ab.endWithin !== undefined) {
    const near = stepsFrom(fieldOf(s), [master.at], ab.endWithin);
    return hex => (sure(near[hex], 'one of near') >= 0 ? undefined : NOT_NEAR);
  }
  if (ab.toward === undefined) return undefined;
  const away = stepsFrom(
    fieldOf(s),
    alliesOf(s, master).flatMap(f => (f.id === run.me ? [] : [f.at])),
    99,
  );
  const now = sure(away[figure(s, run.me).at], 'one of away');
  return hex =>
    sure(away[hex], 'one of away') >= 0 && sure(away[hex], 'one of away') < now ? undefined : NOT_TOWARD;
};

const NOT_BESIDE = no('GLM-TURN-02', 'not-beside-obstacle');

const nextToObstacle =
  (s: S) =>
  (hex: Hex): Verdict => {
    const field = fieldOf(s);
    for (let i = 6 * hex; i < 6 * hex + 6; i++) {
      const other = sure(field.links[i], 'one of links');
      if (other >= 0 && terrainAt(field, other) === 'obstacle') return undefined;
    }
    return NOT_BESIDE;
  };

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
  const ends = new Map(routes.map(r => [sure(r.route.at(-1), 'one of route'), r]));
  if (ends.size === 0 || (ends.size === 1 && ends.has(f.at))) return false;
  const picks: Pick[] = [...ends.keys()].map(hex =>
    hexPick(t.s, hex, undefined, () => ({
      route: sure(ends.get(hex), 'one of ends').route.map(h => placeOf(t.s, h)),
    })),
  );
  const seat = run.by ?? seatFor(t, target);
  const ask = msg(kind === 'push' ? 'ask-push' : 'ask-pull', { figure: target, n: hexes });
  const all = run.by === undefined ? picks : [skip('no-push-label'), ...picks];
  const rule = kind === 'push' ? 'GLM-PUSH-01' : 'GLM-PUSH-03';
  const key = all.length === 1 ? sure(all[0], 'one of all').key : yield* pick(t, seat, rule, ask, all);
  if (key === PASS) return false;
  yield* forceAlong(t, run, target, sure(ends.get(hexOf(t.s, key)), 'one of ends').route, kind, more.into);
  return true;
}

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
function* forceAlong(
  t: T,
  run: Running,
  who: FigureId,
  route: readonly Hex[],
  how: 'push' | 'pull',
  into?: Forced['into'],
): Proc {
  const flying = flies(t.s, figure(t.s, who));
  let from = 0;
  for (let i = 1; i < route.length; i++) {
    if (into && (yield* crash(t, run, who, sure(route[i], 'one of route'), into)) === 'dead') return;
    const kind = terrainAt(fieldOf(t.s), sure(route[i], 'one of route'));
    const harmful = !flying && (kind === 'trap' || kind === 'hazardous');
    const harm = flying ? 0 : entryDamage(t.s, figure(t.s, who), sure(route[i], 'one of route'));
    if (!harmful && harm === 0 && i < route.length - 1) continue;
    const part = route.slice(from, i + 1).map(hex => placeOf(t.s, hex));
    t.emit(
      { type: 'moved', who, route: part, how, by: run.me },
      how === 'push' ? 'GLM-PUSH-01' : 'GLM-PUSH-03',
    );
    from = i;
    if (harmful) yield* enter(t, who, sure(route[i], 'one of route'));
    if (harm > 0 && isAlive(t.s, who)) yield* suffer(t, who, harm, { how: 'scenario', by: null });
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
