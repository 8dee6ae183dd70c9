import {
  baseOutline,
  compareOutlines,
  isAt,
  isWhollyOn,
  mm,
  type Point,
  type Terrain,
  terrainTouched,
} from '@potyczka/geometry/plane';
import type { Proc, Seat } from '@potyczka/kernel';
import { CART, fieldOf, fieldUnit, leaderAtToken, poseOf } from '../ground.js';
import { divulge } from '../keywords/divulge.js';
import { dealFlaws } from '../keywords/flawed.js';
import { scorePoints } from '../rules/counted.js';
import { isPanicked } from '../rules/morale.js';
import { isTrooper } from '../rules/sheet.js';
import { newToken } from '../rules/token-place.js';
import { happens, worth } from '../rules/values.js';
import { blueFirst, leaderOf, onField, type S, type T, type UnitS, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, SEATS } from '../vocabulary.js';
import { hostagePoints } from './hostages.js';
import { cartOf, payloadPoints, roll, setUpPayload } from './payload.js';
import { placeTokens } from './place-tokens.js';
import { isInside, zonesOf } from './zones.js';

/** What an objective card asks for (LEG-CARD-02). */
export interface Objective {
  /** LEG-SETUP-13 */
  setUp(t: T): Proc;
  /** LEG-GEN-25: after the counter was advanced. */
  roundOver(t: T, round: number): Proc;
  gameOver(t: T): Proc;
}

function* nothing(): Proc {}

/** LEG-GEN-24: panicked units count for nothing. */
const counts = (s: S, u: UnitS): boolean => worth('countsForObjective', !isPanicked(s, u), { s, unit: u.id });

/** Fixed places in millimetres, blue's edge being y = 0. */
const fixedTokens = (places: readonly (readonly [number, number])[]) =>
  function* (t: T): Proc {
    for (const [x, y] of places)
      t.emit(
        { type: 'token-placed', who: null, token: newToken(t.s, 'objective', { x: mm(x), y: mm(y) }) },
        'LEG-SETUP-14',
      );
  };

/** More leaders at range 1 of a token than the other player. */
const controls = (s: S, token: S['tokens'][number], who: Seat, only: (u: UnitS) => boolean): boolean => {
  const near = (seat: Seat) =>
    onField(s, seat).filter(u => only(u) && counts(s, u) && leaderAtToken(s, u.id, token, 1)).length;
  return near(who) > near(foeOf(who));
};

/** A player scores for each token that they control. */
const scoreTokens = (t: T, each: number, only: (u: UnitS) => boolean): void => {
  for (const who of SEATS) {
    const held = t.s.tokens.filter(x => x.kind === 'objective' && controls(t.s, x, who, only)).length;
    scorePoints(t, who, held * each, 'tokens');
  }
};

/** At range 1 of a bomb cart. */
const leaderAtCart = (s: S, u: UnitS, cart: S['tokens'][number]): boolean =>
  isAt({ core: [{ x: cart.x, y: cart.y }], radius: CART.radius }, baseOf(s, u), 1);

const leadersIn = (s: S, who: Seat, isIn: (u: UnitS) => boolean): number =>
  onField(s, who).filter(u => counts(s, u) && isIn(u)).length;

const baseOf = (s: S, u: UnitS) => baseOutline(fieldUnit(s, u).base, poseOf(leaderOf(u)));

const isInZone = (s: S, u: UnitS, of: Seat): boolean =>
  zonesOf(s, of).some(area => isInside(baseOf(s, u), area, (b, p) => isWhollyOn(b, [p])));

/** Whole base at range 1 of the enemy's edge. */
const isAtEnemyEdge = (s: S, u: UnitS): boolean => {
  const base = baseOf(s, u);
  const blueIsSouth = !s.turned;
  const enemyNorth = (s.blue === u.seat) === blueIsSouth;
  const far = mm(152.4);
  return base.core.every(p =>
    enemyNorth ? p.y - base.radius >= s.ground.depth - far : p.y + base.radius <= far,
  );
};

const FREE_PIECE = no('LEG-CARD-02', 'piece-not-free');

const middleOf = (t: Terrain): Point => ({
  x: t.polygon.reduce((sum, p) => sum + p.x, 0) / t.polygon.length,
  y: t.polygon.reduce((sum, p) => sum + p.y, 0) / t.polygon.length,
});

const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

const pieces = (s: S): readonly Terrain[] => s.ground.terrain as unknown as readonly Terrain[];

const outlineOfPiece = (t: Terrain) => ({ core: t.polygon, radius: 0 });

/** A piece that lies in no deployment zone and away from others with a token. */
const isFreePiece = (s: S, t: Terrain): boolean => {
  const zones = SEATS.flatMap(seat => zonesOf(s, seat));
  const outside = zones.every(area =>
    'polygon' in area
      ? compareOutlines({ core: t.polygon, radius: 0 }, { core: area.polygon, radius: 0 }, 0) > 0
      : compareOutlines({ core: t.polygon, radius: 0 }, { core: [area.centre], radius: area.radius }, 0) > 0,
  );
  const taken = s.tokens.map(x => pieces(s).find(p => p.id === x.on)).filter(x => x !== undefined);
  return outside && taken.every(p => p.id !== t.id && !isAt(outlineOfPiece(p), outlineOfPiece(t), 1));
};

const putOnPiece = (t: T, who: Seat | null, piece: Terrain): void =>
  t.emit(
    { type: 'token-placed', who, token: newToken(t.s, 'objective', middleOf(piece), { on: piece.id }) },
    'LEG-SETUP-14',
  );

/** Key and Pivotal Positions: the piece nearest to the middle, then one chosen by each player, blue first. */
function* choosePieces(t: T): Proc {
  const centre = { x: t.s.ground.width / 2, y: t.s.ground.depth / 2 };
  const byDistance = pieces(t.s).toSorted(
    (a, b) => square(middleOf(a), centre) - square(middleOf(b), centre),
  );
  const [nearest] = byDistance;
  if (nearest) putOnPiece(t, null, nearest);
  const blue = t.s.blue ?? 'p1';
  for (const who of [blue, foeOf(blue)]) {
    const free = byDistance.filter(p => isFreePiece(t.s, p));
    if (free.length === 0) continue;
    const piece = yield* t.choose<Terrain>(who, {
      rule: 'LEG-SETUP-13',
      ask: msg('ask-piece'),
      from: [...free, ...byDistance.filter(p => !free.includes(p))],
      key: p => p.id,
      judge: p => (free.includes(p) ? undefined : FREE_PIECE),
      show: p => ({ label: msg('piece-label', { piece: p.id }), at: [p.id] }),
    });
    putOnPiece(t, who, piece);
  }
}

/** Most leaders in base contact with the piece. */
const scorePieces = (t: T, each: number): void => {
  for (const token of t.s.tokens.filter(x => x.on !== null)) {
    const near = (seat: Seat) =>
      leadersIn(t.s, seat, u => {
        const body = fieldUnit(t.s, u);
        return terrainTouched(fieldOf(t.s), body, body.minis[0]).some(p => p.id === token.on);
      });
    const [one, two] = [near('p1'), near('p2')];
    if (one !== two) scorePoints(t, one > two ? 'p1' : 'p2', each, 'pieces');
  }
};

const isRank = (u: UnitS, ...ranks: readonly string[]): boolean => ranks.includes(u.rank);
const any = (): boolean => true;

const OBJECTIVES: Readonly<Record<string, Objective>> = {
  breakthrough: {
    setUp: nothing,
    roundOver: nothing,
    *gameOver(t) {
      for (const who of SEATS)
        scorePoints(
          t,
          who,
          leadersIn(t.s, who, u => isInZone(t.s, u, foeOf(who))),
          'zone',
        );
    },
  },
  breach: {
    setUp: nothing,
    roundOver: nothing,
    *gameOver(t) {
      for (const who of SEATS)
        scorePoints(t, who, 2 * leadersIn(t.s, who, u => isAtEnemyEdge(t.s, u)), 'edge');
    },
  },
  'intercept-the-transmissions': {
    setUp: fixedTokens([
      [914.4, 457.2],
      [457.2, 457.2],
      [1371.6, 457.2],
    ]),
    *roundOver(t, round) {
      if (round === 2 || round === 4) scoreTokens(t, 1, u => isTrooper(t.s, u));
    },
    *gameOver(t) {
      scoreTokens(t, 2, u => isTrooper(t.s, u));
    },
  },
  control: {
    setUp: fixedTokens([[457.2, 457.2]]),
    *roundOver(t, round) {
      if (round >= 2 && round <= 4) scoreTokens(t, 1, any);
    },
    *gameOver(t) {
      scoreTokens(t, 2, any);
    },
  },
  'key-positions': {
    setUp: choosePieces,
    roundOver: nothing,
    *gameOver(t) {
      scorePieces(t, 1);
    },
  },
  'pivotal-positions': {
    setUp: choosePieces,
    roundOver: nothing,
    *gameOver(t) {
      scorePieces(t, 2);
    },
  },
  elimination: {
    setUp: nothing,
    roundOver: nothing,
    *gameOver(t) {
      for (const who of SEATS) {
        const fallen = unitsOf(t.s, foeOf(who)).filter(u => u.where === 'defeated');
        const great = fallen.filter(u => isRank(u, 'commander', 'operative', 'heavy'));
        scorePoints(t, who, fallen.length + great.length, 'defeated');
      }
    },
  },
  'sabotage-the-moisture-vaporators': {
    *setUp(t) {
      yield* placeTokens(t, 4, { kind: 'objective', range: 2 }, { wounds: 2 });
    },
    roundOver: nothing,
    *gameOver(t) {
      const blue = t.s.blue ?? 'p1';
      const tokens = t.s.tokens.filter(x => x.kind === 'objective');
      const above = tokens.reduce((sum, x) => sum + Math.max(0, x.wounds - 2), 0);
      const below = tokens.reduce((sum, x) => sum + Math.max(0, 2 - x.wounds), 0);
      scorePoints(t, blue, above, 'sabotaged');
      scorePoints(t, foeOf(blue), below, 'repaired');
    },
  },
  'hostage-exchange': {
    setUp: nothing,
    roundOver: nothing,
    *gameOver(t) {
      for (const who of SEATS)
        scorePoints(
          t,
          who,
          hostagePoints(t.s, who, u => counts(t.s, u)),
          'hostages',
        );
    },
  },
  payload: {
    setUp: setUpPayload,
    *roundOver(t) {
      for (const who of blueFirst(t.s)) {
        const cart = cartOf(t.s, who);
        const near = (seat: Seat) =>
          onField(t.s, seat).filter(u => counts(t.s, u) && cart && leaderAtCart(t.s, u, cart)).length;
        if (near(who) > near(foeOf(who))) yield* roll(t, who);
      }
    },
    *gameOver(t) {
      for (const who of SEATS) scorePoints(t, who, payloadPoints(t.s, who), 'cart');
    },
  },
  'recover-the-supplies': {
    *setUp(t) {
      yield* fixedTokens([[914.4, 457.2]])(t);
      yield* placeTokens(t, 4, { kind: 'objective', range: 1 });
    },
    roundOver: nothing,
    *gameOver(t) {
      for (const who of SEATS) {
        const held = t.s.tokens.filter(x => {
          const u = x.by ? t.s.units[x.by] : undefined;
          return u?.seat === who && u.where === 'field' && counts(t.s, u);
        });
        scorePoints(t, who, held.length, 'claimed');
      }
    },
  },
};

const NONE: Objective = { setUp: nothing, roundOver: nothing, gameOver: nothing };

/** Objective cards that are set up and scored. */
export const isScored = (id: string): boolean => Object.hasOwn(OBJECTIVES, id);

export const objectiveOf = (s: S): Objective => OBJECTIVES[s.battle.objective ?? ''] ?? NONE;

/** LEG-SETUP-13 */
export function* setUpBattle(t: T): Proc {
  yield* objectiveOf(t.s).setUp(t);
  yield* happens(t, 'setupTokens', { s: t.s });
  dealFlaws(t);
  yield* divulge(t);
  t.emit({ type: 'now', now: 'deploy' }, 'LEG-PROC-09');
}
