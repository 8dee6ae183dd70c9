import {
  beside,
  costTo,
  type Field,
  type Gait,
  isClosedDoor,
  judgeMove,
  judgeStay,
  judgeStep,
  type MoveObstacle,
  metOn,
  NO_WAY,
  NONE,
  type Others,
  passage,
  pointsOf,
  type Reach,
  reach,
  routeTo,
  stepsFrom,
  terrainAt,
} from '@potyczka/geometry/hex';
import { PASS, type Proc, type Seat, sure, type Verdict } from '@potyczka/kernel';
import { hexPick, type Pick, pick, skip } from '../ask.js';
import type { Give, MoveAbility } from '../content/abilities.js';
import { fieldOf, withoutTerrain } from '../ground.js';
import type { F, S, T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Hex } from '../vocabulary.js';
import { useBonus } from './bonuses.js';
import { bonusesAt, flies, isImmune } from './effects.js';
import { allHold } from './holds.js';
import { itemOffers, offerPick, spendItem } from './items.js';
import { alliesOf, figure, has, hexOf, isAlive, placeOf } from './look.js';
import { lootAlong } from './loot.js';
import { doMeanwhile, meanwhile } from './meanwhile.js';
import { mayPass, PORTAL, pass, portalPick } from './portals.js';
import type { Running } from './running.js';
import { statistics } from './statistics.js';
import { amount } from './values.js';
import { goTo, isHeld, othersOf, touch, walk } from './walk.js';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

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
    private readonly isStraight: boolean,
  ) {
    const mover = { at, gait, opensDoors };
    this.safe = reach(field, mover, others, points, 'safe');
    this.short = reach(field, mover, others, points, 'short');
  }

  to(hex: Hex): { readonly route: readonly Hex[]; readonly points: number } | undefined {
    if (this.isStraight) return this.straightTo(hex);
    for (const each of [this.safe, this.short]) {
      const cost = costTo(each.ways, hex);
      if (cost !== undefined && cost.points <= this.points)
        return { route: routeTo(this.field, each.ways, hex), points: cost.points };
    }
    return undefined;
  }

  private straightTo(hex: Hex): { readonly route: readonly Hex[]; readonly points: number } | undefined {
    const { mover } = this.short;
    const { step, landing } = passage(this.field, mover, this.others);
    for (const d of DIRECTIONS) {
      const route = [mover.at];
      for (let [at, points] = [mover.at, 0]; points <= this.points; ) {
        at = sure(this.field.links[6 * at + d], 'one of links') as Hex;
        if (at < 0 || step[at] === NO_WAY) break;
        points += pointsOf(sure(step[at], 'one of step'));
        route.push(at);
        if (at !== hex) continue;
        const whole = points + pointsOf(Math.max(0, sure(landing[at], 'one of landing')));
        return landing[at] === NO_WAY || whole > this.points ? undefined : { route, points: whole };
      }
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
const wayPreview = (s: S, ways: Ways, hex: Hex) => {
  const way = ways.to(hex);
  if (way === undefined) return undefined;
  return {
    route: way.route.map(h => placeOf(s, h)),
    cost: way.points,
    met: metOn(ways.field, ways.short.mover.gait, way.route).map(m => ({
      at: placeOf(s, m.hex),
      what: m.what,
    })),
  };
};

/** What an ability says of a way beside its length. */
interface Bounds {
  readonly upToEnd?: (hex: Hex) => Verdict;
  readonly straight?: boolean;
}

/** How a figure may go on. */
interface Onward {
  left: number;
  leaps: boolean;
  moved: boolean;
  /** In the middle of a Jump: what lies on the hex does not matter yet. */
  hovers: boolean;
}

const gaitOf = (s: S, f: F, leaps: boolean): Gait => (flies(s, f) ? 'fly' : leaps ? 'jump' : 'walk');

/** To go no farther. */
const HERE = 'here';
const HEX_BY_HEX = 'by-hex';

/** GLM-MOVE-01: the figure goes where its player says; after a door the rest of the points is left (GLM-G16). */
export function* moveFigure(
  t: T,
  run: Running,
  points: number,
  jump: boolean,
  more: Bounds = {},
): Proc<boolean> {
  const { me } = run;
  const by = run.by;
  if (by === undefined) return false;
  const on: Onward = { left: points, leaps: jump, moved: false, hovers: false };
  while (isAlive(t.s, me) && !isHeld(t.s, me)) {
    const f = figure(t.s, me);
    const gait = gaitOf(t.s, f, on.leaps);
    const ways = new Ways(
      walkedBy(t.s, f),
      othersOf(t.s, f),
      f.at,
      gait,
      t.s.heroes[me] !== undefined,
      on.left,
      more.straight === true,
    );
    const key = yield* pick(t, by, 'GLM-MOVE-01', msg('ask-move', { figure: me, n: on.left }), [
      skip(on.moved ? 'stop-label' : 'no-move-label'),
      ...wayPicks(t.s, ways, f, more),
      ...(on.moved ? [] : [stayPick(f, more)]),
      ...(on.left > 1 && !more.straight ? [byHexPick()] : []),
      ...(mayPass(t.s, f, on.left) ? [portalPick(t.s, f)] : []),
      ...besides(t.s, run, by),
    ]);
    if (key === PASS) return on.moved;
    if (key === HERE) return true; // GLM-G24
    if (key === HEX_BY_HEX) return yield* hexByHex(t, run, on, more);
    if (yield* doBesides(t, run, on, key)) {
      if (key === PORTAL && on.left <= 0 && shoesOf(t.s, run).length === 0) return true;
      continue;
    }
    const way = sure(ways.to(hexOf(t.s, key)), 'ways');
    const went = yield* walk(t, me, way.route, gait, run);
    on.moved = true;
    on.left -= ways.to(sure(way.route[went.reached], 'one of route'))?.points ?? way.points;
    if (!isAlive(t.s, me)) return true;
    if (!(went.door || mayPass(t.s, figure(t.s, me), on.left))) return true;
    if (on.left <= 0 && shoesOf(t.s, run).length === 0) return true;
  }
  return on.moved;
}

/** The figure goes on as its player points, and stops where they say. */
function* hexByHex(t: T, run: Running, on: Onward, { upToEnd }: Bounds): Proc<boolean> {
  const { me } = run;
  const by = sure(run.by, 'by');
  while (isAlive(t.s, me) && !isHeld(t.s, me)) {
    const f = figure(t.s, me);
    const [field, others, gait] = [walkedBy(t.s, f), othersOf(t.s, f), gaitOf(t.s, f, on.leaps)];
    const mover = { at: f.at, gait, opensDoors: t.s.heroes[me] !== undefined };
    const lander = { ...mover, gait: gait === 'fly' ? gait : on.hovers ? 'jump' : 'walk' } as const;
    const stays = on.moved
      ? (refusalOf(judgeStay(field, lander, others, on.left)) ?? upToEnd?.(f.at))
      : undefined;
    const mayEnd = (hex: Hex): boolean => upToEnd?.(hex) === undefined;
    const next = neighbours(field, f.at).map(hex =>
      hexPick(t.s, hex, () => refusalOf(judgeStep(field, mover, others, on.left, hex, mayEnd))),
    );
    if (on.left <= 0 && stays === undefined && shoesOf(t.s, run).length === 0) break;
    const key = yield* pick(t, by, 'GLM-MOVE-01', msg('ask-step', { figure: me, n: on.left }), [
      { ...skip(on.moved ? 'stop-label' : 'no-move-label'), refusal: stays },
      ...next,
      ...(stays === undefined && mayPass(t.s, f, on.left) ? [portalPick(t.s, f)] : []),
      ...besides(t.s, run, by),
    ]);
    if (key === PASS) break;
    if (yield* doBesides(t, run, on, key)) continue;
    const to = hexOf(t.s, key);
    on.left -= pointsOf(sure(passage(field, mover, others).step[to], 'one of step'));
    on.moved = true;
    on.hovers = gait === 'jump' && !isClosedDoor(field, to);
    yield* goTo(t, run, to, gait);
  }
  if (on.hovers && isAlive(t.s, me)) yield* touch(t, me, figure(t.s, me).at); // GLM-JUMP-03
  return on.moved;
}

const neighbours = (field: Field, at: Hex): Hex[] =>
  DIRECTIONS.map(d => beside(field, at, d)).filter((hex): hex is Hex => hex !== NONE);

const byHexPick = (): Pick => ({ key: HEX_BY_HEX, show: { label: msg('by-hex-label') } });

/** GLM-G24: a Move of no hexes is performed all the same. */
const stayPick = (f: F, { upToEnd }: Bounds): Pick => ({
  key: HERE,
  refusal: upToEnd && (() => upToEnd(f.at)),
  show: { label: msg('move-nowhere-label') },
});

const wayPicks = (s: S, ways: Ways, f: F, { upToEnd, straight }: Bounds): Pick[] =>
  ways
    .around()
    .filter(hex => hex !== f.at)
    .map(hex =>
      hexPick(
        s,
        hex,
        () =>
          refusalOf(judgeMove(ways.field, ways.others, ways.short, hex)) ??
          upToEnd?.(hex) ??
          (straight && ways.to(hex) === undefined ? NOT_STRAIGHT : undefined),
        () => wayPreview(s, ways, hex),
      ),
    );

/** Shoes, and whatever may be done at any time. */
const besides = (s: S, run: Running, by: Seat): Pick[] => [
  ...shoesOf(s, run).map(offerPick),
  ...meanwhile(s, by),
];

const shoesOf = (s: S, run: Running) => itemOffers(s, run.me, 'moveAbility', {});

/** True if the answer was no hex. */
function* doBesides(t: T, run: Running, on: Onward, key: string): Proc<boolean> {
  if (key === PORTAL) {
    on.left -= yield* pass(t, run.me);
    on.moved = true;
    return true;
  }
  if (yield* doMeanwhile(t, sure(run.by, 'by'), key)) return true;
  if (!key.startsWith('item-')) return false;
  const give = yield* useMoveItem(t, run, Number(key.slice(5)));
  on.left += amount(t.s, give?.add?.move, { run });
  on.leaps = on.leaps || give?.jump === true;
  return true;
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
  if (all.some(give => give.double === true)) points *= 2;
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
